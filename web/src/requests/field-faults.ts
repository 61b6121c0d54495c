/** A field of the form with what is wrong with it. */
interface FieldFault {
  /** The name of the form's field, such as `items.0.specs.3.value`. */
  name: string;
  label: string;
  message: string;
}

const labels: Record<string, string> = {
  external_id: 'Your reference',
  'merchant.name': 'Merchant',
  'merchant.id': 'Merchant id',
  needed_by: 'Needed by',
  destination: 'Destination',
  'destination.country': 'Destination country',
  'destination.city': 'Destination city',
  'destination.region': 'Region',
  'destination.postal_code': 'Postal code',
  'destination.address': 'Address',
  callback_url: 'Callback address',
  notes: 'Notes',
  items: 'Items',
};

const itemLabels: Record<string, string> = {
  name: 'name',
  quantity: 'quantity',
  description: 'description',
  specs: 'specs',
  notes: 'notes',
  images: 'pictures',
  reference_url: 'reference page',
  'customization.logo_url': 'logo file',
  'customization.packaging': 'packaging',
  'customization.colour': 'custom colour',
  'customization.notes': 'customization notes',
};

/** What the form calls a field: "Merchant id", "Item 2, spec 1, value". */
export function labelOfField(name: string): string {
  const [, item, rest = ''] = /^items\.(\d+)(?:\.(.*))?$/.exec(name) ?? [];
  if (item === undefined) return labels[name] ?? name;
  const of = `Item ${Number(item) + 1}`;
  const [, spec, member = ''] = /^specs\.(\d+)(?:\.(.*))?$/.exec(rest) ?? [];
  if (spec !== undefined) return `${of}, spec ${Number(spec) + 1}${member === '' ? '' : `, ${member}`}`;
  return rest === '' ? of : `${of}, ${itemLabels[rest] ?? rest}`;
}

/** The order of the form's fields: its head, then item by item. */
function placeOf(name: string): [number, number] {
  const head = Object.keys(labels).indexOf(name);
  const item = /^items\.(\d+)/.exec(name)?.[1];
  if (item === undefined) return [0, head === -1 ? Number.MAX_SAFE_INTEGER : head];
  const member = Object.keys(itemLabels).findIndex((known) => name.startsWith(`items.${item}.${known}`));
  return [Number(item) + 1, member];
}

/** The faults of a form's tree of errors, in the order of the fields. A leaf has a message. */
export function listFaults(errors: object): FieldFault[] {
  const faults: FieldFault[] = [];
  const walk = (node: unknown, path: string): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('message' in node && typeof node.message === 'string') {
      faults.push({ name: path, label: labelOfField(path), message: node.message });
      return;
    }
    for (const [key, child] of Object.entries(node)) walk(child, path === '' ? key : `${path}.${key}`);
  };
  walk(errors, '');
  return faults.toSorted((one, other) => {
    const [item, place] = placeOf(one.name);
    const [otherItem, otherPlace] = placeOf(other.name);
    return item - otherItem || place - otherPlace;
  });
}
