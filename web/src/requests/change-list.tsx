import type { ReactNode } from 'react';
import type { HistoryEntry } from '../api/answers.ts';
import styles from './change-list.module.css';

type Change = HistoryEntry['changes'][number];

/** `items[2].specs` as people say it: "item 3, specs". */
function nameOf(path: Change['path']): string {
  return path
    .map((key) => (typeof key === 'number' ? String(key + 1) : key.replaceAll('_', ' ')))
    .join(' ')
    .replace(/^items (\d+)/, 'item $1,')
    .replace(/,$/, '');
}

function isSpecList(value: unknown): value is { name: string; value: string; required?: boolean }[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((entry) => typeof entry === 'object' && entry !== null && 'value' in entry)
  );
}

/** A value in words, short enough for a line. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (isSpecList(value)) {
    return value.map((spec) => `${spec.name}: ${spec.value}${spec.required === true ? ' (must)' : ''}`).join(' · ');
  }
  if (typeof value === 'object' && 'name' in value && typeof value.name === 'string') return value.name;
  const text = JSON.stringify(value);
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}

/** What was changed, value by value. */
export function ChangeList({ changes }: { changes: readonly Change[] }): ReactNode {
  return (
    <ul className={styles.list}>
      {changes.map(({ path, before, after }) => (
        <li key={path.join('.')}>
          <strong>{nameOf(path)}</strong>
          {before === null ? (
            <ins className={styles.after}>{describeValue(after)}</ins>
          ) : (
            <>
              <del className={styles.before}>{describeValue(before)}</del>
              <ins className={styles.after}>{describeValue(after)}</ins>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
