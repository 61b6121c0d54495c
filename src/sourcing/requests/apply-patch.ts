import { type Issue, Refusal } from '../../lib/refusal.ts';
import {
  completeItem,
  completeSpecs,
  type ItemContent,
  orderCustomization,
  orderDestination,
  pick,
  type RequestContent,
  requestContentKeys,
} from './request-content.ts';
import {
  type Item,
  type ItemPatch,
  itemContentKeys,
  type NewItem,
  type SourcingRequest,
  type UpdateRequestInput,
} from './request-schemas.ts';
import type { Change, RequestChange } from './request-store.ts';

const maxItems = 100;

/**
 * What an update at `updatedAt` would change in a request of the same version; saves nothing.
 * @throws Refusal `invalid`: item ids that occur twice or that the request does not have, too many items in total,
 * or nothing changed.
 */
export function applyPatch(current: SourcingRequest, patch: UpdateRequestInput, updatedAt: string): RequestChange {
  const entries = patch.items ?? [];
  const issues = findItemIssues(current, entries);
  if (issues.length > 0) throw new Refusal('invalid', 'The items do not fit this sourcing request.', { issues });

  const changes: Change[] = [];
  const content = patchRequest(current, patch, changes);
  const editedItems: RequestChange['editedItems'] = [];
  const addedItems: ItemContent[] = [];
  for (const entry of entries) {
    if (!('id' in entry)) {
      const added = completeItem(entry);
      changes.push({ path: ['items', current.items.length + addedItems.length], before: null, after: added });
      addedItems.push(added);
      continue;
    }
    const position = current.items.findIndex(({ id }) => id === entry.id);
    const item = current.items[position];
    if (item === undefined) throw new Error(`Item ${entry.id} has been looked for and found before`);
    const edited = patchItem(item, entry, position, changes);
    if (edited !== undefined) {
      editedItems.push({ ...item, revision: item.revision + 1, updated_at: updatedAt, ...edited });
    }
  }
  if (changes.length === 0) {
    const issue = { code: 'no_changes', path: [], message: 'every value is as it is already saved' };
    throw new Refusal('invalid', 'The update changes nothing.', { issues: [issue] });
  }
  const { id, version } = current;
  return { id, version, content, editedItems, addedItems, firstPosition: current.items.length, changes };
}

function findItemIssues(current: SourcingRequest, entries: readonly (ItemPatch | NewItem)[]): Issue[] {
  const known = new Set(current.items.map(({ id }) => id));
  const seen = new Set<number>();
  const issues: Issue[] = [];
  let added = 0;
  for (const [index, entry] of entries.entries()) {
    if (!('id' in entry)) {
      added += 1;
      continue;
    }
    const path = ['items', index, 'id'];
    if (seen.has(entry.id)) issues.push({ code: 'duplicate_item', path, message: 'occurs earlier in this update' });
    else if (!known.has(entry.id)) {
      issues.push({ code: 'unknown_item', path, message: 'is not an item of this sourcing request' });
    }
    seen.add(entry.id);
  }
  const total = current.items.length + added;
  if (added > 0 && total > maxItems) {
    const message = `the sourcing request would have ${total} items; ${maxItems} are allowed`;
    issues.push({ code: 'too_many', path: ['items'], message });
  }
  return issues;
}

function patchRequest(current: SourcingRequest, patch: UpdateRequestInput, changes: Change[]): RequestContent {
  const { merchant, destination } = patch;
  const wanted: Partial<RequestContent> = {
    ...pick(patch, requestContentKeys),
    ...(merchant === undefined ? {} : { merchant: { id: merchant.id, name: merchant.name } }),
    ...(destination === undefined ? {} : { destination: destination && orderDestination(destination) }),
  };
  return merge(pick(current, requestContentKeys), wanted, requestContentKeys, [], changes);
}

/** The item's content after the patch, or undefined when that is what it is already. */
function patchItem(item: Item, patch: ItemPatch, position: number, changes: Change[]): ItemContent | undefined {
  const { customization, specs, ...plain } = pick(patch, itemContentKeys);
  const wanted: Partial<ItemContent> = {
    ...plain,
    ...(customization === undefined ? {} : { customization: customization && orderCustomization(customization) }),
    ...(specs === undefined ? {} : { specs: completeSpecs(specs) }),
  };
  const changesBefore = changes.length;
  const after = merge(pick(item, itemContentKeys), wanted, itemContentKeys, ['items', position], changes);
  return changes.length === changesBefore ? undefined : after;
}

/** Lays the wanted members over the others and notes those that differ. Only the keys count. */
function merge<Content extends object>(
  before: Content,
  wanted: Partial<Content>,
  keys: readonly (keyof Content & string)[],
  path: Issue['path'],
  changes: Change[],
): Content {
  const after = { ...before };
  for (const key of keys) {
    const value = wanted[key];
    // Contents have one order of members (see request-content), so equal values are equal texts.
    if (value === undefined || JSON.stringify(value) === JSON.stringify(before[key])) continue;
    after[key] = value;
    changes.push({ path: [...path, key], before: before[key] ?? null, after: value });
  }
  return after;
}
