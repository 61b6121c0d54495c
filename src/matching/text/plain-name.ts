/** A text in narrow characters, with single spaces and none around it. */
export const singleSpaced = (raw: string): string => raw.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ');

/** A name as tables of names have it: in narrow small letters, with single spaces. */
export const plainName = (raw: string): string => singleSpaced(raw).toLowerCase();
