import { monotonicMs } from './clock.ts';

/** Receives one line of text for a person who waits. */
export type OnProgress = (text: string) => void;

const quietMs = 2_000;
const reportIntervalMs = 5_000;

/** Says nothing any more once it is disposed. */
interface Progress extends Disposable {
  /** What `what` has come to, such as "3 of 5 items". */
  update(detail: string): void;
}

/**
 * Says what is going on when it takes longer than two seconds, then every five seconds, with the seconds passed, so that
 * slow work is not mistaken for a hang.
 */
export function startProgress(onProgress: OnProgress, what: string): Progress {
  const startedAt = monotonicMs();
  let detail = '';
  const say = () => {
    const seconds = Math.round((monotonicMs() - startedAt) / 1000);
    onProgress(`${what}${detail === '' ? '' : `: ${detail}`} (${seconds} s)`);
  };
  let repeating: NodeJS.Timeout | undefined;
  const first = setTimeout(() => {
    say();
    repeating = setInterval(say, reportIntervalMs);
  }, quietMs);
  return {
    update(text) {
      detail = text;
    },
    [Symbol.dispose]() {
      clearTimeout(first);
      clearInterval(repeating);
    },
  };
}

/** Runs `work` and says so as `startProgress` does. */
export async function withProgress<T>(onProgress: OnProgress, what: string, work: () => Promise<T>): Promise<T> {
  using _progress = startProgress(onProgress, what);
  return await work();
}
