import { type RawBuilder, sql } from 'kysely';
import type { AttemptEnd } from '#server/dossiers/ended-attempt.ts';
import { silenceSeconds } from '#server/dossiers/store.ts';
import type { Database } from '#server/platform/database/database.ts';

/** What workers do: calculate dossiers, and variants of them. Both tables count claims, attempts and faults. */
export type Work = 'dossier' | 'variant';

/** Whether it has rested long enough since its last process ended. */
export const isRested = (work: Work): RawBuilder<boolean> => {
  const until = sql.ref(`${work}.rests_until`);
  return sql<boolean>`(${until} is null or ${until} <= clock_timestamp())`;
};

/**
 * Until when it rests after an attempt that was cut off by something else: the end of its process, or a database that was
 * away. Not at all after the first, then five seconds, ten and so on to a quarter of an hour. It is never given up for that:
 * only its own faults count.
 */
export const restAfterCut = sql<Date | null>`case when attempts - faults > 1 then clock_timestamp()
  + least(900, 5 * power(2, least(attempts - faults, 12) - 2)) * interval '1 second' end`;

/** What an attempt that is given back leaves in its counts. */
export const countedEnd: Readonly<Record<AttemptEnd, Readonly<Record<string, RawBuilder<unknown>>>>> = {
  fault: { faults: sql`faults + 1` },
  interrupted: { attempts: sql`attempts - 1` },
  'database away': { rests_until: restAfterCut },
};

/** What was left behind by a process that ended. */
export interface LeftWork {
  readonly id: string;
  /** How often it was cut off until now. */
  readonly cuts: number;
}

/** Gives back to the queue what was claimed and shows no sign of life for so long. */
export async function releaseSilent(
  database: Database,
  work: Work,
  seconds: number = silenceSeconds,
): Promise<readonly LeftWork[]> {
  const table = sql.table(work);
  const isSilent = sql`status = 'Submitted' and heartbeat_on <= clock_timestamp() - ${seconds} * interval '1 second'`;
  const { rows } = await database.as('dispatcher', (tx) =>
    sql<{ organisationId: string; id: string; claim: number }>`
      select organisation_id as "organisationId", id, claim from ${table} where ${isSilent}`.execute(tx),
  );
  const released: LeftWork[] = [];
  for (const { organisationId, id, claim } of rows) {
    const freed = await database.as({ kind: 'worker', organisationId }, (tx) =>
      sql<LeftWork>`update ${table} set heartbeat_on = null, rests_until = ${restAfterCut} ${waitingAgain[work]}
        where organisation_id = ${organisationId} and id = ${id} and claim = ${claim} and ${isSilent}
        returning id, attempts - faults as cuts`.execute(tx),
    );
    released.push(...freed.rows);
  }
  return released;
}

/** As `noProgress`: how far it was says nothing any more. */
const waitingAgain: Readonly<Record<Work, RawBuilder<unknown>>> = {
  dossier: sql`, phase = 'waiting', rows_read = 0, participants_calculated = 0, participants_total = 0, files_written = 0`,
  variant: sql``,
};

/** How many run or may be begun: what rests needs nobody yet. */
export async function readyCount(database: Database, work: Work): Promise<number> {
  const { rows } = await database.as('dispatcher', (tx) =>
    sql<{ count: number }>`select count(*)::integer as count from ${sql.table(work)}
      where status = 'Submitted' and (heartbeat_on is not null or ${isRested(work)})`.execute(tx),
  );
  return rows[0]?.count ?? 0;
}

/** Whether any may be begun, small or large. */
export async function isAnyReady(database: Database, work: Work): Promise<boolean> {
  const { rows } = await database.as('dispatcher', (tx) =>
    sql`select from ${sql.table(work)}
      where status = 'Submitted' and heartbeat_on is null and ${isRested(work)} limit 1`.execute(tx),
  );
  return rows.length > 0;
}
