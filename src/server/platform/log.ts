import { type DestinationStream, type Logger, pino } from 'pino';
import { faultTrace } from '#server/platform/fault-trace.ts';

export type Log = Logger;

const outputs = { stdout: 1, stderr: 2 } as const;

/**
 * The log: JSON lines in UTC, on standard error unless asked otherwise, so that standard output stays for what a person
 * asked for. Only listed
 * things are written; requests are logged by their route, never by their address, which can hold a token.
 */
export function logTo(level: 'info' | 'warn' | 'silent', to: keyof typeof outputs | DestinationStream = 'stderr'): Log {
  const destination = typeof to === 'string' ? pino.destination(outputs[to]) : to;
  return pino(
    {
      level,
      timestamp: pino.stdTimeFunctions.isoTime,
      base: null,
      serializers: { err: faultTrace, error: faultTrace, req: () => undefined, res: () => undefined },
      // `log.error(error)` would otherwise take over the error's message as the message of the line.
      hooks: {
        logMethod(args, method) {
          const [first, ...rest] = args as [unknown, ...unknown[]];
          if (first instanceof Error)
            method.apply(this, [{ err: first }, 'fault', ...rest] as Parameters<typeof method>);
          else method.apply(this, args);
        },
      },
    },
    destination,
  );
}
