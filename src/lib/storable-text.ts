/** A text of whatever origin as the database stores it: well-formed, with a replacement character for each U+0000. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\ufffd');
}

/** How JSON.stringify writes U+0000 and half a character; also what such an escape is written as where a text holds one. */
const escapeToReplace = /\\u(?:0000|d[89a-f])/;

/**
 * JSON whose texts the database can read, too: as `json` it stores an escaped U+0000 or half a character, and then fails
 * readers of a member. Nearly no value has one: a function that is given each text takes several times as long as writing them.
 */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!escapeToReplace.test(json)) return json;
  return JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'string' ? storableText(inner) : inner));
}
