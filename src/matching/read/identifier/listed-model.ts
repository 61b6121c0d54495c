import type { MatchType } from '../../assessment.ts';
import { wordSet } from '../../ontology/word-list.ts';
import type { Span } from '../../text/find-phrase.ts';
import type { TextFacts } from '../../text/read-text.ts';
import type { Token } from '../../text/tokenize.ts';
import { unitAfter } from '../quantity/unit-after.ts';

/** Words that stand behind the number of a model and belong to it. */
export const suffixes = wordSet('listed model: suffixes');
const joins = new Set(['/', ',', '&', '+', 'and', '、']);
const longestLetters = 2;

interface Model {
  /** The number with the letters stuck to it: "c30", "13i". */
  code: string;
  suffix: string;
  /** One after its last token. */
  to: number;
}

/** What a list says, and the words of it that do: its head and all up to the model. */
interface Listed {
  matchType: MatchType;
  span: Span;
}

/**
 * What a list of models says of a wanted one that it does not name in full: in "for iPhone 16 Pro Max /15 14 Pro Max" the
 * head carries on. A match where the last part of the wanted name stands there whole; unknown for the rest, since such
 * lists are written carelessly; null where no list of several stands.
 */
export function inListOfModels(text: TextFacts, wanted: TextFacts): Listed | null {
  const first = wanted.tokens.findIndex(({ kind }) => kind === 'number');
  const start = startOfCode(wanted.tokens, first);
  const head = wanted.tokens[start - 1];
  if (first === -1 || head?.kind !== 'word') return null;
  const model = modelsFrom(wanted.tokens, start)[0];
  const at = text.tokens.findIndex(({ stem }) => stem === head.stem);
  const models = at === -1 ? [] : modelsFrom(text.tokens, at + 1);
  const last = models.at(-1);
  if (model === undefined || last === undefined || models.length < 2) return null;
  const same = models.findIndex(({ code, suffix }) => code === model.code && suffix === model.suffix);
  if (same === -1) return { matchType: 'unknown', span: { from: at, to: last.to } };
  // "15 14 13 Pro Max": the bare ones may be short for the last. In "15 / 15 Pro" the first is itself.
  const isItself = models.some(({ code, suffix }) => code === model.code && suffix !== '');
  const mayBeShort = model.suffix === '' && !isItself && models.slice(same).some(({ suffix }) => suffix !== '');
  return { matchType: mayBeShort ? 'unknown' : 'match', span: { from: at, to: models[same]?.to ?? last.to } };
}

/** A code may begin with letters that are stuck to its number. */
function startOfCode(tokens: readonly Token[], number: number): number {
  const letters = tokens[number - 1];
  const isStuck = (tokens[number]?.glued ?? false) && letters?.kind === 'word';
  return isStuck && letters.text.length <= longestLetters ? number - 1 : number;
}

/** The models that stand one after another from a place on, up to the first word that is no part of one. */
function modelsFrom(tokens: readonly Token[], start: number): Model[] {
  const models: Model[] = [];
  for (let at = start; at < tokens.length; ) {
    const token = tokens[at];
    const last = models.at(-1);
    if (token === undefined) break;
    const lead = token.kind === 'word' && token.text.length <= longestLetters && tokens[at + 1]?.kind === 'number';
    const isLed = lead && (tokens[at + 1]?.glued ?? false);
    const number = isLed ? at + 1 : at;
    if (tokens[number]?.kind === 'number') {
      const after = tokens[number + 1];
      // "16 x 25" and "4 pcs" are measures.
      if (after?.stem === 'x' || after?.stem === '*' || (!isLed && unitAfter(tokens, number + 1) !== null)) break;
      const isTailed = after?.kind === 'word' && after.glued;
      const tail = isTailed ? after.text : '';
      // "8Pro" is written for "8 Pro".
      const isSuffix = suffixes.has(tail);
      const code = `${isLed ? token.text : ''}${tokens[number]?.stem}${isSuffix ? '' : tail}`;
      at = number + (isTailed ? 2 : 1);
      models.push({ code, suffix: isSuffix ? tail : '', to: at });
      continue;
    }
    if (last !== undefined && suffixes.has(token.text)) {
      last.suffix = `${last.suffix} ${token.text}`.trim();
      last.to = at + 1;
    } else if (last === undefined || !joins.has(token.stem)) break;
    at += 1;
  }
  return models;
}
