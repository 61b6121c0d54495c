import { parseBoolean, parseList, parseOrigins, parseProxies } from '../parse-values.ts';
import { setting } from '../setting.ts';

export const whoMayCall = {
  apiTokens: setting({
    name: 'API_TOKEN',
    meaning:
      'tokens that writing needs, separated by commas, each `token` or `name:token`; a token has 1 to 512 letters, digits ' +
      'and `. _ ~ + / -`, in production at least 8; required in production',
    brief: 'token(s) that writing needs, separated by commas; required in production',
    secret: true,
    parse: parseList,
  }),
  readTokenRequired: setting({
    name: 'READ_TOKEN_REQUIRED',
    fallback: 'false',
    meaning:
      '`true`: reading runs and products needs a token too, and so do `/metrics`; the pages, the reference, `/api/v1/about`, ' +
      '`/healthz` and `/readyz` stay open',
    brief: 'true: reading needs a token too',
    parse: parseBoolean,
  }),
  corsOrigins: setting({
    name: 'CORS_ORIGINS',
    meaning:
      'origins such as `https://shop.example`, separated by commas, whose pages may read answers; without any, browsers let none',
    parse: parseOrigins,
  }),
  trustProxy: setting({
    name: 'TRUST_PROXY',
    meaning: "addresses and blocks of your load balancers, whose `X-Forwarded-For` tells the caller's address",
    parse: parseProxies,
  }),
};
