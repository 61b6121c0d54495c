import type { ProductTypeFinding, WantedItem } from '../assessment.ts';
import { attributesOfGoods } from '../claim/goods-attributes.ts';
import { wishOfGoods } from '../claim/wish-of-goods.ts';
import { readTypeClaims } from '../product-type/read-type-claims.ts';
import type { TypeClaim } from '../product-type/type-claim.ts';
import { isSuch, relateTypes } from '../product-type/type-relation.ts';
import { readWantedType } from '../product-type/wanted-type.ts';
import type { ProductFacts } from '../read/listing/read-facts.ts';
import { parseRequirement } from '../read/spec/parse-requirement.ts';
import type { Requirement } from '../read/spec/requirement.ts';
import { findPhrase, isDenied, isOfBundledItem, type Span, textOfSpan } from '../text/find-phrase.ts';
import { readText } from '../text/read-text.ts';
import { createAlignedAnswers } from './alignment/aligned-finding.ts';
import { decideByListing } from './decide-spec.ts';
import { evidenceOf, foundAt, matchTypeOf } from './reasoning.ts';

/** Judges what an item's name says of its goods beside their type, on what was decided of a listing's type. */
export type QualityJudge = (facts: ProductFacts, finding: ProductTypeFinding) => ProductTypeFinding;

/** What an item's name says of the goods: the words as it has them, and a wish for them. */
interface Quality {
  words: string;
  span: Span;
  wish: Requirement;
}

const shortestWord = 3;
/** How close a wider type is that has all that the name adds to it. */
const closenessOfQualified = 0.8;

/**
 * The qualities that an item's name asks for: values of attributes of which such goods have one, such as the whole beans of
 * "whole bean coffee" and the analog display of "analog watch". None for words that are the name of the type itself, and for
 * what a spec asks for as well.
 */
function qualitiesOf({ name, specs }: Pick<WantedItem, 'name' | 'specs'>): Quality[] {
  const text = readText(name);
  const attributes = attributesOfGoods(name);
  const claims = readWantedType(name)?.claims ?? [];
  const asked = specs.map(({ value }) => readText(value).unspaced);
  const isWithin = (outer: Span, { span }: TypeClaim) =>
    span !== null && outer.from <= span.from && span.to <= outer.to;
  return attributes.flat().flatMap(({ called, values, isOne }) => {
    if (!isOne) return [];
    const named = values.flatMap((words) =>
      words
        .filter((word) => word.length >= shortestWord && text.unspaced.includes(word))
        .flatMap((word) => findPhrase(text, word)),
    );
    const [span, ...more] = named.toSorted((one, other) => other.to - other.from - (one.to - one.from));
    const isOther = more.some(({ from, to }) => span === undefined || from < span.from || to > span.to);
    if (span === undefined || isOther || isDenied(text, span) || isOfBundledItem(text, span)) return [];
    if (claims.some((claim) => isWithin(span, claim))) return [];
    const words = textOfSpan(text, span);
    if (asked.some((value) => value.includes(readText(words).unspaced))) return [];
    return [{ words, span, wish: wishOfGoods(parseRequirement({ name: called, value: words }), attributes) }];
  });
}

/**
 * Prepares the qualities that an item's name asks for. Goods that a listing says to be of another are goods of another type:
 * ground coffee where whole beans are wanted. A wider type that has all of them is confirmed: "coffee" of whole beans.
 */
export function createQualityJudge(item: Pick<WantedItem, 'name' | 'specs'>): QualityJudge {
  const qualities = qualitiesOf(item);
  if (qualities.length === 0) return (_facts, finding) => finding;
  const aligned = createAlignedAnswers(item.name, []);
  const wanted = readWantedType(item.name)?.claims ?? [];

  const { tokens } = readText(item.name);
  const isOfQuality = (at: number) => qualities.some(({ span }) => at >= span.from && at < span.to);
  const rest = tokens.filter(({ kind }, at) => kind !== 'mark' && !isOfQuality(at));

  /** True where the listing is called by wider words, to which the qualities add all that the item's name does. */
  function isWider({ found }: ProductTypeFinding): boolean {
    const [claim] = found === null ? [] : readTypeClaims('name', found);
    if (claim === undefined || !rest.every(({ stem }) => claim.stems.includes(stem))) return false;
    const relations = wanted.map((one) => relateTypes(one, claim));
    return relations.some((relation) => relation === 'wider' || isSuch(relation));
  }

  return (facts, finding) => {
    if (finding.matchType === 'not_match') return finding;
    const decided = qualities.map(({ words, wish }) => {
      const located = decideByListing(wish, facts, aligned);
      return { words, matchType: matchTypeOf(located), evidence: located === null ? null : evidenceOf(located) };
    });
    const other = decided.find(({ matchType }) => matchType === 'not_match');
    if (other !== undefined && other.evidence !== null) {
      const why = `${foundAt(other.evidence)}, and "${other.words}" is wanted`;
      const { evidence } = other;
      return { ...finding, matchType: 'not_match', closeness: 0, reasoning: because(finding, why), evidence };
    }
    const isAll = decided.every(({ matchType }) => matchType === 'match');
    if (finding.matchType === 'match' || !isAll || finding.evidence === null || !isWider(finding)) return finding;
    const why = `it is "${finding.evidence.text}", and the listing says that it is "${qualities.map(({ words }) => words).join('", "')}"`;
    return { ...finding, matchType: 'match', closeness: closenessOfQualified, reasoning: because(finding, why) };
  };
}

const because = ({ wanted }: ProductTypeFinding, why: string) => `Wanted a product of the type "${wanted}"; ${why}.`;
