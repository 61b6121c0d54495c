/** What to ask a supplier, word for word, in the two languages that every record has. */
export interface Question {
  /** The must-have that is not confirmed; `price` and `minimum order` when the offer itself is open. */
  specName: string;
  en: string;
  zh: string;
}

/** The languages of the questions in a record; others are written when they are asked for. */
export const recordedLanguages = ['en', 'zh'] as const;

/** Words in both languages of the matcher; where it has no translation, both are as the buyer wrote them. */
export interface Term {
  en: string;
  zh: string;
}
