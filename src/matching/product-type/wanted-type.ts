import { onceFor } from '../../lib/once-for.ts';
import { wordList } from '../ontology/word-list.ts';
import { stemsOfName } from '../text/stems-of-name.ts';
import { tokensOf } from '../text/tokens-of.ts';
import { readAudiences } from './audience.ts';
import { departmentOf } from './departments.ts';
import { readTypeClaims } from './read-type-claims.ts';
import { segmentsOf, wordsBetween } from './title-segments.ts';
import { type TypeClaim, wholeClaim } from './type-claim.ts';
import type { ProductType } from './type-rows.ts';
import { countingWords, holdingHeads, severalWords } from './type-words.ts';

/** The type of goods that an item asks for, read from its name. */
export interface WantedType {
  /** As the item's name has it. */
  name: string;
  /** Any one of them will do. */
  claims: readonly TypeClaim[];
  /** The types that they name, and the departments of these. */
  types: readonly ProductType[];
  departments: ReadonlySet<string | null>;
  /** For whom, where the name says so: "women's boots". */
  audiences: ReturnType<typeof readAudiences>;
}

/** Reads the wanted type from an item's name; null where the name holds no word. */
export function readWantedType(name: string): WantedType | null {
  const read = readTypeClaims('name', name);
  const [first] = read;
  const firm = read.filter((claim) => claim.isWhole && claim.isFirm);
  const named = firm.some(({ isFirst }) => isFirst)
    ? firm.filter((claim) => claim.isFirst || !isBesideGoods(claim, name))
    : firm;
  const claims = named.length > 0 ? named : first === undefined ? wordsOf(name) : [first];
  if (claims.length === 0) return null;
  const types = claims.flatMap((claim) => claim.types);
  return { name, claims, types, departments: new Set(types.map(departmentOf)), audiences: readAudiences(name) };
}

/**
 * True for words behind the goods that say how they are, have or are packed: "Dry cat food, large bag", "prep table, flat top", 充电钻 双电池. A bare
 * name is another of a list, or another for the goods: "cups, saucers and plates", 夏被 空调被.
 */
function isBesideGoods({ stems, ahead = [], text }: TypeClaim, name: string): boolean {
  const head = stems.at(-1) ?? '';
  const said = ahead.filter((word) => !severalWords.has(word));
  const isBehindComma = /[,，][^,，]*$/u.test(name.slice(0, name.indexOf(text)));
  return (
    countingWords.has(head) ||
    holdingHeads.has(head) ||
    multiples.has(said.at(-1) ?? '') ||
    (isBehindComma && said.length > 0)
  );
}

const multiples: ReadonlySet<string> = new Set(wordList('multiples before a thing'));

/** The name's own words where no type is called so: listings that bear them at their end are such goods. */
function wordsOf(name: string): TypeClaim[] {
  const tokens = tokensOf(name);
  const pieces = segmentsOf(name, tokens);
  const own = pieces.filter(({ isAside }) => !isAside).map(({ from, to }) => wordsBetween(tokens, from, to));
  const stems = (own.find(({ length }) => length > 0) ?? wordsBetween(tokens, 0, tokens.length)).slice(-2);
  return stems.length === 0 ? [] : [wholeClaim('name', name, stems, [])];
}

const mostNames = 12;

/** The wanted words and other names of the same types. */
export const namesOfWanted = onceFor(({ claims }: WantedType): readonly (readonly string[])[] => {
  const others = claims.flatMap(({ types, isWhole }) => (isWhole ? types.flatMap(({ names }) => names) : []));
  return [...claims.map(({ stems }) => stems), ...others.slice(0, mostNames).map(stemsOfName)];
});
