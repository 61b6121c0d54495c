import { talkToReader } from '../../ontology/negations.ts';
import { foldText } from '../../text/fold-text.ts';

const talk = talkToReader.map(plainly);

/** True for a sentence that gives orders or lists search words instead of describing the product. */
export function talksToReader(sentence: string): boolean {
  const plain = plainly(sentence);
  return talk.some((words) => {
    const at = plain.indexOf(words);
    // "Operating system: Linux" and "replaceable" are no orders.
    if (at === -1 || words.endsWith(':')) return at === 0;
    return !letter.test(plain[at - 1] ?? '') && !letter.test(plain[at + words.length] ?? '');
  });
}

const letter = /[a-z]/u;

/** Folded, with single spaces: neither width nor spacing hides an order. */
function plainly(text: string): string {
  const { folded } = foldText(text);
  if (!folded.includes('  ')) return folded;
  return folded
    .split(' ')
    .filter((word) => word !== '')
    .join(' ');
}
