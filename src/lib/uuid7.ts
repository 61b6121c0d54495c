import { randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';

/**
 * A UUID version 7 (RFC 9562, section 5.7): 48 bits of Unix milliseconds, then random bits,
 * so that ids sort by the time they were made.
 */
export function uuid7(clock: Clock): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(clock.now(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** True for a UUID in its canonical lower-case form. */
export function isUuid(text: string): boolean {
  return uuidPattern.test(text);
}
