import { Type } from 'typebox';
import { DimensionName, Id, Ids, Names, row, True } from './row-members.ts';

const Size = (description: string) => Type.Number({ minimum: 0, description });

/**
 * What bare measures of goods of one form can only be: a rope has a length and a diameter, a mat a thickness beside its length
 * and width. Sides stand from the smallest to the largest, or in the order in which sellers write them.
 */
export const GoodsFormRow = row('goods form', {
  goods: Names,
  sides: Type.Array(
    Type.Object(
      {
        attributes: Names,
        dimension: Type.Optional(DimensionName),
        from: Size('Least measure, in the base unit of the dimension'),
        to: Size('Greatest measure, in the base unit of the dimension'),
        units: Type.Optional(Ids),
        reads: Type.Optional(Type.Record(Type.String(), Id, { description: 'Units as written, with those meant' })),
        isListed: Type.Optional(True),
        isNominal: Type.Optional(True),
      },
      { additionalProperties: false },
    ),
    { minItems: 1 },
  ),
  order: Type.Optional(Type.Literal('written')),
  bareUnit: Type.Optional(Id),
});

/**
 * What an attribute of goods is called: on a label printer "max. width" and 打印宽度 are the print width. One member tells how it
 * is stated: `dimension` for a measure or a count, `reads` for what the goods or a part of them are made of or look like,
 * `yes` and `no` for the words that settle whether goods have it, `values` for a choice, each value by all its words.
 */
export const GoodsAttributeRow = row('goods attribute', {
  goods: Names,
  names: Names,
  loose: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 60 }), {
      uniqueItems: true,
      description: 'Labels that mean it on these goods alone: "jar" for the capacity, "L", "wt"',
    }),
  ),
  dimension: Type.Optional(DimensionName),
  unit: Type.Optional(Id),
  reads: Type.Optional(Type.Enum(['colour', 'material'])),
  ofWhole: Type.Optional(
    Type.Literal(true, { description: 'No name is a part\'s on these goods: a ring is made of its "base metal"' }),
  ),
  yes: Type.Optional(Names),
  no: Type.Optional(Names),
  values: Type.Optional(Type.Array(Names, { minItems: 1 })),
  exclusive: Type.Optional(Type.Literal(true, { description: 'A product has one of the values' })),
});
