import { sql } from 'kysely';
import { sessionLimits } from '#api/session-limits.ts';
import type { ColleagueSession, OpenSession } from '#api/sessions.ts';
import type { Person } from '#server/platform/database/actor.ts';
import { inOrganisation, isRow, withMoments } from '#server/platform/database/row-store.ts';
import { isOfSeenClient } from '#server/session/code-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';

type Asker = Pick<Person, 'organisationId' | 'holderId' | 'sessionId'>;

const endsOn = sql<Date>`end_of_session(session, sign_in_rules,
  ${sql.lit(sessionLimits.idleMinutes.standard)} * interval '1 minute')`;

/** The sessions that are recognised when they come with a call, as far as the actor sees them. */
const allOpenRows = (tx: Tx) =>
  tx
    .selectFrom('session')
    .innerJoin('holder', (join) =>
      join
        .onRef('holder.organisation_id', '=', 'session.organisation_id')
        .onRef('holder.id', '=', 'session.holder_id')
        .onRef('holder.token_version', '=', 'session.token_version'),
    )
    .leftJoin('sign_in_rules', 'sign_in_rules.organisation_id', 'session.organisation_id')
    .where('session.ended_on', 'is', null)
    .where(endsOn, '>', sql<Date>`now()`);

const openRows = (tx: Tx, organisationId: string) =>
  allOpenRows(tx).where('session.organisation_id', '=', organisationId);

/** Which of these are open, of whatever organisation; asking does not count as using them. For the gate. */
export async function openAmong(tx: Tx, sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (sessionIds.length === 0) return new Set();
  const rows = await allOpenRows(tx).select('session.id').where('session.id', 'in', sessionIds).execute();
  return new Set(rows.map(({ id }) => id));
}

const columns = [
  'session.id',
  'session.created_on as signedInOn',
  'session.last_seen_on as lastSeenOn',
  endsOn.as('endsOn'),
  'session.device',
  'session.network',
] as const;

interface SessionRow {
  readonly id: string;
  readonly signedInOn: Date;
  readonly lastSeenOn: Date;
  readonly endsOn: Date;
  readonly device: string | null;
  readonly network: string | null;
}

const shown = <Row extends SessionRow>({ sessionId }: Asker, row: Row) => ({
  ...withMoments(row),
  isThis: row.id === sessionId,
});

/** The sessions of who asks, last used first. For the gate: nobody sees the sessions of one holder alone otherwise. */
export async function ownSessions(tx: Tx, asker: Asker): Promise<OpenSession[]> {
  const rows = await openRows(tx, asker.organisationId)
    .select(columns)
    .where('session.holder_id', '=', asker.holderId)
    .orderBy('session.last_seen_on', 'desc')
    .orderBy('session.id')
    .execute();
  return rows.map((row) => shown(asker, row));
}

/** The sessions of the holders and in the organisation that the actor of the transaction sees, last used first. */
export async function colleagueSessions(tx: Tx, asker: Asker): Promise<ColleagueSession[]> {
  const rows = await openRows(tx, asker.organisationId)
    .leftJoin('client', inOrganisation('client.id', 'holder.client_id'))
    .where(isOfSeenClient)
    .select([...columns, 'holder.name as holder', 'holder.role', 'client.name as clientName'])
    .orderBy('session.last_seen_on', 'desc')
    .orderBy('session.id')
    .execute();
  return rows.map((row) => shown(asker, row));
}

/** Whose session was ended. */
export interface EndedSession {
  readonly holder: string;
  readonly clientId: string | null;
}

/** Ends a session that is open and that the actor sees, of a holder when one is given; null when there is none. */
export async function endOpenSession(
  tx: Tx,
  { organisationId, sessionId, holderId }: { organisationId: string; sessionId: string; holderId: string | null },
): Promise<EndedSession | null> {
  const found = await openRows(tx, organisationId)
    .select(['holder.name as holder', 'holder.client_id as clientId'])
    .where('session.id', '=', sessionId)
    .$if(holderId !== null, (rows) => rows.where('session.holder_id', '=', holderId ?? ''))
    .executeTakeFirst();
  if (found === undefined) return null;
  await tx
    .updateTable('session')
    .set({ ended_on: sql<Date>`now()` })
    .where(isRow(organisationId, sessionId))
    .execute();
  return found;
}

/** Ends every session of who asks but the one that asks; returns how many. For the gate. */
export async function endOtherSessions(tx: Tx, asker: Asker): Promise<number> {
  const open = openRows(tx, asker.organisationId)
    .select('session.id')
    .where('session.holder_id', '=', asker.holderId)
    .where('session.id', '<>', asker.sessionId);
  const { numUpdatedRows } = await tx
    .updateTable('session')
    .set({ ended_on: sql<Date>`now()` })
    .where('organisation_id', '=', asker.organisationId)
    .where('id', 'in', open)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Ends every session of an organisation, so that none goes on when it is active again. For the gate and the operator. */
export async function endSessionsOfOrganisation(tx: Tx, organisationId: string): Promise<void> {
  await tx
    .updateTable('session')
    .set({ ended_on: sql<Date>`now()` })
    .where('organisation_id', '=', organisationId)
    .where('ended_on', 'is', null)
    .execute();
}
