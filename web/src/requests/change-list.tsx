import { Fragment, type ReactNode } from 'react';
import type { HistoryEntry } from '../api/answers.ts';
import styles from './change-list.module.css';
import { describeSpec, listSpecChanges, type WrittenSpec } from './spec-changes.ts';

type Change = HistoryEntry['changes'][number];

/** `items[2].specs` as people say it: "item 3, specs". */
function nameOf(path: Change['path']): string {
  return path
    .map((key) => (typeof key === 'number' ? String(key + 1) : key.replaceAll('_', ' ')))
    .join(' ')
    .replace(/^items (\d+)/, 'item $1,')
    .replace(/,$/, '');
}

function isSpecList(value: unknown): value is WrittenSpec[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((entry) => typeof entry === 'object' && entry !== null && 'value' in entry)
  );
}

/** A value in words, short enough for a line. */
function describeValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (isSpecList(value)) {
    return value.map(describeSpec).join(' · ');
  }
  if (typeof value === 'object' && 'name' in value && typeof value.name === 'string') return value.name;
  const text = JSON.stringify(value);
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}

/** Of two lists of specs only those that differ; of everything else both values. */
function partsOf({
  before,
  after,
}: Pick<Change, 'before' | 'after'>): { before: string | null; after: string | null }[] {
  const isListed = (value: unknown) => isSpecList(value) || (Array.isArray(value) && value.length === 0);
  if (isListed(before) && isListed(after) && (isSpecList(before) || isSpecList(after))) {
    const changes = listSpecChanges(before as WrittenSpec[], after as WrittenSpec[]);
    // The same specs in another order.
    if (changes.length > 0) return changes;
  }
  return [{ before: before === null ? null : describeValue(before), after: describeValue(after) }];
}

/** What was changed, value by value. */
export function ChangeList({ changes }: { changes: readonly Change[] }): ReactNode {
  return (
    <ul className={styles.list}>
      {changes.map(({ path, before, after }) => (
        <li key={path.join('.')}>
          <strong>{nameOf(path)}</strong>
          {partsOf({ before, after }).map((part) => (
            <Fragment key={`${part.before} ${part.after}`}>
              {part.before !== null && <del className={styles.before}>{part.before}</del>}
              {part.after !== null && <ins className={styles.after}>{part.after}</ins>}
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}
