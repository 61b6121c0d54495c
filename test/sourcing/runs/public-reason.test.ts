import { expect, test } from 'vitest';
import { SourceError } from '../../../src/catalog/providers/http/source-error.ts';
import { Refusal } from '../../../src/lib/refusal.ts';
import { PublicFault, publicReason } from '../../../src/sourcing/runs/public-reason.ts';

test('a record tells what was written for it, and of anything else no word of an engine and no path', () => {
  const engine = new Error('lance error: LanceError(IO): /var/lib/assay/catalog/products.lance/_indices/x not found');
  expect(publicReason(engine)).toBe('an internal error occurred; the log of the service has the details');
  expect(publicReason(Object.assign(new Error('could not extend file "base/5/1"'), { code: '53100' }))).toBe(
    'the disk of the database is full',
  );
  expect(publicReason(Object.assign(new Error('connect ECONNREFUSED /run/x.sock'), { code: 'ECONNREFUSED' }))).toBe(
    'the database did not answer',
  );
  for (const told of [
    new PublicFault('No source could be searched: market: gone'),
    new Refusal('unavailable', 'the catalog cannot be searched'),
    new SourceError('timeout', 'it did not answer'),
  ]) {
    expect(publicReason(told)).toBe(told.message);
  }
});
