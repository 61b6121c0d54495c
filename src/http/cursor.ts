import { Refusal } from '../lib/refusal.ts';

/** An opaque cursor that continues a list after a position, such as a number; null when nothing follows. */
export function writeCursor(position: string | number | undefined): string | null {
  return position === undefined ? null : Buffer.from(`after:${position}`).toString('base64url');
}

/** The number in a cursor. @throws Refusal `invalid` for anything that `writeCursor` did not make. */
export function readCursor(cursor: string | undefined): number | undefined {
  const position = readCursorText(cursor, /^[1-9][0-9]{0,15}$/);
  if (position === undefined || Number.isSafeInteger(Number(position)))
    return position === undefined ? undefined : Number(position);
  throw invalidCursor();
}

/** The position in a cursor. @throws Refusal `invalid` for anything that `writeCursor` did not make of such a position. */
export function readCursorText(cursor: string | undefined, pattern: RegExp): string | undefined {
  if (cursor === undefined) return undefined;
  const position = /^after:(.*)$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'))?.[1];
  if (position !== undefined && writeCursor(position) === cursor && pattern.test(position)) return position;
  throw invalidCursor();
}

function invalidCursor(): Refusal {
  const message = 'must be the cursor that a page of this list ended with';
  return new Refusal('invalid', 'The query is not valid.', {
    issues: [{ code: 'invalid_cursor', path: ['cursor'], message }],
  });
}
