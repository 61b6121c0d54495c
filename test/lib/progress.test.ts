import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startProgress, withProgress } from '../../src/lib/progress.ts';

let said: string[];
const say = (text: string) => void said.push(text);

beforeEach(() => {
  said = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('quick work says nothing, slow work after two seconds and then every five, until it ends', async () => {
  await withProgress(say, 'Making a new database', async () => vi.advanceTimersByTime(1_999));
  expect(said).toEqual([]);
  const failing = withProgress(say, 'Making a new database', async () => {
    vi.advanceTimersByTime(12_000);
    throw new Error('disk full');
  });
  await expect(failing).rejects.toThrow('disk full');
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual([2, 7, 12].map((seconds) => `Making a new database (${seconds} s)`));
});

test('it says the newest of what the work has come to', () => {
  {
    using progress = startProgress(say, 'Backing up');
    progress.update('1 table');
    progress.update('2 tables');
    vi.advanceTimersByTime(2_000);
  }
  vi.advanceTimersByTime(60_000);
  expect(said).toEqual(['Backing up: 2 tables (2 s)']);
});
