import type { RowOf } from '../ontology/ontology-row.ts';
import { readPackedRows } from '../ontology/packed-rows.ts';
import { wordList } from '../ontology/word-list.ts';
import { beginsInChinese } from '../text/is-chinese.ts';
import { stemsOfName } from '../text/stems-of-name.ts';
import { departmentOf } from './departments.ts';
import type { NamedType } from './type-rows.ts';

const mostWords = 3;
const leastHan = 2;

/** The runs of words of a text, of one to three words, of two Chinese characters and more. */
function* runsOf(text: string): Generator<string> {
  const stems = stemsOfName(text);
  const isHan = beginsInChinese(stems[0] ?? '');
  for (let from = 0; from < stems.length; from += 1)
    for (let length = isHan ? leastHan : 1; length <= mostWords + (isHan ? 1 : 0); length += 1)
      if (from + length <= stems.length) yield stems.slice(from, from + length).join(' ');
}

const kindWords = new Set(wordList('names that kinds end on').map((word) => stemsOfName(word).join(' ')));

/** The values of an attribute that are what goods have: of a "buckle type" those that end on the buckle, of a "jacket style" none. */
function valuesOf({ names, values = [] }: RowOf<'goods attribute'>): string[] {
  const words = new Set(names.flatMap((name) => [...runsOf(name)]));
  if (![...words].some((word) => kindWords.has(word))) return values.flat();
  const isNamed = (value: string) => words.has(stemsOfName(value).at(-1) ?? '');
  return values.filter((spellings) => spellings.some(isNamed)).flat();
}

/**
 * Adds to types what such goods have, by what is known of their attributes: a harness has buckles, a night light a motion
 * sensor. `wholeOf` are the types of which words in turn are a name.
 */
export function addPartsOfGoods(wholeOf: (key: string) => readonly NamedType[]): void {
  for (const { row } of readPackedRows('goods-attributes')) {
    const { goods, names, loose = [], yes = [] } = row as RowOf<'goods attribute'>;
    const told = [...names, ...loose, ...yes, ...valuesOf(row as RowOf<'goods attribute'>)];
    const parts = new Set(told.flatMap((text) => [...runsOf(text)]).flatMap(wholeOf));
    for (const type of new Set(goods.flatMap((name) => wholeOf(stemsOfName(name).join(' ')))))
      for (const part of parts) if (departmentOf(part) !== 'aa' && part !== type) type.parts.add(part.place);
  }
}
