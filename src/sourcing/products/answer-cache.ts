/** Answers that will never change, kept as the bytes that are sent; the one used longest ago goes first. */
export interface AnswerCache {
  find(key: string): Buffer | undefined;
  keep(key: string, answer: Buffer): void;
}

/** Keys longer than this (a request that excludes thousands of products) are not worth a place. */
const longestKey = 2000;

/** Holds at most `maxBytes` of answers; one that takes more than a quarter of that is not kept. */
export function createAnswerCache(maxBytes: number): AnswerCache {
  // A Map keeps its insertion order: the first key is the one used longest ago.
  const answers = new Map<string, Buffer>();
  let bytes = 0;
  return {
    find(key) {
      const answer = answers.get(key);
      if (answer === undefined) return undefined;
      answers.delete(key);
      answers.set(key, answer);
      return answer;
    },
    keep(key, answer) {
      if (key.length > longestKey || answer.length > maxBytes / 4 || answers.has(key)) return;
      answers.set(key, answer);
      bytes += answer.length;
      for (const [oldest, old] of answers) {
        if (bytes <= maxBytes) break;
        answers.delete(oldest);
        bytes -= old.length;
      }
    },
  };
}
