import type { Logger } from 'pino';
import pino from 'pino';
import { errorToLog } from './error-to-log.ts';

export type Log = Logger;

/** JSON log lines on standard error; the request id is on every line of a request. */
export function createLog(options: { level: string }): Log {
  return pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error: unknown) => errorToLog(error) },
    },
    pino.destination(2),
  );
}

/** A log that says nothing, for one-off commands and tests. */
export const silentLog: Log = pino({ level: 'silent' });
