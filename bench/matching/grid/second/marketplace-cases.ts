import type { GridCell } from '../grid-cell.ts';
import { chinesePages } from './chinese-pages.ts';
import { englishPages } from './english-pages.ts';

/** Listings written by hand as an examiner might take them from a marketplace. */
export function marketplaceCases(): GridCell[] {
  return [...englishPages, ...chinesePages].flatMap(([language, listing, ...wishes], at) =>
    wishes.map(([name, value, right]) => ({
      family: 'marketplace pages',
      language,
      trade: 'marketplace',
      half: at % 2 === 0 ? ('development' as const) : ('held out' as const),
      listing,
      spec: { name, value },
      right: typeof right === 'string' ? [right] : right,
    })),
  );
}
