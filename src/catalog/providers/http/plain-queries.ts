import type { CatalogQuery } from '../../catalog.ts';
import { translatePhrase } from '../../translate-phrase.ts';

interface PlainQueryOptions {
  /** The language in which the platform is searched. */
  language: 'en' | 'zh';
  /** At most this many queries, each at most this long. */
  most: number;
  maxCharacters: number;
}

/**
 * What to type into a marketplace's search field: the item's name and keywords as plain words, in the platform's own
 * language as far as our vocabulary goes, then the name once more by the second names of what it speaks of.
 */
export function plainQueries(query: CatalogQuery, options: PlainQueryOptions): string[] {
  const phrases = query.phrases ?? query.texts.toSorted((a, b) => b.weight - a.weight).map(({ text }) => text);
  const script = options.language === 'zh' ? 'han' : 'latin';
  const wordings = phrases.flatMap((phrase) => {
    const { text, namesTheThing } = translatePhrase(phrase, script);
    // Half a translation finds everything of that material or colour: the phrase itself is asked first.
    return namesTheThing ? [text] : [phrase, text];
  });
  const other = translatePhrase(phrases[0] ?? '', script, 1);
  if (other.namesTheThing) wordings.push(other.text);
  const texts = wordings.map((text) => shortened(text, options.maxCharacters)).filter((text) => text !== '');
  return [...new Set(texts)].slice(0, options.most);
}

/** Cut between words where there is a blank in the second half, else in the middle of one. */
function shortened(text: string, maxCharacters: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  const characters = Array.from(plain);
  if (characters.length <= maxCharacters) return plain;
  const cut = characters.slice(0, maxCharacters).join('');
  const blank = cut.lastIndexOf(' ');
  return blank > cut.length / 2 ? cut.slice(0, blank) : cut;
}
