import { recordedLanguages } from './question.ts';

/**
 * The languages that questions are written in, by their ISO 639-1 codes: routes and pages name those that stand here. The
 * languages themselves need the matcher and are loaded where something is written, see `question-languages.ts`.
 */
export const languageCodes = ['en', 'zh', 'de'] as const;

export type LanguageCode = (typeof languageCodes)[number];

/** Those that are in no record: they are written where they are asked for. */
export const furtherLanguages = languageCodes.filter((code) => !recordedLanguages.some((known) => known === code));

/** As its speakers call a language ("Deutsch"), or speakers of another one do. */
export function languageName(code: LanguageCode, inLanguage: LanguageCode = code): string {
  return new Intl.DisplayNames(inLanguage, { type: 'language' }).of(code) ?? code;
}
