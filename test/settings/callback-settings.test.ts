import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../src/config.ts';
import { newSecret } from '../sourcing/callbacks/callback-service.ts';

describe('the settings of callbacks', () => {
  test('take several secrets, places and delays, and an address with or without a slash', () => {
    const secrets = [newSecret(), newSecret()];
    const config = readConfig({
      CALLBACK_SECRET: secrets.join(' , '),
      CALLBACK_ALLOW: '10.0.0.0/8, ::1, hooks.internal',
      CALLBACK_RETRY_SECONDS: '0, 60',
      PUBLIC_URL: 'https://assay.example/api-root/',
    });
    expect(config.callbackSecrets).toEqual(secrets);
    expect(config.callbackAllow.blocks).toHaveLength(2);
    expect(config.callbackAllow.hosts).toEqual(new Set(['hooks.internal']));
    expect(config.callbackRetrySeconds).toEqual([0, 60]);
    expect(config.publicUrl).toBe('https://assay.example/api-root');
  });

  const short = `whsec_${Buffer.alloc(23).toString('base64')}`;
  const long = `whsec_${Buffer.alloc(65).toString('base64')}`;
  test.each([
    ['CALLBACK_SECRET', short],
    ['CALLBACK_SECRET', long],
    ['CALLBACK_SECRET', newSecret().slice('whsec_'.length)],
    ['CALLBACK_SECRET', `${newSecret()},whsec_not-base64-not-base64-not-base64`],
    ['CALLBACK_ALLOW', '10.0.0.0/40'],
    ['CALLBACK_RETRY_SECONDS', '5,soon'],
    ['CALLBACK_RETRY_SECONDS', '604801'],
    ['PUBLIC_URL', 'assay.example'],
    ['PUBLIC_URL', 'ftp://assay.example'],
    ['PUBLIC_URL', 'https://ann@assay.example'],
    ['PUBLIC_URL', 'https://assay.example/?a=1'],
  ])('stop the program for %s=%s, naming the setting and never a secret', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(name);
    if (name === 'CALLBACK_SECRET') expect(read).not.toThrow(value.slice(-20));
  });
});
