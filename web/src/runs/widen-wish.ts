/**
 * What a wish becomes when a what-if of the diagnosis is taken up: `accept` is "up to 750 ml" or "down to 45 W", which
 * moves one end of the wish, or another value to accept too. It is a proposal, which a person may correct.
 */
export function widenWish(wish: string, accept: string): string {
  const up = /^up to (.+)$/i.exec(accept)?.[1];
  if (up !== undefined) {
    const bound = /^(?<word>at most|no more than|max(?:imum|\.)?|up to|under|below|less than|<=?|≤)\s*/i.exec(wish)
      ?.groups?.word;
    if (bound !== undefined) return `at most ${up}`;
    const low = /^(.+?)\s*(?:-|–|to)\s*.+$/.exec(wish)?.[1];
    return `${low ?? wish} to ${up}`;
  }
  const down = /^down to (.+)$/i.exec(accept)?.[1];
  if (down !== undefined) {
    const bound = /^(?:at least|no less than|min(?:imum|\.)?|over|above|more than|>=?|≥)\s*/i.test(wish);
    if (bound) return `at least ${down}`;
    const high = /^.+?\s*(?:-|–|to)\s*(.+)$/.exec(wish)?.[1];
    return `${down} to ${high ?? wish}`;
  }
  return `${wish} / ${accept}`;
}
