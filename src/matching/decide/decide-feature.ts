import { featureAmongNamed, featureAmongTexts } from '../compare/feature/search-feature.ts';
import { contradictionOf, type Located } from '../compare/located.ts';
import { wordList } from '../ontology/word-list.ts';
import type { Feature } from '../read/feature/feature.ts';
import { asksToHave } from '../read/feature/feature-said.ts';
import { isLackOfOther } from '../read/feature/named-by-lack.ts';
import type { ProductFacts } from '../read/listing/read-facts.ts';
import { isOfferedAs } from '../read/name/goods-in-name.ts';
import type { Requirement } from '../read/spec/requirement.ts';
import { phrasesOf } from '../text/phrase-index.ts';
import { isRunning } from './in-other-terms.ts';
import type { Listener } from './listener.ts';
import { reconcile } from './reconcile.ts';

/** A yes of attributes under names that mean the feature among those of the goods. */
export function featureAmongMeant({ means }: Requirement, feature: Feature, facts: ProductFacts): Located | null {
  const [featureName] = feature.askedAs;
  if (means === null || featureName === undefined) return null;
  const meant = facts.allAttributes.filter(
    ({ name, whole }) => whole.yesNo !== null && means(name.raw) && !isLackOfOther(name.raw, feature.thing),
  );
  const found = featureAmongNamed(
    feature,
    meant.map((fact) => ({ ...fact, featureName })),
  );
  return found?.matchType === 'match' ? found : null;
}

/**
 * What a listing says of the feature that a value comes to, where it leaves the value open or has other words under its name, which
 * may be other features: "Display: large, backlit" where one with a backlight is asked for. Null where there is no such feature.
 */
export function decideAsFeature(
  { asFeature, alternatives, thing, name }: Requirement,
  facts: ProductFacts,
  own: Located | null,
  heard: Listener,
): Located | null {
  if (asFeature === null || own?.against !== undefined) return null;
  if (own?.matchType === 'match') {
    // "Works without Bluetooth. This is Bluetooth."
    const said = isRunning(own) ? featureInDescription(asFeature, facts) : null;
    return said === null || said.matchType === 'match' ? null : (contradictionOf(own, said) ?? said);
  }
  const isOpen = own === null || own.matchType === 'unknown';
  const isOther = own?.matchType === 'not_match' && own.method === 'text' && isOfOtherWords(alternatives, own);
  if (!isOpen && !isOther) {
    // "Connectivity: USB" beside "Bluetooth: yes": what goods have by a flag of its own they have.
    const flags = facts.allAttributes.filter(({ whole }) => whole.yesNo === true);
    const flagged = featureAmongNamed(asFeature, flags);
    return flagged?.matchType === 'match' ? heard('a flag named like the value', flagged) : null;
  }
  const named = featureAmongNamed(asFeature, facts.allAttributes);
  const found = named !== null && named.matchType !== 'unknown' ? named : featureInDescription(asFeature, facts);
  // That a computer has "Wi-Fi 6" makes its keyboard no wireless one.
  const isOfGoods = found?.matchType === 'match' && isRunning(found) && thing !== null;
  if (isOfGoods && !isOfferedAs(name.stems.at(-1) ?? '', facts.title.statement)) return null;
  if (found !== null && found.matchType !== 'unknown') return heard('the feature that the value comes to', found);
  return isOther && own !== null
    ? heard('other words than those of the feature', { ...own, matchType: 'unknown' })
    : null;
}

/** Words of their own deny no feature, as "MX Red" no hot-swappable switches: "tools required" has those of "no tools required". */
function isOfOtherWords(wanted: Requirement['alternatives'], { statement }: Located): boolean {
  const { tokens } = statement.text;
  const said = new Set(tokens.map(({ stem }) => stem));
  // "Lighting: none"
  const isAnswer = statement.yesNo !== null || tokens.some((_token, at) => denying.at(tokens, at) !== null);
  return wanted.every(({ raw, stems }) => asksToHave(raw) || (!isAnswer && !stems.some((stem) => said.has(stem))));
}

const denying = phrasesOf(wordList('denies next'));

/** What title and description say of a feature; a line such as "Foldable: no" is read as a name and its value. */
export function featureInDescription(feature: Feature, facts: ProductFacts): Located | null {
  const labelled = featureAmongNamed(feature, [...facts.labelled.values()].flat());
  const running = facts.running.filter(({ isLabelled }) => !isLabelled);
  const inText = featureAmongTexts(feature, running);
  return reconcile(inText, labelled);
}
