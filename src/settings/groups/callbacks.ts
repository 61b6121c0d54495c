import { parseBaseUrl, parseCallbackSecrets, parsePlaces, parseRetrySeconds } from '../parse-values.ts';
import { setting } from '../setting.ts';

export const callbacks = {
  callbackSecrets: setting({
    name: 'CALLBACK_SECRET',
    meaning:
      'secrets that sign callbacks, separated by commas, each `whsec_` and 24 to 64 bytes in base64; without one no callback is sent',
    brief: 'whsec_… secret(s) that sign callbacks, separated by commas; without one none is sent',
    secret: true,
    parse: parseCallbackSecrets,
  }),
  callbackAllow: setting({
    name: 'CALLBACK_ALLOW',
    meaning: 'addresses, blocks and host names that callbacks may reach although they are private',
    parse: parsePlaces,
  }),
  callbackRetrySeconds: setting({
    name: 'CALLBACK_RETRY_SECONDS',
    // The schedule that Standard Webhooks proposes: three days in all.
    fallback: '5,300,1800,7200,18000,36000,50400,72000,86400',
    meaning: 'delays before the second attempt at a callback, the third and so on',
    parse: parseRetrySeconds,
  }),
  publicUrl: setting({
    name: 'PUBLIC_URL',
    meaning: 'address of this service as receivers of callbacks see it; without it callbacks carry paths',
    parse: parseBaseUrl,
  }),
};
