import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { viewPaths } from '../../src/dashboard/dashboard-routes.ts';
import { root } from '../support/assay-process.ts';

/** Served by routes of their own. */
const others = new Set(['/playground', '/dashboard/:runId', '*']);

test('every view of the pages has an address that the service serves', () => {
  const views = readFileSync(path.join(root, 'web', 'src', 'views.tsx'), 'utf8');
  const paths = [...views.matchAll(/<Route path="([^"]+)"/g)].map(([, found = '']) => found);
  expect(paths.length).toBeGreaterThan(8);
  const served = viewPaths.map((one) => new RegExp(`^${one.replaceAll(/:\w+/g, '[^/]+')}$`));
  const unserved = paths.filter((one) => !others.has(one) && !served.some((pattern) => pattern.test(one)));
  expect(unserved).toEqual([]);
});
