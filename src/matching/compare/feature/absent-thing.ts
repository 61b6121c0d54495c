import { wordSet } from '../../ontology/word-list.ts';
import type { Feature } from '../../read/feature/feature.ts';
import { tellsKind } from '../../read/feature/tells-kind.ts';
import type { NamedFact } from '../../read/listing/named-fact.ts';
import type { Statement } from '../../read/listing/statement.ts';
import type { ResolvedName } from '../../read/name/resolve-name.ts';
import type { Requirement, WantedValue } from '../../read/spec/requirement.ts';
import type { TextFacts } from '../../text/read-text.ts';
import type { Finding } from '../finding.ts';

const denying = new Set(['no', 'without', 'non']);
const denyingHan = ['没有', '不带', '无'];
const shortestNamed = 3;
const longestDenial = 4;

/** Things that goods take and may be sold without: "Battery: none" can mean that none comes along. */
export const supplied = wordSet('absent thing: supplied');

/** True when a value says that the thing of its name is not there: "Frame: frameless", "Armrest type: without armrests". */
export function isAbsent({ tokens, raw }: TextFacts, name: ResolvedName): boolean {
  const [first] = tokens;
  if (first === undefined || tokens.length > longestDenial) return false;
  if (tokens.length === 1 && isWithoutNamed(first.stem, [...name.stems, ...(name.known?.names ?? [])])) return true;
  const han = first.kind === 'character' ? denyingHan.find((word) => raw.trimStart().startsWith(word)) : undefined;
  if (han !== undefined) return name.raw.includes(raw.trim().slice(han.length).trim());
  if (!denying.has(first.stem) || tokens.length === 1) return false;
  return tokens.every(({ stem, kind }, at) => at === 0 || kind === 'mark' || name.stems.includes(stem));
}

/** "Armless" under "Armrest type", "collarless" under "Collar", "uncoated" and "unlined" under "Coating" and "Lining". */
function isWithoutNamed(stem: string, named: readonly string[]): boolean {
  const [, done, thing = done ?? ''] = /^(?:un(.+?)(?:ed)?|(.+)less)$/u.exec(stem) ?? [];
  return thing.length >= shortestNamed && named.some((word) => word.startsWith(thing));
}

/** "Facing: none" of what is to be "foil faced", and 涂层：无 where PVC涂层 is wanted: there is none of any kind. */
export function isWithoutAny({ words, phrases }: Pick<Feature, 'words' | 'phrases'>, fact: NamedFact): boolean {
  const { name, whole, featureName } = fact;
  if (whole.yesNo !== false || !saysNone(whole.text)) return false;
  const [noun = '', ...more] = name.stems;
  if (/^\p{Script=Han}{2,}$/u.test(featureName))
    return phrases.some((phrase) => phrase.length > featureName.length && phrase.endsWith(featureName));
  const [, made = null] = /^(.{3,})ed$/u.exec(words.at(-1) ?? '') ?? [];
  return made !== null && more.length === 0 && /^(.{3,}?)(?:ing|e)?$/u.exec(noun)?.[1] === made;
}

const isUnwanted = ({ answer, isAbsence }: WantedValue) => answer === false || isAbsence;

function isMissing({ answer, text }: Statement, name: ResolvedName): boolean {
  return answer === false ? saysNone(text) : isAbsent(text, name);
}

/**
 * Compares a value that says that a thing is not there, or only that it is, with one that tells of what kind it is; null
 * where both tell a kind.
 */
export function absenceFinding({ name }: Requirement, wanted: WantedValue, found: Statement): Finding | null {
  const { answer } = found;
  const isDenied = isUnwanted(wanted);
  if (answer === true && wanted.answer === null)
    return { matchType: isDenied ? 'not_match' : 'unknown', method: 'text', span: null };
  if (answer === false && !isDenied && !saysNone(found.text))
    return { matchType: 'unknown', method: 'text', span: null };
  // "Scent: none" where it is to be unscented.
  if (wanted.isAbsence && isMissing(found, name)) return { matchType: 'match', method: 'text', span: null };
  if (!isDenied && !isMissing(found, name)) return null;
  // "Glazed or unglazed" offers both.
  if (isDenied && found.text.unspaced.includes(wanted.text.unspaced)) return null;
  if (name.known?.reads === 'open' || name.stems.some((stem) => supplied.has(stem)) || wanted.answer === true)
    return null;
  return tellsKind(isDenied ? found.text : wanted.text) ? { matchType: 'not_match', method: 'text', span: null } : null;
}

const notSupplied = wordSet('not supplied');

/** "Not included" and "not available" are said of what may well be used with the goods. */
function saysNone({ tokens }: TextFacts): boolean {
  return tokens.every(({ stem }) => !notSupplied.has(stem));
}
