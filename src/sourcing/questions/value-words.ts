import { colourNames } from '../../matching/ontology/colours.ts';
import { materialNames } from '../../matching/ontology/materials.ts';
import { valueFamilies } from '../../matching/ontology/value-families.ts';
import type { Requirement, WantedValue } from '../../matching/read/spec/requirement.ts';
import { unspacedOf } from '../../matching/text/read-text.ts';
import { plainWordsOf } from './plain-words.ts';
import type { Term } from './question.ts';

const han = /\p{Script=Han}/u;

export function hasHan(text: string): boolean {
  return han.test(text);
}

type Translations = Map<string, Term>;

/** Every name of a thing leads to its usual name in each language; a thing without a name in one is left out. */
function addNames(translations: Translations, names: readonly string[], shortestHan: number): void {
  const chinese = names.filter(hasHan);
  const isWhole = (name: string) => name.length >= shortestHan && !/[a-z]$/u.test(name);
  const zh = chinese.find(isWhole) ?? chinese[0];
  const en = names.find((name) => !hasHan(name));
  if (zh === undefined || en === undefined) return;
  for (const name of names) {
    const key = unspacedOf(name);
    if (translations.has(key)) continue;
    // A Latin name stays what the buyer wrote, a Chinese one gets the usual Latin one, and the reverse.
    translations.set(key, hasHan(name) ? { en, zh: name.length >= shortestHan ? name : zh } : { en: name, zh });
  }
}

const colours: Translations = new Map();
// 黑 alone is a root; 黑色 is the colour.
for (const { names } of colourNames) addNames(colours, names, 2);
const materials: Translations = new Map();
// For the matcher an alloy is its metal; to a supplier it is not.
for (const [zh, ...names] of [
  ['铝合金', 'aluminum alloy', 'aluminium alloy'],
  ['锌合金', 'zinc alloy'],
  ['钛合金', 'titanium alloy'],
  ['镁合金', 'magnesium alloy'],
]) {
  for (const name of names) addNames(materials, [name, ...(zh === undefined ? [] : [zh])], 1);
}
// The first name is the plain one: 棉 is cotton, 纯棉 is pure cotton.
for (const { names } of materialNames) addNames(materials, names, 1);
const familyValues = new Map<string, Translations>();
for (const { id, values } of valueFamilies) {
  const translations: Translations = new Map();
  for (const { names } of values) addNames(translations, names, 2);
  familyValues.set(id, translations);
}

/** A wanted value; `isKnown` where the vocabulary has it. */
export interface ValueTerm extends Term {
  isKnown: boolean;
}

/** A wanted value in both languages, by the vocabulary of what the spec reads. */
export function valueTerm(requirement: Requirement, wanted: WantedValue): ValueTerm {
  const raw = shorten(wanted.raw);
  const known = lookUp(requirement, wanted);
  return known === undefined ? { en: raw, zh: raw, isKnown: false } : { ...known, isKnown: true };
}

function lookUp(requirement: Requirement, wanted: WantedValue): Term | undefined {
  const key = unspacedOf(wanted.raw);
  const reads = requirement.name.known?.reads;
  const asColour = colours.get(key);
  if (reads === 'colour' || (reads === undefined && /colou?r|色/iu.test(requirement.specName))) {
    if (asColour !== undefined) return keepWriting(wanted.raw, asColour);
  }
  if (wanted.materials.length > 0) return materialTerm(shorten(wanted.raw));
  for (const { family, isWhole } of wanted.families) {
    const found = isWhole ? familyValues.get(family.id)?.get(key) : undefined;
    if (found !== undefined) return keepWriting(wanted.raw, found);
  }
  const plain = plainWordsOf(wanted.raw);
  return plain === undefined ? undefined : keepWriting(wanted.raw, plain);
}

/** The language of the buyer keeps the buyer's own writing. */
function keepWriting(raw: string, known: Term): Term {
  return hasHan(raw) ? { en: known.en, zh: raw.trim() } : { en: insideSentence(raw.trim()), zh: known.zh };
}

/** Proper names keep their capital; a single capitalised word of the vocabulary is a word. */
function insideSentence(text: string): string {
  return /^[A-Z][a-z]+( [a-z]+)*$/u.test(text) && !properNames.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

const properNames =
  /^(China|Japan|Germany|Italy|France|Turkey|India|Korea|Vietnam|Taiwan|Thailand|Lycra|Tencel|Teflon|Tritan|Cordura|Kevlar|Alcantara|Gore)/u;

/** Materials that the trade calls by their letters, in Chinese listings as well. */
const lettered =
  /^(?:abs|asa|epdm|epe|epp|eps|eva|hdpe|hips|ldpe|mdf|nbr|pa|pbt|pc|pe|pet|petg|peva|pla|pmma|pom|pp|ppr|pps|ppsu|ps|psu|ptfe|pu|pvc|san|sbr|tpe|tpr|tpu)$/iu;

const share = /^(?<percent>\d+(?:\.\d+)?\s*%)\s*(?<name>.+)$/u;

/** "60% cotton, 40% polyester": every part is translated, or nothing is. */
function materialTerm(raw: string): Term | undefined {
  const parts = raw.split(/\s*(?:[,，;/+&]|\band\b)\s*/u).filter((part) => part !== '');
  const translated = parts.map((part) => {
    const { percent = '', name = part } = share.exec(part)?.groups ?? {};
    const known = materials.get(unspacedOf(name));
    if (known === undefined) return undefined;
    const { en, zh: word } = keepWriting(name, known);
    // What of a Chinese name is in Latin letters is an abbreviation.
    const zh = (lettered.test(name) ? name : word).toUpperCase();
    return percent === '' ? { en, zh } : { en: `${percent} ${en}`, zh: `${percent}${zh}` };
  });
  if (translated.length === 0 || translated.some((part) => part === undefined)) return undefined;
  const whole = translated.flatMap((part) => part ?? []);
  return { en: whole.map(({ en }) => en).join(', '), zh: whole.map(({ zh }) => zh).join('、') };
}

const longestShown = 300;

/** Line breaks and control characters would forge lines of a message. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** One line, at most so many characters. */
export function shorten(text: string, most = longestShown): string {
  const line = oneLine(text);
  return line.length > most ? `${line.slice(0, most)}…` : line;
}

/** Texts in a row, each once: `comma` between them, `last` before the last. */
export function listed(texts: readonly string[], comma: string, last: string): string {
  const each = [...new Set(texts)];
  if (each.length < 2) return each.join('');
  return `${each.slice(0, -1).join(comma)}${last}${each.at(-1)}`;
}

/** Alternatives, each of terms that are all needed: "CE and RoHS or UL". */
export function listedAlternatives(
  alternatives: readonly (readonly string[])[],
  words: { comma: string; and: string; or: string },
): string {
  const each = alternatives.map((all) => listed(all, words.comma, words.and));
  return listed(each, words.comma, words.or);
}
