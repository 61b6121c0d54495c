import { monotonicMs } from '../lib/clock.ts';

/** Receives one line of text for a person who waits. */
export type OnProgress = (text: string) => void;

const quietMs = 2_000;
const everyMs = 5_000;

/**
 * Runs `work` and says `text` when it takes longer than two seconds, then every five seconds with the seconds passed,
 * so that a slow start is not mistaken for a hang.
 */
export async function withProgress<T>(onProgress: OnProgress, text: string, work: () => Promise<T>): Promise<T> {
  const startedAt = monotonicMs();
  const say = () => onProgress(`${text} (${Math.round((monotonicMs() - startedAt) / 1000)} s)`);
  let repeating: NodeJS.Timeout | undefined;
  const first = setTimeout(() => {
    say();
    repeating = setInterval(say, everyMs);
  }, quietMs);
  try {
    return await work();
  } finally {
    clearTimeout(first);
    clearInterval(repeating);
  }
}
