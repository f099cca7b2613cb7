import { format } from 'node:util';
import { type Logger, pino } from 'pino';

export type { Logger };

/** How much may wait for a slow reader of standard output, in bytes; what comes then is lost, and delays nobody. */
const maxWaitingBytes = 4 * 1024 * 1024;

/**
 * A log for programs: a line of JSON on standard output for each event. What the server says to people on standard error
 * becomes such a line, too.
 */
export function logForPrograms(): Logger {
  const log = pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      messageKey: 'event',
      formatters: { level: (level) => ({ level }) },
    },
    pino.destination({ fd: 1, sync: false, maxLength: maxWaitingBytes }),
  );
  console.error = (...words: unknown[]) => log.error({ problem: format(...words) }, 'problem');
  console.log = (...words: unknown[]) => log.info({ text: format(...words).trim() }, 'message');
  return log;
}
