/**
 * The sourcing-request service as the contract tells it, in memory, with nothing of the real one: what a sequence of
 * creates and updates must answer. Items are named by their position; ids, times and texts of messages are left out.
 */

type Fields = Record<string, unknown>;

export interface ModelItem extends Fields {
  revision: number;
}

export interface ModelRequest extends Fields {
  version: number;
  merchant: { id: string; name: string };
  external_id: string;
  items: ModelItem[];
}

/** An entry of an update: a position is an existing item, none is a new one, a position beyond the end an unknown id. */
export interface ModelEntry {
  position?: number | undefined;
  fields: Fields;
}

export interface ModelUpdate {
  version: number;
  fields: Fields;
  entries?: ModelEntry[] | undefined;
}

/** Status and codes of the issues, and the request on success. */
export interface ModelAnswer {
  status: number;
  codes: string[];
  request?: ModelRequest;
}

const itemDefaults = {
  quantity: null,
  selected: false,
  customization: null,
  images: [],
  reference_url: null,
  specs: [],
  notes: null,
};
const requestDefaults = { destination: null, callback_url: null, notes: null, needed_by: null };

export class RequestModel {
  readonly requests: ModelRequest[] = [];

  create(body: Fields & Pick<ModelRequest, 'merchant' | 'external_id'> & { items?: Fields[] }): ModelAnswer {
    const { items = [], ...fields } = body;
    const request: ModelRequest = {
      ...requestDefaults,
      ...fields,
      version: 1,
      items: items.map(newItem),
    };
    if (this.#isTaken(request)) return refusal(409, 'already_exists');
    this.requests.push(request);
    return { status: 201, codes: [], request };
  }

  update(index: number, update: ModelUpdate): ModelAnswer {
    const current = this.requests[index];
    if (current === undefined) return refusal(404);
    if (update.version !== current.version) return refusal(409, 'version_conflict');

    const entries = update.entries ?? [];
    const codes: string[] = [];
    const named: number[] = [];
    for (const { position } of entries) {
      if (position === undefined) continue;
      if (named.includes(position)) codes.push('duplicate_item');
      else if (position >= current.items.length) codes.push('unknown_item');
      named.push(position);
    }
    const added = entries.filter(({ position }) => position === undefined).map(({ fields }) => newItem(fields));
    if (added.length > 0 && current.items.length + added.length > 100) codes.push('too_many');
    if (codes.length > 0) return refusal(400, ...codes);

    const kept = current.items.map((item, position) => {
      const entry = entries.find((candidate) => candidate.position === position);
      const next = { ...item, ...withSpecs(entry?.fields ?? {}) };
      return isSame(item, next) ? item : { ...next, revision: item.revision + 1 };
    });
    const next = { ...current, ...update.fields, items: [...kept, ...added] } as ModelRequest;
    if (isSame(current, next)) return refusal(400, 'no_changes');
    if (this.#isTaken(next, current)) return refusal(409, 'already_exists');
    next.version = current.version + 1;
    this.requests[index] = next;
    return { status: 200, codes: [], request: next };
  }

  #isTaken(request: ModelRequest, except?: ModelRequest): boolean {
    return this.requests.some(
      (other) =>
        other !== except && other.external_id === request.external_id && other.merchant.id === request.merchant.id,
    );
  }
}

function refusal(status: number, ...codes: string[]): ModelAnswer {
  return { status, codes };
}

function newItem(fields: Fields): ModelItem {
  return { ...itemDefaults, ...withSpecs(fields), revision: 1 };
}

function withSpecs(fields: Fields): Fields {
  if (fields.specs === undefined) return fields;
  return { ...fields, specs: (fields.specs as object[]).map((spec) => ({ required: false, ...spec })) };
}

/** Equal as JSON, whatever the order of members. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return (
    Array.isArray(a) === Array.isArray(b) && [...keys].every((key) => isSame((a as Fields)[key], (b as Fields)[key]))
  );
}
