/** An answer with what it was given for beside the pair. */
interface Kept<Given, Answer> {
  given: Given;
  answer: Answer;
}

type Pairs<One, Other, Known> = Map<One, Map<Other, Known>>;

/**
 * A function of two objects that remembers its answers, for pairs that keep coming back; `given` is what else an answer rests on,
 * mostly the same for a pair: another one is answered anew. At least `most` pairs are kept once they were asked for, twice as
 * many at most, and what they hold with them.
 */
export function rememberPairs<One extends object, Other extends object, Given, Answer>(
  answer: (one: One, other: Other, given: Given) => Answer,
  most: number,
): (one: One, other: Other, given: Given) => Answer {
  let young: Pairs<One, Other, Kept<Given, Answer>> = new Map();
  let old: typeof young = new Map();
  let size = 0;
  return (one, other, given) => {
    const known = young.get(one)?.get(other);
    if (known !== undefined && known.given === given) return known.answer;
    const before = old.get(one)?.get(other);
    const kept = before !== undefined && before.given === given ? before : { given, answer: answer(one, other, given) };
    if (size >= most) {
      old = young;
      young = new Map();
      size = 0;
    }
    const ofOne = young.get(one) ?? new Map<Other, Kept<Given, Answer>>();
    young.set(one, ofOne);
    if (!ofOne.has(other)) size += 1;
    ofOne.set(other, kept);
    return kept.answer;
  };
}
