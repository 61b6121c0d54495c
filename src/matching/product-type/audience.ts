import { tokensOf } from '../text/tokens-of.ts';

/** For whom goods are made. */
type Audience = 'men' | 'women' | 'boys' | 'girls' | 'children' | 'babies';

/** The words of each audience as stems; Chinese ones are looked for in the text as it is. */
export const audienceWords: readonly { audience: Audience; words: readonly string[]; han: readonly string[] }[] = [
  {
    audience: 'men',
    words: ['men', 'man', 'gent', 'gentleman', 'male'],
    han: ['男士', '男式', '男款', '男装', '男鞋', '男靴'],
  },
  {
    audience: 'women',
    words: ['women', 'woman', 'lady', 'female'],
    han: ['女士', '女式', '女款', '女装', '女鞋', '女靴'],
  },
  { audience: 'boys', words: ['boy'], han: ['男童', '男孩'] },
  { audience: 'girls', words: ['girl'], han: ['女童', '女孩'] },
  { audience: 'children', words: ['kid', 'child', 'children', 'toddler', 'junior'], han: ['儿童', '童装'] },
  { audience: 'babies', words: ['baby', 'infant', 'newborn'], han: ['婴儿', '宝宝', '婴幼儿'] },
];

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
  const named = audienceWords.filter(
    ({ words, han }) => words.some((word) => stems.has(word)) || han.some((word) => text.includes(word)),
  );
  return new Set(named.map(({ audience }) => audience));
}

/** True where goods wanted for some people are stated to be for others alone. */
export function isForOthers(wanted: ReadonlySet<Audience>, stated: ReadonlySet<Audience>): boolean {
  if (wanted.size === 0 || stated.size === 0) return false;
  return ![...wanted].some((audience) => within[audience].some((one) => stated.has(one)));
}
