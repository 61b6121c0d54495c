import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readStart } from '../../../src/catalog/feeds/feed-format.ts';
import { feedFormatNames } from '../../../src/catalog/feeds/feed-format-names.ts';
import { detectFormat } from '../../../src/catalog/feeds/feed-formats.ts';

const product = '{"platform":"1688","product_id":"1","title":"Cup"}';

test.each([
  ['jsonl', `${product}\n${product}`, 'feed'],
  ['jsonl', '{"title":', 'feed.jsonl'],
  ['jsonl', '[1, 2]', 'feed.ndjson.gz'],
  ['jsonl', 'no table, no JSON', 'https://shop.example/feed.jsonl?key=a.csv'],
  ['jsonl', 'one word', 'feed.txt'],
  ['json', `[${product}]`, 'feed.json'],
  ['json', '{\n  "products": []\n}', 'feed'],
  ['jsonld', '{"@type":"Product","name":"Cup"}', 'feed.json'],
  ['jsonld', '{"name":"Cup"}', 'feed.jsonld'],
  ['jsonld', '<!doctype html><title>Cup</title>', 'page'],
  ['google', '<?xml version="1.0"?>\n<rss><channel><title>html</title></channel></rss>', 'feed.html'],
  ['google', '<rss><channel><description><![CDATA[<body><script>]]></description></channel></rss>', 'feed'],
  ['jsonld', '<?xml version="1.0"?><!-- a page --><!DOCTYPE html><html><body></body></html>', 'page'],
  ['google', 'id,title,link\n1,Cup,https://shop.example/1', 'feed.csv'],
  ['google', 'g:id\tg:title\tg:image link', 'feed'],
  ['csv', 'id,title,product_id,link', 'feed'],
  ['csv', 'title', 'feed.csv'],
  ['csv', 'product_id;title', 'feed.txt'],
  ['tsv', 'product_id\ttitle', 'feed'],
  ['tsv', 'product_id,title', 'feed.TSV.gz'],
  ['shopify', 'Handle,Title,"Option1 Name","Option1 Value"', 'products_export.csv'],
])('a feed is recognized as %s by %j in %s', (format, head, name) => {
  expect(detectFormat(readStart(head, name))).toBe(format);
});

test('every format is described in docs/feeds.md', () => {
  const text = readFileSync(path.join(import.meta.dirname, '../../../docs/feeds.md'), 'utf8');
  expect(feedFormatNames.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});
