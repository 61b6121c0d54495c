import type { FeedFormat, KnownRecords } from '../feed-format.ts';
import type { FeedRecord } from '../feed-record.ts';
import { type FeedLine, splitLines } from '../read-lines.ts';

/** A product per line in the catalog's own words; lines that the catalog knows are not read again. */
export const jsonLinesFeed: FeedFormat = {
  endings: ['jsonl', 'ndjson'],
  needs: [],
  detect: ({ kind, ending }) => kind === 'json' || (kind === 'table' && jsonLinesFeed.endings.includes(ending)),
  read: (bytes, { maxBytes, known }) => readJsonLines(bytes, maxBytes, known),
};

async function* readJsonLines(
  bytes: AsyncIterable<Buffer>,
  maxBytes: number,
  known: KnownRecords | undefined,
): AsyncGenerator<FeedRecord> {
  for await (const line of splitLines(bytes, maxBytes)) {
    if (known === undefined || line.text === null) {
      yield parseLine(line);
      continue;
    }
    const sourceHash = known.hash(line.text);
    const knownKey = known.keyOf(sourceHash);
    yield knownKey === undefined ? { ...parseLine(line), sourceHash } : { number: line.number, knownKey };
  }
}

function parseLine({ number, text, problem }: FeedLine): FeedRecord {
  if (text === null) return { number, problem: problem ?? 'cannot be read' };
  try {
    return { number, value: JSON.parse(text) };
  } catch (error) {
    return { number, problem: `is not JSON: ${error instanceof Error ? error.message.slice(0, 200) : 'unreadable'}` };
  }
}
