import type { Span } from '../text/find-phrase.ts';
import { PhraseIndex } from '../text/phrase-index.ts';
import type { TextFacts } from '../text/read-text.ts';
import { attributeNames } from '../vocabulary/attribute-names.ts';

const roles = new PhraseIndex<string>();
for (const attribute of attributeNames) {
  if (attribute.dimensions === undefined || attribute.dimensions.length === 0) continue;
  for (const name of attribute.names) roles.add(name, attribute.id);
}
/** Words beside a number that say what it measures. */
const adjectives: readonly (readonly [string, string])[] = [
  ['tall', 'height'],
  ['high', 'height'],
  ['wide', 'width'],
  ['long', 'length'],
  ['deep', 'depth'],
  ['thick', 'thickness'],
  ['screen', 'screen size'],
  ['display', 'screen size'],
  ['monitor', 'screen size'],
  ['cable', 'cable length'],
  ['cord', 'cable length'],
  ['max load', 'load'],
  ['load', 'load'],
  ['holds up to', 'load'],
  ['supports up to', 'load'],
  ['ram', 'memory'],
  ['ddr', 'memory'],
  ['ssd', 'storage'],
  ['hdd', 'storage'],
  ['rom', 'storage'],
  ['battery', 'battery capacity'],
  ['warranty', 'warranty'],
  ['heel', 'heel height'],
  ['bust', 'bust'],
  ['waist', 'waist'],
];
for (const [word, id] of adjectives) roles.add(word, id);

const reach = 3;
const skipped = new Set(['of', ':', 'is', '-', 'x', 'in', 'about', 'approx', '(', '=']);
const stops = new Set([',', ';', '.', ')', '|', '/', '+']);

/** What a number of running text measures, by the words that touch it: "height 30 cm", "30 cm tall". Null when nothing tells. */
export function roleOf(text: TextFacts, span: Span): string | null {
  return roleAfter(text, span.to) ?? roleBefore(text, span.from);
}

function roleAfter(text: TextFacts, start: number): string | null {
  const at = skipped.has(text.tokens[start]?.stem ?? '') ? start + 1 : start;
  return roles.at(text.tokens, at)?.value ?? null;
}

function roleBefore(text: TextFacts, end: number): string | null {
  for (let at = end - 1; at >= Math.max(0, end - reach); at -= 1) {
    const token = text.tokens[at];
    if (token === undefined || stops.has(token.stem) || token.kind === 'number') return null;
    const found = roles.at(text.tokens, at);
    if (found !== null && onlySkipped(text, found.next, end)) return widest(text, at, end) ?? found.value;
  }
  return null;
}

/** "Load capacity 5 kg" is a load, though "capacity" stands nearer. */
function widest(text: TextFacts, at: number, end: number): string | null {
  for (let start = Math.max(0, at - 2); start < at; start += 1) {
    const found = roles.at(text.tokens, start);
    if (found !== null && found.next > at && onlySkipped(text, found.next, end)) return found.value;
  }
  return null;
}

function onlySkipped(text: TextFacts, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (!skipped.has(text.tokens[at]?.stem ?? '')) return false;
  return true;
}
