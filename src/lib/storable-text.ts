/** A text of whatever origin as the database stores it: well-formed, with a replacement character for each U+0000. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\ufffd');
}

/**
 * JSON whose texts the database can read, too: as `json` it stores an escaped U+0000 or half a character, and then fails
 * readers of a member.
 */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'string' ? storableText(inner) : inner));
}
