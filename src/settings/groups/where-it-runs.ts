import { asIs, integerWithin, oneOf, parsePlatforms, parsePrefix } from '../parse-values.ts';
import { setting } from '../setting.ts';

export const whereItRuns = {
  appEnv: setting({
    name: 'APP_ENV',
    fallback: 'local',
    meaning:
      '`local`, `development` or `production`. Production demands `API_TOKEN` and has no playground on the reference page',
    brief: 'local, development or production',
    parse: oneOf('local', 'development', 'production'),
  }),
  host: setting({
    name: 'HOST',
    fallback: '127.0.0.1',
    meaning: 'address to listen on; `0.0.0.0` for all',
    brief: 'address to listen on',
    parse: asIs,
  }),
  port: setting({
    name: 'PORT',
    fallback: '3000',
    meaning: 'port to listen on; 0 for a free one',
    brief: 'port to listen on',
    parse: integerWithin(0, 65_535),
  }),
  srPrefix: setting({
    name: 'SR_PREFIX',
    fallback: 'SR',
    meaning: 'prefix of public request ids, 2 to 10 upper-case letters. Never change it on existing data',
    brief: 'prefix of public request ids',
    parse: parsePrefix,
  }),
  platforms: setting({
    name: 'PLATFORMS',
    fallback: '1688,alibaba',
    meaning: 'names of platforms that a catalog may hold',
    brief: 'platform names that a catalog may hold',
    parse: parsePlatforms,
  }),
};
