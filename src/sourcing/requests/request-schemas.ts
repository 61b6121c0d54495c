import { type Static, type TProperties, Type } from 'typebox';
import { nullable } from '../../http/schema-parts.ts';

/**
 * The objects of a sourcing request as they go over the wire. These schemas are checked, published and give the
 * types. A name in `$id` is the object's name in the document.
 */

const closed = { additionalProperties: false } as const;
const text = (maxLength: number, description?: string) =>
  Type.String({ minLength: 1, maxLength, ...(description === undefined ? {} : { description }) });
const uri = (description: string) =>
  Type.String({ format: 'uri', maxLength: 4000, description: `${description} An absolute URI.` });

const days = {
  long: '(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])',
  short: '(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)',
  february: '02-(?:0[1-9]|1[0-9]|2[0-8])',
};
/** Years that are multiples of 4 but not of 100, and multiples of 400. */
const leapYear = '(?:[0-9][0-9](?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)';

const calendarDate = Type.String({
  title: 'a date of the calendar, YYYY-MM-DD',
  pattern: `^(?:[0-9]{4}-(?:${days.long}|${days.short}|${days.february})|${leapYear}-02-29)$`,
  examples: ['2028-02-29'],
});

const merchantSchema = Type.Object({ id: text(200), name: text(300) }, { ...closed, $id: 'Merchant' });

const destinationSchema = Type.Object(
  {
    country: Type.String({ pattern: '^[A-Z]{2}$', title: 'two uppercase letters', examples: ['DE'] }),
    city: text(200),
    region: Type.Optional(text(200)),
    postal_code: Type.Optional(text(30)),
    address: Type.Optional(text(2000)),
  },
  { ...closed, $id: 'Destination' },
);

const customizationSchema = Type.Object(
  {
    logo_url: Type.Optional(uri('Where the logo is.')),
    packaging: Type.Optional(text(2000)),
    colour: Type.Optional(text(2000)),
    notes: Type.Optional(text(2000)),
  },
  { ...closed, $id: 'Customization' },
);

const specSchema = Type.Object(
  {
    name: text(2000),
    value: text(2000),
    required: Type.Optional(
      Type.Boolean({ default: false, description: 'A must-have; otherwise a good-to-have, which only ranks.' }),
    ),
  },
  { ...closed, $id: 'Spec' },
);

const quantity = nullable(
  Type.Integer({ minimum: 1, maximum: 2147483647, description: 'May stay unknown (null). `1.0` is the integer 1.' }),
);
/**
 * The content of an item, declared once: as it is saved. The forms that add and change an item are derived
 * from it, and so is the list of keys that an update compares.
 */
const itemContent = {
  name: text(300),
  description: text(2000),
  quantity,
  selected: Type.Boolean({ description: "The merchant's choice." }),
  customization: nullable(customizationSchema),
  images: Type.Array(uri('An image.'), { maxItems: 20 }),
  reference_url: nullable(uri('A page that shows the product.')),
  specs: Type.Array(specSchema, { maxItems: 100 }),
  notes: nullable(text(2000), { description: 'Stated in letters to suppliers.' }),
} satisfies TProperties;

/** The keys of an item's content, in the order in which they are stored and sent. */
export const itemContentKeys = Object.keys(itemContent) as (keyof typeof itemContent)[];

const newItemSchema = Type.Object(
  {
    ...Type.Partial(
      Type.Object({
        ...itemContent,
        selected: Type.With(itemContent.selected, { default: false }),
        images: Type.With(itemContent.images, { default: [] }),
        specs: Type.With(itemContent.specs, { default: [] }),
      }),
    ).properties,
    name: itemContent.name,
    description: itemContent.description,
  },
  {
    ...closed,
    $id: 'NewItem',
    description: 'An item to add. Members that are left out take their defaults.',
  },
);

const itemPatchSchema = Type.Object(
  {
    id: Type.Integer({ minimum: 1, maximum: 2147483647 }),
    ...Type.Partial(Type.Object(itemContent)).properties,
  },
  {
    ...closed,
    $id: 'ItemPatch',
    description:
      'Changes an item that the request has. What is left out stays; `customization`, `images` and `specs` are ' +
      'replaced whole; no defaults are applied to the item.',
  },
);

const requestFields = {
  destination: Type.Optional(nullable(destinationSchema)),
  callback_url: Type.Optional(nullable(uri('Stored for callbacks; nothing is sent to it by create or update.'))),
  notes: Type.Optional(nullable(text(2000))),
  needed_by: Type.Optional(nullable(calendarDate)),
} satisfies TProperties;

export const createRequestSchema = Type.Object(
  {
    external_id: text(200, 'The id of the request at the merchant; unique together with `merchant.id`.'),
    merchant: merchantSchema,
    ...requestFields,
    items: Type.Optional(Type.Array(newItemSchema, { maxItems: 100, default: [] })),
  },
  { ...closed, $id: 'CreateSourcingRequest' },
);

export const updateRequestSchema = Type.Object(
  {
    version: Type.Integer({
      minimum: 1,
      maximum: 9007199254740991,
      description: 'The version that this update was made from. `1.0` is the integer 1.',
    }),
    external_id: Type.Optional(text(200)),
    merchant: Type.Optional(merchantSchema),
    ...requestFields,
    items: Type.Optional(
      Type.Array(Type.Union([itemPatchSchema, newItemSchema]), {
        minItems: 1,
        maxItems: 100,
        description: 'An entry with an `id` patches that item; one without adds an item. No item can be removed.',
      }),
    ),
  },
  { ...closed, $id: 'UpdateSourcingRequest' },
);

const timestamp = Type.String({ format: 'date-time', examples: ['2026-03-01T12:00:00.000Z'] });
const srId = Type.String({ description: 'The public id: prefix, hyphen, `id`.', examples: ['SR-1'] });
const savedId = Type.Integer({ minimum: 1 });

const itemSchema = Type.Object(
  {
    id: savedId,
    sourcing_request_id: savedId,
    revision: Type.Integer({ minimum: 1, description: 'Counts the updates in which this item changed.' }),
    created_at: timestamp,
    updated_at: timestamp,
    ...itemContent,
  },
  { ...closed, $id: 'Item' },
);

const savedFields = {
  id: savedId,
  sr_id: srId,
  version: Type.Integer({ minimum: 1, description: 'Send it with the next update.' }),
  external_id: text(200),
  merchant: merchantSchema,
  destination: nullable(destinationSchema),
  callback_url: nullable(uri('Stored for callbacks.')),
  notes: nullable(text(2000)),
  needed_by: nullable(calendarDate),
} satisfies TProperties;
const savedTimes = { created_at: timestamp, updated_at: timestamp };

export const sourcingRequestSchema = Type.Object(
  { ...savedFields, items: Type.Array(itemSchema, { maxItems: 100 }), ...savedTimes },
  { ...closed, $id: 'SourcingRequest' },
);

const lastRunSchema = Type.Object(
  { run_id: Type.String(), state: Type.String({ description: 'As in the run’s status' }), created_at: timestamp },
  { ...closed, $id: 'LastRun' },
);

const summarySchema = Type.Object(
  {
    ...savedFields,
    item_count: Type.Integer({ minimum: 0, maximum: 100 }),
    last_run: nullable(lastRunSchema),
    ...savedTimes,
  },
  {
    ...closed,
    $id: 'SourcingRequestSummary',
    description: 'A sourcing request with the number of its items and its newest run.',
  },
);

const nextCursor = nullable(Type.String({ description: 'Send it as `cursor` for the next page; null on the last.' }));

export const requestListSchema = Type.Object(
  { sourcing_requests: Type.Array(summarySchema), next_cursor: nextCursor },
  { ...closed, $id: 'SourcingRequestList' },
);

const changeSchema = Type.Object(
  {
    path: Type.Array(Type.Union([Type.String(), Type.Integer()]), {
      description: 'Where the value is in the request. Items are never removed, so an index stays true.',
    }),
    before: Type.Unknown({ description: 'The value until then; null for an item that was added.' }),
    after: Type.Unknown(),
  },
  { ...closed, $id: 'Change' },
);

export const historySchema = Type.Object(
  {
    history: Type.Array(
      Type.Object(
        {
          version: Type.Integer({ minimum: 1 }),
          changed_at: timestamp,
          changed_by: Type.String({ description: 'The name of the token; `anonymous` where none was asked for.' }),
          changes: Type.Array(changeSchema, { description: 'Empty for version 1: the request was created.' }),
        },
        { ...closed, $id: 'HistoryEntry' },
      ),
    ),
    next_cursor: nextCursor,
  },
  { ...closed, $id: 'SourcingRequestHistory' },
);

export type Destination = Static<typeof destinationSchema>;
export type Customization = Static<typeof customizationSchema>;
export type RequestSpec = Required<Static<typeof specSchema>>;
export type NewItem = Static<typeof newItemSchema>;
export type ItemPatch = Static<typeof itemPatchSchema>;
export type CreateRequestInput = Static<typeof createRequestSchema>;
export type UpdateRequestInput = Static<typeof updateRequestSchema>;
export type Item = Omit<Static<typeof itemSchema>, 'specs'> & { specs: RequestSpec[] };
export type SourcingRequest = Omit<Static<typeof sourcingRequestSchema>, 'items'> & { items: Item[] };
