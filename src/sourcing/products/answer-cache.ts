import { Readable } from 'node:stream';
import { type KeptReadings, keepReadings } from '../../lib/keep-readings.ts';

/** Answers that will never change, kept as the bytes that are sent; the least recently used goes first. */
interface AnswerCache extends KeptReadings<Buffer> {
  /** The stream of a long answer, which is kept once it has been read to its end; of several at a time the first is. */
  keepRead(key: string, answer: Readable): Readable;
}

/** Keys longer than this (a request that excludes thousands of products) are not worth a place. */
const longestKey = 2000;

/** No answer takes more than this part of the cache. */
const largestShare = 4;

/** The bytes alone: what a writer or a compressor gives is the beginning of a block of 64 kB that would be kept with it. */
function withoutRest(answer: Buffer): Buffer {
  if (answer.length === answer.buffer.byteLength) return answer;
  const own = Buffer.allocUnsafeSlow(answer.length);
  answer.copy(own);
  return own;
}

/** Holds at most `maxBytes` of answers; one that takes more than a quarter of that is not kept. */
export function createAnswerCache(maxBytes: number): AnswerCache {
  const mostBytes = maxBytes / largestShare;
  const sizeOf = ({ length }: Buffer, key: string) => (key.length > longestKey ? Number.MAX_SAFE_INTEGER : length);
  const answers = keepReadings<Buffer>(maxBytes, sizeOf, mostBytes);
  /** One copy at a time is held beside what is kept, as long as it may still fit. */
  let isCopying = false;

  async function* copied(key: string, answer: Readable): AsyncGenerator<Buffer> {
    let isCopied = !isCopying && cache.find(key) === undefined;
    isCopying ||= isCopied;
    let parts: Buffer[] = [];
    let length = 0;
    const letGo = () => {
      if (isCopied) isCopying = false;
      isCopied = false;
      parts = [];
    };
    try {
      for await (const part of answer as AsyncIterable<Buffer>) {
        length += part.length;
        if (length > mostBytes) letGo();
        if (isCopied) parts.push(part);
        yield part;
      }
      if (isCopied) cache.keep(key, Buffer.concat(parts));
    } finally {
      letGo();
    }
  }

  const cache: AnswerCache = {
    find: answers.find,
    keep: (key, answer) => answers.keep(key, withoutRest(answer)),
    readOnce: (key, make) => answers.readOnce(key, async () => withoutRest(await make())),
    keepRead(key, answer) {
      const stream = Readable.from(copied(key, answer), { objectMode: false });
      // One that is closed before its first part is read never comes to the loop that would close its source.
      stream.once('close', () => answer.destroy());
      return stream;
    },
  };
  return cache;
}
