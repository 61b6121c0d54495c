import { knownMakers, makerHouses, tradesWithoutAccessories } from '../../ontology/makers.ts';
import { wordSet } from '../../ontology/word-list.ts';
import { isEveryday } from '../../text/everyday.ts';
import { isOfBundledItem, type Span } from '../../text/find-phrase.ts';
import { PhraseIndex } from '../../text/phrase-index.ts';
import { readText, type TextFacts, unspacedOf } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';

/**
 * A listed name; `isRare` when one of its words is no everyday word, so that it is a name wherever it stands. `isFitted`
 * when other makers sell things that go with its goods, and name it first ("GoPro Hero 8 Case").
 */
interface KnownMaker {
  words: readonly string[];
  isRare: boolean;
  isFitted: boolean;
}

let makers: PhraseIndex<KnownMaker> | undefined;

function readMakers(): PhraseIndex<KnownMaker> {
  const index = new PhraseIndex<KnownMaker>();
  for (const [trade, names] of Object.entries(knownMakers)) {
    for (const name of names.split(',')) {
      const words = readText(name).tokens.filter(({ kind }) => kind !== 'mark');
      const isRare = words.some(({ kind, stem, text }) => kind === 'word' && text.length > 2 && !isEveryday(stem));
      const isFitted = !tradesWithoutAccessories.has(trade);
      if (words.length > 1 || isRare) index.add(name, { words: words.map(({ text }) => text), isRare, isFitted });
    }
  }
  return index;
}

function listedAt(tokens: readonly Token[], at: number): { value: KnownMaker; next: number } | null {
  makers ??= readMakers();
  return makers.at(tokens, at);
}

const houses = new Map<string, ReadonlySet<string>>();
for (const [house, brands] of Object.entries(makerHouses))
  houses.set(unspacedOf(house), new Set(brands.split(',').map((name) => unspacedOf(name))));

/** Before a name these tell that the goods are only like it or go with it. */
const likening = wordSet('known maker: likening');

/**
 * A maker that is known the world over, where the title opens with it or, if `isAnywhere`, names it further on by several
 * words of which one is no everyday word. Null where none is named, or only as what the goods go with: with `isOpen` false
 * the title opens with what sells accessories by another's name.
 */
export function knownMakerIn(text: TextFacts, isOpen: boolean, isAnywhere: boolean): Span | null {
  const { tokens } = text;
  const opening = makerAt(text, 0);
  if (opening !== null) return isOpen || listedAt(tokens, 0)?.value.isFitted === false ? opening : null;
  if (!isAnywhere) return null;
  for (let at = 0; at < tokens.length; at += 1) {
    const found = makerAt(text, at);
    if (found === null || found.to - found.from < 2 || likening.has(tokens[at - 1]?.stem ?? '')) continue;
    if (listedAt(tokens, at)?.value.isRare === true && !isOfBundledItem(text, found)) return found;
  }
  return null;
}

/** True when the wanted name and that of a span are those of a house and of a brand it sells under. */
export function areOfOneHouse({ tokens }: TextFacts, span: Span, { unspaced: wanted }: TextFacts): boolean {
  const named = tokens
    .slice(span.from, span.to)
    .map(({ kind, stem }) => (stem === '&' ? 'and' : kind === 'mark' ? '' : stem))
    .join('');
  const asked = houses.get(wanted);
  return asked?.has('') === true || asked?.has(named) === true || houses.get(named)?.has(wanted) === true;
}

const shortestCapital = 4;

/** The listed name at a place, in the same words and with the capitals of a name ("Bath & Body Works", not "old navy"). */
function makerAt({ tokens }: TextFacts, at: number): Span | null {
  const found = listedAt(tokens, at);
  if (found === null) return null;
  const words = tokens.slice(at, found.next).filter(({ kind }) => kind !== 'mark');
  const isNamed = words.every(
    ({ kind, cased, text }, index) =>
      text === found.value.words[index] && (kind !== 'word' || text.length < shortestCapital || cased !== text),
  );
  return isNamed ? { from: at, to: found.next } : null;
}
