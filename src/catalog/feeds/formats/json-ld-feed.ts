import type { FeedFormat } from '../feed-format.ts';
import type { FeedRecord } from '../feed-record.ts';
import { jsonLdProducts } from '../json-ld-nodes.ts';
import { jsonLdGroup, jsonLdToProduct } from '../json-ld-product.ts';
import { peekBytes } from '../peek-bytes.ts';
import { readHtmlScripts } from '../read-html-scripts.ts';
import { readJson } from '../read-json.ts';

const lists = new Set(['@graph', 'itemListElement']);

/** Products of schema.org as JSON-LD documents, or in the scripts of a web page. */
export const jsonLdFeed: FeedFormat = {
  endings: ['jsonld', 'html', 'htm'],
  needs: ['platform'],
  detect: ({ kind, isHtml, text, ending }) =>
    kind === 'markup'
      ? isHtml
      : jsonLdFeed.endings.includes(ending) || (kind === 'json' && /"@(?:context|type|graph)"\s*:/.test(text)),
  async *read(bytes, { start, maxBytes }) {
    const documents = start.kind === 'markup' ? readPage(bytes, maxBytes) : readDocuments(bytes, maxBytes);
    for await (const document of documents) yield* jsonLdProducts(document);
  },
  group: { field: 'inProductGroupWithID', keyOf: jsonLdGroup, withMapping: false },
  toProduct: jsonLdToProduct,
};

async function* readPage(bytes: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<FeedRecord> {
  for await (const script of readHtmlScripts(bytes, maxBytes)) {
    if ('problem' in script) yield script;
    else {
      const first = script.number;
      for await (const record of readJson(oneChunk(script.text), undefined, maxBytes)) {
        yield { ...record, number: first + record.number - 1 };
      }
    }
  }
}

/** Small documents whole, because their parts may name each other; large ones entry by entry. */
async function* readDocuments(bytes: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<FeedRecord> {
  const start = await peekBytes(bytes, maxBytes);
  yield* readJson(start.bytes, start.isWhole ? undefined : lists, maxBytes);
}

async function* oneChunk(chunk: Buffer): AsyncGenerator<Buffer> {
  yield chunk;
}
