import type { ValueFamily } from './value-family.ts';

/**
 * A closed family in short. Each line of `values` is one value: its names, then after "|" the names that stand for it only
 * under its attribute or before one of the `heads`, then after ">" the values it is a kind of. In each line of `near` the
 * first value may be told together with each of the others. All lists are parted by commas.
 */
export interface KindTable {
  id: string;
  /** Names of the attributes that hold these values. */
  of: string;
  /** Goods that have the property; empty where any may. */
  goods: string;
  values: readonly string[];
  near?: readonly string[];
  heads?: string;
  /** Phrases with words of the family that say nothing of it. */
  otherwise?: string;
  onlyText?: true;
  /** Sets of these goods hold several kinds. */
  inSets?: true;
}

const listed = (line: string) =>
  line
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Spells out a table of kinds. */
export function kindFamily({
  id,
  of,
  goods,
  values,
  near = [],
  heads,
  otherwise,
  onlyText,
  inSets,
}: KindTable): ValueFamily {
  const beside = near.map(listed);
  return {
    id,
    isKind: true,
    attributes: listed(of),
    values: values.map((line) => {
      const [told = '', wider = ''] = line.split('>');
      const [names = '', bare = ''] = told.split('|');
      const [valueId = '', ...more] = listed(names);
      return {
        id: valueId,
        names: [valueId, ...more],
        bare: listed(bare),
        entails: listed(wider),
        near: beside.flatMap(([first, ...others]) => (first === valueId ? others : [])),
      };
    }),
    ...(goods === '' ? {} : { goods: listed(goods) }),
    ...(heads === undefined ? {} : { heads: listed(heads) }),
    ...(onlyText === undefined ? {} : { onlyText }),
    ...(inSets === undefined ? {} : { inSets }),
    ...(otherwise === undefined ? {} : { otherwise: listed(otherwise) }),
  };
}
