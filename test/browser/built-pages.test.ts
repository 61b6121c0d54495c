import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ensureWebBuilt } from '../../scripts/build-web.mjs';

test('pages are built for production whatever NODE_ENV is, and the first view stays within 200 kB gzipped', async () => {
  expect(process.env.NODE_ENV).toBe('test');
  const { distFolder } = await ensureWebBuilt();
  const page = await readFile(path.join(distFolder, 'index.html'), 'utf8');
  const assets = path.join(distFolder, 'assets');
  const scripts = (await readdir(assets)).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(path.join(assets, file), 'utf8')));
  // Only the development build of React advertises the tools of its developers.
  expect(texts.filter((text) => text.includes('Download the React DevTools')).length).toBe(0);
  const first = scripts.flatMap((file, at) => (page.includes(file) ? [gzipSync(texts[at] ?? '').length] : []));
  expect(first.length).toBeGreaterThan(0);
  expect(first.reduce((sum, size) => sum + size, 0)).toBeLessThan(200_000);
});
