import { type Static, type TObject, type TProperties, Type } from 'typebox';

/** Names as buyers and sellers write them. Compared by stem: case, width, plural and word order do not matter. */
const Names = Type.Array(Type.String({ minLength: 1, maxLength: 100, pattern: '^\\S(.*\\S)?$' }), {
  uniqueItems: true,
});
const Id = Type.String({ minLength: 1, maxLength: 60 });
const Ids = Type.Array(Id, { uniqueItems: true, minItems: 1 });
const True = Type.Literal(true);

export const dimensions = [
  'length',
  'mass',
  'volume',
  'area',
  'time',
  'power',
  'voltage',
  'current',
  'charge',
  'energy',
  'data',
  'data rate',
  'frequency',
  'rotation',
  'temperature',
  'pressure',
  'force',
  'torque',
  'light',
  'luminance',
  'illuminance',
  'sound',
  'angle',
  'speed',
  'flow',
  'surface weight',
  'resolution',
  'resistance',
  'share',
  'activity',
  'colour temperature',
  'fineness',
  'frame rate',
  'pixels',
  'layers',
  'pages',
  'people',
  'hardness',
  'thread count',
  'count',
] as const;

/** Kinds of quantity that can be compared with each other. */
export type Dimension = (typeof dimensions)[number];
const DimensionName = Type.Union(dimensions.map((name) => Type.Literal(name)));

const note = Type.Optional(Type.String({ minLength: 1, description: 'Why the row is as it is, or its source' }));
const bilingual = {
  en: Type.Optional(Names),
  zh: Type.Optional(Names),
};

function row<Kind extends string, Members extends TProperties>(kind: Kind, members: Members) {
  return Type.Object({ kind: Type.Literal(kind), ...members, note }, { additionalProperties: false });
}

/** A property of goods under all names it goes by. Rows of the same id add up: a trade adds its names to a property. */
const AttributeRow = row('attribute', {
  id: Id,
  ...bilingual,
  type: Type.Optional(
    Type.Union(
      (['colour', 'material', 'size', 'name', 'identifier', 'dimensions', 'open'] as const).map((type) =>
        Type.Literal(type),
      ),
    ),
  ),
  dimensions: Type.Optional(Type.Array(DimensionName, { minItems: 1 })),
  unlabelled: Type.Optional(
    Type.Array(DimensionName, {
      minItems: 1,
      description:
        'Dimensions of which a measure that nothing labels speaks of this property: "500 ml" is the capacity',
    }),
  ),
  assumedUnit: Type.Optional(Type.String({ minLength: 1, description: 'Unit of a bare number, by convention' })),
});

/** Values of a property of which a product has one; the values follow as rows of kind `value`. */
const FamilyRow = row('family', {
  id: Id,
  attributes: Type.Array(Type.String({ minLength: 1 }), {
    minItems: 1,
    uniqueItems: true,
    description: 'Ids or names of the attributes whose values these are',
  }),
  goods: Type.Optional(Names),
  heads: Type.Optional(Names),
  lookalikes: Type.Optional(Names),
  readIn: Type.Optional(Type.Union([Type.Literal('attributes'), Type.Literal('text')])),
  ordered: Type.Optional(True),
  kinds: Type.Optional(True),
  inSets: Type.Optional(True),
});

/** Grades of a property from the least to the best; the grades follow as rows of kind `value`. */
const ScaleRow = row('scale', {
  id: Id,
  attributeWords: Type.Array(Type.String({ minLength: 1 }), { minItems: 1, uniqueItems: true }),
  servesLess: Type.Optional(True),
  hasMany: Type.Optional(True),
  elsewhere: Type.Optional(Names),
});

/** One value of a family or one grade of a scale. Its id is its first name where none is given. */
const ValueRow = row('value', {
  of: Id,
  id: Type.Optional(Id),
  ...bilingual,
  short: Type.Optional(Names),
  orBetter: Type.Optional(Names),
  includes: Type.Optional(Ids),
  near: Type.Optional(Ids),
  suits: Type.Optional(Ids),
  together: Type.Optional(Ids),
  measures: Type.Optional(
    Type.Array(Type.Number(), {
      minItems: 2,
      maxItems: 2,
      description: 'Least and greatest measure that sellers call so, in the base unit of the dimension',
    }),
  ),
});

/**
 * What goods are. Within a row one name may stand for another or for a kind of it (a couch is a sofa); goods of two rows are
 * different things unless one is `near` the other. Rows of the same id add up.
 */
const ProductTypeRow = row('product type', {
  id: Type.Optional(Id),
  ...bilingual,
  near: Type.Optional(Ids),
  holdsOthers: Type.Optional(True),
});

/** Goods of which a measure that nothing labels can only be one property, between two bounds. */
const SoleMeasureRow = row('sole measure', {
  goods: Names,
  attributes: Names,
  dimension: DimensionName,
  from: Type.Number({ minimum: 0, description: 'Least measure, in the base unit of the dimension' }),
  to: Type.Number({ minimum: 0, description: 'Greatest measure, in the base unit of the dimension' }),
  unit: Type.Optional(Type.String({ minLength: 1 })),
  isNominal: Type.Optional(True),
});

const ExampleRow = row('example', {
  spec: Type.Object(
    { name: Type.String({ minLength: 1 }), value: Type.String({ minLength: 1 }) },
    { additionalProperties: false },
  ),
  product: Type.Object(
    {
      title: Type.String({ minLength: 1 }),
      description: Type.Optional(Type.String()),
      brand: Type.Optional(Type.String()),
      attributes: Type.Optional(
        Type.Array(
          Type.Object({ name: Type.String({ minLength: 1 }), value: Type.String() }, { additionalProperties: false }),
        ),
      ),
    },
    { additionalProperties: false },
  ),
  expect: Type.Union([Type.Literal('match'), Type.Literal('unknown'), Type.Literal('not_match')]),
  why: Type.String({ minLength: 1 }),
});

/** The schema of each kind of row. */
export const rowSchemas = {
  attribute: AttributeRow,
  family: FamilyRow,
  scale: ScaleRow,
  value: ValueRow,
  'product type': ProductTypeRow,
  'sole measure': SoleMeasureRow,
  example: ExampleRow,
} satisfies Record<string, TObject>;

export type RowKind = keyof typeof rowSchemas;
export type RowOf<Kind extends RowKind> = Static<(typeof rowSchemas)[Kind]>;
