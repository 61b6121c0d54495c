import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { controlClass, TextArea } from '../ui/field.tsx';
import { plural } from '../ui/format.ts';
import { Icon } from '../ui/icon.tsx';
import { Modal } from '../ui/modal.tsx';
import { Notice, Problem } from '../ui/panel.tsx';
import { Hidden } from '../ui/text.tsx';
import styles from './import-items.module.css';
import { looksLikeTable } from './looks-like-table.ts';
import { type ColumnUse, columnUses, guessColumns, hasHeadings, rowsToItems } from './map-columns.ts';
import { readPastedTable, readTableFile } from './read-table.ts';
import type { ItemForm } from './request-form.ts';

const mostItems = 100;

interface TableState {
  headings: string[];
  rows: string[][];
  uses: ColumnUse[];
}

function toState(rows: string[][]): TableState {
  const headings = hasHeadings(rows) ? (rows[0] ?? []) : (rows[0] ?? []).map((_, index) => `Column ${index + 1}`);
  const body = hasHeadings(rows) ? rows.slice(1) : rows;
  const uses = guessColumns(headings);
  if (!uses.includes('name') && uses.length > 0) uses[0] = 'name';
  return { headings, rows: body, uses };
}

/** Takes items from a pasted table, a CSV file or a workbook; the person says what each column is. */
export default function ImportItems(props: {
  onClose: () => void;
  onImport: (items: ItemForm[]) => void;
  /** What was pasted is a message and no table. */
  onMessage: (text: string) => void;
}): ReactNode {
  const [pasted, setPasted] = useState('');
  const [table, setTable] = useState<TableState | null>(null);
  const [isLetter, setLetter] = useState(false);
  const [problem, setProblem] = useState<Error | null>(null);
  const read = (reading: Promise<string[][]>): void => {
    reading.then(
      (rows) => {
        setProblem(rows.length === 0 ? new Error('There is no row in it.') : null);
        setLetter(rows.length > 0 && !looksLikeTable(rows));
        setTable(rows.length === 0 ? null : toState(rows));
      },
      (error: unknown) => setProblem(error instanceof Error ? error : new Error(String(error))),
    );
  };
  const items = table === null ? [] : rowsToItems(table.rows, table.headings, table.uses);
  return (
    <Modal open onClose={props.onClose} title="Import items from a table" wide>
      <div className={styles.body}>
        {problem !== null && <Problem error={problem} />}
        {table === null ? (
          <>
            <TextArea
              label="Paste rows from a spreadsheet"
              rows={8}
              value={pasted}
              placeholder={'Item\tQuantity\tCapacity\nSteel bottle\t500\t500 ml'}
              onChange={(event) => setPasted(event.target.value)}
            />
            <div className={styles.actions}>
              <Button look="primary" disabled={pasted.trim() === ''} onClick={() => read(readPastedTable(pasted))}>
                Read the rows
              </Button>
              <label className={styles.file}>
                or a CSV or XLSX file
                <input
                  type="file"
                  accept=".csv,.tsv,.txt,.xlsx"
                  onChange={(event) => event.target.files?.[0] && read(readTableFile(event.target.files[0]))}
                />
              </label>
            </div>
          </>
        ) : (
          <>
            {isLetter && (
              <Notice tone="open">
                <Icon name="warning" />
                <span>This does not look like a table: its lines do not have the same columns.</span>
                {pasted.trim() !== '' && <Button onClick={() => props.onMessage(pasted)}>Read it as a message</Button>}
              </Notice>
            )}
            <p>Say what each column is. Columns that are specs keep their heading as the name of the spec.</p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
            <section className={styles.scroll} aria-label="The rows" tabIndex={0}>
              <table className={styles.table}>
                <thead>
                  <tr>
                    {table.headings.map((heading, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: columns of a table have no other identity
                      <th key={index} scope="col">
                        <span className={styles.heading}>{heading}</span>
                        <label>
                          <Hidden>What “{heading}” is</Hidden>
                          <select
                            className={controlClass}
                            value={table.uses[index]}
                            onChange={(event) =>
                              setTable({ ...table, uses: table.uses.with(index, event.target.value as ColumnUse) })
                            }
                          >
                            {columnUses.map(({ use, label }) => (
                              <option key={use} value={use}>
                                {label}
                              </option>
                            ))}
                          </select>
                        </label>
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {table.rows.slice(0, 8).map((row, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: rows of a table have no other identity
                    <tr key={place}>
                      {table.headings.map((heading, index) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: as above
                        <td key={`${heading} ${index}`}>{row[index]}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
            {items.length > mostItems && (
              <Problem error={new Error(`A request holds at most ${mostItems} items; these are ${items.length}.`)} />
            )}
            {items.length === 0 && (
              <Problem error={new Error('No row has a name: say which column is the name of the item.')} />
            )}
            <div className={styles.actions}>
              <Button
                look="primary"
                disabled={items.length === 0 || items.length > mostItems}
                onClick={() => props.onImport(items)}
              >
                Import {plural(items.length, 'item')}
              </Button>
              <Button onClick={() => setTable(null)}>Back</Button>
            </div>
          </>
        )}
      </div>
    </Modal>
  );
}
