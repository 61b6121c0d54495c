interface RememberOptions {
  /** So many texts are kept at least once they were asked for, twice as many at most. */
  most: number;
  /** Longer texts (in code units) are answered again each time: few keep coming back, and they take room. */
  longest: number;
}

/**
 * A function of a text that remembers its answers, for texts that keep coming back. Two generations: a full one becomes the
 * older, and what is asked for again moves to the younger, so that texts which never come back cannot take all the room.
 */
export function rememberAnswers<Answer>(
  answer: (text: string) => Answer,
  { most, longest }: RememberOptions,
): (text: string) => Answer {
  let young = new Map<string, { answer: Answer }>();
  let old = new Map<string, { answer: Answer }>();
  return (text) => {
    if (text.length > longest) return answer(text);
    const known = young.get(text);
    if (known !== undefined) return known.answer;
    const kept = old.get(text) ?? { answer: answer(text) };
    if (young.size >= most) {
      old = young;
      young = new Map();
    }
    young.set(text, kept);
    return kept.answer;
  };
}
