import { Refusal } from '../lib/refusal.ts';

/** An opaque cursor that continues a list after (or before) a number. */
export function writeCursor(position: number | undefined): string | null {
  return position === undefined ? null : Buffer.from(`after:${position}`).toString('base64url');
}

/** @throws Refusal `invalid` for anything that `writeCursor` did not make. */
export function readCursor(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  const position = /^after:([1-9][0-9]{0,15})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'))?.[1];
  const read = Number(position);
  if (writeCursor(read) === cursor && Number.isSafeInteger(read)) return read;
  const message = 'must be a next_cursor of this list';
  throw new Refusal('invalid', 'The query is not valid', {
    issues: [{ code: 'invalid_cursor', path: ['cursor'], message }],
  });
}
