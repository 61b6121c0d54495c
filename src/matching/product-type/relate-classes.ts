import type { TypeClass, TypeClassifier } from './type-profile.ts';
import { betterRelation, isSuch, relateTypes, type TypeRelation } from './type-relation.ts';
import { namesOfWanted, type WantedType } from './wanted-type.ts';

/** A class of which so many titles bear the wanted name holds such goods among others. */
const sharedShare = 0.2;
/** One of which fewer do holds none, where another class does and this one is large enough to tell. */
const strangeShare = 0.01;
const tellingSize = 20;
/** One so large tells also where no class holds such goods. */
const largeSize = 100;

/** How the classes of a catalog's profile stand to a wanted type. */
interface ClassRelations {
  classifier: TypeClassifier;
  of: ReadonlyMap<TypeClass, TypeRelation>;
  /** The places of the classes that hold such goods, that hold others, and that may hold either. */
  sides: Record<'such' | 'other' | 'open', readonly number[]>;
}

const remembered = new WeakMap<WantedType, ClassRelations>();

/** Relates all classes of a catalog to a wanted type; once, for the catalog that was asked last. */
export function relateClasses(wanted: WantedType, classifier: TypeClassifier): ClassRelations {
  const known = remembered.get(wanted);
  if (known?.classifier === classifier) return known;
  const { classes } = classifier;
  const isKnown = classes.some((one) => one.listings >= tellingSize && shareIn(wanted, one, classifier) >= sharedShare);
  const relations = classes.map((one) => relateClass(wanted, one, classifier, isKnown));
  const placesOf = (isOf: (relation: TypeRelation) => boolean) =>
    relations.flatMap((relation, place) => (isOf(relation) ? [place] : []));
  const related = {
    classifier,
    of: new Map(classes.map((one, at) => [one, relations[at] ?? 'unclear'])),
    sides: {
      such: placesOf(isSuch),
      other: placesOf((relation) => relation === 'other'),
      open: placesOf((relation) => relation !== 'other' && !isSuch(relation)),
    },
  };
  remembered.set(wanted, related);
  return related;
}

/** The share of the titles of a class that bear a wanted name. */
const shareIn = (wanted: WantedType, typeClass: TypeClass, classifier: TypeClassifier) =>
  Math.max(...namesOfWanted(wanted).map((stems) => classifier.shareOf(typeClass, stems)));

function relateClass(
  wanted: WantedType,
  typeClass: TypeClass,
  classifier: TypeClassifier,
  isKnown: boolean,
): TypeRelation {
  const own = shareIn(wanted, typeClass, classifier);
  const label = classifier.claimOf(typeClass);
  if (label?.isWhole === true) {
    const related = wanted.claims.map((claim) => relateTypes(claim, label)).reduce(betterRelation, 'other');
    // Three hundred "chairs" of which no title speaks of a banquet are none for banquets.
    if (related === 'wider' && typeClass.listings >= largeSize && own === 0) return 'other';
    if (related !== 'unclear') return related;
  }
  if (own >= sharedShare) return 'wider';
  return isKnown && own < strangeShare && typeClass.listings >= tellingSize ? 'other' : 'unclear';
}
