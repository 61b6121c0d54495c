import type { Static } from 'typebox';
import type { RecordQuestionSchema } from '../runs/run-schemas.ts';

/** What to ask a supplier, word for word, in the two languages that every record has. */
export type Question = Static<typeof RecordQuestionSchema>;

/** The languages of the questions in a record; others are written when they are asked for. */
export const recordedLanguages = ['en', 'zh'] as const;

/** Words in both languages of the matcher; where it has no translation, both are as the buyer wrote them. */
export interface Term {
  en: string;
  zh: string;
}
