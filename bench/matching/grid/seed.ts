import { createHash } from 'node:crypto';

/** Each goods has choices of its own, so that goods added later change no other cell. */
export function seedOf(text: string): number {
  return createHash('sha256').update(text).digest().readInt32LE();
}
