import { onceFor } from '../../../lib/once-for.ts';
import { rememberAnswers } from '../../../lib/remember-answers.ts';
import { longestNameText } from '../../claim/name-concepts.ts';
import { type FeatureWords, wordsOf } from '../../compare/feature/feature-words.ts';
import { mentionsIn } from '../../compare/feature/mentions-in.ts';
import type { Finding } from '../../compare/finding.ts';
import { inFact, type Located } from '../../compare/located.ts';
import type { Feature } from '../../read/feature/feature.ts';
import { featureBag } from '../../read/feature/feature-bag.ts';
import { likeQuality } from '../../read/feature/like-quality.ts';
import type { NamedFact } from '../../read/listing/named-fact.ts';
import { Statement } from '../../read/listing/statement.ts';
import { type GoodsConcepts, isIdleBeside } from './align-names.ts';
import { hasCount } from './named-thing.ts';

/** A name by what stands between its commas, slashes and brackets, and before "with": "Biometric, fingerprint sensor". */
const piecesOf = rememberAnswers(
  (name) => {
    const pieces = name
      .normalize('NFKC')
      .replaceAll('_', ' ')
      .split(/[,、()]|(?<!\bw)\//iu);
    const [head = ''] = pieces;
    const before = head.search(/\swith\s/iu);
    const all = before === -1 ? pieces : [...pieces, head.slice(0, before)];
    return all.map((piece) => new Statement(piece)).filter(({ text }) => text.unspaced !== '');
  },
  { most: 5000, longest: longestNameText },
);

/**
 * What flags say of a feature by names that tell it as a text does, with words beside it that say no more: "Seat can be reclined: yes",
 * "Anti-slip outsole: Y", "Biometric, fingerprint sensor: yes". Flags that speak against each other leave it open.
 */
export function toldByFlag(feature: Feature, named: readonly NamedFact[], goods: GoodsConcepts): Located | null {
  if (feature.detail !== null || hasCount(feature)) return null;
  const words = wordsOf(feature);
  let told: Located | null = null;
  for (const fact of named) {
    const { yesNo } = fact.whole;
    if (yesNo === null || fact.isEmpty || !isAbout(feature)(fact.name.raw)) continue;
    const finding = sameName(feature, fact) ?? (yesNo ? affirmed : denied)(feature, words, fact, goods);
    if (finding === null) continue;
    if (told !== null && told.matchType !== finding.matchType) return null;
    told = inFact(fact, { ...finding, span: null });
  }
  return told;
}

/** True for a name in which the feature is told, whatever else stands there. Few are: names recur in listings, and are read once. */
const isAbout = onceFor((feature: Feature) =>
  rememberAnswers(
    (name) =>
      name.length <= longestNameText &&
      (bagsOf(feature).has(featureBag(name)) ||
        piecesOf(name).some((piece) => mentionsIn(feature, wordsOf(feature), piece).length > 0)),
    { most: 1000, longest: longestNameText },
  ),
);

const bagsOf = onceFor((feature: Feature): ReadonlySet<string> => {
  const own = feature.isBuiltIn ? [] : [feature.thing];
  return new Set([...own, ...feature.names].map(featureBag).filter((bag) => bag !== ''));
});

/** "Height adjustment: yes" of what is height-adjustable: the words of one of its names in other forms or in another order. */
function sameName(feature: Feature, { name, whole }: NamedFact): Finding | null {
  if (!bagsOf(feature).has(featureBag(name.raw))) return null;
  return { matchType: whole.yesNo === feature.wanted ? 'match' : 'not_match', method: 'boolean', span: null };
}

/** The first piece names what is there or not; of those behind it a quality ("hood, detachable") is the first one's. */
function affirmed(feature: Feature, words: FeatureWords, { name }: NamedFact, goods: GoodsConcepts): Finding | null {
  for (const [at, piece] of piecesOf(name.raw).entries()) {
    if (at > 0 && likeQuality.test(piece.text.unspaced)) continue;
    const finding = allOf(feature, piece, mentionsIn(feature, words, piece), goods);
    if (finding !== null) return finding;
  }
  return null;
}

/** A "no" denies what is called by the feature's own name: without a steam wand milk may be frothed in another way. */
function denied(feature: Feature, words: FeatureWords, { name }: NamedFact, goods: GoodsConcepts): Finding | null {
  const [piece, ...more] = piecesOf(name.raw);
  if (piece === undefined || more.length > 0 || !feature.phrases.some((phrase) => piece.text.unspaced.includes(phrase)))
    return null;
  const ofName: Feature = { ...feature, onParts: new Set(), entailedBy: [], excludedBy: [], askedAs: [] };
  const finding = allOf(ofName, piece, mentionsIn(ofName, { ...words, stating: feature.phrases }, piece), goods);
  if (finding === null || finding.matchType === 'unknown') return null;
  return { ...finding, matchType: finding.matchType === 'match' ? 'not_match' : 'match' };
}

/** What a piece of a name says of the feature, where nothing stands beside its words but what adds nothing, the goods and the parts that have it. */
function allOf(
  { onParts }: Feature,
  { text }: Statement,
  findings: readonly Finding[],
  goods: GoodsConcepts,
): Finding | null {
  const [first] = findings;
  if (first === undefined || findings.some(({ matchType }) => matchType !== first.matchType)) return null;
  const isOfFeature = (at: number) => findings.some(({ span }) => span !== null && at >= span.from && at < span.to);
  const beside = text.tokens.filter(({ kind, stem }, at) => kind !== 'mark' && !isOfFeature(at) && !onParts.has(stem));
  const isIdle =
    beside.length === 0 ||
    isIdleBeside(beside.map(({ kind, text: word }) => (kind === 'character' ? word : ` ${word} `)).join(''), goods);
  return isIdle ? first : null;
}
