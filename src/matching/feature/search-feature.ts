import { bestOf, type Finding } from '../evidence/finding.ts';
import type { Located } from '../evidence/located.ts';
import type { NamedFact, TextFact } from '../evidence/read-facts.ts';
import type { Statement } from '../evidence/statement.ts';
import type { Requirement } from '../requirement.ts';
import { findPhrase, isDenied, isOfCompanion, type Span } from '../text/find-phrase.ts';
import { isAbsent } from './absent-thing.ts';
import { readYesNo } from './parse-feature.ts';
import { tellsKind } from './tells-kind.ts';

type Feature = NonNullable<Requirement['feature']>;

const method = 'boolean';

/** What a feature is looked for by, worked out once for all listings. */
interface FeatureWords {
  /** Names of attributes that are about it, run together; true when the name denies it ("no latex", "latex"). */
  names: ReadonlyMap<string, boolean>;
  /** What states it; `thing` is what a "free" phrase is free of, empty for others. */
  stating: readonly { phrase: string; thing: string }[];
}

const remembered = new WeakMap<Feature, FeatureWords>();

function wordsOf(feature: Feature): FeatureWords {
  const known = remembered.get(feature);
  if (known !== undefined) return known;
  const names = new Map<string, boolean>();
  for (const phrase of feature.phrases) names.set(phrase, false);
  for (const phrase of feature.phrases) {
    // "Armrest type: adjustable" tells that there are armrests.
    for (const kind of ['type', 'style']) names.set(`${phrase}${kind}`, false);
    for (const denying of [`no${phrase}`, `non${phrase}`, `without${phrase}`, `${phrase}free`])
      names.set(denying, true);
    const thing = thingOf(phrase);
    if (thing !== '') names.set(thing, true);
    if (phrase.startsWith('不含')) names.set(phrase.slice(2), true);
    if (phrase.startsWith('non')) names.set(phrase.slice('non'.length), true);
    if (phrase.startsWith('无')) names.set(phrase.slice(1), true);
  }
  const stating = [...feature.phrases, ...feature.entailedBy].map((phrase) => ({ phrase, thing: thingOf(phrase) }));
  const words = { names, stating };
  remembered.set(feature, words);
  return words;
}

const thingOf = (phrase: string) => (phrase.endsWith('free') ? phrase.slice(0, -4) : '');

/** What a named value says of a feature: "Waterproof: no", "Feature: waterproof, foldable". */
export function featureInNamed(feature: Feature, fact: NamedFact): Finding | null {
  if (fact.isEmpty) return null;
  const ofName = featureNamedBy(feature, fact) ?? featureOfPart(feature, fact);
  if (ofName !== null) return ofName;
  return combine(fact.parts.flatMap((part) => mentionsIn(feature, part)));
}

/** The attribute is called like the feature: its value says yes or no. */
function featureNamedBy(feature: Feature, fact: NamedFact): Finding | null {
  const isNegativeName = wordsOf(feature).names.get(fact.featureName);
  if (isNegativeName === undefined) return null;
  const stated = readYesNo(fact.value) ?? (isAbsent(fact.whole.text, fact.name) ? false : null);
  if (stated === null) {
    const inside = combine(mentionsIn(feature, fact.whole)) ?? includedWith(feature, fact.whole);
    const isKind = !feature.wanted && !isNegativeName && tellsKind(fact.whole.text);
    return inside ?? { matchType: isKind ? 'not_match' : 'unknown', method, span: null };
  }
  return { matchType: (stated !== isNegativeName) === feature.wanted ? 'match' : 'not_match', method, span: null };
}

/** "Hood: detachable" for a detachable hood. */
function featureOfPart(feature: Feature, fact: NamedFact): Finding | null {
  const { ofPart } = feature;
  if (ofPart === null || fact.featureName !== ofPart.part) return null;
  const { phrases } = ofPart;
  const ofThis: Feature = { ...feature, phrases, entailedBy: [], excludedBy: [], words: [], ofPart: null };
  return combine(fact.parts.flatMap((part) => mentionsIn(ofThis, part)));
}

const inclusions = ['included', 'incl'];

/** "Battery: LR44 (included)", "Charger: not included": the value tells whether the thing comes along. */
function includedWith(feature: Feature, { text }: Statement): Finding | null {
  for (const word of inclusions) {
    const [span] = findPhrase(text, word);
    if (span === undefined) continue;
    const isThere = text.tokens[span.from - 1]?.stem !== 'not';
    return { matchType: isThere === feature.wanted ? 'match' : 'not_match', method, span };
  }
  return null;
}

/** What running text says of a feature. */
export function featureInText(feature: Feature, statement: Statement): Finding | null {
  return combine(mentionsIn(feature, statement));
}

/** Affirmed and denied in one text: it is open which holds. */
function combine(findings: readonly Finding[]): Finding | null {
  const match = findings.find((finding) => finding.matchType === 'match');
  const contrary = findings.find((finding) => finding.matchType === 'not_match');
  if (match !== undefined && contrary !== undefined) return { ...contrary, matchType: 'unknown' };
  return match ?? contrary ?? bestOf(findings);
}

/** "Waterproof zipper" speaks of the zipper. */
const partWords = new Set([
  'zipper',
  'pocket',
  'rain',
  'pouch',
  'lining',
  'strap',
  'available',
  'sole',
  'operated',
  'powered',
  'box',
  'compartment',
]);

const affirms = new Set(['contain', 'contains', 'containing', 'include', 'with', '含']);

function mentionsIn(feature: Feature, statement: Statement): Finding[] {
  const { text } = statement;
  const findings: Finding[] = [];
  for (const phrase of feature.excludedBy) {
    for (const span of findPhrase(text, phrase)) {
      if (isOfCompanion(text, span) || isDenied(text, span)) continue;
      findings.push({ matchType: feature.wanted ? 'not_match' : 'match', method, span });
    }
  }
  const apart = wordsApart(feature, text);
  if (apart !== null && !isOfCompanion(text, apart))
    findings.push({ matchType: isDenied(text, apart) === feature.wanted ? 'not_match' : 'match', method, span: apart });
  for (const { phrase, thing } of wordsOf(feature).stating) {
    for (const span of findPhrase(text, phrase)) {
      if (isOfCompanion(text, span) || partWords.has(text.tokens[span.to]?.stem ?? '')) continue;
      const isStated = !isDenied(text, span);
      findings.push({ matchType: isStated === feature.wanted ? 'match' : 'not_match', method, span });
    }
    for (const span of findPhrase(text, thing)) {
      if (isDenied(text, span) || !affirms.has(text.tokens[startOfAmount(text, span.from) - 1]?.stem ?? '')) continue;
      findings.push({ matchType: feature.wanted ? 'not_match' : 'match', method, span });
    }
  }
  return findings;
}

const farthest = 2;

/** The words of a feature in their order, with at most two others between neighbours: "detachable shoulder strap". */
function wordsApart({ words }: Feature, { tokens, squashed }: Statement['text']): Span | null {
  if (words.length < 2 || !words.every((word) => squashed.includes(word))) return null;
  const [first = '', ...rest] = words;
  const from = tokens.findIndex((token) => token.stem === first);
  let at = from;
  for (const word of rest) {
    const next = tokens.findIndex((token, index) => index > at && token.stem === word);
    if (from === -1 || next === -1 || next - at > farthest + 1) return null;
    at = next;
  }
  const isParted = tokens.slice(from, at).some((token) => token.kind === 'mark' && token.stem !== '-');
  return isParted || at - from === rest.length ? null : { from, to: at + 1 };
}

/** "Contains 75% alcohol": the verb stands before the amount. */
function startOfAmount({ tokens }: Statement['text'], from: number): number {
  let at = from;
  while (tokens[at - 1]?.kind === 'number' || tokens[at - 1]?.stem === '%') at -= 1;
  return at;
}

/** What the named values of a product or a variant say of a feature. A listing that contradicts itself leaves it open. */
export function featureAmongNamed(feature: Feature, named: readonly NamedFact[]): Located | null {
  const findings: Located[] = [];
  for (const fact of named) {
    const finding = featureInNamed(feature, fact);
    if (finding !== null) findings.push({ ...finding, field: fact.field, statement: fact.whole });
  }
  return agreed(feature, findings);
}

/** What title, description, brand and category say of a feature. */
export function featureAmongTexts(feature: Feature, texts: readonly TextFact[]): Located | null {
  return agreed(
    feature,
    texts.flatMap(({ field, statement }): Located[] => {
      const finding = featureInText(feature, statement);
      return finding === null ? [] : [{ ...finding, field, statement }];
    }),
  );
}

function agreed({ detail }: Feature, findings: readonly Located[]): Located | null {
  const matches = findings.filter((finding) => finding.matchType === 'match');
  const isTold = ({ statement }: Located) => detail === null || statement.text.squashed.includes(detail);
  const match = matches.find(isTold) ?? matches[0];
  const contrary = findings.find((finding) => finding.matchType === 'not_match');
  if (match !== undefined && contrary !== undefined) return { ...contrary, matchType: 'unknown' };
  // Who wants "Yes, 16 ports" is not served by any yes.
  if (match !== undefined && !isTold(match)) return { ...match, matchType: 'unknown' };
  return match ?? contrary ?? findings[0] ?? null;
}
