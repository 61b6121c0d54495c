import { joiningPhrases, strapWords } from '../ontology/scope-words.ts';
import { isInsideHanWord } from '../text/han-words.ts';
import { phrasesOf } from '../text/phrase-index.ts';
import type { Token } from '../text/tokenize.ts';
import type { PhraseReader } from './phrase-reader.ts';

const joiners = phrasesOf(joiningPhrases);
const straps = new Set(strapWords);

/** True where a phrase that joins things begins, whatever stands around it. */
export function isJoiningAt(tokens: readonly Token[], at: number): boolean {
  return joiners.at(tokens, at) !== null;
}

/** One after the word that joins a thing to the goods at a place ("with", 带); null where none does. */
export function joinerAt(reader: PhraseReader, at: number): number | null {
  const { text, tokens } = reader;
  const found = joiners.at(tokens, at);
  if (found === null) return null;
  const first = tokens[at];
  // "80+ Gold" and "XL+ 24" are names with a plus.
  if (first?.stem === '+' && first.glued && (tokens[at - 1]?.kind === 'number' || tokens[at + 1]?.glued === false))
    return null;
  if (first?.stem === '+' && isBetweenMeasures(tokens, at)) return null;
  if (first?.kind !== 'character') return found.next;
  // The 带 that ends a run brings nothing along: 绑带.
  if (tokens[at - 1]?.kind === 'character' && first.glued && !isGoingOn(tokens, found.next)) return null;
  // 表带 is a strap and 灯带 a strip of lights: only a word of its own joins, or one between the goods and what describes.
  const isWord = !isInsideHanWord(text, { from: at, to: found.next });
  const joins = reader.roleAt(found.next) !== 'plain' || reader.partAt(found.next) !== null;
  const isStrap = first.glued && straps.has(`${tokens[at - 1]?.stem ?? ''}${first.stem}`);
  return (isWord ? joins || !isStrap : joins && !isStrap) ? found.next : null;
}

const isGoingOn = (tokens: readonly Token[], at: number) => tokens[at] !== undefined && tokens[at]?.kind !== 'mark';

/** "4GB+64GB" are memory and storage of one thing. */
function isBetweenMeasures(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return tokens[at - 1]?.kind === 'word' && tokens[at - 2]?.kind === 'number' && next?.kind === 'number' && next.glued;
}
