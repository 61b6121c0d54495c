/** The languages that questions are written in, by their ISO 639-1 codes. Records hold English and Chinese. */
export const languageCodes = ['en', 'zh', 'de'] as const;

export type LanguageCode = (typeof languageCodes)[number];
