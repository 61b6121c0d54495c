import { countOfThings } from './read-quantity.ts';

/** A part of a text that speaks of one thing. */
interface Segment {
  text: string;
}

const numberedLine = /^\s*(?:[-*•·–]|\(?\d{1,2}[.)、]|[a-z][.)])\s+/imu;
/** "500 bottles of steel": a line that begins with a count of things. */
const countedLine = new RegExp(String.raw`^\s*${countOfThings}`, 'iu');
const ordinals =
  /(?:^|[\s,;:.])(?:and\s+)?(?:(?:the|for the)\s+)?(?:first(?:ly| one| item)?|second(?:ly| one| item)?|third(?:ly| one| item)?|fourth(?:ly| one| item)?|fifth(?:ly| one| item)?|last(?:ly| one| item)?|finally|one is|another is)\s*(?:[,:]|\s(?=an?\b|one\b|is\b|should\b|must\b|needs?\b|has\b|fits?\b|the\b|i\b|,))|[一二三四五六七八九]、|第[一二三四五六]/giu;
const nextSentence =
  /(?<=[.!?。！？\n])\s*(?=(?:also|additionally|plus|lastly|finally|in addition|another|then|next|besides)\b|另外|还要|还需要|同时)/giu;
const list =
  /(?:these|following|multiple|both|all of these|two|three|four|several)\b[^:.]{0,60}[:,]\s*|\b(?:both|offers?|sells?|for|need|want|looking for|find|show me)\s+(?=an?\s|\d)/iu;
const between =
  /\s*(?:;|,\s*(?:and\s+|plus\s+|as well as\s+)(?=(?:an?|another|some|\d+)\s)|,\s*(?=an?\s(?!(?:bit|lot|price|budget|total|plus|must)\b))|\s+(?:and|as well as|along with|together with|plus)\s+(?:also\s+)?(?=(?:an?|another|some)\s(?!(?:bit|lot|price|budget|lid|logo|cap|handle|strap|total|plus|must|weight|width|height|length|capacity|size|finish|warranty|minimum|maximum)\b)))\s*/giu;

/** A clause that begins with a thing, and is long enough to name one. */
function isThing(clause: string): boolean {
  const words = clause.trim().split(/\s+/u);
  return words.length >= 2 || /\p{Script=Han}{2,}/u.test(clause);
}

function nonEmpty(parts: readonly string[]): string[] {
  return parts.map((part) => part.trim()).filter((part) => /[\p{L}]/u.test(part));
}

function splitLines(text: string): string[] | null {
  const lines = text.split(/\n+/u);
  const mark = [numberedLine, countedLine].find((each) => lines.filter((line) => each.test(line)).length > 1);
  if (mark === undefined) return null;
  const parts: string[] = [];
  let isInList = false;
  for (const line of lines) {
    if (mark.test(line)) {
      parts.push(line.replace(numberedLine, ''));
      isInList = true;
    } else if (isInList && /^\s{2,}\S/u.test(line) && parts.length > 0) parts[parts.length - 1] += ` ${line.trim()}`;
  }
  return parts;
}

/** "(1) a mug (2) a plate" within a line: numbers in their order, from 1. */
function splitNumbers(text: string): string[] | null {
  const places: { from: number; to: number }[] = [];
  for (const { 0: mark, 1: number, index } of text.matchAll(/(?<=^|[\s:;,])\(?(\d{1,2})(?:[)、]\s+|\.\s+(?=\D))/gu)) {
    if (Number(number) === places.length + 1) places.push({ from: index, to: index + mark.length });
  }
  if (places.length < 2) return null;
  return nonEmpty(places.map(({ to }, at) => text.slice(to, places[at + 1]?.from ?? text.length)));
}

function splitOrdinals(text: string): string[] | null {
  const places = [...text.matchAll(ordinals)].map(({ index, 0: { length } }) => ({ from: index, to: index + length }));
  if (places.length < 2) return null;
  return nonEmpty(places.map(({ to }, at) => text.slice(to, places[at + 1]?.from ?? text.length)));
}

/** "both a lamp and a desk", "a mug; a plate", "a bag in blue, a pair of shoes, and a hat". */
function splitList(text: string): string[] {
  const start = list.exec(text);
  const isList = start !== null || text.includes(';');
  const body = start === null ? text : text.slice(start.index + start[0].length);
  if (!isList) return [text];
  const parts = nonEmpty(body.split(between)).filter(isThing);
  return parts.length < 2 ? [text] : parts;
}

/** The parts of a text that each speak of one thing, in its order. */
export function splitItems(text: string): Segment[] {
  const lines = splitLines(text);
  if (lines !== null) return lines.map((line) => ({ text: line }));
  const ordered = splitNumbers(text) ?? splitOrdinals(text);
  if (ordered !== null) return ordered.map((part) => ({ text: part }));
  return nonEmpty(text.split(nextSentence))
    .flatMap((sentence) => splitList(sentence))
    .map((part) => ({ text: part }));
}
