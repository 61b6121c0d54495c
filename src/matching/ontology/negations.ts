import { wordList } from './word-list.ts';

/** Words that deny what follows: "no lid", "without handle", "不含BPA". */
export const deniesNext = [...wordList('denies next'), ...wordList('not attached')];

/** Words that deny what stands before: "BPA-free", "lid not included", "lid sold separately". */
export const deniesPrevious = wordList('denies previous');

/** Yes and no as whole values. */
export const yesWords = wordList('yes words');
export const noWords = wordList('no words');

/** What follows is another thing that this one goes with: "case for iPhone", "compatible with Keurig". */
export const bundledItemWords = wordList('bundled item words');

/** Values that state nothing. */
export const emptyValues = ['', ...wordList('empty values')];

/** A sentence with one of these talks to its reader and states nothing about the goods. */
export const talkToReader = wordList('talk to reader');
