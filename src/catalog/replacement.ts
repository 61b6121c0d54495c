import { type KnownProducts, keyHash } from './known-products.ts';
import type { LeasedTable, ReadableTable } from './leased-dataset.ts';
import { sqlText } from './sql-text.ts';

/**
 * How a platform's whole feed is replaced in one step. Everything is written in the usual small commits, but the first
 * of them notes, in the metadata of a column and so inside the dataset's own manifest, the version that readers shall
 * go on reading. Readers that see the note read that version; the commit that removes it shows everything at once. A
 * replacement that dies leaves the note, and with it the old feed, until the next writer takes its commits back.
 */
const notedColumn = 'key';
const note = 'assay.shown_version';

/** From here on readers stay at the newest version, whatever is committed, until `publishReplacement`. */
export async function beginReplacement(table: LeasedTable): Promise<void> {
  await setNote(table, String(await table.rows.version()));
}

/** Shows readers, in one commit, everything written since `beginReplacement`. */
export function publishReplacement(table: LeasedTable): Promise<void> {
  return setNote(table, null);
}

const deletedAtOnce = 5_000;

/** Deletes the products of a platform whose keys `seen` does not hold; resolves to how many they were. */
export async function deleteUnseen(table: LeasedTable, platform: string, seen: KnownProducts): Promise<number> {
  const gone: string[] = [];
  const ofPlatform = `platform = ${sqlText(platform)}`;
  for await (const batch of table.rows.query().where(ofPlatform).select(['key'])) {
    const keys = batch.getChild('key');
    for (let row = 0; row < batch.numRows; row++) {
      const key = String(keys?.get(row));
      if (seen.get(keyHash(key)) === undefined) gone.push(key);
    }
  }
  for (let start = 0; start < gone.length; start += deletedAtOnce) {
    const keys = gone.slice(start, start + deletedAtOnce).map(sqlText);
    await table.delete(`key IN (${keys.join(', ')})`);
  }
  return gone.length;
}

/** Takes back what an unfinished replacement wrote, if there is one; readers notice nothing. Needs to be the only writer. */
export async function undoReplacement(table: LeasedTable): Promise<void> {
  const shown = await shownVersion(table.rows);
  if (shown !== undefined) await table.restore(shown);
}

/**
 * Takes back a replacement that failed. Where this cannot be done, readers stay at the old products all the same, and the
 * next writer does it.
 */
export async function abandonReplacement(table: LeasedTable): Promise<void> {
  try {
    await undoReplacement(table);
  } catch {
    // The failure that led here is the one to report.
  }
}

/** The version to read instead of the one `table` stands at; undefined when that one may be read. */
export async function shownVersion(table: ReadableTable): Promise<number | undefined> {
  const { fields } = await table.schema();
  const text = fields.find((field) => field.name === notedColumn)?.metadata.get(note);
  return text === undefined ? undefined : Number(text);
}

async function setNote(table: LeasedTable, version: string | null): Promise<void> {
  await table.setMetadata(notedColumn, { [note]: version });
}
