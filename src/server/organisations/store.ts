import { sql } from 'kysely';
import type { Organisation, OrganisationUpdate } from '#api/organisations.ts';
import { withMoments } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';

function organisationRows(tx: Tx, ownId: string) {
  const isActive = sql`access_code.revoked_on is null and access_code.expires_on > now()`;
  return tx
    .selectFrom('organisation')
    .leftJoin('access_code', 'access_code.organisation_id', 'organisation.organisation_id')
    .groupBy('organisation.organisation_id')
    .select([
      'organisation.organisation_id as id',
      'organisation.name',
      'organisation.created_on as createdOn',
      sql<boolean>`organisation.deactivated_on is null`.as('isActive'),
      sql<number>`(count(access_code.id) filter (where ${isActive}))::integer`.as('activeCodes'),
      sql<Date | null>`max(access_code.last_used_on)`.as('lastSignInOn'),
      sql<boolean>`organisation.organisation_id = ${ownId}::uuid`.as('isOwn'),
    ]);
}

/** Every organisation, by name; `ownId` is the one of the person who asks. */
export async function organisations(tx: Tx, ownId: string): Promise<Organisation[]> {
  const rows = await organisationRows(tx, ownId)
    .orderBy(sql`lower(organisation.name)`)
    .execute();
  return rows.map(withMoments);
}

export async function organisation(tx: Tx, ownId: string, id: string): Promise<Organisation | null> {
  const row = await organisationRows(tx, ownId).where('organisation.organisation_id', '=', id).executeTakeFirst();
  return row === undefined ? null : withMoments(row);
}

/** Whether another organisation has this name, whatever the case. */
export async function isOrganisationNameTaken(tx: Tx, name: string, exceptId: string | null): Promise<boolean> {
  const found = await tx
    .selectFrom('organisation')
    .select('organisation_id')
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .execute();
  return found.some(({ organisation_id: id }) => id !== exceptId);
}

/** An organisation of the page: who gives its first code knows it, so that codes are exchanged there from the beginning. */
export async function insertNamed(tx: Tx, name: string): Promise<string> {
  const { id } = await tx
    .insertInto('organisation')
    .values({ name, needs_own_code: true })
    .returning('organisation_id as id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateOrganisation(tx: Tx, id: string, { name, isActive }: OrganisationUpdate): Promise<void> {
  await tx
    .updateTable('organisation')
    .set({ name, deactivated_on: isActive ? null : sql<Date>`coalesce(deactivated_on, now())` })
    .where('organisation_id', '=', id)
    .execute();
}
