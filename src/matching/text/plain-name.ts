/** A name as tables of names have it: in narrow small letters, with single spaces. */
export const plainName = (raw: string): string => raw.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();
