import { hasDigit } from '../../text/has-digit.ts';
import { isChinese } from '../../text/is-chinese.ts';
import type { TextFacts } from '../../text/read-text.ts';

/** Different scripts, a misspelling or an abbreviation: the words differ, the things may not. */
export function mayBeSame(one: TextFacts, other: TextFacts): boolean {
  // DN 15 is the metric name of a pipe of half an inch.
  if (one.unspaced.startsWith('dn') !== other.unspaced.startsWith('dn')) return true;
  if (isChinese(one) !== isChinese(other)) return true;
  if (isChinese(one) && shareTelling(one.unspaced, other.unspaced)) return true;
  const [short, long] =
    one.unspaced.length < other.unspaced.length ? [one.unspaced, other.unspaced] : [other.unspaced, one.unspaced];
  if (hasDigit(short) || hasDigit(long)) return false;
  if (short.length >= 3 && long.startsWith(short)) return true;
  return (
    short.length >= 5 && long.length - short.length <= 1 && isOneEditApart(short, long) && !areLettered(one, other)
  );
}

/**
 * 台面放置 and 台式, 玻纤合金 and 合金筷 share what tells, 前开式 and 上开式 the end on which the values of a name have their difference
 * before it; 6个装 and 6只 share the number.
 */
function shareTelling(one: string, other: string): boolean {
  let end = 0;
  while (end < Math.min(one.length, other.length) && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [own, others] = [one, other].map((text) => (end === 0 ? text : text.slice(0, -end)));
  const numbers = [own, others].map((text) => (text ?? '').replaceAll(/\D+/gu, ' ').trim());
  if (numbers[0] !== numbers[1]) return false;
  return [...(own ?? '')].some((character) => others?.includes(character) === true);
}

/** "Type F" and "Type G", "C major" and "G major": a letter that stands alone is no slip of the pen. */
function areLettered({ tokens: one }: TextFacts, { tokens: other }: TextFacts): boolean {
  return (
    one.length === other.length &&
    one.some(
      ({ text, stem, glued }, at) =>
        text.length === 1 && !glued && other[at]?.text.length === 1 && other[at]?.stem !== stem,
    )
  );
}

function isOneEditApart(short: string, long: string): boolean {
  let at = 0;
  while (at < short.length && short.charAt(at) === long.charAt(at)) at += 1;
  const rest = short.length === long.length ? short.slice(at + 1) : short.slice(at);
  return rest === long.slice(at + 1);
}
