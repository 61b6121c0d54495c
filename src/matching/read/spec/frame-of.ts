import type { TextFacts } from '../../text/read-text.ts';
import type { WantedValue } from './requirement.ts';

const shortestFrame = 2;

/** The words around the only number of a value of a few words; null for any other value. */
export function frameOf(text: TextFacts): WantedValue['frame'] {
  const words = text.tokens.filter((token) => token.kind !== 'mark');
  const at = words.findIndex((token) => token.kind === 'number');
  const number = words[at];
  if (number === undefined || words.length > 5 || words.some((token, index) => index !== at && token.kind !== 'word'))
    return null;
  const before = words
    .slice(0, at)
    .map((token) => token.stem)
    .reverse();
  const after = words.slice(at + 1).map((token) => token.stem);
  return before.join('').length + after.join('').length < shortestFrame ? null : { before, number: number.stem, after };
}
