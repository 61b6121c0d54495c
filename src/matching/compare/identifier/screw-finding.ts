import { screwSizesIn } from '../../read/identifier/screw-size.ts';
import type { WantedValue } from '../../read/spec/requirement.ts';
import type { TextFacts } from '../../text/read-text.ts';
import type { Finding } from '../finding.ts';

/** True for a value that is the size of a metric screw: "M8x30", "M 8 x 30 mm". */
export const asksScrew = ({ text }: WantedValue): boolean => screwSizesIn(text.tokens).length === 1;

/** What a text says of a wanted screw size: "M10*30" is no M8x30. Null where it states none, or several lengths of the thread in a row. */
export function screwFinding({ text }: WantedValue, found: TextFacts): Finding | null {
  const [size, ...more] = screwSizesIn(text.tokens);
  const stated = size === undefined || more.length > 0 ? [] : screwSizesIn(found.tokens);
  const [first] = stated;
  if (size === undefined || first === undefined) return null;
  const own = stated.find(
    ({ thread, length, pitch }) =>
      thread === size.thread &&
      length === size.length &&
      (pitch === null || size.pitch === null || pitch === size.pitch),
  );
  if (own !== undefined) return { matchType: 'match', method: 'identifier', span: own };
  // "M8x20/30/40" goes on.
  const goesOn = stated.some(
    ({ to }) => listed.has(found.tokens[to]?.stem ?? '') && found.tokens[to + 1]?.kind === 'number',
  );
  return goesOn ? null : { matchType: 'not_match', method: 'identifier', span: first };
}

const listed = new Set(['/', ',', '-', '~', '、']);
