import { jsonTokens } from './json-tokens.ts';

/**
 * The value of a member of the outermost object as it was written, without the white space between its parts; undefined
 * when there is none of this name. Parsing would round 12345678901234567890 and turn 1.0 into 1.
 * @param bytes an object that `parseStrictJson` has accepted
 */
export function memberText(bytes: Buffer, name: string): string | undefined {
  let depth = 0;
  let start = 0;
  let isWanted = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === 0x22) {
      const from = at;
      at = endOfString(bytes, at);
      if (depth === 1 && !isWanted) start = from;
    } else if (byte === 0x7b || byte === 0x5b) {
      depth += 1;
    } else if (byte === 0x3a && depth === 1) {
      isWanted = JSON.parse(bytes.toString('utf8', start, at)) === name;
      start = at + 1;
    } else if (byte === 0x7d || byte === 0x5d || (byte === 0x2c && depth === 1)) {
      if (isWanted && depth === 1) {
        return [...jsonTokens(bytes.toString('utf8', start, at))].join('');
      }
      if (byte !== 0x2c) depth -= 1;
    }
  }
  return undefined;
}

/** The place of the quote that ends the string which begins at `at`. */
function endOfString(bytes: Buffer, at: number): number {
  let end = at + 1;
  while (end < bytes.length && bytes[end] !== 0x22) end += bytes[end] === 0x5c ? 2 : 1;
  return end;
}
