import type { Table } from '@lancedb/lancedb';

/**
 * How a platform's whole feed is replaced in one step. Everything is written in the usual small commits, but the first
 * of them notes, in the metadata of a column and so inside the dataset's own manifest, the version that readers shall
 * go on reading. Readers that see the note read that version; the commit that removes it shows everything at once. A
 * replacement that dies leaves the note, and with it the old feed, until the next writer takes its commits back.
 */
const notedColumn = 'key';
const note = 'assay.shown_version';

/** From here on readers stay at the newest version, whatever is committed, until `publishReplacement`. */
export async function beginReplacement(table: Table): Promise<void> {
  await setNote(table, String(await table.version()));
}

/** Shows readers, in one commit, everything written since `beginReplacement`. */
export function publishReplacement(table: Table): Promise<void> {
  return setNote(table, null);
}

/** Takes back what an unfinished replacement wrote, if there is one; readers notice nothing. Needs to be the only writer. */
export async function undoReplacement(table: Table): Promise<void> {
  const shown = await shownVersion(table);
  if (shown === undefined) return;
  await table.checkout(shown);
  await table.restore();
}

/** The version to read instead of the one `table` stands at; undefined when that one may be read. */
export async function shownVersion(table: Table): Promise<number | undefined> {
  const { fields } = await table.schema();
  const text = fields.find((field) => field.name === notedColumn)?.metadata.get(note);
  return text === undefined ? undefined : Number(text);
}

async function setNote(table: Table, version: string | null): Promise<void> {
  await table.updateFieldMetadata([{ path: notedColumn, metadata: { [note]: version } }]);
}
