import type { Token } from '../text/tokenize.ts';
import { departmentOf } from './departments.ts';
import { type TitleSegment, wordsBetween } from './title-segments.ts';
import { type TypeClaim, wholeClaim } from './type-claim.ts';
import { typeIndex } from './type-index.ts';
import { neutralHeads } from './type-words.ts';

/** Things that hold or cover others, which are goods of their own where what they are for follows. */
const holding = new Set(['case', 'bag', 'box', 'pouch', 'spray', 'stick', 'sheet', 'bar']);

/** A shorter word before "for" may be a model or a size. */
const leastNoun = 5;

const longestModel = 2;
const leastOfForm = 3;

/** The noun, no whole name of a type, of the piece before what goods are made for: "Carrying Case" of "Carrying Case for Mini Projectors". */
export function nounBefore(
  field: string,
  raw: string,
  tokens: readonly Token[],
  before: TitleSegment | undefined,
): TypeClaim | null {
  if ((field !== 'title' && field !== 'name') || before === undefined || before.isAside) return null;
  const all = tokens.slice(before.from, before.to).filter(({ kind }) => kind !== 'mark');
  // "Protective Sleeve V2": a model stands behind its noun.
  const end = all.findLastIndex(
    ({ kind, stem }) => kind === 'character' || (kind === 'word' && stem.length > longestModel),
  );
  const words = all.slice(0, end + 1);
  const last = words.at(-1);
  if (last === undefined) return null;
  const isHead = typeIndex().isHead(last.stem);
  // One word before "for" that names of goods end on is a noun in a title as well: "Stand for Washing Machines".
  if (words.length < 2 && field === 'title' && !isHead) return null;
  const isNoun = isHead || (last.kind === 'word' && last.stem.length >= leastNoun);
  // A "roller exchange kit" is for what follows; "pack" alone may be one of it.
  const isForm = neutralHeads.has(last.stem) && !holding.has(last.stem) && words.length < leastOfForm;
  if (isForm || (!neutralHeads.has(last.stem) && !isNoun)) return null;
  const first = words.at(-2) ?? last;
  return { ...wholeClaim(field, raw.slice(first.start, last.end), [last.stem], []), isWhole: false, isFirm: false };
}

/** From so many types on whose names end on a noun it is a wide one, of many kinds: "helmet", "stand", "dryer". */
export const leastOfWide = 9;

/** The noun on which the piece before ends, where names of many types end on it and no type is called so. */
export function wideNounBefore(
  field: string,
  raw: string,
  tokens: readonly Token[],
  before: TitleSegment | undefined,
): TypeClaim | null {
  const noun = before === undefined ? null : nounBefore(field, raw, tokens, before);
  const [stem = ''] = noun?.stems ?? [];
  return noun !== null && !neutralHeads.has(stem) && typeIndex().typesEndingOn(stem) >= leastOfWide ? noun : null;
}

/** A "hose for the garden" is a garden hose, where there is such a name. */
export function namedWith(targets: readonly (readonly string[])[], noun: TypeClaim): TypeClaim | null {
  for (const target of targets) {
    const stems = [...target, ...noun.stems];
    const named = typeIndex().byKey(stems.join(' '));
    if (named?.isWhole === true) return { ...noun, stems, types: named.types, isWhole: true, isFirm: true };
  }
  return null;
}

/** A "chew toy for parrots" is a parrot toy as well: what the last word of a name and what it is for call, in one department. */
export function alsoNamedWith(targets: readonly (readonly string[])[], noun: TypeClaim): TypeClaim | null {
  const named = noun.stems.length < 2 ? null : namedWith(targets, { ...noun, stems: noun.stems.slice(-1) });
  const departments = new Set(noun.types.map(departmentOf));
  return named?.types.some((type) => departments.has(departmentOf(type))) === true ? named : null;
}

/** "TAPE, MASKING, 24 mm": lists of supplies put the noun before what kind it is. */
export function invertedName(
  field: string,
  raw: string,
  tokens: readonly Token[],
  [noun, kind]: readonly TitleSegment[],
): TypeClaim | null {
  if (noun === undefined || kind === undefined || noun.from !== 0 || noun.to !== 1 || kind.isAside) return null;
  if (tokens[noun.to]?.stem !== ',') return null;
  // "TAPE, duct 50M"
  const number = tokens.findIndex((token, at) => at >= kind.from && token.kind === 'number');
  const end = number === -1 ? kind.to : Math.min(number, kind.to);
  const stems = [...wordsBetween(tokens, kind.from, end), ...wordsBetween(tokens, 0, 1)];
  const named = stems.length < 2 ? null : typeIndex().byKey(stems.join(' '));
  if (named?.isWhole !== true) return null;
  const text = raw.slice(tokens[0]?.start, tokens[end - 1]?.end);
  return { ...wholeClaim(field, text, stems, named.types), span: { from: 0, to: end } };
}

/** What is for a thing that is in no table: "hose for the garden". */
export function nounOfUnknown(
  field: string,
  raw: string,
  tokens: readonly Token[],
  segments: readonly TitleSegment[],
): TypeClaim | null {
  const place = segments.findIndex(({ isTarget }) => isTarget);
  const noun = nounBefore(field, raw, tokens, segments[place - 1]);
  const target = segments[place];
  if (noun === null || target === undefined) return noun;
  const words = tokens.slice(target.from, target.to).flatMap(({ kind, stem }) => (kind === 'word' ? [stem] : []));
  return namedWith([words.slice(-1)], noun) ?? noun;
}
