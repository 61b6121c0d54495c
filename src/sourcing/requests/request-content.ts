import {
  type CreateRequestInput,
  type Customization,
  type Destination,
  type Item,
  itemContentKeys,
  type NewItem,
  type RequestSpec,
  type SourcingRequest,
} from './request-schemas.ts';

/** The content of an item: everything but what the service adds (ids, revision, times). */
export type ItemContent = Pick<Item, (typeof itemContentKeys)[number]>;

/** The keys of a request's content, in the order in which they are sent. */
export const requestContentKeys = [
  'external_id',
  'merchant',
  'destination',
  'callback_url',
  'notes',
  'needed_by',
] as const satisfies (keyof SourcingRequest)[];

/** The content of a request, without its items. */
export type RequestContent = Pick<SourcingRequest, (typeof requestContentKeys)[number]>;

/**
 * The input with its defaults. Every object gets its members in one order, so that equal contents are equal as JSON
 * text; strings are never touched.
 */
export function completeItem(input: NewItem): ItemContent {
  return {
    name: input.name,
    description: input.description,
    quantity: input.quantity ?? null,
    selected: input.selected ?? false,
    customization: input.customization ? orderCustomization(input.customization) : null,
    images: input.images ?? [],
    reference_url: input.reference_url ?? null,
    specs: completeSpecs(input.specs ?? []),
    notes: input.notes ?? null,
  };
}

/** The members that items had when digests of bodies were first kept: they count for a digest whatever they hold. */
const digestedMembers: ReadonlySet<string> = new Set([
  'name',
  'description',
  'quantity',
  'selected',
  'customization',
  'images',
  'reference_url',
  'specs',
  'notes',
]);

/**
 * What of an item counts for the digest of a create's body. A member that items were given later counts only where it
 * is set, so that a create which is repeated across the upgrade is still the same.
 */
export function withoutLaterDefaults(item: object): object {
  const entries = Object.entries(item);
  if (entries.every(([name]) => digestedMembers.has(name))) return item;
  const isDefault = (value: unknown) =>
    value === null || value === false || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(entries.filter(([name, value]) => digestedMembers.has(name) || !isDefault(value)));
}

/** How the members of an item begin in its text, where quotes within values are escaped. */
const memberStarts = itemContentKeys.map((key) => `"${key}":`);

/**
 * How the last member of an item begins in its text. The bracket is the end of its specs: a customization has notes of its
 * own. Members are only ever added at the end, so that a text that has this one has all.
 */
const lastMember = '],"notes":';
/** Of most items it is all that follows. */
const lastDefault = `${lastMember}null}`;

/** Whether the text of a stored item that ends at `end`, and begins behind `start`, has the member that items were given last. */
function hasLastMember(text: string, start: number, end: number): boolean {
  return text.startsWith(lastDefault, end - lastDefault.length) || text.lastIndexOf(lastMember, end) > start;
}

function hasEveryMember(document: string): boolean {
  if (hasLastMember(document, -1, document.length)) return true;
  let from = 0;
  return memberStarts.every((start) => {
    const at = document.indexOf(start, from);
    from = at + start.length;
    return at !== -1;
  });
}

/**
 * The JSON text of a stored item with every member that items have now: one stored before a member existed gets that
 * member's default. A member that is added to items must not be called as one within their specs or customization.
 */
export function completeStoredItem(document: string): string {
  if (hasEveryMember(document)) return document;
  const stored = JSON.parse(document) as Pick<Item, 'id' | 'sourcing_request_id' | 'revision'> &
    Pick<Item, 'created_at' | 'updated_at'> &
    NewItem;
  const { id, sourcing_request_id, revision, created_at, updated_at } = stored;
  return JSON.stringify({ id, sourcing_request_id, revision, created_at, updated_at, ...completeItem(stored) });
}

/** Whether each of these texts of stored items, one a line, has every member already. */
export function areCompleteItems(lines: string): boolean {
  let start = -1;
  for (let end = lines.indexOf('\n'); end !== -1; end = lines.indexOf('\n', end + 1)) {
    if (!hasLastMember(lines, start, end)) return false;
    start = end;
  }
  return hasLastMember(lines, start, lines.length);
}

export function completeRequest(input: Omit<CreateRequestInput, 'items'>): RequestContent {
  return {
    external_id: input.external_id,
    merchant: { id: input.merchant.id, name: input.merchant.name },
    destination: input.destination ? orderDestination(input.destination) : null,
    callback_url: input.callback_url ?? null,
    notes: input.notes ?? null,
    needed_by: input.needed_by ?? null,
  };
}

/** A spec without `required` is a good-to-have, also inside an item patch. */
export function completeSpecs(specs: readonly { name: string; value: string; required?: boolean }[]): RequestSpec[] {
  return specs.map((spec) => ({ name: spec.name, value: spec.value, required: spec.required ?? false }));
}

export function orderCustomization(input: Customization): Customization {
  return pick(input, ['logo_url', 'packaging', 'colour', 'notes']);
}

export function orderDestination(input: Destination): Destination {
  return pick(input, ['country', 'city', 'region', 'postal_code', 'address']);
}

/** The members of the source that are defined, in the order of the keys. */
export function pick<Source extends object, Key extends keyof Source>(
  source: Source,
  keys: readonly Key[],
): Pick<Source, Key> {
  return Object.fromEntries(keys.flatMap((key) => (source[key] === undefined ? [] : [[key, source[key]]]))) as Pick<
    Source,
    Key
  >;
}
