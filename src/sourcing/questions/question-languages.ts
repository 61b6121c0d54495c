import type { QuestionLanguage } from './inquiry.ts';
import { chinese } from './languages/chinese.ts';
import { english } from './languages/english.ts';
import { german } from './languages/german.ts';

/** Every language that questions are written in, by its ISO 639-1 code. Records hold English and Chinese. */
export const questionLanguages = { en: english, zh: chinese, de: german } satisfies Record<string, QuestionLanguage>;

export type LanguageCode = keyof typeof questionLanguages;

export const languageCodes = Object.keys(questionLanguages) as LanguageCode[];
