import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '#server/platform/log.ts';
import { StartError } from '#server/platform/errors/start-error.ts';

/**
 * Codes of a database that is not there for now: those of a connection that breaks, and those of PostgreSQL while it
 * starts, stops or is restored (class 57), or has no connection to spare.
 */
const awayCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '57P01', '57P02', '57P03', '53300']);

/** What the driver and the query builder say of a connection that ended under them; such an error has no code of its own. */
const lostConnection = new RegExp(
  [
    '^Connection terminated',
    'not queryable',
    'connection has been discarded',
    '^timeout exceeded when trying to connect',
  ].join('|'),
);

/** The code of the error among an error and its causes that says that the database is not there for now; null without one. */
export function databaseAwayIn(error: unknown): { readonly code: string } | null {
  if (!(error instanceof Error)) return null;
  const { code, syscall } = error as { readonly code?: unknown; readonly syscall?: unknown };
  // Whatever goes wrong on the way there: its name is not known, its host not up, its socket gone.
  const isOnTheWay = syscall === 'connect' || syscall === 'getaddrinfo';
  if (typeof code === 'string' && (isOnTheWay || awayCodes.has(code) || /^08...$/.test(code))) return { code };
  if (lostConnection.test(error.message)) return { code: 'verbinding verbroken' };
  return databaseAwayIn(error.cause);
}

const retryMilliseconds = 500;

/** As long as a restart of PostgreSQL takes, with what it recovers. */
export const databasePatience = 60_000;

/**
 * Does what needs the database, anew as long as the database is not there, at most `patience` milliseconds. A process that
 * starts while its database restarts waits for it, and says so.
 */
export async function onceDatabaseAnswers<T>(attempt: () => Promise<T>, log: Log, patience: number): Promise<T> {
  const deadline = performance.now() + patience;
  for (let isTold = false; ; isTold = true) {
    try {
      return await attempt();
    } catch (cause) {
      const away = databaseAwayIn(cause);
      if (away === null) throw cause;
      // The address stays out of it: it may hold a password.
      const refusal = `De database van DATABASE_URL is niet te openen (${away.code}).`;
      if (performance.now() + retryMilliseconds > deadline) throw new StartError(refusal, { cause });
      if (!isTold) log.warn({ ...away, seconds: patience / 1000 }, 'database does not answer yet; waiting for it');
      await pause(retryMilliseconds);
    }
  }
}
