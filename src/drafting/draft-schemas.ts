import { type Static, Type } from 'typebox';
import { MoneySchema, nullable } from '../http/schema-parts.ts';
import { longestText } from './longest-text.ts';

const DraftSpecSchema = Type.Object(
  {
    name: Type.String(),
    value: Type.String(),
    required: Type.Boolean({ description: 'False after words such as "preferably" or 最好' }),
    text: Type.String({ description: 'The words of the text that it was read from' }),
  },
  { $id: 'DraftSpec' },
);

const DraftItemSchema = Type.Object(
  {
    name: Type.String(),
    description: Type.String({ description: 'The part of the text that speaks of it' }),
    // In pieces; null, as the prices, where the text does not say.
    quantity: nullable(Type.Integer()),
    specs: Type.Array(DraftSpecSchema),
    max_price: nullable(MoneySchema),
    // As shoppers say it: "over 300 pesos".
    min_price: nullable(MoneySchema),
    target_price: nullable(MoneySchema),
    customization: nullable(Type.String({ description: 'A logo, a print, a package' })),
  },
  { $id: 'DraftItem' },
);

export const draftBodySchema = Type.Object(
  {
    text: Type.String({
      minLength: 1,
      maxLength: longestText,
      description: 'A wish in plain words, English or Chinese',
    }),
  },
  {
    $id: 'DraftText',
    additionalProperties: false,
  },
);

export const draftSchema = Type.Object(
  {
    items: Type.Array(DraftItemSchema),
    needed_by: nullable(Type.String({ description: 'YYYY-MM-DD' })),
    // What everything together may cost.
    budget: nullable(MoneySchema),
    notes: Type.Array(Type.String(), { description: 'Words that became neither item nor spec' }),
  },
  { $id: 'Draft', description: 'Items and specs as a text asks for them, for a person to correct. Nothing is saved.' },
);

export type DraftSpec = Static<typeof DraftSpecSchema>;
/** A spec before it is told whether it is a must. */
export type FoundSpec = Omit<DraftSpec, 'required'>;
export type DraftItem = Static<typeof DraftItemSchema>;
export type Draft = Static<typeof draftSchema>;
