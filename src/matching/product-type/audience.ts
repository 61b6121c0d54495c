import { wordsByMeaning } from '../ontology/word-list.ts';
import { beginsInChinese } from '../text/is-chinese.ts';
import { tokensOf } from '../text/tokens-of.ts';

/** For whom goods are made. */
const audiences = ['men', 'women', 'boys', 'girls', 'children', 'babies'] as const;
type Audience = (typeof audiences)[number];

/** The words of each audience as stems; Chinese ones are looked for in the text as it is. */
const audienceWords = wordsByMeaning('words of audiences');

/** The English ones: behind the noun they change nothing. */
export const audienceStems: ReadonlySet<string> = new Set(
  Object.values(audienceWords).flatMap((words) => words.filter((word) => !beginsInChinese(word))),
);

/** What is for one of these is for the other as well. */
const within: Readonly<Record<Audience, readonly Audience[]>> = {
  men: ['men'],
  women: ['women'],
  boys: ['boys', 'children'],
  girls: ['girls', 'children'],
  children: ['children', 'boys', 'girls', 'babies'],
  babies: ['babies', 'children', 'boys', 'girls'],
};

const everyone = /\b(?:unisex|couples?|everyone|all ages)\b|中性|情侣|通用/iu;

/** The audiences that a text names; empty where it names none or everyone. */
export function readAudiences(text: string): ReadonlySet<Audience> {
  if (everyone.test(text)) return new Set();
  const stems = new Set(tokensOf(text).map(({ stem }) => stem.replace(/'?s$/u, '')));
  const isNamed = (word: string) => (beginsInChinese(word) ? text.includes(word) : stems.has(word));
  return new Set(audiences.filter((audience) => audienceWords[audience]?.some(isNamed)));
}

/** True where goods wanted for some people are stated to be for others alone. */
export function isForOthers(wanted: ReadonlySet<Audience>, stated: ReadonlySet<Audience>): boolean {
  if (wanted.size === 0 || stated.size === 0) return false;
  return ![...wanted].some((audience) => within[audience].some((one) => stated.has(one)));
}
