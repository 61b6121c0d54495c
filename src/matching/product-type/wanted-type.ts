import { foldText } from '../text/fold-text.ts';
import { tokenize } from '../text/tokenize.ts';
import { readAudiences } from './audience.ts';
import { readTypeClaims } from './read-type-claims.ts';
import type { TypeClaim } from './type-claim.ts';
import { stemsOfName } from './type-index.ts';
import type { TypeClass, TypeClassifier } from './type-profile.ts';
import { betterRelation, relateTypes, type TypeRelation } from './type-relation.ts';

/** The type of goods that an item asks for, read from its name. */
export interface WantedType {
  /** As the item's name has it. */
  name: string;
  /** Any one of them will do. */
  claims: readonly TypeClaim[];
  /** For whom, where the name says so: "women's boots". */
  audiences: ReturnType<typeof readAudiences>;
  /** How the classes of a catalog's profile stand to it; worked out once for each class. */
  relateClass(typeClass: TypeClass, classifier: TypeClassifier): TypeRelation;
}

/** A class of which so many titles bear the wanted name holds such goods among others. */
const sharedShare = 0.2;
/** One of which fewer do holds none, where another class does and this one is large enough to tell. */
const strangeShare = 0.01;
const tellingSize = 20;
const mostNames = 12;

/** Reads the wanted type from an item's name; null where the name holds no word. */
export function readWantedType(name: string): WantedType | null {
  const read = readTypeClaims('name', name);
  const [first] = read;
  const firm = read.filter((claim) => claim.isWhole && claim.isFirm);
  const claims = firm.length > 0 ? firm : first === undefined ? wordsOf(name) : [first];
  if (claims.length === 0) return null;
  const names = namesOf(claims);
  const relations = new Map<TypeClass, TypeRelation>();
  let isKnown: boolean | undefined;

  function relate(typeClass: TypeClass, classifier: TypeClassifier): TypeRelation {
    const label = classifier.claimOf(typeClass);
    if (label?.isWhole === true) {
      const related = claims.map((claim) => relateTypes(claim, label)).reduce(betterRelation, 'other');
      if (related !== 'unclear') return related;
    }
    const share = (one: TypeClass) => Math.max(...names.map((stems) => classifier.shareOf(one, stems)));
    const own = share(typeClass);
    if (own >= sharedShare) return 'wider';
    isKnown ??= classifier.classes.some((one) => one.listings >= tellingSize && share(one) >= sharedShare);
    return isKnown && own < strangeShare && typeClass.listings >= tellingSize ? 'other' : 'unclear';
  }

  return {
    name,
    claims,
    audiences: readAudiences(name),
    relateClass(typeClass, classifier) {
      const known = relations.get(typeClass);
      if (known !== undefined) return known;
      const related = relate(typeClass, classifier);
      relations.set(typeClass, related);
      return related;
    },
  };
}

/** The name's own words where no type is called so: listings that bear them at their end are such goods. */
function wordsOf(name: string): TypeClaim[] {
  const tokens = tokenize(foldText(name));
  const stems = tokens.flatMap(({ kind, stem }) => (kind === 'word' || kind === 'character' ? [stem] : [])).slice(-2);
  if (stems.length === 0) return [];
  return [
    {
      field: 'name',
      text: name,
      stems,
      types: [],
      isWhole: true,
      isFirm: true,
      isFirst: true,
      modifiers: [],
      span: null,
    },
  ];
}

/** The wanted words and other names of the same types. */
function namesOf(claims: readonly TypeClaim[]): readonly string[][] {
  const own = claims.map(({ stems }) => [...stems]);
  const others = claims.flatMap(({ types, isWhole }) => (isWhole ? types.flatMap(({ names }) => names) : []));
  return [...own, ...others.slice(0, mostNames).map(stemsOfName)];
}
