import { type Static, type TObject, Type } from 'typebox';
import { GoodsAttributeRow, GoodsFormRow } from './goods-rows.ts';
import { bilingual, DimensionName, Id, Ids, Names, row, True } from './row-members.ts';

/** A property of goods under all names it goes by. Rows of the same id add up: a trade adds its names to a property. */
const AttributeRow = row('attribute', {
  id: Id,
  ...bilingual,
  type: Type.Optional(Type.Enum(['colour', 'material', 'size', 'name', 'identifier', 'dimensions', 'open'])),
  dimensions: Type.Optional(Type.Array(DimensionName, { minItems: 1 })),
  unlabelled: Type.Optional(
    Type.Array(DimensionName, {
      minItems: 1,
      description:
        'Dimensions of which a measure that nothing labels speaks of this property: "500 ml" is the capacity',
    }),
  ),
  assumedUnit: Type.Optional(Type.String({ minLength: 1, description: 'Unit of a bare number, by convention' })),
  rounded: Type.Optional(
    Type.Literal(true, {
      description: 'Goods are called by the whole number next to it: a screen of 23.6 inches is one of 24',
    }),
  ),
  extensible: Type.Optional(
    Type.Literal(true, { description: 'Goods take more of it than they have: the most they take is another figure' }),
  ),
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
  headsApart: Type.Optional(Type.Literal(true)),
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

/**
 * A material; it is a kind of those in `isA`: 304 is stainless steel, is steel, is metal. A `short` name is one before the
 * name of a part alone: walnut is a nut, and a walnut handle of wood.
 */
const MaterialRow = row('material', {
  id: Type.Optional(Id),
  ...bilingual,
  short: Type.Optional(Names),
  isA: Type.Optional(Ids),
  near: Type.Optional(Ids),
  mayBe: Type.Optional(Ids),
  weave: Type.Optional(True),
});

/** A colour by its usual sRGB value. A `short` name is a colour only under a colour's name: sage, cream. */
const ColourRow = row('colour', {
  id: Type.Optional(Id),
  ...bilingual,
  hex: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
  family: Type.Optional(True),
  short: Type.Optional(Names),
});

/** A unit with its factor to the base unit of its dimension. */
const UnitRow = row('unit', {
  id: Id,
  dimension: DimensionName,
  factor: Type.Number({ exclusiveMinimum: 0 }),
  offset: Type.Optional(Type.Number()),
  everyday: Type.Optional(
    Type.Literal(true, {
      description: 'Sellers leave it out where the other values tell it: mm, g, GB, and no nm or yd',
    }),
  ),
  symbol: Type.Optional(
    Type.String({ minLength: 1, description: 'The spelling that is printed, where it is not the first English one' }),
  ),
  per: Type.Optional(Type.String({ minLength: 1, description: 'Set for a rate: the unit that it counts by' })),
  ...bilingual,
  cased: Type.Optional(Names),
});

/** A feature that goods have or lack. What they do as well as have done to them is named by its `verbs`: they fold and are folded. */
const FeatureRow = row('feature', {
  ...bilingual,
  verbs: Type.Optional(Names),
  askedAs: Type.Optional(Names),
  entailedBy: Type.Optional(Names),
  excludedBy: Type.Optional(Names),
  opposites: Type.Optional(Names),
  of: Type.Optional(Names),
  saidOf: Type.Optional(Names),
  deniedOf: Type.Optional(Names),
  onParts: Type.Optional(Names),
  entailedInZh: Type.Optional(Names),
  comesAlong: Type.Optional(True),
  ofWhole: Type.Optional(True),
});

/** A part of goods. Two rows of one id are one part, of which each may be sold alone or not. */
const PartRow = row('part', {
  id: Id,
  ...bilingual,
  attached: Type.Optional(Type.Literal(true, { description: 'Hardly ever sold alone: a handle, a sole' })),
  accessory: Type.Optional(Type.Literal(true, { description: 'As often sold alone: a strap, a case' })),
  had: Type.Optional(Type.Literal(true, { description: 'Some goods of a kind have it and others lack it' })),
  linear: Type.Optional(
    Type.Literal(true, { description: 'Sold by its length: "30 m hose" tells how long it is, and not how thick' }),
  ),
  attributes: Type.Optional(Ids),
});

/** What goods taste and smell of. */
const FlavourRow = row('flavour', { id: Type.Optional(Id), ...bilingual, isA: Type.Optional(Ids) });

/** A plug or socket. */
const ConnectorRow = row('connector', { id: Type.Optional(Id), ...bilingual, isA: Type.Optional(Id) });

/** What goods may contain or be free of; of a natural one goods with none added are not yet free. */
const SubstanceRow = row('substance', {
  ...bilingual,
  natural: Type.Optional(True),
  /** What has it in it where ingredients are listed: milk and butter for dairy. */
  within: Type.Optional(Type.Array(Type.String({ minLength: 1 }), { minItems: 1, uniqueItems: true })),
});

/** A size of clothes and its names. */
const SizeCodeRow = row('size code', { id: Type.Optional(Id), ...bilingual });

/** The sides of a sheet, shorter first. */
const PaperSizeRow = row('paper size', {
  id: Id,
  millimetres: Type.Array(Type.Number({ exclusiveMinimum: 0 }), { minItems: 2, maxItems: 2 }),
});

/** Words before or after a number that make it a least, a most or an approximate one. */
const BoundRow = row('bound', {
  position: Type.Union([Type.Literal('before'), Type.Literal('after'), Type.Literal('opening')]),
  bound: Type.Union([Type.Literal('min'), Type.Literal('max'), Type.Literal('about')]),
  open: Type.Optional(True),
  reaches: Type.Optional(True),
  ...bilingual,
});

/** A maker or brand that is known the world over. */
const MakerRow = row('maker', { name: Type.String({ minLength: 2 }), trade: Id });

/** What a maker is called in each language; `everyday` where one of the names is a word of common speech as well: 小米, Brother. */
const MakerNameRow = row('maker name', { ...bilingual, everyday: Type.Optional(True) });

/** A house that sells under several brands; without `brands` they are beyond counting. */
const HouseRow = row('house', { name: Type.String({ minLength: 2 }), brands: Type.Optional(Names) });

/** Words of which each says what a whole wanted value says that is another of them. */
const SameRow = row('same', {
  ...bilingual,
  under: Type.Optional(
    Type.Array(Type.String({ minLength: 1 }), {
      minItems: 1,
      uniqueItems: true,
      description: 'Attributes under which alone they do: "latin" is a cuisine, and a dance',
    }),
  ),
  not: Type.Optional(Names),
});

/** English words with the Chinese words for them, the usual one first. A thing is named by itself; all else is said of things. */
const TranslationRow = row('translation', { ...bilingual, isThing: Type.Optional(True) });

/**
 * Words of a list that a reader of texts knows by its name; rows of a list add up. "(sold|bought) separately" stands for all that the
 * choices in its brackets make.
 */
const WordsRow = row('words', { list: Id, means: Type.Optional(Type.String({ minLength: 1 })), ...bilingual });

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
  'goods form': GoodsFormRow,
  'goods attribute': GoodsAttributeRow,
  material: MaterialRow,
  colour: ColourRow,
  unit: UnitRow,
  feature: FeatureRow,
  part: PartRow,
  flavour: FlavourRow,
  connector: ConnectorRow,
  substance: SubstanceRow,
  'size code': SizeCodeRow,
  'paper size': PaperSizeRow,
  bound: BoundRow,
  maker: MakerRow,
  'maker name': MakerNameRow,
  house: HouseRow,
  same: SameRow,
  translation: TranslationRow,
  words: WordsRow,
  example: ExampleRow,
} satisfies Record<string, TObject>;

export type RowKind = keyof typeof rowSchemas;
export type RowOf<Kind extends RowKind> = Static<(typeof rowSchemas)[Kind]>;
