import { noNotes, noteCues, openNotes } from '../../ontology/flavours.ts';
import { wordSet } from '../../ontology/word-list.ts';
import { isDenied, type Span } from '../../text/find-phrase.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import type { TextFacts } from '../../text/read-text.ts';
import { stemWord } from '../../text/stem.ts';

const none = phrasesOf(noNotes);
const cues = new Set(noteCues.map(stemWord));
const open = new Set(openNotes.map(stemWord));
/** "Eau de Parfum Perfume Fragrance": names of the goods, no smell. */
const perfumes = wordSet('stated words: perfumes');
const longestStated = 3;

/** True for words that leave a taste open: "assorted", "variety". */
export function isOpenWord(stem: string): boolean {
  return open.has(stem);
}

/** Where a text says that the goods taste or smell of nothing: "unscented", "free & clear". */
export function findNothing(text: TextFacts): Span | null {
  for (let at = 0; at < text.tokens.length; at += 1) {
    const found = none.at(text.tokens, at);
    if (found !== null && !isDenied(text, { from: at, to: found.next })) return { from: at, to: found.next };
  }
  return null;
}

/**
 * The words of which a text says that the goods taste or smell of them: "Mountain Breeze" in "Mountain Breeze Scent".
 * Null where no such word is said or where what is said leaves it open ("assorted flavors").
 */
export function findStated(text: TextFacts): Span | null {
  const { tokens } = text;
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'mark' || !cues.has(token.stem)) continue;
    let from = at;
    while (from > 0 && at - from < longestStated && isTelling(text, from - 1)) from -= 1;
    const said = tokens.slice(from, at);
    const of = tokens[at + 1]?.stem === 'of' && isTelling(text, at + 2);
    if (of && !isDenied(text, { from: at, to: at + 3 })) return { from: at, to: at + 3 };
    const isGoods = said.every((word) => perfumes.has(word.stem));
    if (!isGoods && !said.some((word) => open.has(word.stem)) && !isDenied(text, { from, to: at }))
      return { from, to: at };
  }
  return null;
}

function isTelling(text: TextFacts, at: number): boolean {
  const token = text.tokens[at];
  return token !== undefined && token.kind === 'word' && token.cased.charAt(0) !== token.text.charAt(0);
}
