/** The address when it is an absolute http or https URL, else null: nothing else may become a link. */
export function toSafeUrl(text: string | null | undefined): string | null {
  if (!text) return null;
  try {
    const url = new URL(text);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
  } catch {
    return null;
  }
}

/** Names that are reserved for examples and tests (RFC 2606): no picture was ever there. */
const reservedNames = /(?:^|\.)(?:example|invalid|test|localhost)$/;

/** The address of a picture that can be there at all. */
export function toPictureUrl(text: string | null | undefined): string | null {
  const address = toSafeUrl(text);
  return address === null || reservedNames.test(new URL(address).hostname) ? null : address;
}
