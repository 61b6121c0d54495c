import { openingWords } from './opening-words.ts';

const opening = new RegExp(`^${openingWords}+`, 'iu');
const ending =
  /\s*(?:[,;!?，；：。！？()\n]|[:.](?!\d)|\s(?:with|without|no|not|that|which|who|for|from|in|made|made of|under|over|below|above|priced|costing|featuring|suitable|compatible|designed|available|at|must|should|needed|by|before|and|or|to|per|each|on|is|are|has|have|having|fits?|sized?|sizes|ideally|preferably|please|plus|within|than|around|about|between|up|free|including|include|of size|(?<!\b(?:pack|set|box|bag|case|bundle|pair)s?\s)of(?=\s\d))\b|\s-\s)/iu;
const longest = 80;

/** Behind the goods begins what is wanted of them: "extractors 4 frames", "helmets EN 1384", 孵蛋器 56枚. */
const wishBehind =
  /(?<=\p{L}{2,}s(?<!series|canvas|ss|us|is)|\p{Script=Han})\s+(?=\d{1,2}\b|\d+(?:[.,]\d+)?\s?(?:x\s|×|%|\p{Script=Han}|[a-zµ°"”]{1,4}(?![a-z])))|(?<=\p{L}s\s\d{3,6})\s+(?=\d)|(?<=\p{L}{2})\s+(?=(?:en|iso|astm|din|ansi|iec|bs|gb\/t)\s?\d{2,}|ip[x\d]\d\b)/iu;

/** Whole words up to a length. */
function shorten(text: string): string {
  if (text.length <= longest) return text;
  return text.slice(0, longest).replace(/\s+\S*$/u, '');
}

/**
 * What a thing is called: the first words of its part of the text, without the words that only open it. `rest` is the
 * text with what was read as quantity and price blanked out.
 */
export function nameItem(rest: string, whole: string): string {
  for (const text of [rest, whole]) {
    const words = text.replace(/\s+/gu, ' ').trim().replace(opening, '').trim();
    const ends = [ending.exec(`${words} `), wishBehind.exec(words)].map((found) => found?.index ?? words.length);
    const end = Math.min(...ends);
    const name = shorten(
      words
        .slice(0, end)
        .trim()
        .replace(/^[\s,.;:'"`-]+|[\s,.;:'"`-]+$/gu, ''),
    );
    if (/\p{L}{2}|\p{Script=Han}/u.test(name)) return name;
  }
  return shorten(whole.replace(/\s+/gu, ' ').trim()) || 'Item';
}
