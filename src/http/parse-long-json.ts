import { jsonPieceBytes, type LongContainer } from './json-structure.ts';

/** What was cut is no JSON, or not where it was cut: whoever parses it whole finds the fault. */
class UnfitPiece extends Error {}

/**
 * `JSON.parse` of a long text in steps: pieces of it are parsed one after the other and put together.
 * @param bytes valid UTF-8
 * @param whole the outermost object or array of the text, as `JsonStructure` found it
 * @throws SyntaxError where the text is not valid JSON, as `JSON.parse` of it says
 */
export function* parseLongJson(bytes: Buffer, whole: LongContainer): Generator<void, unknown> {
  try {
    if (!isBlank(bytes, 0, whole.start) || !isBlank(bytes, whole.end, bytes.length)) throw new UnfitPiece();
    return yield* parseContainer(bytes, whole);
  } catch (error) {
    if (!(error instanceof UnfitPiece) && !(error instanceof SyntaxError)) throw error;
    return JSON.parse(bytes.toString('utf8'));
  }
}

function* parseContainer(bytes: Buffer, container: LongContainer): Generator<void, unknown> {
  const { start, end, cuts } = container;
  const isArray = bytes[start] === 0x5b;
  if (bytes[end - 1] !== (isArray ? 0x5d : 0x7d)) throw new UnfitPiece();
  const brackets = isArray ? '[]' : '{}';
  const into: Into = isArray ? intoArray([]) : intoObject({});
  let from = start + 1;
  let isEntryDue = false;
  for (const cut of cuts) {
    const pieceEnd = typeof cut === 'number' ? cut : cut.entryStart - 1;
    // The entry of a long container may begin where the piece does; else a comma stands before it.
    if (typeof cut === 'number' || pieceEnd >= from) {
      into.add(yield* parsePiece(between(brackets, bytes, from, pieceEnd)));
      from = pieceEnd + 1;
      isEntryDue = true;
    }
    if (typeof cut === 'number') continue;
    into.put(bytes.toString('utf8', cut.entryStart, cut.start), yield* parseContainer(bytes, cut));
    from = pastBlank(bytes, cut.end);
    isEntryDue = bytes[from] === 0x2c;
    if (isEntryDue) from += 1;
    else if (from !== end - 1) throw new UnfitPiece();
  }
  if (isEntryDue || !isBlank(bytes, from, end - 1)) {
    into.add(yield* parsePiece(between(brackets, bytes, from, end - 1)));
  }
  return into.value;
}

function* parsePiece(text: string): Generator<void, unknown> {
  // A string of megabytes is never cut.
  if (text.length > 2 * jsonPieceBytes) yield;
  const piece = JSON.parse(text);
  yield;
  return piece;
}

/** A container that is put together. */
interface Into {
  value: unknown;
  /** Adds the entries of a parsed piece; there must be one at least. */
  add(piece: unknown): void;
  /** Adds one entry; `before` is what stands before its value. */
  put(before: string, value: unknown): void;
}

function intoArray(value: unknown[]): Into {
  return {
    value,
    add(piece) {
      const entries = piece as unknown[];
      if (entries.length === 0) throw new UnfitPiece();
      for (const entry of entries) value.push(entry);
    },
    put(before, entry) {
      if (before.trim() !== '') throw new UnfitPiece();
      value.push(entry);
    },
  };
}

function intoObject(value: Record<string, unknown>): Into {
  const set = (key: string, member: unknown) => {
    // JSON.parse makes an own member of it, an assignment would not.
    if (key === '__proto__') {
      Object.defineProperty(value, key, { value: member, configurable: true, enumerable: true, writable: true });
    } else value[key] = member;
  };
  return {
    value,
    add(piece) {
      const members = piece as Record<string, unknown>;
      const keys = Object.keys(members);
      if (keys.length === 0) throw new UnfitPiece();
      for (const key of keys) set(key, members[key]);
    },
    put(before, member) {
      const [key, ...others] = Object.keys(JSON.parse(`{${before}null}`) as object);
      if (key === undefined || others.length > 0) throw new UnfitPiece();
      set(key, member);
    },
  };
}

/** A part of a text between brackets. Put around the bytes: a string would be copied once more. */
function between(brackets: '[]' | '{}', bytes: Buffer, from: number, end: number): string {
  const text = Buffer.allocUnsafe(end - from + 2);
  text.write(brackets, 'latin1');
  bytes.copy(text, 1, from, end);
  text.write(brackets.slice(1), text.length - 1, 'latin1');
  return text.toString('utf8');
}

function pastBlank(bytes: Buffer, from: number): number {
  let at = from;
  for (let byte = bytes[at]; byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09; byte = bytes[at])
    at += 1;
  return at;
}

function isBlank(bytes: Buffer, from: number, end: number): boolean {
  return pastBlank(bytes, from) >= end;
}
