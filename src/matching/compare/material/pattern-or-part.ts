import { wordList } from '../../ontology/word-list.ts';
import type { MaterialMention } from '../../read/material/find-materials.ts';
import { isKindOf } from '../../read/material/material-kinds.ts';
import type { Span } from '../../text/find-phrase.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import type { TextFacts } from '../../text/read-text.ts';

const reach = 3;
/** Thin things that show a material instead of being of it. */
const printed = phrasesOf(wordList('things that show a material'));
/** Names of things that begin with a material and are of any. */
const things = phrasesOf(wordList('things that begin with a material'));
/** A cloth to do something with is a thing. */
const wiping = new Set(['cleaning', 'polishing', 'wiping', 'wash', 'dish', 'face']);
const shown = ['stone', 'wood', 'brick'];

/**
 * True when the material of a title is only shown ("marble wallpaper"), begins the name of a thing ("rubber band"), is
 * counted as things ("4 stones") or is the mesh of goods whose wanted material is no cloth: a mesh is of wire as well, and
 * the back of a steel chair.
 */
export function isPatternOrPart(text: TextFacts, mention: MaterialMention, wantedId: string): boolean {
  const { tokens } = text;
  if (mention.id === 'stone' && tokens[mention.from]?.text === 'stones') return true;
  if (tokens[mention.from]?.text === 'cloth' && wiping.has(tokens[mention.from - 1]?.stem ?? '')) return true;
  if (things.at(tokens, mention.from) !== null) return true;
  if (mention.id === 'mesh' && !isKindOf(wantedId, 'fabric') && !isKindOf(wantedId, 'genuine leather')) return true;
  return shown.some((id) => isKindOf(mention.id, id)) && isOnPrint(text, mention);
}

function isOnPrint({ tokens }: TextFacts, { to }: Span): boolean {
  for (let at = to; at < Math.min(tokens.length, to + reach); at += 1) {
    if (tokens[at]?.kind === 'mark') return false;
    if (printed.at(tokens, at) !== null) return true;
  }
  return false;
}
