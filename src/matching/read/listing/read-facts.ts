import { rememberAnswers } from '../../../lib/remember-answers.ts';
import type { Listing } from '../../listing.ts';
import type { TextPlace } from '../../scope/text-place.ts';
import type { Span } from '../../text/find-phrase.ts';
import { readText, type TextFacts } from '../../text/read-text.ts';
import { goodsInName, isOfferedAs } from '../name/goods-in-name.ts';
import { makerIn } from '../name/name-in-title.ts';
import { resolveName } from '../name/resolve-name.ts';
import { namesList } from './labelled-lines.ts';
import { byKey, type NamedFact, readLabelled, readNamed } from './named-fact.ts';
import { withoutOtherVersions } from './other-versions.ts';
import { withinBudget } from './reading-budget.ts';
import { firstLooks, saidLooks } from './said-looks.ts';
import { readSentenceLabel } from './sentence-label.ts';
import { splitSentences } from './split-sentences.ts';
import { Statement } from './statement.ts';
import { talksToReader } from './talks-to-reader.ts';
import { withUnitsOfListing } from './units-of-listing.ts';

/** The values of one variant. */
export interface VariantFacts {
  all: readonly NamedFact[];
  byKey: ReadonlyMap<string, NamedFact[]>;
}

/** A piece of running text. */
export interface TextFact {
  field: string;
  statement: Statement;
  /** Where the listing's own brand stands in it; null where it does not or where there is none. */
  maker?: Span | null;
  /** True for a "Name: value" line, which is among the labelled values as well. */
  isLabelled: boolean;
}

/** What matching reads of a product, read once for all specs and items. */
export interface ProductFacts {
  /** The listing as far as it is read. */
  listing: Listing;
  /** One sentence on what of the listing is beyond the reading budget; null when all of it is read. */
  unread: string | null;
  /** Attributes of the product itself, by name key. */
  attributes: ReadonlyMap<string, NamedFact[]>;
  /** Attributes that list labelled values, as they were written; among the attributes each of these stands for itself. */
  lists: ReadonlyMap<string, NamedFact[]>;
  /** Attributes whose names call the goods ("rod diameter" of a curtain rod), by the key of the plain name. */
  namedForGoods: ReadonlyMap<string, NamedFact[]>;
  allAttributes: readonly NamedFact[];
  /** The attributes, and the "Name: value" lines of the description behind them. */
  allNamed: readonly NamedFact[];
  variants: readonly VariantFacts[];
  /** "Name: value" lines of the description. */
  labelled: ReadonlyMap<string, NamedFact[]>;
  /** What sentences of the description say that something is: "The thread is M8". */
  said: ReadonlyMap<string, NamedFact[]>;
  title: TextFact;
  /** Statements of the description that speak about the product; brand and category come last. */
  texts: readonly TextFact[];
  /** The title and the texts: all that runs. */
  running: readonly TextFact[];
  brand: string;
}

const maxStatements = 200;

/**
 * Reads a listing, as far as `readingBudget` goes. Nothing of it is executed or obeyed; sentences that talk to their
 * reader are left out.
 */
export function readFacts(whole: Listing): ProductFacts {
  const { listing, unread } = withinBudget(whole);
  const told = withoutOtherVersions(listing);
  const ownAttributes: NamedFact[] = [];
  const lists: NamedFact[] = [];
  for (const { name, value } of told.attributes ?? []) {
    const field = `attributes.${name}`;
    const facts = readLabelled(field, name, value);
    ownAttributes.push(...facts);
    if (facts.length > 1 || facts[0]?.name.raw !== name) lists.push(readNamed(field, { name, value, quoted: value }));
  }
  if (listing.brand)
    ownAttributes.push(readNamed('brand', { name: 'Brand', value: listing.brand, quoted: listing.brand }));
  const title = new Statement(told.title, { isTitle: true, wordsOfGoods: new Set(), offers: () => false });
  const place: TextPlace = {
    isTitle: false,
    wordsOfGoods: wordsOf(title.text),
    offers: (noun) => isOfferedAs(noun, title),
  };
  const { lines, said, texts } = readDescription(told.description ?? '', place);
  for (const { name, value } of told.attributes ?? [])
    if (listsSentences(name, value)) texts.push(...readDescription(value, place, `attributes.${name}`).texts);
  const brand = listing.brand ? readText(listing.brand) : null;
  const extra = (listing.category ?? []).map(ofCategory);
  const ofTitle: TextFact = { field: 'title', statement: title, maker: makerIn(title.text, brand), isLabelled: false };
  const ofRest = [...texts, ...extra];
  const ofVariants = (listing.variants ?? []).map(({ attributes }, index) =>
    attributes.flatMap((one) => readLabelled(`variants[${index}].${one.name}`, one.name, one.value)),
  );
  const withUnits = withUnitsOfListing([ofTitle, ...ofRest], [...ownAttributes, ...lines, ...ofVariants.flat()]);
  const allAttributes = ownAttributes.map(withUnits);
  const labelled = lines.map(withUnits);
  return {
    listing,
    unread,
    attributes: byKey([...allAttributes, ...termsOf(listing)]),
    lists: byKey(lists),
    namedForGoods: namedForGoods([...allAttributes, ...labelled, ...said], title),
    allAttributes,
    allNamed: labelled.length === 0 ? allAttributes : [...allAttributes, ...labelled],
    variants: ofVariants.map((named) => {
      const all = named.map(withUnits);
      return { all, byKey: byKey(all) };
    }),
    labelled: byKey(labelled),
    said: byKey(said),
    title: ofTitle,
    texts: ofRest,
    running: [ofTitle, ...ofRest],
    brand: listing.brand ?? '',
  };
}

/** The smallest order, which a listing has beside its attributes: specs that name it are answered by it. */
function termsOf({ moq, attributes = [] }: Listing): NamedFact[] {
  const fact = moq === undefined ? null : readNamed('moq', { name: 'MOQ', value: `${moq}`, quoted: `${moq}` });
  const isStated = attributes.some(({ name }) => resolveName(name).key === fact?.name.key);
  return fact === null || isStated ? [] : [fact];
}

/** Categories are those of many listings. */
const ofCategory = rememberAnswers(
  (category): TextFact => ({ field: 'category', statement: new Statement(category), isLabelled: false }),
  { most: 200, longest: 200 },
);

/** The words of a title, by their stems; Chinese ones by the two and three characters that may be their names. */
function wordsOf({ tokens }: TextFacts): ReadonlySet<string> {
  const words = new Set<string>();
  for (const [at, { kind, stem }] of tokens.entries()) {
    if (kind === 'word') words.add(stem);
    if (kind !== 'character') continue;
    for (let run = '', next = at; tokens[next]?.kind === 'character' && run.length < longestHanName; next += 1) {
      run += tokens[next]?.stem ?? '';
      words.add(run);
    }
  }
  return words;
}

const longestHanName = 5;

/** Attributes whose names say of which goods they are the property, 杆径 of a curtain rod, under the plain name. */
function namedForGoods(facts: readonly NamedFact[], title: Statement): Map<string, NamedFact[]> {
  return byKey(
    facts.flatMap((fact) => {
      const named = goodsInName(fact.name);
      return named !== null && isOfferedAs(named.noun, title) ? [{ ...fact, name: resolveName(named.plain) }] : [];
    }),
  );
}

/** "Product specifications: • 100% aluminium frame • Folds flat": under the name of a list stand sentences like those of a description. */
const listsSentences = (name: string, value: string) => /[•\n]/u.test(value) && namesList(name);

function readDescription(
  description: string,
  place: TextPlace,
  field = 'description',
): { lines: NamedFact[]; said: NamedFact[]; texts: TextFact[] } {
  const lines: NamedFact[] = [];
  const said: NamedFact[] = [];
  const ofGoods: NamedFact[] = [];
  const texts: TextFact[] = [];
  for (const sentence of splitSentences(description).slice(0, maxStatements)) {
    if (talksToReader(sentence)) continue;
    const label = readLabel(sentence);
    const listed = label === null ? [] : readLabelled('description', label.name, label.value);
    lines.push(...listed);
    const stated = label === null ? readSentenceLabel(sentence) : null;
    if (stated !== null) said.push(readNamed('description', { ...stated, quoted: stated.value }));
    // What a name lists in a line of its own is that one's: "Package: width 20 cm, height 30 cm".
    if (listed.length > 1) continue;
    const statement = new Statement(sentence, place);
    if (label === null) ofGoods.push(...saidLooks('description', statement));
    texts.push({ field, statement, isLabelled: label !== null });
  }
  return { lines, said: [...said, ...firstLooks(ofGoods, said)], texts };
}

const maxLabelLength = 40;

/** "Material: 304 stainless steel" as a name and a value. */
function readLabel(sentence: string): { name: string; value: string } | null {
  const at = sentence.search(/[:：]/u);
  if (at <= 0 || at > maxLabelLength) return null;
  const name = sentence.slice(0, at).trim();
  const value = sentence.slice(at + 1).trim();
  return name === '' || value === '' || name.split(/\s+/u).length > 4 ? null : { name, value };
}
