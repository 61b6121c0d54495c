import type { MustHave } from './must-have-cost.ts';

type Step = Pick<MustHave['relaxing'][number], 'accept' | 'side' | 'value'>;

/**
 * What a wish becomes when a what-if of the diagnosis is taken up: a value over or under it moves one end of the wish, any
 * other is one to accept too. It is a proposal, which a person may correct.
 */
export function widenWish(wish: string, { accept, side, value = accept }: Step): string {
  if (side === 'over') {
    const bound = /^(?<word>at most|no more than|max(?:imum|\.)?|up to|under|below|less than|<=?|≤)\s*/i.exec(wish)
      ?.groups?.word;
    if (bound !== undefined) return `at most ${value}`;
    const low = /^(.+?)\s*(?:-|–|to)\s*.+$/.exec(wish)?.[1];
    return `${low ?? wish} to ${value}`;
  }
  if (side === 'under') {
    const bound = /^(?:at least|no less than|min(?:imum|\.)?|over|above|more than|>=?|≥)\s*/i.test(wish);
    if (bound) return `at least ${value}`;
    const high = /^.+?\s*(?:-|–|to)\s*(.+)$/.exec(wish)?.[1];
    return `${value} to ${high ?? wish}`;
  }
  return `${wish} / ${value}`;
}
