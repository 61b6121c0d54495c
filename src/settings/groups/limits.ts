import { integerWithin, parseRateLimit } from '../parse-values.ts';
import { setting } from '../setting.ts';

export const limits = {
  bodyLimitBytes: setting({
    name: 'BODY_LIMIT_BYTES',
    fallback: '10485760',
    meaning: 'largest body of a request',
    brief: 'largest body of a request',
    parse: integerWithin(1024, 1024 * 1024 * 1024),
  }),
  requestTimeoutSeconds: setting({
    name: 'REQUEST_TIMEOUT_SECONDS',
    fallback: '60',
    meaning:
      'a request that takes longer to arrive is answered with 408; a connection on which nothing moves for twice as long is closed',
    parse: integerWithin(1, 3600),
  }),
  runTimeLimitSeconds: setting({
    name: 'RUN_TIME_LIMIT_SECONDS',
    fallback: '21600',
    meaning: 'a run that takes longer, from the start of its first item, ends as failed',
    brief: 'a run that takes longer ends as failed',
    parse: integerWithin(1, 30 * 24 * 60 * 60),
  }),
  rateLimit: setting({
    name: 'RATE_LIMIT',
    meaning:
      'requests of one token or address, such as `600/minute` (`second`, `minute` or `hour`); nothing is limited unless it is set',
    brief: 'requests of one token or address, such as 600/minute',
    parse: parseRateLimit,
  }),
  rateLimitWrites: setting({
    name: 'RATE_LIMIT_WRITES',
    fallbackShown: 'as `RATE_LIMIT`',
    meaning: 'the same for POST, PUT, PATCH and DELETE, counted apart',
    parse: parseRateLimit,
  }),
};
