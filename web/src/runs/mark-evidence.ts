/** A piece of a text; `specs` are the names of the specs whose evidence it is. */
interface Segment {
  text: string;
  specs: string[];
}

/**
 * Cuts a text where evidence begins and ends. Each piece of evidence marks the first place where the text has it in
 * its own words; overlapping ones share their pieces. The segments joined are the text.
 */
export function markEvidence(text: string, evidence: readonly { text: string; spec: string }[]): Segment[] {
  const spans = evidence.flatMap(({ text: words, spec }) => {
    const from = words === '' ? -1 : text.indexOf(words);
    return from < 0 ? [] : [{ from, to: from + words.length, spec }];
  });
  const cuts = [...new Set([0, text.length, ...spans.flatMap(({ from, to }) => [from, to])])].sort((a, b) => a - b);
  return cuts.slice(0, -1).flatMap((from, index) => {
    const to = cuts[index + 1] ?? text.length;
    if (to <= from) return [];
    const specs = spans.filter((span) => span.from <= from && to <= span.to).map(({ spec }) => spec);
    return [{ text: text.slice(from, to), specs: [...new Set(specs)] }];
  });
}
