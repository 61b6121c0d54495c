import type { QuestionLanguage } from './inquiry.ts';
import type { LanguageCode } from './language-codes.ts';
import { chinese } from './languages/chinese.ts';
import { english } from './languages/english.ts';
import { german } from './languages/german.ts';

/** Every language of questions, by code. */
export const questionLanguages = { en: english, zh: chinese, de: german } satisfies Record<
  LanguageCode,
  QuestionLanguage
>;
