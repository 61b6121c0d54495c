import { onceFor } from '../../lib/once-for.ts';
import { attributeNames } from '../ontology/attribute-names.ts';
import type { Dimension } from '../ontology/units.ts';
import { wordSet, wordsByMeaning } from '../ontology/word-list.ts';
import type { LikeNames } from '../read/spec/requirement.ts';
import type { GoodsAttribute } from './goods-attributes.ts';
import { bagMark, bagOfName, leastConcept } from './name-bag.ts';

let measuring: ReadonlyMap<string, ReadonlySet<string>> | undefined;

const conceptsOf = (words: readonly string[]) => new Set(words.flatMap((word) => bagOfName(word).split(bagMark)));

/**
 * What is left of a bag (see `bagOfName`) without the words that only tell that it is a measure in the dimension: the grass and
 * the box of "grass box capacity". The bag as it is where nothing else is in it.
 */
export function measureBagOf(bag: string, dimension: Dimension): string {
  measuring ??= new Map(
    Object.entries(wordsByMeaning('words of a measure')).map(([of, words]) => [of, conceptsOf(words)]),
  );
  const words = measuring.get(dimension);
  if (words === undefined) return bag;
  const left = bag.split(bagMark).filter((concept) => !words.has(concept));
  return left.length > 0 ? left.join(bagMark) : bag;
}

/** Whether a name says of an attribute the same, but for words that any measure in its dimension may have. */
export function sameMeasureBag(bag: string, attribute: GoodsAttribute): boolean {
  const { dimension } = attribute;
  return dimension !== undefined && measureBagsOf(attribute).includes(measureBagOf(bag, dimension));
}

/** The names of an attribute that is a measure, as `measureBagOf` has them; none of any other attribute. */
export const measureBagsOf = onceFor((attribute: GoodsAttribute): readonly string[] => {
  const { dimension, bags } = attribute;
  return dimension === undefined ? [] : [...new Set(bags.map((bag) => measureBagOf(bag, dimension)))];
});

/** Measures of which any goods have several: what else a name says with them may be whose they are. */
const manifold = wordSet('dimensions of measures with owners');
const general = new Set([
  ...attributeNames.flatMap(({ id, dimensions = [] }) =>
    dimensions.some((one) => manifold.has(one)) ? [`#${id}`] : [],
  ),
  '#size',
  '#dimensions',
]);

let others: ReadonlySet<string> | undefined;

/** True where what a name adds to a wanted one may tell of goods in another state, or is another property's. */
function mayBeOther(concept: string): boolean {
  others ??= conceptsOf([...wordSet('other state words')]);
  return concept.startsWith('#') || concept === leastConcept || others.has(concept);
}

/** True where the words of a name may tell of goods in another state ("standby", "packed"), and not of a size of them. */
export const tellsOtherState = (bag: string): boolean =>
  bag.split(bagMark).some((concept) => concept !== '#size' && mayBeOther(concept));

/**
 * Whether a name says more than one of the wanted attribute: "max. torque (hard screwdriving)", "flysheet hydrostatic head". No
 * other attribute of the goods has a name that says as much of it.
 */
export function isLongerName(bag: string, { measures, rivals }: LikeNames): boolean {
  const concepts = bag.split(bagMark);
  const sizeIn = (one: string) => {
    const parts = one.split(bagMark);
    return parts.every((part) => concepts.includes(part)) ? parts.length : 0;
  };
  let own = '';
  for (const one of measures) if (sizeIn(one) > (own === '' ? 0 : sizeIn(own)) && !isGeneral(one)) own = one;
  if (own === '' || rivals.some((one) => sizeIn(one) >= sizeIn(own))) return false;
  const said = own.split(bagMark);
  return !concepts.some((concept) => !said.includes(concept) && mayBeOther(concept));
}

const isGeneral = (bag: string) => bag.split(bagMark).every((concept) => general.has(concept));
