import { onceFor } from '../../../lib/once-for.ts';
import { wordList } from '../../ontology/word-list.ts';
import type { Feature } from '../../read/feature/feature.ts';
import { featureNameOf } from '../../read/feature/feature-name.ts';
import { type FreeOf, freeOfName } from '../../read/feature/free-of.ts';
import { oppositesOf } from '../../read/feature/named-features.ts';
import { asksOfComing } from '../../read/feature/read-inclusion.ts';
import { isKnownThing } from '../../read/name/in-chinese.ts';

/** What a feature is looked for by, worked out once for all listings. */
export interface FeatureWords {
  /** Names of attributes that are about it, run together; true when the name denies it ("no latex", "latex"). */
  names: ReadonlyMap<string, boolean>;
  /** What states it. */
  stating: readonly string[];
  freeOf: FreeOf | null;
  /** 内芯不可水洗 for 内芯可水洗: the denial stands inside the phrase. */
  denying: readonly string[];
  /** Whole values that deny it under any name. */
  opposites: ReadonlySet<string>;
}

const canBe = (phrase: string) => /^可|.{5}able$/u.test(phrase) && !isKnownThing(phrase);
const kindWords = wordList('words of a kind');

/** "Fanless" denies a fan. */
const noun = /^[a-z]{3,12}$/u;

/** 控制器防水 is denied by 控制器不防水. */
const withstanding = new Set('防耐抗');

/** The words of a feature. */
export const wordsOf = onceFor((feature: Feature): FeatureWords => {
  const isComing = asksOfComing(feature.inclusion);
  const names = new Map<string, boolean>();
  for (const phrase of [...feature.phrases, ...feature.askedAs]) names.set(phrase, false);
  for (const phrase of feature.phrases) {
    // "Armrest type: adjustable" and "flash model: SB-500" tell that there are armrests and a flash.
    for (const kind of kindWords) names.set(`${phrase}${kind}`, false);
    for (const denial of ['no', 'non', 'without', '无', '不含']) names.set(`${denial}${phrase}`, true);
    names.set(`${phrase}free`, true);
    for (const denial of ['不含', 'non', '无'])
      if (phrase.startsWith(denial)) names.set(phrase.slice(denial.length), true);
  }
  // "Case: hard EVA" for "Case included", whatever other names a row gives to what it asks for.
  if (isComing) names.set(featureNameOf(feature.thing), false);
  // Under 缺水断电 itself a yes is that of the lack.
  if (feature.isNamedByLack) names.set(featureNameOf(feature.thing), true);
  const freeOf = freeOfName(feature.phrases, feature.inclusion === null);
  for (const thing of freeOf?.things ?? []) if (!names.has(thing)) names.set(thing, freeOf?.isFree ?? false);
  const denying = feature.phrases.flatMap((phrase) => {
    if (noun.test(phrase)) return [`${phrase}less`];
    if (phrase.indexOf('可') > 0) return [phrase.replace('可', '不可'), phrase.replace('可', '不能')];
    const at = [...phrase].findIndex((character) => withstanding.has(character));
    return at > 1 && at < phrase.length - 1 ? [`${phrase.slice(0, at)}不${phrase.slice(at)}`] : [];
  });
  return {
    names,
    // "Engravable" tells of no engraving that comes with the goods.
    stating: [...feature.phrases, ...feature.entailedBy].filter((phrase) => !isComing || !canBe(phrase)),
    freeOf,
    denying,
    opposites: oppositesOf(feature),
  };
});
