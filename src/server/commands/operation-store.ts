import { sql } from 'kysely';
import { hasInput } from '#server/dossiers/round-store.ts';
import { isRow } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';

/** Every organisation by name, for the operator. */
export async function operatedOrganisations(tx: Tx) {
  return tx
    .selectFrom('organisation')
    .select(['organisation_id as id', 'name', sql<boolean>`deactivated_on is null`.as('isActive')])
    .orderBy(sql`lower(name)`)
    .execute();
}

/** What of an organisation waits, runs or failed, the newest first: without names, because an operator needs none. */
export async function openJobs(tx: Tx, organisationId: string, most: number) {
  return tx
    .selectFrom('dossier')
    .select(['id as dossierId', 'queued_on as since', 'attempts', 'status_reason as reason'])
    .select(
      sql<'waits' | 'runs' | 'failed'>`case when status = 'Failed' then 'failed' when heartbeat_on is null then 'waits'
        else 'runs' end`.as('state'),
    )
    .where('organisation_id', '=', organisationId)
    .where('status', 'in', ['Submitted', 'Failed'])
    .orderBy('queued_on', 'desc')
    .limit(most)
    .execute();
}

export async function operatedDossier(tx: Tx, organisationId: string, dossierId: string) {
  const found = await tx
    .selectFrom('dossier')
    .select((eb) => ['client_id as clientId', 'name', hasInput(eb).as('hasInput')])
    .where(isRow(organisationId, dossierId))
    .executeTakeFirst();
  return found === undefined ? null : { ...found, hasInput: Boolean(found.hasInput) };
}

/** Who is signed in. */
export async function openSessions(tx: Tx) {
  return tx
    .selectFrom('session')
    .innerJoin('holder', (join) =>
      join
        .onRef('holder.organisation_id', '=', 'session.organisation_id')
        .onRef('holder.id', '=', 'session.holder_id')
        .onRef('holder.token_version', '=', 'session.token_version'),
    )
    .innerJoin('organisation', 'organisation.organisation_id', 'session.organisation_id')
    .select(['session.id', 'session.organisation_id as organisationId', 'organisation.name as organisation'])
    .select(['holder.id as holderId', 'holder.name as holder', 'holder.role'])
    .select(['session.created_on as since', 'session.last_seen_on as seen'])
    .where('session.ended_on', 'is', null)
    .where(sql<boolean>`session.expires_on > now()`)
    .orderBy('session.last_seen_on', 'desc')
    .execute();
}
