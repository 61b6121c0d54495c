import { materialNames, preciousMetals } from '../../ontology/materials.ts';
import { wordList, wordSet } from '../../ontology/word-list.ts';
import { imitationPrefixes, imitationWords, lookWords } from '../../ontology/word-lists.ts';
import type { Span } from '../../text/find-phrase.ts';
import { isInsideHanWord } from '../../text/han-words.ts';
import { PhraseIndex, phrasesOf } from '../../text/phrase-index.ts';
import type { TextFacts } from '../../text/read-text.ts';
import { isKindOf } from './material-kinds.ts';

/** A material named in a text; `share` is the percentage written beside it, or null. */
export interface MaterialMention extends Span {
  id: string;
  share: number | null;
}

const materials = new PhraseIndex<string>();
for (const material of materialNames) for (const name of material.names) materials.add(name, material.id);
const bareMaterials = new PhraseIndex<string>();
for (const { id, short = [] } of materialNames) for (const name of short) bareMaterials.add(name, id);
const partsOfBare = wordSet('parts of bare materials');
const imitations = phrasesOf(imitationWords);
const prefixes = new Set(imitationPrefixes);

/** Every material a text names, without those it only imitates ("wood look", "faux leather" is a name of its own). */
export function findMaterials(text: TextFacts): MaterialMention[] {
  const mentions: MaterialMention[] = [];
  const { tokens } = text;
  for (let at = 0; at < tokens.length; ) {
    const found =
      things.has(tokens[at]?.text ?? '') || isAnimal(tokens, at)
        ? null
        : (materials.at(tokens, at) ?? bareAt(tokens, at));
    if (found === null) {
      at += 1;
      continue;
    }
    const before = tokens[tokens[at - 1]?.stem === '-' ? at - 2 : at - 1];
    const after = tokens[found.next]?.stem === '-' ? found.next + 1 : found.next;
    const isImitated =
      (imitations.at(tokens, after) !== null && !isPlated(tokens, after)) ||
      isImitator(tokens, at, before) ||
      isLaidOver(tokens, found.value, after);
    const span = { from: at, to: found.next };
    if (!isImitated && (isPure(tokens, at) || !isInsideHanWord(text, span)) && !isPieces(tokens, at))
      mentions.push({
        id: found.value,
        from: at,
        to: found.next,
        share: pureByName.has(found.value) ? 100 : shareBeside(text, at, found.next),
      });
    at = found.next;
  }
  return mentions;
}

const behindPet = wordSet('behind pet the animal');

/** The animal of "pet water fountain", which is no plastic. */
const isAnimal = (tokens: TextFacts['tokens'], at: number) =>
  tokens[at]?.text === 'pet' && behindPet.has(tokens[at + 1]?.stem ?? '');

/** "Walnut handle", "ash octagonal handle": by its short name a material stands before the part that is made of it. */
function bareAt(tokens: TextFacts['tokens'], at: number): { value: string; next: number } | null {
  const found = bareMaterials.at(tokens, at);
  const isOfPart = found !== null && [0, 1].some((gap) => partsOfBare.has(tokens[found.next + gap]?.stem ?? ''));
  return isOfPart ? found : null;
}

const looks = phrasesOf(lookWords);
/** "Cotton print" and "cotton coloured" are of cotton. */
const ofCloth = new Set(['print', 'printed', 'color', 'colored', 'finish', '色']);

/** "Cotton coloured" is of cotton, and 原木色 a colour of wood as well. */
function isColoured(material: string, look: TextFacts['tokens'][number] | undefined): boolean {
  if (isKindOf(material, 'fabric')) return ofCloth.has(look?.stem ?? '');
  return look?.stem === '色' && isKindOf(material, 'wood');
}

/** The materials that a text only imitates, with the words that say so: "leather look", "gold tone", 仿木. */
export function findImitations(text: TextFacts): (Span & { id: string })[] {
  const { tokens } = text;
  const found: (Span & { id: string })[] = [];
  for (let at = 0; at < tokens.length; ) {
    const material = materials.at(tokens, at);
    const to = material?.next ?? at + 1;
    const after = tokens[to]?.stem === '-' ? to + 1 : to;
    const look = material === null || isPlated(tokens, after) ? null : looks.at(tokens, after);
    if (look !== null && !isColoured(material?.value ?? '', tokens[after]))
      found.push({ id: material?.value ?? '', from: at, to: look.next });
    at = to;
  }
  return found;
}

/** 金属镀金 is a metal: what stands before 镀 is plated with what follows, unless 镀层 ends the words. */
function isPlated(tokens: TextFacts['tokens'], at: number): boolean {
  const plating = tokens[at + 1];
  return tokens[at]?.stem === '镀' && plating?.kind === 'character' && plating.glued && plating.stem !== '层';
}

const laid = new Set(['over', 'plated', 'layered', 'bonded', 'dipped']);
const longestLaid = 3;

/** "18k gold over sterling silver": the metal before "over" is a layer on the one behind. */
function isLaidOver(tokens: TextFacts['tokens'], id: string, at: number): boolean {
  const over = tokens[at]?.stem !== 'over' && laid.has(tokens[at]?.stem ?? '') ? at + 1 : at;
  if (tokens[over]?.stem !== 'over' || !isKindOf(id, 'metal')) return false;
  for (let next = over + 1; next <= over + longestLaid; next += 1) {
    const under = materials.at(tokens, next);
    if (under !== null) return isKindOf(under.value, 'metal') || Object.hasOwn(preciousMetals, under.value);
  }
  return false;
}

/** "Faux …", "like …"; in "leather-like PU" the word belongs to what stands before it. */
function isImitator(tokens: TextFacts['tokens'], at: number, before: TextFacts['tokens'][number] | undefined): boolean {
  return prefixes.has(before?.stem ?? '') && !(before?.stem === 'like' && tokens[at - 2]?.stem === '-');
}

/** Things and no materials: drinking and reading glasses, golf irons. */
const things = new Set(['glasses', 'stones', 'irons', 'papers', 'woods', 'corks', 'rubbers', 'cloths']);

/** "8PC" are eight pieces. */
function isPieces(tokens: TextFacts['tokens'], at: number): boolean {
  return tokens[at]?.stem === 'pc' && tokens[at - 1]?.kind === 'number';
}

/** "60% cotton", "cotton 60%", and all of it in "pure cotton". */
function shareBeside(text: TextFacts, from: number, to: number): number | null {
  const { tokens } = text;
  if (pureWords.has(tokens[from - 1]?.stem ?? '')) return 100;
  const sign = ofGrowth.has(tokens[from - 1]?.stem ?? '') ? from - 2 : from - 1;
  if (tokens[sign]?.stem === '%' && !sharesFollow(tokens)) return numberOf(tokens[sign - 1]?.stem);
  // "cotton 60% polyester 40%", but in "60% cotton 40% polyester" the next share is another's.
  const isLast = tokens[to + 2]?.kind !== 'word' && tokens[to + 2]?.kind !== 'character';
  return tokens[to + 1]?.stem === '%' && (isLast || sharesFollow(tokens)) ? numberOf(tokens[to]?.stem) : null;
}

const pureWords = new Set(['pure', 'bare', '纯', '全']);
/** Oxygen-free copper is pure by what it is called. */
const pureByName: ReadonlySet<string> = new Set(wordList('materials pure by name'));
/** Between a share and its material: "100% organic cotton". */
const ofGrowth = wordSet('between a share and its material');

/** The 棉 of 纯棉被套 is cotton, though 棉被 is a word. */
const isPure = (tokens: TextFacts['tokens'], at: number): boolean =>
  tokens[at]?.kind === 'character' && pureWords.has(tokens[at - 1]?.stem ?? '');

/** The first share of a text tells whether shares stand behind their materials. */
function sharesFollow(tokens: TextFacts['tokens']): boolean {
  const sign = tokens.findIndex((token) => token.stem === '%');
  return sign > 1 && tokens.slice(0, sign - 1).some((_, at) => materials.at(tokens, at) !== null);
}

/** Stainless steels that go by their number alone where a material is stated: "304". */
const stainlessGrades = wordSet('grades of stainless steel');

/**
 * As `findMaterials`, for a text that names materials: there "gold" is the metal and no colour, and where a listing says so "walnut" the
 * wood and no nut.
 */
export function namedMaterials(text: TextFacts, isStated: boolean): MaterialMention[] {
  const bare = isStated ? bareMaterials.at(text.tokens, 0) : null;
  const ofShort = bare?.next === text.tokens.length ? bare.value : undefined;
  if (isStated && stainlessGrades.has(text.unspaced))
    return [{ id: text.unspaced, share: null, from: 0, to: text.tokens.length }];
  const id = Object.hasOwn(preciousMetals, text.unspaced) ? preciousMetals[text.unspaced] : ofShort;
  return id === undefined ? findMaterials(text) : [{ id, share: null, from: 0, to: text.tokens.length }];
}

function numberOf(text: string | undefined): number | null {
  const value = text === undefined ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : null;
}
