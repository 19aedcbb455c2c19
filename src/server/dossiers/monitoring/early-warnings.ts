import { bytesPerMegabyte, nearLimits } from '#api/usage.ts';
import { longestWait } from '#server/dossiers/turn-store.ts';
import { countedUsage, usageLimits } from '#server/dossiers/usage-store.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import type { Queue } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';

/** Looks again soon anyway. */
export const warningQueue: Queue = { name: 'warn-early', options: { retryLimit: 0 } };
export const warningSchedule = '*/10 * * * *';

/** A warning that still holds is given again after this long. */
const periodMilliseconds = 6 * 60 * 60 * 1000;

/** A calculation takes seconds: somebody who waits this many minutes waits for something that is wrong. */
const longWaitMinutes = 15;

export interface WarningParts {
  readonly database: Database;
  readonly log: Pick<Log, 'warn'>;
  /** Of every organisation, as the operator sees them. */
  readonly organisationIds: (tx: Tx) => Promise<readonly string[]>;
  /** Milliseconds that pass, for tests. */
  readonly clock?: () => number;
}

interface Warning {
  /** The same as long as it is about the same. */
  readonly about: string;
  readonly facts: object;
  readonly text: string;
}

/**
 * Returns what warns in the log well before something is full: the room of the database, the queue, the files of an
 * organisation. Each at most once in a period, however often it looks; numbers and ids only.
 */
export function earlyWarnings(parts: WarningParts): () => Promise<void> {
  const { log, clock = () => performance.now() } = parts;
  const given = new Map<string, number>();
  return async () => {
    const now = clock();
    for (const { about, facts, text } of await warnings(parts)) {
      if (now - (given.get(about) ?? Number.NEGATIVE_INFINITY) < periodMilliseconds) continue;
      given.set(about, now);
      log.warn(facts, text);
    }
  };
}

async function warnings(parts: WarningParts): Promise<Warning[]> {
  const near = await organisationsNearLimit(parts);
  return [
    ...(await roomWarnings(parts)),
    ...(await queueWarnings(parts)),
    ...near.map((facts) => ({
      about: `files ${facts.organisation}`,
      facts,
      text: 'an organisation nears the limit of its files',
    })),
  ];
}

interface NearLimit {
  /** Its id. */
  readonly organisation: string;
  readonly megabytes: number;
  readonly limit: number;
}

/** The organisations that store most of what they may. */
export async function organisationsNearLimit({
  database,
  organisationIds,
}: Pick<WarningParts, 'database' | 'organisationIds'>): Promise<readonly NearLimit[]> {
  const near: NearLimit[] = [];
  for (const organisation of await database.as('operator', organisationIds)) {
    const found = await nearLimit(database, organisation);
    if (found !== null) near.push(found);
  }
  return near;
}

async function roomWarnings({ database }: WarningParts): Promise<Warning[]> {
  const room = await database.roomLeft();
  if (room === 'ample') return [];
  const text =
    room === 'narrow' ? 'little room is left for the database' : 'no room is left: nothing is added any more';
  return [{ about: `room ${room}`, facts: { room }, text }];
}

async function queueWarnings({ database }: WarningParts): Promise<Warning[]> {
  const { minutes, waiting } = await longestWait(database);
  if (minutes < longWaitMinutes) return [];
  return [{ about: 'queue', facts: { minutes, waiting }, text: 'calculations wait long' }];
}

async function nearLimit(database: Database, organisationId: string): Promise<NearLimit | null> {
  return database.as({ kind: 'worker', organisationId }, async (tx) => {
    const limits = await usageLimits(tx, organisationId);
    if (limits === null) return null;
    const used = await countedUsage(tx, organisationId, null);
    if (!nearLimits({ used, limits: limits.organisation }).includes('megabytes')) return null;
    const megabytes = Math.floor(used.bytes / bytesPerMegabyte);
    return { organisation: organisationId, megabytes, limit: limits.organisation.megabytes };
  });
}
