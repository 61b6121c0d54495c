import { rememberAnswers } from '../../lib/remember-answers.ts';
import { foldText } from './fold-text.ts';
import { type Token, tokenize } from './tokenize.ts';

/** The tokens of a text as it is written. Several readers ask for those of one title in turn, and names keep coming back. */
export const tokensOf: (raw: string) => readonly Token[] = rememberAnswers((raw) => tokenize(foldText(raw)), {
  most: 256,
  longest: 400,
});
