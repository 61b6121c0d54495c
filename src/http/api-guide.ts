import { readFileSync } from 'node:fs';

/** The first pages of the reference, as Markdown; `test/docs/guide.test.ts` runs its scripts as they stand. */
export const apiGuide = readFileSync(new URL('./api-guide.md', import.meta.url), 'utf8');
