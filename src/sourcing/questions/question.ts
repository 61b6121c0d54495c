/** What to ask a supplier, word for word, in the two languages that suppliers read. */
export interface Question {
  /** The must-have that is not confirmed; `price` and `minimum order` when the offer itself is open. */
  specName: string;
  en: string;
  zh: string;
}

/** A text in both languages; where a table has no translation, both are as the buyer wrote it. */
export interface BothLanguages {
  en: string;
  zh: string;
}
