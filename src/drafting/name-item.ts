const opening =
  /^(?:[\s,.;:!]|(?:hi|hello|dear|hey|please|we|i|i'm|i’m|i'd|i’d|i've|we're|we’re|are|am|would|could|can|you|like|to|need|needs|want|wants|order|buy|purchase|looking|look|searching|search|for|source|sourcing|find|show|me|us|get|quote|interested|in|also|and|plus|another|additionally|the|an?|some|any|one|shops?|stores?|that|which|sells?|offers?|offering|selling|with|is|it|should|be|of|about|around|products?|items?|our|my|team|there|help|so|both|all|these|a pair of|pairs?|sets?|pieces?|pcs|units?)(?=[\s,.;:!]|$)|我们?|你好|您好|请|需要|想要|想|要|采购|订购|寻找|求购|找|的|一批|一些|个|件|只|条|套|把|台|双|张|支)+/iu;
const ending =
  /\s*(?:[,;:.!?，；：。！？()\n]|\s(?:with|that|which|who|for|from|in|made|made of|under|over|below|above|priced|costing|featuring|suitable|compatible|designed|available|at|must|should|needed|by|before|and|or|to|per|each|on|is|are|has|have|having|fits?|sized?|ideally|preferably|please|plus|within|than|around|about|between|up|free|including|include|of size)\b|\s-\s)/iu;
const longest = 80;

/** Whole words up to a length. */
function shorten(text: string): string {
  if (text.length <= longest) return text;
  return text.slice(0, longest).replace(/\s+\S*$/u, '');
}

/**
 * What a thing is called: the first words of its part of the text, without the words that only open it. `rest` is the
 * text with what was read as quantity and price blanked out.
 */
export function nameItem(rest: string, whole: string): string {
  for (const text of [rest, whole]) {
    const words = text.replace(/\s+/gu, ' ').trim().replace(opening, '').trim();
    const end = ending.exec(`${words} `)?.index ?? words.length;
    const name = shorten(
      words
        .slice(0, end)
        .trim()
        .replace(/^[\s,.;:'"`-]+|[\s,.;:'"`-]+$/gu, ''),
    );
    if (/\p{L}{2}|\p{Script=Han}/u.test(name)) return name;
  }
  return shorten(whole.replace(/\s+/gu, ' ').trim()) || 'Item';
}
