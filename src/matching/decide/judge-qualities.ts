import { rememberAnswers } from '../../lib/remember-answers.ts';
import type { ProductTypeFinding, WantedItem } from '../assessment.ts';
import { bearingOfMention } from '../claim/bears-on.ts';
import { attributesOfGoods } from '../claim/goods-attributes.ts';
import { wishOfGoods } from '../claim/wish-of-goods.ts';
import type { Located } from '../compare/located.ts';
import { narrowingWords } from '../product-type/narrowing-words.ts';
import { readTypeClaims } from '../product-type/read-type-claims.ts';
import type { TypeClaim } from '../product-type/type-claim.ts';
import { isSuch, relateTypes, type TypeRelation } from '../product-type/type-relation.ts';
import { readWantedType } from '../product-type/wanted-type.ts';
import type { ProductFacts } from '../read/listing/read-facts.ts';
import { Statement } from '../read/listing/statement.ts';
import { resolveName } from '../read/name/resolve-name.ts';
import { parseRequirement } from '../read/spec/parse-requirement.ts';
import type { Requirement } from '../read/spec/requirement.ts';
import { isMaterialActedOn } from '../scope/acted-on.ts';
import { endsLongerWith } from '../text/ends-with.ts';
import { findPhrase, isDenied, isOfBundledItem, type Span, textOfSpan } from '../text/find-phrase.ts';
import { readText, type TextFacts } from '../text/read-text.ts';
import { isWithin } from '../text/span.ts';
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
/** Less close is what says that it is other goods as well: a "String Trimmer" filed under lawn mowers. */
const leastCloseness = 0.4;
/** How close a wider type is that has all that the name adds to it. */
const closenessOfQualified = 0.8;

const namesGoods = (words: string) =>
  readTypeClaims('name', words).some(({ isWhole, text }) => isWhole && text === words);

/**
 * The qualities that an item's name asks for: values of attributes of which such goods have one, such as the whole beans of
 * "whole bean coffee" and the analog display of "analog watch", and what they are made of. None for what a spec asks for as well,
 * and for a grade that better goods serve as well.
 */
function qualitiesOf(item: Pick<WantedItem, 'name' | 'specs'>): Quality[] {
  const text = readText(item.name);
  const attributes = attributesOfGoods(item.name);
  const asked = item.specs.map(({ name, value }) => ({ key: resolveName(name).key, said: readText(value).unspaced }));
  const isAsked = (words: string, keys: readonly string[]) =>
    asked.some(({ key, said }) => said.includes(readText(words).unspaced) || (key !== anyType && keys.includes(key)));
  const qualityAt = (span: Span, called: string, keys: readonly string[]): Quality[] => {
    const words = textOfSpan(text, span);
    if (isDenied(text, span) || isOfBundledItem(text, span) || isAsked(words, keys)) return [];
    const wish = wishOfGoods(parseRequirement({ name: called, value: words }), attributes);
    const isServedByMore = wish.alternatives.some(
      ({ grade }) => grade?.scale.hasMany === true || grade?.scale.servesLess === true,
    );
    return isServedByMore ? [] : [{ words, span, wish }];
  };
  const chosen = attributes.flat().flatMap(({ called, names, values, isOne }) => {
    const span = isOne ? soleSpan(text, values) : null;
    return span === null
      ? []
      : qualityAt(
          span,
          called,
          names.map(({ key }) => key),
        );
  });
  const made = materialsOf(item.name, text).flatMap((span) => qualityAt(span, 'Material', [materialKey]));
  return [...chosen, ...made];
}

const anyType = '#type';
const materialKey = '#material';

/** Where a name has words of one of the values, in the longest of them; null where it has several values, or none. */
function soleSpan(text: TextFacts, values: readonly (readonly string[])[]): Span | null {
  const named = values.flatMap((words, value) =>
    words
      .filter((word) => word.length >= shortestWord && text.unspaced.includes(word))
      .flatMap((word) => findPhrase(text, word).map((span) => ({ span, value }))),
  );
  const [first, ...more] = named.toSorted((one, other) => lengthOf(other.span) - lengthOf(one.span));
  const isOther = more.some(({ span, value }) => value !== first?.value && !isWithin(span, first?.span ?? span));
  return first === undefined || isOther ? null : first.span;
}

const lengthOf = ({ from, to }: Span) => to - from;

/** The one material that a name says its goods to be of, outside the name of their type: the silver of "silver ring". */
function materialsOf(name: string, text: TextFacts): readonly Span[] {
  const statement = new Statement(name);
  const [material, ...more] = statement.materials;
  if (material === undefined || more.length > 0) return [];
  const types = readWantedType(name)?.claims ?? [];
  const isOfType = types.some(({ span }) => span !== null && isWithin(material, span));
  const isOfGoods = bearingOfMention(resolveName('Material'), statement, material) === 'own';
  return isOfType || !isOfGoods || isMaterialActedOn(text, material, true) ? [] : [material];
}

/**
 * Prepares the qualities that an item's name asks for. Goods that a listing says to be of another are goods of another type:
 * ground coffee where whole beans are wanted. A wider type that has all of them is confirmed, "coffee" of whole beans, and so is one
 * that has what the wanted name adds to its own: a "lawn mower" of which the listing says that it is cordless.
 */
export function createQualityJudge(item: Pick<WantedItem, 'name' | 'specs'>): QualityJudge {
  const qualities = qualitiesOf(item);
  const wanted = readWantedType(item.name)?.claims ?? [];
  const aligned = createAlignedAnswers(item.name, []);
  const attributes = attributesOfGoods(item.name);
  const decide = (wish: Requirement, facts: ProductFacts) => decideByListing(wish, facts, aligned);

  const { tokens } = readText(item.name);
  const isOfQuality = (at: number) => qualities.some(({ span }) => at >= span.from && at < span.to);
  const rest = tokens.filter(({ kind }, at) => kind !== 'mark' && !isOfQuality(at));

  /** What a listing called by these words lacks of the wanted goods; null where they are called by no wider name. */
  const widerCalled = rememberAnswers(readWider, { most: 500, longest: 200 });

  function readWider(found: string): WiderGoods | null {
    const [claim] = readTypeClaims('name', found);
    if (claim === undefined) return null;
    const related = wanted.map((one) => ({ one, relation: relateTypes(one, claim) }));
    const kinds = related.flatMap(({ one, relation }) => (isWider(relation, one, claim) ? [one] : []));
    if (kinds.length === 0 && !related.some(({ relation }) => isSuch(relation))) return null;
    const wishes = kinds
      .flatMap((one) => narrowingWords(one, claim) ?? [])
      .flatMap((words) => {
        const asked = { name: words, value: 'yes' };
        // A "laptop backpack" is made for laptops; a kettle for electric hobs is no electric one.
        return namesGoods(words)
          ? [
              { words, asked },
              { words, asked: { name: 'Suitable for', value: words } },
            ]
          : [{ words, asked }];
      })
      .map(({ words, asked }) => ({ words, wish: wishOfGoods(parseRequirement(asked), attributes) }));
    return { isRestOfName: rest.every(({ stem }) => claim.stems.includes(stem)), wishes };
  }

  /** The words of the name that a listing called by wider ones has; null where it lacks one. */
  function wordsHeld(facts: ProductFacts, finding: ProductTypeFinding, isAll: boolean): readonly string[] | null {
    const goods = finding.found === null ? null : widerCalled(finding.found);
    if (goods === null || finding.closeness < leastCloseness) return null;
    if (isAll && qualities.length > 0 && goods.isRestOfName) return qualities.map(({ words }) => words);
    // "Manometer" is another word for the gauge of a "Slide gauge", and says nothing of pressure.
    const isOfName = (located: Located) => finding.found?.includes(evidenceOf(located)?.text ?? '') === true;
    const held = goods.wishes.find(({ wish }) => {
      const located = decide(wish, facts);
      return located !== null && matchTypeOf(located) === 'match' && !isOfName(located);
    });
    return held === undefined ? null : [held.words];
  }

  return (facts, finding) => {
    if (finding.matchType === 'not_match') return finding;
    const decided = qualities.map(({ words, wish }) => {
      const located = decide(wish, facts);
      return { words, matchType: matchTypeOf(located), evidence: located === null ? null : evidenceOf(located) };
    });
    // A description compares: "the power of a corded saw" makes no cordless saw a corded one.
    const other = decided.find(
      ({ matchType, evidence }) => matchType === 'not_match' && evidence !== null && evidence.field !== 'description',
    );
    if (other !== undefined && other.evidence !== null) {
      const why = `${foundAt(other.evidence)}, and "${other.words}" is wanted`;
      const { evidence } = other;
      return { ...finding, matchType: 'not_match', closeness: 0, reasoning: because(finding, why), evidence };
    }
    const isAll = decided.every(({ matchType }) => matchType === 'match');
    if (finding.matchType === 'match' || finding.evidence === null) return finding;
    const held = wordsHeld(facts, finding, isAll);
    if (held === null) return finding;
    const why = `it is "${finding.evidence.text}", and the listing says that it is "${held.join('", "')}"`;
    return { ...finding, matchType: 'match', closeness: closenessOfQualified, reasoning: because(finding, why) };
  };
}

/** Of a "stainless steel work table" also the "work table" whose name it bears, though it stands beside it in the tree. */
function isWider(relation: TypeRelation, wanted: TypeClaim, found: TypeClaim): boolean {
  const isBeside = relation === 'near' || relation === 'unclear';
  return relation === 'wider' || (isBeside && endsLongerWith(wanted.stems, found.stems));
}

/** Goods of a wider type: whether qualities are all that the name adds, and wishes for words of which it adds some. */
interface WiderGoods {
  isRestOfName: boolean;
  wishes: readonly { words: string; wish: Requirement }[];
}

const because = ({ wanted }: ProductTypeFinding, why: string) => `Wanted a product of the type "${wanted}"; ${why}.`;
