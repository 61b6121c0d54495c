import { wordSet } from '../../ontology/word-list.ts';
import { type PipeSize, pipeSizesIn } from '../../read/identifier/pipe-size.ts';
import { threadFinding } from '../../read/identifier/thread-system.ts';
import type { ResolvedName } from '../../read/name/resolve-name.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import type { TextFacts } from '../../text/read-text.ts';
import type { Finding } from '../finding.ts';

const method = 'identifier';
const ports = wordSet('names of pipe sizes');
const hanPorts = [...ports].filter(beginsInChinese);

/** True for a name under which a pipe size stands: "Port size", "Thread", 口径. */
export function asksPipe({ stems, raw }: ResolvedName): boolean {
  return stems.some((stem) => ports.has(stem)) || hanPorts.some((word) => raw.includes(word));
}

/** The one pipe size that is wanted, if nothing else is; null for any other value. */
function wantedSize({ text }: WantedValue): PipeSize | null {
  const [size, ...more] = pipeSizesIn(text.tokens);
  return size !== undefined && more.length === 0 ? size : null;
}

/**
 * What a text says of a wanted size of a pipe or its thread: 1 inch, DN25, G1 and 8分 are one. Null where neither side tells it as
 * a pipe's: it may be a length. With `isUnderName`, for a value of the name, plain inches answer a size that is wanted as one.
 */
export function pipeFinding(
  { name }: Requirement,
  wanted: WantedValue,
  found: TextFacts,
  isUnderName: boolean,
): Finding | null {
  if (!asksPipe(name)) return null;
  const size = wantedSize(wanted);
  if (size === null) return null;
  const stated = pipeSizesIn(found.tokens).filter((one) => one.isNamed || (isUnderName && size.isNamed));
  const [first] = stated;
  if (first === undefined) return null;
  const own = stated.find(({ eighths }) => eighths === size.eighths);
  const isOfOtherThread = threadFinding(wanted.threads, found) !== null;
  return { matchType: own === undefined || isOfOtherThread ? 'not_match' : 'match', method, span: own ?? first };
}
