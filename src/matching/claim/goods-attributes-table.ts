import { packLines } from '../../lib/packed-lines.ts';
import { packMap, putPlace } from '../../lib/packed-map.ts';
import { packTable } from '../../lib/packed-table.ts';
import { rememberAnswers } from '../../lib/remember-answers.ts';
import { rowsOf } from '../ontology/load-ontology.ts';
import { deniesNext, deniesPrevious } from '../ontology/negations.ts';
import type { RowOf } from '../ontology/ontology-row.ts';
import { readPackedRows } from '../ontology/packed-rows.ts';
import { typeIndex } from '../product-type/type-index.ts';
import { featureNameOf } from '../read/feature/feature-name.ts';
import { relatedKeys } from '../read/name/related-names.ts';
import { resolveName } from '../read/name/resolve-name.ts';
import { phrasesOf } from '../text/phrase-index.ts';
import { readText, runTogether } from '../text/read-text.ts';
import { stemsOfName } from '../text/stems-of-name.ts';
import { askedBy, lookKeys } from './asked-property.ts';
import { bagOfName } from './name-bag.ts';
import { sidesIn } from './side-modifier.ts';

type AttributeRow = RowOf<'goods attribute'>;

/**
 * A name of an attribute; `letter` for one of a single letter, where "d" and "D" may be two things, `isApart` for one with a word that
 * its key leaves out: the "rated head" has the key of the head.
 */
export interface AttributeKey {
  key: string;
  letter?: string;
  isApart?: true;
}

/** An attribute as its line of the table has it: names by their keys, words run together as in an unspaced text. */
export interface AttributeLine extends Pick<AttributeRow, 'dimension' | 'unit' | 'reads' | 'exclusive'> {
  /** The first name as the row has it. */
  called: string;
  names: readonly AttributeKey[];
  loose: readonly AttributeKey[];
  /** What the words of the names stand for, without those of a lack; see `bagOfName`. */
  bags: readonly string[];
  /** The same names as those of a feature. */
  featureNames: readonly string[];
  yes: readonly string[];
  no: readonly string[];
  values: readonly (readonly string[])[];
}

const keyOf = (name: string): AttributeKey => {
  const { key, apart } = resolveName(name);
  if (/^[a-z]$/iu.test(name)) return { key, letter: name };
  return apart.length > 0 ? { key, isApart: true } : { key };
};

function keysOf(names: readonly string[]): AttributeKey[] {
  const keys = names.map(keyOf).filter(({ key }) => key !== '');
  return [...new Map(keys.map((one) => [`${one.key}|${one.letter ?? ''}|${one.isApart ?? ''}`, one])).values()];
}

/** "Speed" of the print speed is the end of its name; "memory" of a memory bus is another property. */
function isEndOf(name: string, names: readonly string[]): boolean {
  const { known, stems } = resolveName(name);
  if (known === null) return true;
  return names.some((one) => one.endsWith(name) || resolveName(one).stems.at(-1) === stems.at(-1));
}

/** The parts and sides that a name is known to speak of, and the words that tell of what it speaks. */
const knownOf = rememberAnswers(
  (name) => {
    const resolved = resolveName(name);
    const { apart, stems } = resolved;
    const { partIds, nouns } = askedBy(resolved);
    return { partIds, nouns, sides: [...apart, ...stems.flatMap((stem) => sidesIn(stem))] };
  },
  { most: 5000, longest: 200 },
);

/** True where all rows of attributes tell two names apart: an input from an output, a part's material from the goods'. */
function areApart(one: string, other: string, isLook: boolean): boolean {
  const [first, second] = [knownOf(one), knownOf(other)];
  const isShared = <T>(some: readonly T[], others: readonly T[]) =>
    some.length === 0 || others.length === 0 || some.some((each) => others.includes(each));
  if (!isShared(first.sides, second.sides) || !isShared(first.partIds, second.partIds)) return true;
  return isLook && (first.nouns.length === 0) !== (second.nouns.length === 0);
}

/**
 * The names of one attribute. Those that all rows of attributes tell apart from the first are left out, and where yes and no or looks
 * are stated those of another known property as well: the material of a blade is not that of its knife, and a "connection" is no
 * Bluetooth. What is chosen or measured tells by itself which attribute a name of several means but for those of any goods' look.
 */
function consistent({ names, dimension, reads, ofWhole, values }: AttributeRow): readonly string[] {
  const [first = '', ...others] = names;
  if (values !== undefined) return [first, ...others.filter((name) => !lookKeys.has(resolveName(name).key))];
  const isLook = reads !== undefined && ofWhole !== true;
  const clear = others.filter((name) => !areApart(first, name, isLook));
  if (dimension !== undefined) return [first, ...clear];
  const [id] = names.flatMap((name) => resolveName(name).known?.id ?? []);
  const related = new Set(id === undefined ? [] : [`#${id}`, ...relatedKeys(`#${id}`)]);
  const isRelated = (name: string) => {
    const { known } = resolveName(name);
    return known === null || related.has(`#${known.id}`);
  };
  return [first, ...clear.filter(isRelated)];
}

const denying = phrasesOf([...deniesNext, ...deniesPrevious]);

/** "Fragrance free", 无香料: its words stand for what is lacked. */
const namesLack = (name: string) => {
  const { tokens } = readText(name);
  return tokens.some((_token, at) => denying.at(tokens, at) !== null);
};

function lineOf(row: AttributeRow) {
  const { loose = [], dimension, unit, reads, ofWhole, yes, no, values = [], exclusive } = row;
  const isLook = reads !== undefined && ofWhole !== true;
  const clear = consistent(row);
  const labels = loose.filter((name) => isEndOf(name, clear) && !areApart(clear[0] ?? '', name, isLook));
  const isFlag = yes !== undefined || no !== undefined;
  const bags = new Set(clear.map((name) => (isFlag && namesLack(name) ? '' : bagOfName(name))));
  return {
    called: clear[0] ?? '',
    names: keysOf(clear),
    loose: keysOf(labels),
    bags: [...bags].filter((bag) => bag !== ''),
    featureNames: isFlag ? [...new Set([...clear, ...labels].map(featureNameOf))] : [],
    yes: runTogether(yes),
    no: runTogether(no),
    values: values.map((words) => runTogether(words)),
    ...(dimension === undefined ? {} : { dimension }),
    ...(unit === undefined ? {} : { unit }),
    ...(reads === undefined ? {} : { reads }),
    ...(exclusive === undefined ? {} : { exclusive }),
  } satisfies AttributeLine;
}

const departmentOf = (id: string) => id.split('-', 1)[0] ?? id;

/** The types that go by the names of goods; of a name of several those in the department of most of the names: no paper notebook. */
function typesOf(goods: readonly string[]): Set<string> {
  const named = goods.map((name) => {
    const found = typeIndex().byKey(stemsOfName(name).join(' '));
    return found?.isWhole === true ? found.types.map(({ id }) => id) : [];
  });
  const votes = new Map<string, number>();
  for (const ids of named)
    for (const department of new Set(ids.map(departmentOf))) votes.set(department, (votes.get(department) ?? 0) + 1);
  return new Set(
    named.flatMap((ids) => {
      const most = Math.max(0, ...ids.map((id) => votes.get(departmentOf(id)) ?? 0));
      return ids.filter((id) => votes.get(departmentOf(id)) === most);
    }),
  );
}

/**
 * Reads the rows of goods attributes, those of core and trades first, into one block of bytes: the rows of each name of
 * goods, the rows of the types that go by the names, and a line for each row.
 */
export function buildGoodsAttributesTable(): Uint8Array {
  const packed = readPackedRows('goods-attributes').map(({ row }) => row as AttributeRow);
  const rows = [...rowsOf('goods attribute'), ...packed];
  const byName = new Map<string, number[]>();
  const byType = new Map<string, number[]>();
  for (const [place, { goods }] of rows.entries()) {
    for (const name of goods) putPlace(byName, stemsOfName(name).join(' '), place);
    for (const id of typesOf(goods)) putPlace(byType, id, place);
  }
  return packTable([packMap(byName), packMap(byType), packLines(rows.map(lineOf))]);
}
