import { valueFamilies } from '../../ontology/value-families.ts';
import { wordList } from '../../ontology/word-list.ts';
import { isAside, isDenied } from '../../text/find-phrase.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import type { TextFacts } from '../../text/read-text.ts';
import { type FamilyMention, mentionsOf } from '../family/find-families.ts';

const behind = phrasesOf(wordList('origin behind'));
const ahead = phrasesOf(wordList('origin ahead'));
/** Id of the property and of the family of its values. */
export const originId = 'country';
const countries = valueFamilies.find(({ id }) => id === originId);
const originName = 'Country of origin';
/** A town and a comma may stand before the country: "Made in Yangjiang, China". */
const mostBetween = 3;

/**
 * Where a text says that the goods were made, as a name and a value: "Hand woven in Peru", 苏州产. Null where it names no
 * country with such words, and where it names several.
 */
export function readOriginSaid(text: TextFacts): { name: string; value: string } | null {
  const [first, ...more] = placesIn(text);
  if (first === undefined || more.some(({ valueId }) => valueId !== first.valueId)) return null;
  const { tokens, raw } = text;
  return { name: originName, value: raw.slice(tokens[first.from]?.start, tokens[first.to - 1]?.end) };
}

function placesIn(text: TextFacts): readonly FamilyMention[] {
  if (countries === undefined || !speaksOfOrigin(text)) return [];
  return mentionsOf(text, countries).filter(
    (mention) => !isAside(text, mention) && !isDenied(text, mention) && isOrigin(text, mention),
  );
}

const speaksOfOrigin = ({ tokens }: TextFacts) =>
  tokens.some((_, at) => behind.at(tokens, at) !== null || ahead.at(tokens, at) !== null);

function isOrigin({ tokens }: TextFacts, { from, to }: FamilyMention): boolean {
  if (behind.at(tokens, from) !== null || ahead.at(tokens, tokens[to]?.stem === '-' ? to + 1 : to) !== null)
    return true;
  for (let at = from - 1; at >= 0 && at >= from - 2 * mostBetween; at -= 1) {
    const next = behind.at(tokens, at)?.next ?? tokens.length;
    if (next <= from) return from - next <= mostBetween;
    if (tokens[at]?.kind === 'mark' && tokens[at]?.stem !== ',') return false;
  }
  return false;
}
