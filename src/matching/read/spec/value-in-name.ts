import type { Attribute } from '../../listing.ts';
import { wordList, wordSet } from '../../ontology/word-list.ts';
import { beginsInChinese } from '../../text/is-chinese.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import { singleSpaced } from '../../text/plain-name.ts';
import { readText } from '../../text/read-text.ts';
import { originId } from '../listing/origin-said.ts';
import { type ResolvedName, resolveName } from '../name/resolve-name.ts';
import { containerAt } from '../quantity/per-container.ts';

const serving = phrasesOf(wordList('serving words of a name'));

/** Properties whose names say of no value what it is. */
const saysNothing = new Set(['feature', 'type', 'style', 'other']);

/**
 * What a name asks of other properties where its value is a yes: "USB port: yes", 礼盒包装: 需要 and "Fits Presta valves: yes" name a
 * value and the property that has it, "Valves" as well as what goods go with. None for a name that is a property's as a whole, and for one
 * that ends on none.
 */
export function valuesInName(name: string): Attribute[] {
  if (resolveName(name).known !== null) return [];
  const { tokens } = readText(name);
  const next = serving.at(tokens, 0)?.next ?? tokens.length;
  const [first, last] = [tokens[next], tokens.at(-1)];
  if (first === undefined || last === undefined) return [valueOfProperty(name) ?? []].flat();
  const ofGoods = { name: 'Compatibility', value: name.slice(first.start) };
  const isOfNoun = first !== last && last.kind === 'word' && last.cased === last.text;
  const named = { name: name.slice(last.start), value: name.slice(first.start, last.start).trim() };
  return isOfNoun ? [ofGoods, named] : [ofGoods];
}

function valueOfProperty(name: string): Attribute | null {
  const { tokens } = readText(name);
  const quality = qualityIn(name);
  if (quality !== null) return quality;
  for (const [at, token] of tokens.entries()) {
    const property = name.slice(token.start);
    if (at === 0 || !isProperty(property)) continue;
    const inChinese = tokens.findIndex(({ kind }) => kind === 'character');
    // The whole of 通讯接口 is the property of "USB通讯接口".
    const start = inChinese > 0 && inChinese < at ? (tokens[inChinese]?.start ?? token.start) : token.start;
    return { name: name.slice(start), value: name.slice(0, start).trim() };
  }
  return null;
}

/** "Made in Italy: yes" and 产自意大利: 是 as a wish for the origin; null for any other name. */
export function originInName(name: string): Attribute | null {
  const raw = name.trim();
  if (resolveName(raw).known !== null) return null;
  const { tokens } = readText(raw);
  for (const { start } of tokens.slice(1)) {
    const property = raw.slice(0, start).trim();
    if (resolveName(property).known?.id === originId) return { name: property, value: raw.slice(start) };
  }
  return null;
}

const shortestThing = 2;

/** 可调节 of 背负系统可调节 is a value of the 背负系统, "detachable" of "detachable shoulder strap" one of the shoulder strap. */
function qualityIn(raw: string): Attribute | null {
  const name = raw.trim();
  const han = name.lastIndexOf('可');
  if (han >= shortestThing && beginsInChinese(name))
    return { name: name.slice(0, han).trim(), value: name.slice(han).trim() };
  const [, value = '', thing = ''] = /^(\p{L}{3,}able) (\p{L}.*)$/iu.exec(name) ?? [];
  return thing === '' ? null : { name: thing, value };
}

function isProperty(name: string): boolean {
  const { known } = resolveName(name);
  return known !== null && known.dimensions === undefined && !saysNothing.has(known.id);
}

const dozen = /^(?:(?<half>half(?: a)?|半)|an?|one|一)? ?(?:dozen|doz|打)$/iu;
/** The mark of a size behind its number: 14号, 42码. */
const sizeMark = /(?<=^\s*\d{1,3}(?:\.5)?)\s*[号码]\s*$/u;
const perContainer = /^(?<count>\d+) per (?<container>\p{L}+)$/iu;

/** What is sold as one is a set: "5 or more per set" asks for so many pieces. */
const asPair = /^(?:sold (?:as|in) )?(?:a |one |1 )?pairs?(?: of them)?$|^(?:一|成)?[对双](?:出售|装)?$/iu;
const perSet = [' per set', ' in a set', ' a set', '一套', '一组', '每套'];

/** "A dozen" and "500 per roll" under the name of a number of pieces, in pieces; 42码 of a size as its number; any other value as it is. */
export function inPieces(value: string, { known }: ResolvedName): string {
  if (known?.reads === 'size')
    return sizeMark.test(value.normalize('NFKC')) ? value.normalize('NFKC').replace(sizeMark, '') : value;
  if (known?.id !== 'pack size' && known?.id !== 'packaging') return value;
  const plain = singleSpaced(value);
  const set = perSet.find((words) => plain.length > words.length && plain.toLowerCase().endsWith(words));
  if (set !== undefined && /\d/u.test(plain)) return plain.slice(0, -set.length);
  if (asPair.test(plain)) return '2 pcs';
  const dozens = dozen.exec(plain)?.groups;
  if (dozens !== undefined) return dozens.half === undefined ? '12 pcs' : '6 pcs';
  const { count, container } = perContainer.exec(plain)?.groups ?? {};
  const isContainer = container !== undefined && containerAt(readText(container).tokens, 0) !== null;
  return isContainer ? `${count} pcs per ${container}` : value;
}

const classWords = wordSet('class words');
const longestCode = 3;

/** The code of a value that calls it a class: the A1 of "Euroclass A1" under "Fire class". Null for any other value and name. */
export function codeOfClass(value: string, { stems }: ResolvedName): string | null {
  if (!stems.some((stem) => classWords.has(stem))) return null;
  const { tokens } = readText(value);
  const at = tokens.findIndex(({ stem }) => !classWords.has(stem));
  const code = tokens[at] === undefined || at < 1 ? '' : value.slice(tokens[at]?.start).trim();
  return code !== '' && code.length <= longestCode ? code : null;
}

const letterCode = /^[A-Z]-?\d{0,2}$/u;
const shortestHead = 4;

/** A capital letter, with a number or without, under a name of one word that it follows in running text. */
export function isLetterCode(value: string, { raw, known, stems }: ResolvedName): boolean {
  const head = raw.normalize('NFKC').trim();
  const isHead = stems.length === 1 && (/^[a-z]+$/iu.test(head) ? head.length >= shortestHead : beginsInChinese(head));
  return isHead && known === null && letterCode.test(value.normalize('NFKC').trim());
}
