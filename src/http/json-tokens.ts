/**
 * The tokens of valid JSON in their order: brackets, commas, colons, and strings, numbers and names as they are written.
 * White space is left out. Not by a regular expression: one that repeats over the escapes of a string of megabytes ends
 * with its stack.
 */
export function* jsonTokens(text: string): Generator<string> {
  let at = 0;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    if (isWhiteSpace(unit)) {
      at += 1;
      continue;
    }
    const end = unit === quote ? endOfString(text, at) : isPunctuation(unit) ? at + 1 : endOfLiteral(text, at);
    yield text.slice(at, end);
    at = end;
  }
}

const quote = 0x22;
const backslash = 0x5c;

const isWhiteSpace = (unit: number) => unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;

const isPunctuation = (unit: number) =>
  unit === 0x2c || unit === 0x3a || unit === 0x5b || unit === 0x5d || unit === 0x7b || unit === 0x7d;

/** The place behind the string that begins at `start`. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === backslash) escapes += 1;
    if (escapes % 2 === 0) return end + 1;
  }
  return text.length;
}

/** The place behind the number or name that begins at `start`. */
function endOfLiteral(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && !isWhiteSpace(text.charCodeAt(end)) && !isPunctuation(text.charCodeAt(end))) end += 1;
  return end;
}
