import { partNames } from '../matching/ontology/part-names.ts';
import { Statement } from '../matching/read/listing/statement.ts';
import type { Subject } from '../matching/scope/scope.ts';
import type { Span } from '../matching/text/find-phrase.ts';
import { readText } from '../matching/text/read-text.ts';
import type { Understood } from './found.ts';

/** What orders say in words that no listing uses, with the listing's words for it. */
const asListingsSay: readonly [RegExp, string][] = [
  [/不想要|不需要|不要用?|不用|别用|别要|拒绝|避免/gu, '不含'],
  [/\b(?:(?:do not|don['’]t) (?:want|need|like)|avoid|instead of|rather than)\b/giu, 'no'],
  [/\b(?:is|are) (?:not (?:acceptable|allowed|ok|okay|wanted)|unacceptable)\b/giu, 'not included'],
  // "With long handles (min 60 cm)": the bracket goes on with what stands before it.
  [/[(（]/gu, ' '],
];

/** The text of an order as matching reads statements of listings; places are those of the text. `name` is what it calls the goods. */
export function readWish(text: string, name: string): Statement {
  const told = asListingsSay.reduce(
    (words, [pattern, said]) => words.replace(pattern, (part) => said.slice(0, part.length).padEnd(part.length)),
    text,
  );
  const wordsOfGoods = new Set(readText(name).tokens.map(({ stem }) => stem));
  const offers = (noun: string) => wordsOfGoods.has(noun) || (/\p{Script=Han}/u.test(noun) && name.includes(noun));
  return new Statement(told, { isTitle: false, wordsOfGoods, offers });
}

/** Characters of a text: the first and one after the last. */
export interface Stretch {
  start: number;
  end: number;
}

export function stretchOf({ text }: Statement, { from, to }: Span): Stretch {
  const start = text.tokens[from]?.start ?? 0;
  return { start, end: text.tokens[to - 1]?.end ?? start };
}

/** The words that deny a stretch, up to the end of their clause where they stand behind it; null where nothing does. */
export function denialOf({ text }: Statement, { start, end }: Stretch): Stretch | null {
  const at = text.tokens.findIndex((token) => token.start >= start && token.end <= end);
  const cue = text.tokens[text.deniedBy[at] ?? -1];
  if (cue === undefined) return null;
  const behind = text.raw.slice(cue.end).search(cue.start < start ? /\S/u : /[,.;\n，。；]|$/u);
  return { start: cue.start, end: cue.end + behind };
}

/** Stretches that words before them deny: "no lid or handle", 不要盖子. */
export function deniedThings({ text }: Statement): (Stretch & { cue: Stretch })[] {
  const { tokens, deniedBy, raw } = text;
  const runs = new Map<number, Stretch & { cue: Stretch }>();
  for (const [at, { start, end }] of tokens.entries()) {
    const by = deniedBy[at] ?? -1;
    const cue = tokens[by];
    if (cue === undefined || by > at || !lacking.test(raw.slice(cue.start))) continue;
    const run = runs.get(by);
    if (run === undefined) runs.set(by, { start, end, cue: { start: cue.start, end: start } });
    else run.end = end;
  }
  return [...runs.values()];
}

const lacking = /^(?:no|without|zero|无|没有|不带|不含)(?![a-z])/iu;

const partsById = new Map(partNames.map((part) => [part.id, part]));
const long = new Set(['handle', 'strap', ...partNames.flatMap(({ id, isLinear }) => (isLinear ? [id] : []))]);

/** What a property is called that is said of a part, whose name is understood then: "Lid material". */
export function nameOfPart(understood: Understood, wish: Statement, subject: Subject | null, property: string): string {
  const [part] = subject?.isCertain ? subject.ids : [];
  // A scent has no colour.
  if (subject === null || part === undefined || partsById.get(part)?.attributes !== undefined) return property;
  const { start, end } = stretchOf(wish, subject);
  understood.take(start, end);
  if (property.toLowerCase().includes(part)) return property;
  return capitalised(`${part} ${property === 'Size' && long.has(part) ? 'length' : property.toLowerCase()}`);
}

export const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
