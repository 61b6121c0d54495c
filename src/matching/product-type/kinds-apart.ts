import { onceFor } from '../../lib/once-for.ts';
import { wordMeanings } from '../ontology/word-list.ts';
import { beginsInChinese } from '../text/is-chinese.ts';
import { isHanName, stemsOfName } from '../text/stems-of-name.ts';
import type { TypeClaim } from './type-claim.ts';
import type { ProductType } from './type-rows.ts';

const answersApart = wordMeanings('kinds apart');

/** What the words of a type's first English name answer, by what they answer: "drive" is "gas" of a gas water heater. */
const answersOf = onceFor((type: ProductType): ReadonlyMap<string, string> => {
  const name = type.names.map(stemsOfName).find((stems) => stems.length > 0 && !isHanName(stems)) ?? [];
  return new Map(
    name.flatMap((word) => {
      const [question, answer] = answersApart[word]?.split(': ') ?? [];
      return question === undefined || answer === undefined ? [] : [[question, answer] as const];
    }),
  );
});

/** True for a "gas water heater" and an "electric water heater": one word tells them apart. */
export function areKindsApart(one: ProductType, other: ProductType): boolean {
  return differ(answersOf(one), answersOf(other));
}

const differ = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean =>
  one.entries().some(([question, answer]) => {
    const found = other.get(question);
    return found !== undefined && found !== answer;
  });

const hanAnswers = Object.entries(answersApart).filter(([word]) => beginsInChinese(word));

/** What a claim's words and those before them answer, without what they leave open: "Interior/Exterior Paint". */
const answersToldBy = onceFor(({ ahead = [], stems }: TypeClaim) => answersIn([...ahead, ...stems]));

function answersIn(said: readonly string[]): ReadonlyMap<string, string> {
  const run = said.some(beginsInChinese) ? said.join('') : '';
  const all = [
    ...said.flatMap((word) => answersApart[word] ?? []),
    ...hanAnswers.flatMap(([word, answer]) => (run.includes(word) ? answer : [])),
  ];
  const told = new Map<string, Set<string>>();
  for (const one of all) {
    const [question = '', answer = ''] = one.split(': ');
    told.set(question, new Set([...(told.get(question) ?? []), answer]));
  }
  return new Map(
    [...told].flatMap(([question, [answer, ...more]]) =>
      answer !== undefined && answer !== 'any' && more.length === 0 ? [[question, answer] as const] : [],
    ),
  );
}

/** Of these, what any word of a title answers: a drill of which it says further on that it is corded is no cordless one. */
const toldAnywhere = new Set(['cord', 'place', 'use']);

/** The word of a title that says that its goods are of another kind than the wanted ones; null where none does. */
export function wordOfOtherKind(wanted: TypeClaim, words: readonly string[]): string | null {
  const asked = [...answersToldBy(wanted)].filter(([question]) => toldAnywhere.has(question));
  if (asked.length === 0) return null;
  const told = answersIn(words);
  const [other] = asked.filter(([question, answer]) => (told.get(question) ?? answer) !== answer);
  if (other === undefined) return null;
  const [question] = other;
  const isTold = (word: string) => answersApart[word] === `${question}: ${told.get(question)}`;
  return words.find(isTold) ?? hanAnswers.find(([word]) => isTold(word) && words.join('').includes(word))?.[0] ?? null;
}

/** True for the "Exterior Latex Paint" of a title where an interior paint is wanted. */
export const areToldApart = (wanted: TypeClaim, found: TypeClaim): boolean => {
  // An electric fence may be driven by the sun: what the name of their one type says tells no kind of it.
  const named = wanted.types.filter((type) => found.types.includes(type)).map(answersOf);
  const asked = [...answersToldBy(wanted)].filter(([question]) => !named.some((answers) => answers.has(question)));
  return differ(new Map(asked), answersToldBy(found));
};
