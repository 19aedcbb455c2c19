import { sql } from 'kysely';
import { type Claim, claimedDossier } from '#server/dossiers/claim-store.ts';
import { isRested } from '#server/dossiers/left-work-store.ts';
import type { CalculationOrder } from '#server/dossiers/submit-dossier.ts';
import type { Database } from '#server/platform/database/database.ts';
import { countOf, firstRow, inOrganisation } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';

/**
 * Claims the dossier whose turn it is, whatever organisation waits for how many; null when none waits that may be taken:
 * any, or small ones only. Workers pick one after another, so that no two take the same turn.
 */
export async function nextClaim(database: Database, may: 'any' | 'small' = 'any'): Promise<Claim | null> {
  return database.as('dispatcher', async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('evenwicht: whose turn it is'))`.execute(tx);
    const next = await nextInTurn(tx, may);
    if (next === null) return null;
    const { clientId, ...order } = next;
    await takeTurn(tx, order.organisationId, clientId);
    await database.become(tx, { kind: 'worker', organisationId: order.organisationId });
    return claimedDossier(tx, order);
  });
}

/**
 * The dossier that waits longest, of the employer whose last turn was longest ago, of the organisation whose last turn
 * was longest ago. What nobody sits waiting for comes after all the rest.
 */
async function nextInTurn(
  tx: Tx,
  may: 'any' | 'small',
): Promise<(CalculationOrder & { readonly clientId: string }) | null> {
  return firstRow(
    tx
      .with('organisation_turn', (db) =>
        db
          .selectFrom('turn')
          .select(['organisation_id', (eb) => eb.fn.max('taken').as('taken')])
          .groupBy('organisation_id'),
      )
      .selectFrom('dossier')
      .leftJoin('organisation_turn', 'organisation_turn.organisation_id', 'dossier.organisation_id')
      .leftJoin('turn', inOrganisation('turn.client_id', 'dossier.client_id'))
      .where('dossier.status', '=', 'Submitted')
      .where('dossier.heartbeat_on', 'is', null)
      .where(isRested('dossier'))
      .$if(may === 'small', (query) => query.where('dossier.is_large', '=', false))
      .orderBy('dossier.goes_later')
      .orderBy('organisation_turn.taken', (order) => order.asc().nullsFirst())
      .orderBy('turn.taken', (order) => order.asc().nullsFirst())
      .orderBy('dossier.arrival')
      .limit(1)
      .select(['dossier.organisation_id as organisationId', 'dossier.client_id as clientId'])
      .select(['dossier.id as dossierId', 'dossier.round']),
  );
}

/**
 * As which a dossier of those that somebody waits for is taken, 1 next, if none is added: organisations take turns, within
 * one its employers, and of an employer what came first is first. Null: it does not wait, or goes later than all of them.
 */
export async function placeInQueue(database: Database, dossierId: string): Promise<number | null> {
  const ofEmployer = sql`partition by d.organisation_id, d.client_id`;
  const ofOrganisation = sql`partition by organisation_id`;
  const { rows } = await database.as('dispatcher', (tx) =>
    sql<{ readonly place: number }>`
      with waiting as (
        select d.id, d.organisation_id, t.taken, min(d.arrival) over (${ofEmployer}) as first_arrival,
          row_number() over (${ofEmployer} order by d.arrival) as round
        from dossier d left join turn t on t.organisation_id = d.organisation_id and t.client_id = d.client_id
        where d.status = 'Submitted' and d.heartbeat_on is null and not d.goes_later
      ), in_organisation as (
        select id, min(first_arrival) over (${ofOrganisation}) as organisation_arrival,
          (select max(turn.taken) from turn where turn.organisation_id = waiting.organisation_id) as organisation_taken,
          row_number() over (${ofOrganisation} order by round, taken nulls first, first_arrival) as round
        from waiting
      ), places as (
        select id, row_number() over (order by round, organisation_taken nulls first, organisation_arrival)::integer as place
        from in_organisation
      )
      select place from places where id = ${dossierId}`.execute(tx),
  );
  return rows[0]?.place ?? null;
}

async function takeTurn(tx: Tx, organisationId: string, clientId: string): Promise<void> {
  const taken = sql<string>`(select coalesce(max(taken), 0) + 1 from turn)`;
  await tx
    .insertInto('turn')
    .values({ organisation_id: organisationId, client_id: clientId, taken })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'client_id']).doUpdateSet({ taken }))
    .execute();
}

/** How many calculations were asked for and have not ended, those that run included. */
export const submittedCount = (database: Database): Promise<number> =>
  database.as('dispatcher', (tx) => countOf(tx.selectFrom('dossier').where('status', '=', 'Submitted')));

/** How many calculations wait that somebody asked for, and how many whole minutes the one that waits longest does. */
export async function longestWait(database: Database): Promise<{ readonly minutes: number; readonly waiting: number }> {
  const longest = sql<number>`
    coalesce(floor(extract(epoch from clock_timestamp() - min(queued_on)) / 60), 0)::integer`;
  return database.as('dispatcher', (tx) =>
    tx
      .selectFrom('dossier')
      .select([longest.as('minutes'), sql<number>`count(*)::integer`.as('waiting')])
      .where('status', '=', 'Submitted')
      .where('heartbeat_on', 'is', null)
      .where('goes_later', '=', false)
      .executeTakeFirstOrThrow(),
  );
}
