import { parseRetention } from '../parse-values.ts';
import { setting } from '../setting.ts';

export const howLongDataIsKept = {
  retainRuns: setting({
    name: 'RETAIN_RUNS',
    meaning:
      'runs that ended so long ago are removed, such as `90d` (`h`, `d` or `w`); the newest done run of each request stays. ' +
      'Kept for good unless set',
    brief: 'how long ended runs are kept, such as 90d; the newest done run of each request stays',
    parse: parseRetention,
  }),
  retainLatestRuns: setting({
    name: 'RETAIN_LATEST_RUNS',
    meaning: 'the newest done run of a request is removed too when it is so old',
    parse: parseRetention,
  }),
  retainDeliveries: setting({
    name: 'RETAIN_DELIVERIES',
    meaning: 'callbacks that were delivered or given up, with their attempts',
    parse: parseRetention,
  }),
  retainIdempotency: setting({
    name: 'RETAIN_IDEMPOTENCY',
    meaning: 'keys of creates and starts: a repeat that comes later is a request of its own',
    parse: parseRetention,
  }),
  retainHistory: setting({
    name: 'RETAIN_HISTORY',
    meaning: 'what was changed in requests, and feedback that was replaced since',
    parse: parseRetention,
  }),
};
