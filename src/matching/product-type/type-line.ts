import type { TypeRole } from './type-rows.ts';

/** The longest name that is looked for, in words. */
export const longestName = 12;

/** A type as its line of the table has it; `above` and `parts` are places in the list. */
export interface TypeLine {
  id: string;
  above: number | null;
  depth: number;
  names: string[];
  role: TypeRole | null;
  hasKinds: boolean;
  near: string[];
  kinds: string[];
  isApart: boolean;
  isGrouped: boolean;
  place: number;
  parts: number[];
}
