import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../src/config.ts';
import { settingList } from '../../src/settings/settings.ts';
import { createWorkplace } from './create-workplace.ts';

test('every problem of the settings is named at once, and none of their secrets', () => {
  const env = {
    PORT: 'x',
    SR_PREFIX: 'sr',
    DATABASE_URL: 'mysql://a:hush@b/c',
    CALLBACK_SECRET: 'whsec_hush',
    HOST: '',
  };
  const read = () => readConfig(env);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(
    [
      '4 settings cannot be used:',
      'PORT must be an integer from 0 to 65535, but is "x".',
      'SR_PREFIX must be 2 to 10 upper-case letters, but is "sr".',
      'DATABASE_URL must start with postgresql:// or postgres://.',
      'CALLBACK_SECRET must be whsec_ and 24 to 64 random bytes in base64 (several secrets: separated by commas).',
    ].join('\n  '),
  );
  expect(read).not.toThrow('hush');
});

test('a setting that needs another is named together with those that are wrong in themselves', () => {
  expect(() => readConfig({ APP_ENV: 'production', EMBEDDINGS_URL: 'http://host', PORT: '-1' })).toThrow(
    /^3 settings cannot be used:\n {2}PORT must .*\n {2}API_TOKEN must be set .*\n {2}EMBEDDINGS_MODEL must name the model/,
  );
});

test('the default of every setting is a value that the setting takes', () => {
  for (const { fallback, parse, name } of settingList) {
    if (fallback !== undefined) expect(() => parse(fallback), name).not.toThrow();
  }
  expect(new Set(settingList.map(({ name }) => name)).size).toBe(settingList.length);
});

test('secrets come from files too: several on lines of their own, no line end kept, never two places at once', async () => {
  await using place = await createWorkplace();
  const file = place.fileOf('token');
  await writeFile(file, 'shop:s3cret-one\ns3cret-two\r\n');
  expect(readConfig({ API_TOKEN_FILE: file }).apiTokens).toEqual(['shop:s3cret-one', 's3cret-two']);
  await writeFile(file, 'postgresql://a:b@c/d\n');
  expect(readConfig({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgresql://a:b@c/d');
  await writeFile(file, 'key-of-a-marketplace\n');
  expect(readConfig({ SHOP_KEY_FILE: file }).secretOf('SHOP_KEY')).toBe('key-of-a-marketplace');
  expect(() => readConfig({ API_TOKEN_FILE: file, API_TOKEN: 'x' })).toThrow(
    'API_TOKEN and API_TOKEN_FILE are both set',
  );
  expect(() => readConfig({ API_TOKEN_FILE: place.fileOf('none') })).toThrow('API_TOKEN_FILE names a file');
  await writeFile(file, '\n');
  expect(() => readConfig({ API_TOKEN_FILE: file })).toThrow('API_TOKEN_FILE names an empty file');
  // Only secrets: a PORT_FILE is not a setting.
  expect(readConfig({ PORT_FILE: file }).port).toBe(3000);
});

test('assay config prints what is in force with its origin, and masks every secret', async () => {
  await using place = await createWorkplace();
  const env = {
    PORT: '4000',
    API_TOKEN: 'hush-hush',
    DATABASE_URL: 'postgresql://ann:hu@sh@db:5432/assay?password=hush',
    EMBEDDINGS_API_KEY: 'hush',
  };
  const { code, output } = await place.run(['config', '--json'], undefined, env);
  expect(code).toBe(0);
  expect(output).not.toMatch(/hush|hu@sh/);
  const values = JSON.parse(output) as Record<string, { value: string | null; origin: string }>;
  expect(Object.keys(values)).toEqual(settingList.map(({ name }) => name));
  expect(values).toMatchObject({
    PORT: { value: '4000', origin: 'environment' },
    HOST: { value: '127.0.0.1', origin: 'default' },
    API_TOKEN: { value: '***', origin: 'environment' },
    DATABASE_URL: { value: 'postgresql://ann:***@db:5432/assay?password=***' },
    RATE_LIMIT: { value: null },
  });
  const broken = await place.run(['config'], undefined, { PORT: 'x', SR_PREFIX: '1' });
  expect([broken.code, broken.errors]).toEqual([1, expect.stringContaining('2 settings cannot be used')]);
});
