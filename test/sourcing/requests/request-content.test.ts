import { expect, test } from 'vitest';
import {
  areCompleteItems,
  completeItem,
  completeStoredItem,
  withoutLaterDefaults,
} from '../../../src/sourcing/requests/request-content.ts';
import { itemContentKeys } from '../../../src/sourcing/requests/request-schemas.ts';

const item = completeItem({ name: 'Bottle', description: 'Half a litre', specs: [{ name: 'Lid', value: 'steel' }] });

test('a member that items are given later counts for the digest of a body only where it says something', () => {
  const before = JSON.stringify(item);
  for (const silent of [null, false, []])
    expect(JSON.stringify(withoutLaterDefaults({ ...item, added_later: silent }))).toBe(before);
  for (const saying of ['a', 0, true, ['b']])
    expect(JSON.stringify(withoutLaterDefaults({ ...item, added_later: saying }))).not.toBe(before);
});

test('what items hold now counts whatever it is', () => {
  expect(Object.keys(withoutLaterDefaults(item))).toEqual(Object.keys(item));
  expect(Object.keys(item).sort()).toEqual([...itemContentKeys].sort());
});

test('an item is known to be complete by its last member, wherever else a text says the same', () => {
  const notes = 'said "so": ],"notes":null}';
  const stored = (fields: object) =>
    JSON.stringify({ id: 1, ...completeItem({ ...item, customization: { notes }, ...fields }) });
  const complete = [stored({}), stored({ notes }), stored({ notes: '', specs: [] }), stored({ notes: '\n' })];
  expect(Object.keys(item).at(-1)).toBe('notes');
  for (const text of complete) expect(completeStoredItem(text)).toBe(text);
  expect(areCompleteItems(complete.join('\n'))).toBe(true);
  for (const [at, text] of complete.entries()) {
    const { notes: _, ...older } = JSON.parse(text) as { notes: unknown };
    const earlier = JSON.stringify(older);
    expect(JSON.parse(completeStoredItem(earlier))).toMatchObject({ ...older, notes: null });
    expect(areCompleteItems(complete.with(at, earlier).join('\n')), text).toBe(false);
  }
});
