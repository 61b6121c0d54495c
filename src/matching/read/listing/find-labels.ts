import { wordList, wordSet } from '../../ontology/word-list.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import { readText } from '../../text/read-text.ts';
import { resolveName } from '../name/resolve-name.ts';

/** The name of a property before a colon: where it begins, and where its value does. */
export interface Label {
  start: number;
  /** Where the colon stands. */
  colon: number;
  name: string;
  /** True for a name that says by itself that a value follows: one of an attribute. */
  isKnown: boolean;
}

const longestLabel = 40;
/** How far a label is looked for before its colon. */
const farthestBack = 60;
const mostWords = 5;
const longestHanLabel = 8;
const longestHanName = 6;
const headedHanName = 4;

const stating = phrasesOf(wordList('stating verbs'));
const noNames = wordSet('words of no name');
const noLabels = wordSet('labels of no value');
const heads = wordSet('label heads');

const joining = new Set(['x', '×', '*', '/', '&', 'and', 'or', 'by']);

const isDigit = (text: string) => /^\d/u.test(text);
const isHan = (character: string) => /^\p{Script=Han}$/u.test(character);

/** The labels of a text whose letters and marks are of plain width, in their order. */
export function labelsIn(plain: string): Label[] {
  const labels: Label[] = [];
  let from = 0;
  for (let colon = plain.indexOf(':'); colon !== -1; colon = plain.indexOf(':', colon + 1)) {
    const label = isLabelling(plain, colon) ? labelBefore(plain, from, colon, labels.at(-1)) : null;
    if (label === null) continue;
    labels.push(label);
    from = colon + 1;
  }
  return labels;
}

/** "10:30", "16:9" and "https://" label nothing. */
function isLabelling(plain: string, colon: number): boolean {
  const before = plain.charAt(colon - 1);
  const after = plain.charAt(colon + 1);
  return !(isDigit(before) && isDigit(after)) && after !== '/' && after !== ':' && before !== ':';
}

function labelBefore(plain: string, from: number, colon: number, last: Label | undefined): Label | null {
  const bound = boundBefore(plain, from, colon);
  if (bound === null) return null;
  const written = plain.slice(bound.at, colon).trim();
  const start = plain.indexOf(written, bound.at);
  // "Package dimensions: Inner width: 20 cm", "Mattress: Colour: white"
  const isHeaded = bound.at === from && last !== undefined && resolveName(written).known !== null;
  if (isHan(written.slice(-1))) return hanLabel(start, written, colon, bound.isOpen && !isHeaded);
  if ((!bound.isOpen || isHeaded) && isName(written))
    return { start, colon, name: written, isKnown: isNameOfValue(written) };
  const next = plain.slice(colon + 1, colon + 4).trimStart();
  const name = spacedLabel(written, isDigit(next), from > 0);
  return name === null ? null : { start: start + written.length - name.length, colon, name, isKnown: true };
}

/** Where the words before a colon begin; `isOpen` where only the value of the label before parts them. Null inside brackets. */
function boundBefore(plain: string, from: number, colon: number): { at: number; isOpen: boolean } | null {
  let depth = 0;
  const farthest = Math.max(from, colon - farthestBack);
  for (let at = colon - 1; at >= farthest; at -= 1) {
    const character = plain.charAt(at);
    if (character === ')') depth += 1;
    else if (character === '(') depth -= 1;
    if (depth < 0) return null;
    if (depth === 0 && at < colon - 1 && isParting(plain, at)) return { at: at + 1, isOpen: false };
  }
  return { at: farthest, isOpen: farthest > 0 };
}

/** True for a mark that ends a value before the next label. A comma between digits, "w/o" and "Max. load" have none. */
function isParting(plain: string, at: number): boolean {
  const character = plain.charAt(at);
  const before = plain.charAt(at - 1);
  const after = plain.charAt(at + 1);
  if (';|•\n\r。、】]'.includes(character)) return true;
  if (character === ',') return !(isDigit(before) && isDigit(after));
  if (after !== ' ') return false;
  if (character === '/') return true;
  // "Max. TV weight"
  if (character === '.' && /(?:^|\P{L})\p{L}{1,3}$/u.test(plain.slice(Math.max(0, at - 4), at))) return false;
  if ('.!?'.includes(character)) return /^\s+[\p{Lu}\p{Script=Han}]/u.test(plain.slice(at + 1, at + 4));
  return '-–—'.includes(character) && before === ' ';
}

/**
 * The words right before a colon that name a property, where nothing but a space parts them from a value: "Blue Pattern: printed". Words
 * before the first label may be a sentence: "Made for days that start dry and end wet: 20 000 mm".
 */
function spacedLabel(written: string, isNumber: boolean, isBehindLabel: boolean): string | null {
  if (!isNumber && !isBehindLabel) return null;
  const words = [...written.matchAll(/\S+/gu)];
  for (let count = Math.min(3, words.length - 1); count > 0; count -= 1) {
    const name = written.slice(words.at(-count)?.index);
    // "L x B x H: 80 cm x 80 cm x 72 cm" labels three values at once.
    if (joining.has(words.at(-count - 1)?.[0].toLowerCase() ?? '')) return isName(written) ? written : null;
    if (!/^\p{Lu}/u.test(name) || noLabels.has(name.toLowerCase())) continue;
    if (resolveName(name).known !== null || (count === 2 && endsOnHead(name))) return name;
  }
  const last = words.at(-1)?.[0] ?? '';
  const isOfNumber = isNumber && isBehindLabel && words.length > 1 && /^[A-Za-z]{3,15}$/u.test(last);
  return isOfNumber && isName(last) ? last : null;
}

/** A Chinese label is all characters behind a space or a letter; behind other characters the longest name that is known. */
function hanLabel(start: number, written: string, colon: number, isOpen: boolean): Label | null {
  let length = 1;
  while (isHan(written.charAt(written.length - length - 1))) length += 1;
  const run = written.slice(-length);
  const ofRun = (name: string, isKnown: boolean): Label => ({
    start: start + written.length - name.length,
    colon,
    name,
    isKnown,
  });
  if (noLabels.has(run)) return null;
  const isSetOff = run.length < written.length || !isOpen;
  if (isSetOff && run.length <= longestHanLabel && run.length > 1) return ofRun(run, isNameOfValue(run));
  for (let count = Math.min(longestHanName, run.length - 1); count > 1; count -= 1) {
    const name = run.slice(-count);
    if (resolveName(name).known !== null) return ofRun(name, true);
  }
  const headed = run.slice(-headedHanName);
  return headed.length === headedHanName && run.length > headed.length && endsOnHead(headed)
    ? ofRun(headed, true)
    : null;
}

/** True for words that may name a property: few, no sentence, no remark to the reader. */
function isName(written: string): boolean {
  if (written.length > longestLabel || !/\p{L}{2}/u.test(written) || /["!?]/u.test(written)) return false;
  const { tokens } = readText(written);
  const [first] = tokens;
  if (first === undefined || noNames.has(first.stem) || noLabels.has(written.toLowerCase())) return false;
  // Letters tell an order of sides: "Dimensions (L x W x H)".
  if (tokens.filter(({ kind, text }) => kind === 'word' && text.length > 1).length > mostWords) return false;
  return tokens.every((token, at) => token.kind !== 'number' && stating.at(tokens, at) === null);
}

/** True for the name of an attribute, and for one that ends on a word on which names of attributes end. */
function isNameOfValue(name: string): boolean {
  return resolveName(name).known !== null || endsOnHead(name);
}

function endsOnHead(name: string): boolean {
  if (isHan(name.slice(-1))) return heads.has(name.slice(-2));
  const last = name.toLowerCase().split(/\s/u).at(-1) ?? '';
  return name.includes(' ') && (heads.has(last) || resolveName(last).known !== null);
}
