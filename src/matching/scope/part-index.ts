import { PhraseIndex } from '../text/phrase-index.ts';
import { type PartName, partNames } from '../vocabulary/part-names.ts';

const rowsByName = new Map<string, PartName[]>();
for (const row of partNames) for (const name of row.names) rowsByName.set(name, [...(rowsByName.get(name) ?? []), row]);

/** The rows of the table of parts by their names; one name may stand for two parts where the trades differ. */
export const partIndex = new PhraseIndex<readonly PartName[]>();
for (const [name, rows] of rowsByName) partIndex.add(name, rows);
