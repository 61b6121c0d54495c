import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../src/config.ts';

test('a token that keeps nobody out is no token', () => {
  for (const API_TOKEN of [',', ' ', ' , ', 'shoppers:', 'with space', 'abc$%&defgh', 'a:b:cdefghij']) {
    expect(() => readConfig({ API_TOKEN }), API_TOKEN).toThrow(/^API_TOKEN must be tokens of 1 to 512/);
  }
  for (const API_TOKEN of ['short', 'shoppers:1', 'name:1234567', 'long-enough,short']) {
    expect(() => readConfig({ API_TOKEN, APP_ENV: 'production' }), API_TOKEN).toThrow(/^API_TOKEN must be tokens of 8/);
    expect(readConfig({ API_TOKEN }).apiTokens).toEqual(API_TOKEN.split(','));
  }
  expect(() => readConfig({ API_TOKEN: 'x'.repeat(513) })).toThrow(ConfigError);
  expect(readConfig({ API_TOKEN: '' }).apiTokens).toEqual([]);
  const tokens = ['12345678', 'shop:a-token==', 'x'.repeat(512)];
  expect(readConfig({ API_TOKEN: tokens.join(', '), APP_ENV: 'production' }).apiTokens).toEqual(tokens);
});

test('the catalog is a folder or a bucket', () => {
  for (const CATALOG_URI of ['ftp://x', 's3://', 'gs://bucket/x', 'https://x/y']) {
    expect(() => readConfig({ CATALOG_URI }), CATALOG_URI).toThrow(/^CATALOG_URI must be a folder or s3:/);
  }
  for (const CATALOG_URI of ['a', '/a/b', './a:b', 's3://bucket', 's3://bucket/a']) {
    expect(readConfig({ CATALOG_URI }).catalogUri).toBe(CATALOG_URI);
  }
});
