import { readFileSync } from 'node:fs';
import type { MatchType } from '../../../../src/matching/assessment.ts';
import type { Listing } from '../../../../src/matching/listing.ts';
import type { GridLanguage } from '../grid-cell.ts';

/** A listing written by hand about what only seems to be stated, and what is asked of it; several answers where buyers differ. */
export interface ThirdPage {
  family: string;
  language: GridLanguage;
  listing: Listing;
  wishes: readonly (readonly [name: string, value: string, ...right: MatchType[]])[];
}

const files = ['fits', 'measures', 'things'];

export function readPages(): ThirdPage[] {
  return files.flatMap((file) =>
    readFileSync(new URL(`pages/${file}.jsonl`, import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line): ThirdPage => JSON.parse(line)),
  );
}
