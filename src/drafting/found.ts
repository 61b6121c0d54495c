/** A piece of a text that was understood; what is understood once is not read again as something else. */
export interface Found<Value> {
  value: Value;
  start: number;
  end: number;
}

/** Which characters of a text are understood already. */
export class Understood {
  readonly #taken: Uint8Array;

  constructor(length: number) {
    this.#taken = new Uint8Array(length);
  }

  /** True when no character of the range is taken. */
  isFree(start: number, end: number): boolean {
    return !this.#taken.subarray(start, end).includes(1);
  }

  take(start: number, end: number): void {
    this.#taken.fill(1, start, end);
  }

  /** The text with what is taken blanked out, of the same length. */
  rest(text: string): string {
    return [...Array(text.length).keys()].map((at) => (this.#taken[at] === 1 ? ' ' : text[at])).join('');
  }
}

/** Every match of a pattern that is free, taken as it is found. `read` may decline one by returning null. */
export function takeAll<Value>(
  text: string,
  understood: Understood,
  pattern: RegExp,
  read: (groups: Record<string, string | undefined>, match: RegExpExecArray) => Value | null,
): Found<Value>[] {
  const found: Found<Value>[] = [];
  for (const match of text.matchAll(pattern)) {
    const [start, end] = [match.index, match.index + match[0].length];
    if (!understood.isFree(start, end)) continue;
    const value = read(match.groups ?? {}, match as RegExpExecArray);
    if (value === null) continue;
    understood.take(start, end);
    found.push({ value, start, end });
  }
  return found;
}
