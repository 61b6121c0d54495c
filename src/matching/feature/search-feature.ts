import { bestOf, type Finding } from '../evidence/finding.ts';
import type { Located } from '../evidence/located.ts';
import type { NamedFact, TextFact } from '../evidence/read-facts.ts';
import type { Statement } from '../evidence/statement.ts';
import type { Requirement } from '../requirement.ts';
import { findPhrase, isDenied, isOfCompanion, type Span } from '../text/find-phrase.ts';
import { readText } from '../text/read-text.ts';
import { readYesNo } from './parse-feature.ts';

type Feature = NonNullable<Requirement['feature']>;

const method = 'boolean';

/** What a named value says of a feature: "Waterproof: no", "Feature: waterproof, foldable". */
export function featureInNamed(feature: Feature, fact: NamedFact): Finding | null {
  if (fact.isEmpty) return null;
  const ofName = featureNamedBy(feature, fact) ?? featureOfPart(feature, fact);
  if (ofName !== null) return ofName;
  return combine(fact.parts.flatMap((part) => mentionsIn(feature, part)));
}

/** The attribute is called like the feature: its value says yes or no. */
function featureNamedBy(feature: Feature, fact: NamedFact): Finding | null {
  const name = fact.featureName;
  const things = feature.phrases.flatMap((phrase) => (phrase.endsWith('free') ? [phrase.slice(0, -4)] : []));
  const isNegativeName =
    (name.startsWith('no') && feature.phrases.includes(name.slice(2))) ||
    (name.startsWith('non') && feature.phrases.includes(name.slice(3))) ||
    things.includes(name) ||
    feature.phrases.some((phrase) => phrase === `不含${name}` || phrase === `无${name}`) ||
    (name.endsWith('free') && feature.phrases.includes(name.slice(0, -4)));
  if (!feature.phrases.includes(name) && !isNegativeName) return null;
  const stated = readYesNo(fact.value);
  if (stated === null) {
    const inside = combine(mentionsIn(feature, fact.whole)) ?? includedWith(feature, fact.whole);
    const isKind = !feature.wanted && !isNegativeName && tellsKind(fact.whole);
    return inside ?? { matchType: isKind ? 'not_match' : 'unknown', method, span: null };
  }
  return { matchType: (stated !== isNegativeName) === feature.wanted ? 'match' : 'not_match', method, span: null };
}

/** In a value these leave open whether the thing is there: "optional", "not fitted", "less than 0.1%", "tested". */
const leavesOpen = new Set(
  [
    ...[
      'no',
      'not',
      'non',
      'none',
      'without',
      'free',
      'zero',
      'never',
      'less',
      'un',
      '无',
      '不',
      '没',
      '没有',
      '免',
      '非',
      '零',
    ],
    ...[
      'optional',
      'option',
      'custom',
      'customize',
      'customized',
      'customizable',
      'selectable',
      'depend',
      'vary',
      'various',
    ],
    ...[
      'available',
      'possible',
      'support',
      'request',
      'negotiable',
      'pending',
      'may',
      'can',
      'see',
      'refer',
      'other',
      'unknown',
    ],
    ...[
      'tested',
      'test',
      'safe',
      'low',
      'trace',
      'under',
      'below',
      'max',
      'maximum',
      'minimal',
      'up',
      '可选',
      '定制',
      '可',
      '其他',
      '微量',
    ],
    ...[
      'separate',
      'separately',
      'extra',
      'sold',
      'upgrade',
      'ready',
      'prepared',
      'compatible',
      'removable',
      'detachable',
    ],
  ].flatMap((word) => readText(word).tokens.map(({ stem }) => stem)),
);

/** "Suspension: front", "Lock type: key": whoever wants none learns that there is one, and of what kind. */
function tellsKind({ text: { tokens } }: Statement): boolean {
  const said = tokens.filter(({ kind }) => kind !== 'mark');
  const isZero = said.some(({ kind, text }) => kind === 'number' && Number(text.replace(',', '.')) === 0);
  return said.length > 0 && !isZero && !said.some(({ stem }) => leavesOpen.has(stem));
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
  for (const phrase of [...feature.phrases, ...feature.entailedBy]) {
    for (const span of findPhrase(text, phrase)) {
      if (isOfCompanion(text, span) || partWords.has(text.tokens[span.to]?.stem ?? '')) continue;
      const isStated = !isDenied(text, span);
      findings.push({ matchType: isStated === feature.wanted ? 'match' : 'not_match', method, span });
    }
    const thing = phrase.endsWith('free') ? phrase.slice(0, -4) : '';
    for (const span of findPhrase(text, thing)) {
      if (isDenied(text, span) || !affirms.has(text.tokens[startOfAmount(text, span.from) - 1]?.stem ?? '')) continue;
      findings.push({ matchType: feature.wanted ? 'not_match' : 'match', method, span });
    }
  }
  return findings;
}

const farthest = 2;

/** The words of a feature in their order, with at most two others between neighbours: "detachable shoulder strap". */
function wordsApart({ words }: Feature, { tokens }: Statement['text']): Span | null {
  const [first = '', ...rest] = words;
  if (rest.length === 0) return null;
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
  return agreed(
    named.flatMap((fact): Located[] => {
      const finding = featureInNamed(feature, fact);
      return finding === null ? [] : [{ ...finding, field: fact.field, statement: fact.whole }];
    }),
  );
}

/** What title, description, brand and category say of a feature. */
export function featureAmongTexts(feature: Feature, texts: readonly TextFact[]): Located | null {
  return agreed(
    texts.flatMap(({ field, statement }): Located[] => {
      const finding = featureInText(feature, statement);
      return finding === null ? [] : [{ ...finding, field, statement }];
    }),
  );
}

function agreed(findings: readonly Located[]): Located | null {
  const match = findings.find((finding) => finding.matchType === 'match');
  const contrary = findings.find((finding) => finding.matchType === 'not_match');
  if (match !== undefined && contrary !== undefined) return { ...contrary, matchType: 'unknown' };
  return match ?? contrary ?? findings[0] ?? null;
}
