import type { CreateRequest, NewItem, RequestItem, SourcingRequest, UpdateRequest } from '../api/answers.ts';
import type { Issue } from '../api/api-error.ts';
import { noPriceLimit, type PriceLimit } from './price-limit.ts';

/** An item as the form holds it: everything is text, empty where nothing is said. */
export interface ItemForm {
  /** 0 for an item that is not saved yet. */
  savedId: number;
  name: string;
  description: string;
  quantity: string;
  selected: boolean;
  notes: string;
  reference_url: string;
  /** One address a line. */
  images: string;
  specs: { name: string; value: string; required: boolean }[];
  customization: { logo_url: string; packaging: string; colour: string; notes: string };
  /** Not a part of the request: runs take it. */
  price: PriceLimit;
}

export interface RequestForm {
  external_id: string;
  merchant: { id: string; name: string };
  destination: { country: string; city: string; region: string; postal_code: string; address: string };
  callback_url: string;
  notes: string;
  needed_by: string;
  items: ItemForm[];
}

export const emptyItem: ItemForm = {
  savedId: 0,
  name: '',
  description: '',
  quantity: '',
  selected: false,
  notes: '',
  reference_url: '',
  images: '',
  specs: [],
  customization: { logo_url: '', packaging: '', colour: '', notes: '' },
  price: noPriceLimit,
};

/** An item that a person is about to write: with a row for its first spec. */
export function newItem(): ItemForm {
  return { ...structuredClone(emptyItem), specs: [{ name: '', value: '', required: true }] };
}

export const emptyRequest: RequestForm = {
  external_id: '',
  merchant: { id: '', name: '' },
  destination: { country: '', city: '', region: '', postal_code: '', address: '' },
  callback_url: '',
  notes: '',
  needed_by: '',
  items: [newItem()],
};

function itemToForm(item: RequestItem): ItemForm {
  return {
    savedId: item.id,
    name: item.name,
    description: item.description,
    quantity: item.quantity === null ? '' : String(item.quantity),
    selected: item.selected,
    notes: item.notes ?? '',
    reference_url: item.reference_url ?? '',
    images: item.images.join('\n'),
    specs: item.specs.map(({ name, value, required = false }) => ({ name, value, required })),
    customization: { ...emptyItem.customization, ...item.customization },
    price: noPriceLimit,
  };
}

export function requestToForm(request: SourcingRequest): RequestForm {
  return {
    external_id: request.external_id,
    merchant: request.merchant,
    destination: { ...emptyRequest.destination, ...request.destination },
    callback_url: request.callback_url ?? '',
    notes: request.notes ?? '',
    needed_by: request.needed_by ?? '',
    items: request.items.map(itemToForm),
  };
}

/** The members that are set; null where none is. */
function saidMembers<Shape extends Record<string, string>>(members: Shape): Partial<Shape> | null {
  const said = Object.entries(members).filter(([, value]) => value !== '');
  return said.length === 0 ? null : (Object.fromEntries(said) as Partial<Shape>);
}

/** A number in plain digits, with or without thousands separators; anything else is sent as it is: the service explains what is wrong. */
function toQuantity(text: string): number | null {
  const digits = text.trim().replaceAll(/[,\s_']/g, '');
  if (digits === '') return null;
  const value = Number(digits);
  return Number.isFinite(value) ? value : (text as unknown as number);
}

function itemContent(item: ItemForm): Required<NewItem> {
  return {
    name: item.name,
    description: item.description === '' ? item.name : item.description,
    quantity: toQuantity(item.quantity),
    selected: item.selected,
    customization: saidMembers(item.customization),
    images: item.images
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    reference_url: item.reference_url === '' ? null : item.reference_url,
    specs: item.specs.filter(({ name, value }) => name !== '' || value !== ''),
    notes: item.notes === '' ? null : item.notes,
  };
}

function requestContent(form: RequestForm) {
  return {
    external_id: form.external_id,
    merchant: form.merchant,
    destination: saidMembers(form.destination) as Exclude<CreateRequest['destination'], undefined>,
    callback_url: form.callback_url === '' ? null : form.callback_url,
    notes: form.notes === '' ? null : form.notes,
    needed_by: form.needed_by === '' ? null : form.needed_by,
  };
}

/** What a new request is created from. */
export function formToCreate(form: RequestForm): CreateRequest {
  return { ...requestContent(form), items: form.items.map(itemContent) };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The members of `now` that differ from `before`. */
function changedMembers<Shape extends object>(before: Shape, now: Shape): Partial<Shape> {
  const entries = Object.entries(now).filter(([name, value]) => !isSame(value, before[name as keyof Shape]));
  return Object.fromEntries(entries) as Partial<Shape>;
}

/** An update, and which item of the form each of its items is. */
interface FormPatch {
  body: UpdateRequest;
  formIndexes: number[];
  isEmpty: boolean;
}

/** What an update must hold so that the request, which was read as `original`, becomes what the form holds. */
export function formToPatch(original: SourcingRequest, form: RequestForm, version: number): FormPatch {
  const before = requestToForm(original);
  const fields = changedMembers(requestContent(before), requestContent(form));
  const items: NonNullable<UpdateRequest['items']> = [];
  const formIndexes: number[] = [];
  for (const [index, item] of form.items.entries()) {
    const saved = before.items.find(({ savedId }) => savedId === item.savedId && savedId !== 0);
    if (saved === undefined) items.push(itemContent(item));
    else {
      const changes = changedMembers(itemContent(saved), itemContent(item));
      if (Object.keys(changes).length === 0) continue;
      items.push({ id: item.savedId, ...changes });
    }
    formIndexes.push(index);
  }
  const body = { version, ...fields, ...(items.length === 0 ? {} : { items }) } as UpdateRequest;
  return { body, formIndexes, isEmpty: Object.keys(fields).length === 0 && items.length === 0 };
}

/**
 * Messages by the name of the form's field, such as `items.0.specs.3.value`. `formIndexes` says which item of the form
 * an item of the body is; an issue of no field stands under the empty name.
 */
export function issuesToFields(issues: readonly Issue[], formIndexes?: readonly number[]): Map<string, string> {
  const messages = new Map<string, string>();
  for (const { path, message } of issues) {
    const [first, index, ...rest] = path;
    const isItem = first === 'items' && typeof index === 'number';
    const place = isItem ? ['items', formIndexes?.[index] ?? index, ...rest] : path;
    // Images are one field of lines.
    const name = place[0] === 'items' && place[2] === 'images' ? place.slice(0, 3).join('.') : place.join('.');
    messages.set(name, [messages.get(name), message].filter((text) => text !== undefined).join(' '));
  }
  return messages;
}
