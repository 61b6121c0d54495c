import { createHash } from 'node:crypto';

/**
 * Half of the categories of the titles, drawn by the SHA-256 of their names, are never looked at while rules are made:
 * their figures say what the rules are worth for goods that nobody had in mind. No examples of them are printed.
 */
export function isHeldOut(category: string): boolean {
  return (createHash('sha256').update(category).digest()[0] ?? 0) % 2 === 1;
}
