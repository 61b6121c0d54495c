import { rememberAnswers } from '../../../lib/remember-answers.ts';
import { deniesNext } from '../../ontology/negations.ts';
import { phrasesOf } from '../../text/phrase-index.ts';
import { readText } from '../../text/read-text.ts';

const denying = phrasesOf(deniesNext);

const beginsDenied = rememberAnswers((name) => denying.at(readText(name).tokens, 0) !== null, {
  most: 5000,
  longest: 200,
});

/** True where one of two names begins with what denies it: a yes under 不可折叠 or "Not waterproof" is none for who asks whether it folds. */
export const isLackOfOther = (name: string, other: string): boolean => beginsDenied(name) !== beginsDenied(other);
