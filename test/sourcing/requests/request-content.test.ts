import { expect, test } from 'vitest';
import { completeItem, withoutLaterDefaults } from '../../../src/sourcing/requests/request-content.ts';
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
