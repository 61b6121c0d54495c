import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attributeNames } from '../../src/matching/ontology/attribute-names.ts';
import { checkRows } from '../../src/matching/ontology/check-rows.ts';
import { colourNames } from '../../src/matching/ontology/colours.ts';
import { idOf, namesOf, parseRows, rowsOf } from '../../src/matching/ontology/load-ontology.ts';
import { knownMakers } from '../../src/matching/ontology/makers.ts';
import { materialNames } from '../../src/matching/ontology/materials.ts';
import { readOntologyFiles } from '../../src/matching/ontology/ontology-files.ts';
import { type Unit, units } from '../../src/matching/ontology/units.ts';
import { valueFamilies } from '../../src/matching/ontology/value-families.ts';
import { colourFamilies, relateColours } from '../../src/matching/read/colour/colour-family.ts';
import { colourDistance, hexToOklab } from '../../src/matching/read/colour/oklab.ts';
import { isKindOf } from '../../src/matching/read/material/material-kinds.ts';
import { resolveName } from '../../src/matching/read/name/resolve-name.ts';
import { readQuantities } from '../../src/matching/read/quantity/read-quantities.ts';
import { readText } from '../../src/matching/text/read-text.ts';

const formOf = (words: string) => readText(words).unspaced || words;

/** Values whose names are words and that have none in Chinese; see the law. */
const lackingChinese = 98;

/** Words that stand for more than one entry, as `word → entries`. */
function shared(entries: readonly { id: string; words: readonly string[] }[]): Record<string, string[]> {
  const owners = new Map<string, Set<string>>();
  for (const { id, words } of entries)
    for (const word of words) owners.set(formOf(word), (owners.get(formOf(word)) ?? new Set()).add(id));
  return Object.fromEntries([...owners].filter(([, ids]) => ids.size > 1).map(([word, ids]) => [word, [...ids]]));
}

describe('makers', () => {
  const listed = Object.values(knownMakers).flatMap((names) => names.split(', ').map((name) => name.toLowerCase()));

  it('are listed once', () => {
    expect(listed.filter((name, at) => listed.indexOf(name) !== at)).toEqual([]);
  });
});

describe('units', () => {
  const dimensions = [...new Set(units.map((unit) => unit.dimension))];

  it.each(dimensions)('no spelling of %s belongs to two units', (dimension) => {
    const entries = units
      .filter((unit) => unit.dimension === dimension)
      .map((unit) => ({ id: unit.id, words: unit.spellings }));
    expect(shared(entries)).toEqual({});
  });

  it('have positive, finite factors and ids of their own', () => {
    expect(units.filter((unit) => !(unit.factor > 0 && Number.isFinite(unit.factor)))).toEqual([]);
    expect(new Set(units.map((unit) => unit.id)).size).toBe(units.length);
  });

  it('have at most one base in each dimension', () => {
    // Things are counted by the piece and by the pack; a rate is no measure of its dimension.
    const isBase = ({ factor, dimension, per }: Unit) => factor === 1 && dimension !== 'count' && per === undefined;
    const basesOf = Map.groupBy(units.filter(isBase), ({ dimension }) => dimension);
    expect([...basesOf].filter(([, all]) => all.length > 1).map(([dimension]) => dimension)).toEqual([]);
  });

  it('are read from each of their spellings after a number', () => {
    const isRead = (spelling: string) => {
      // "1/min" stands behind a space.
      const space = /^[0-9]/u.test(spelling) ? ' ' : '';
      const [quantity] = readQuantities(readText(`12${space}${spelling}`).tokens).quantities;
      return quantity !== undefined && quantity.unit !== null;
    };
    const unread = units.flatMap((unit) => unit.spellings.filter((spelling) => !isRead(spelling)));
    expect(unread).toEqual([]);
  });
});

describe('colours', () => {
  it('have one owner for each name', () => {
    expect(shared(colourNames.map(({ id, names }) => ({ id, words: names })))).toEqual({});
  });

  it('belong to a family that is its own, so that families have no cycle', () => {
    const families = colourFamilies();
    for (const colour of colourNames.filter(({ family }) => family)) expect(families.get(colour.id)).toBe(colour.id);
  });

  it('are what people call them: a shade is its family, the family not the shade', () => {
    for (const [shade, family] of [
      ['navy', 'blue'],
      ['sky blue', 'blue'],
      ['burgundy', 'red'],
      ['dark grey', 'grey'],
    ] as const) {
      expect(relateColours(family, shade), `${shade} is ${family}`).toBe('shade of wanted');
      expect(relateColours(shade, family), `${family} is not ${shade}`).toBe('wanted is a shade of it');
    }
  });

  it('have a distance that is a metric', () => {
    const colour = fc.constantFrom(...colourNames.map(({ hex }) => hexToOklab(hex)));
    fc.assert(
      fc.property(colour, colour, colour, (one, two, three) => {
        expect(colourDistance(one, one)).toBe(0);
        expect(colourDistance(one, two)).toBeCloseTo(colourDistance(two, one), 12);
        expect(colourDistance(one, three)).toBeLessThanOrEqual(
          colourDistance(one, two) + colourDistance(two, three) + 1e-12,
        );
      }),
    );
  });
});

describe('materials', () => {
  const ids = new Set(materialNames.map(({ id }) => id));

  it('have one owner for each name and parents that exist', () => {
    expect(shared(materialNames.map(({ id, names }) => ({ id, words: names })))).toEqual({});
    expect(materialNames.flatMap(({ isA = [] }) => isA.filter((parent) => !ids.has(parent)))).toEqual([]);
  });

  it('have kinds without cycles', () => {
    const cyclic = materialNames.filter(({ id, isA = [] }) => isA.some((parent) => isKindOf(parent, id)));
    expect(cyclic.map(({ id }) => id)).toEqual([]);
  });

  it('are kinds all the way up', () => {
    expect(isKindOf('304', 'metal')).toBe(true);
    expect(isKindOf('metal', '304')).toBe(false);
  });
});

describe('families of values and names of attributes', () => {
  it.each(valueFamilies.map((family) => [family.id, family] as const))(
    '%s has one value for each word, and relates values that it has',
    (_, family) => {
      expect(shared(family.values.map(({ id, names }) => ({ id, words: names })))).toEqual({});
      const ids = new Set(family.values.map(({ id }) => id));
      const told = family.values.flatMap(({ entails = [], near = [], suits = [], allOf = [] }) => [
        entails,
        near,
        suits,
        allOf,
      ]);
      expect(told.flat().filter((id) => !ids.has(id))).toEqual([]);
    },
  );

  it.each(valueFamilies.filter(({ isKind }) => isKind === true).map((family) => [family.id, family] as const))(
    '%s includes no value in itself, and all that an included one includes',
    (_, family) => {
      const included = new Map(family.values.map(({ id, entails = [] }) => [id, entails]));
      const broken = [...included].filter(
        ([id, entails]) =>
          entails.includes(id) ||
          entails.some((other) => included.get(other)?.some((next) => next === id || !entails.includes(next))),
      );
      expect(broken.map(([id]) => id)).toEqual([]);
    },
  );

  it('leads every name of an attribute to that attribute', () => {
    const astray = attributeNames.flatMap(({ id, names }) =>
      names.filter((name) => resolveName(name).known?.id !== id),
    );
    expect(astray).toEqual([]);
  });
});

describe('the rows of the ontology', () => {
  const rows = readOntologyFiles().flatMap(parseRows);

  it('obey the schema', () => {
    const problems = checkRows(rows);
    expect(problems, `${problems.length} problems:\n  ${problems.join('\n  ')}\n`).toEqual([]);
  });

  const named = ['product type', 'feature', 'flavour', 'connector', 'substance', 'size code', 'same'] as const;

  it.each(named)('of kind "%s" have each name once', (kind) => {
    const entries = rowsOf(kind).map((row) => ({
      id: 'id' in row ? idOf(row) : namesOf(row).join(),
      words: namesOf(row),
    }));
    expect(shared(entries)).toEqual({});
  });

  const bilingual = ['attribute', 'product type', 'material', 'colour', 'feature', 'flavour', 'substance'] as const;

  it.each(bilingual)('of kind "%s" have names in both languages', (kind) => {
    /** Names that are the same in both, and one that Chinese tells by its fibres. */
    const international = new Set(['hppe', 'biothane', 'polycotton']);
    const one = rowsOf(kind).filter(({ en = [], zh = [] }) => en.length === 0 || zh.length === 0);
    expect(one.map((row) => namesOf(row)[0] ?? '').filter((name) => !international.has(name))).toEqual([]);
  });

  it('have ever fewer values without a Chinese name', () => {
    const isCode = (name: string) => /\d|^[a-z]{1,5}$/u.test(name);
    const lacking = rowsOf('value').filter(({ en = [], zh = [], short = [] }) => {
      const names = [...en, ...short];
      return zh.length === 0 && !names.some((name) => /\p{Script=Han}/u.test(name) || isCode(name));
    });
    // Name the value, then lower the number; it is never raised.
    expect(lacking.length).toBeLessThanOrEqual(lackingChinese);
  });

  it('use the words of the field for ids', () => {
    const ids = rows.map(({ row }) => row as { id?: string; list?: string }).flatMap(({ id, list }) => [id, list]);
    const quaint = /\b(?:stuff|told|so made|as wanted|companion|squashed)\b/u;
    expect(ids.filter((id) => id !== undefined && quaint.test(id))).toEqual([]);
  });
});

describe('errors in a row', () => {
  const problemsOf = (text: string) => checkRows(parseRows({ name: 'trades/x.jsonl', text }));

  it.each([
    ['{"kind": "atribute", "id": "x"}', /^trades\/x\.jsonl:1: "kind" is "atribute"; it must be one of: attribute, /],
    ['{"kind": "attribute", "id": "x", "en": ["x"], "dimension": ["length"]}', /:1: "dimension" is no member/],
    ['{"kind": "attribute", "id": "x", "en": ["x"], "dimensions": ["lenght"]}', /:1: "dimensions\.0" must be/],
    ['{"kind": "attribute", "id": "x"}', /:1: a row has a name in "en" or in "zh"/],
    ['\n{"kind": "value", "of": "no family", "en": ["x"]}', /:2: "of" is "no family", which is no family and no scale/],
    [
      '{"kind": "family", "id": "f", "attributes": ["f"]}\n{"kind": "value", "of": "f", "en": ["x"], "near": ["y"]}',
      /:2: "near" names "y", which is no value of "f"/,
    ],
    ['{"kind": "product type", "en": ["x"], "near": ["y"]}', /:1: "near" names "y", which is no product type/],
    ['{"kind": "material", "en": ["x"], "isA": ["y"]}', /:1: "isA" names "y", which is no material/],
  ])('%s is named with its file and line', (text, message) => {
    expect(problemsOf(text).join('\n')).toMatch(message);
  });

  it('stops the reading where a line is no JSON', () => {
    expect(() => problemsOf('{"kind": "attribute"')).toThrow(/^trades\/x\.jsonl:1: not a JSON object/);
  });
});
