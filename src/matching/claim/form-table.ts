import { onceFor } from '../../lib/once-for.ts';
import { openTable } from '../../lib/packed-table.ts';
import { rememberAnswers } from '../../lib/remember-answers.ts';
import type { RowOf } from '../ontology/ontology-row.ts';
import type { Unit } from '../ontology/units.ts';
import type { ProductType } from '../product-type/type-rows.ts';
import { resolveName } from '../read/name/resolve-name.ts';
import { unitOf } from '../read/quantity/unit-index.ts';
import { beginsInChinese } from '../text/is-chinese.ts';
import type { Token } from '../text/tokenize.ts';
import type { FormLine } from './goods-forms-table.ts';
import { readTable } from './goods-forms-table-file.ts';

type SideRow = RowOf<'goods form'>['sides'][number];

/** A property of goods of a form, and which bare measures may be of it. */
export interface FormSide extends Omit<SideRow, 'attributes' | 'dimension' | 'reads'> {
  /** Keys of the names under which it is asked for. */
  keys: ReadonlySet<string>;
  /** Words of those names, and the characters on which Chinese ones end. */
  words: ReadonlySet<string>;
  dimension: Unit['dimension'];
  /** Units as written, with those that are meant. */
  reads: ReadonlyMap<string, Unit>;
}

export interface GoodsForm {
  sides: readonly FormSide[];
  /** True where a list of sizes has all sides in their order: bore x outer diameter x width. */
  isWritten: boolean;
  /** In which sellers write sizes without a unit. */
  bareUnit: Unit | null;
}

const readSide = ({ attributes, dimension = 'length', reads = {}, ...side }: SideRow): FormSide => ({
  ...side,
  keys: new Set(attributes.map((name) => resolveName(name).key)),
  words: new Set(
    attributes.flatMap((name) => [...resolveName(name).stems, ...(beginsInChinese(name) ? name.slice(-1) : [])]),
  ),
  dimension,
  reads: new Map(Object.entries(reads).map(([written, id]) => [written, unitOf(id)])),
});

/** Words of catalogs repeat: what was looked up is remembered, so many of them. */
const remembered = { most: 20_000, longest: 40 };

interface FormTable {
  /** The forms of the longest name that stands at a place, with the place behind it. */
  at(tokens: readonly Token[], start: number): { value: readonly GoodsForm[]; next: number } | null;
  /** True for a word on which names of goods of a form may end. */
  isNoun(stem: string): boolean;
  /** The forms of goods of a type. */
  ofType(type: ProductType): readonly GoodsForm[];
}

function openForms(bytes: Uint8Array): FormTable {
  const { names, firsts, types, nouns, valueAt } = openTable(
    bytes,
    ['names', 'firsts', 'types', 'nouns'] as const,
    ({ sides, order, bareUnit }: FormLine): GoodsForm => ({
      sides: sides.map(readSide),
      isWritten: order === 'written',
      bareUnit: bareUnit === undefined ? null : unitOf(bareUnit),
    }),
  );
  const mostWords = rememberAnswers((stem: string) => firsts.get(stem)?.[0] ?? 0, remembered);
  return {
    at(tokens, start) {
      const first = tokens[start];
      const most = first === undefined ? 0 : mostWords(first.stem);
      if (most === 0) return null;
      let key = '';
      let words = 0;
      let found: { places: Uint16Array; next: number } | null = null;
      for (let at = start; at < tokens.length && words < most; at += 1) {
        const token = tokens[at];
        if (token === undefined) break;
        if (token.kind === 'mark' && (token.stem === '-' || token.stem === '.')) continue;
        key = words === 0 ? token.stem : `${key} ${token.stem}`;
        words += 1;
        const places = names.get(key);
        if (places !== null) found = { places, next: at + 1 };
      }
      return found === null ? null : { value: [...found.places].map(valueAt), next: found.next };
    },
    isNoun: rememberAnswers((stem: string) => nouns.has(stem), remembered),
    ofType: ({ id }) => [...(types.get(id) ?? [])].map(valueAt),
  };
}

let table: FormTable | undefined;

/** What rows say of the forms of goods; opened when first asked for. */
export function formTable(): FormTable {
  table ??= openForms(readTable());
  return table;
}

/** Forms with what wider ones say of dimensions of which they say nothing. */
export function withWider(forms: readonly GoodsForm[], wider: readonly GoodsForm[]): readonly GoodsForm[] {
  const told = new Set(forms.flatMap(({ sides }) => sides.map(({ dimension }) => dimension)));
  const more = wider.filter(({ sides }) => !sides.some(({ dimension }) => told.has(dimension)));
  return more.length === 0 ? forms : [...forms, ...more];
}

/** The forms of goods of a type; kinds are of the form of the wider goods. */
const formsOfType = onceFor((type: ProductType): readonly GoodsForm[] => {
  const wider = type.above === null || type.role !== null ? [] : formsOfType(type.above);
  return withWider(formTable().ofType(type), wider);
});

/** The forms of goods of types that share a name; none where they are not of one form. */
export function formsOfTypes(types: readonly ProductType[]): readonly GoodsForm[] {
  const [first = [], ...others] = types.map(formsOfType);
  const isFirst = (forms: readonly GoodsForm[]) =>
    forms.length === first.length && forms.every((form) => first.includes(form));
  return others.every(isFirst) ? first : [];
}
