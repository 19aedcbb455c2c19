import { sql } from 'kysely';
import type { Erasure } from '#server/backup/erasure-list.ts';
import { firstRow, hasUpdated, isOfDossier, isRow } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { filesWithParticipants } from '#server/platform/database/kept-file.ts';

/** Everything that was erased or revoked in a database, without what can still be undone, and must not come back with a backup of before. */
export async function erasures(tx: Tx): Promise<Erasure[]> {
  const { rows } = await sql<Omit<Erasure, 'on'> & { readonly moment: Date }>`
    select 'employer' as what, organisation_id as organisation, client_id as id, happened_on as moment
      from audit_entry where action = 'client deleted' and client_id is not null and not exists (select from client
        where client.organisation_id = audit_entry.organisation_id and client.id = audit_entry.client_id)
    union all select 'dossier', organisation_id, dossier_id, happened_on
      from audit_entry where action = 'dossier deleted' and dossier_id is not null and not exists (select from dossier
        where dossier.organisation_id = audit_entry.organisation_id and dossier.id = audit_entry.dossier_id)
    union all select 'participants', organisation_id, id, erased_on from dossier where erased_on is not null
    union all select 'code', organisation_id, id, revoked_on from access_code where revoked_on is not null
    union all select 'organisation', organisation_id, organisation_id, deactivated_on
      from organisation where deactivated_on is not null
    union all select 'key', organisation_id, organisation_id, max(happened_on)
      from audit_entry where action = 'organisation erased' group by organisation_id`.execute(tx);
  return rows.map(({ what, organisation, id, moment }) => ({ what, organisation, id, on: moment.toISOString() }));
}

/** Files with participants of a dossier; false when they are gone already, or the dossier is. */
export async function eraseParticipants(tx: Tx, { organisation, id, on }: Erasure): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('dossier')
    .set({ erased_on: new Date(on) })
    .where(isRow(organisation, id))
    .where('erased_on', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx
    .deleteFrom('dossier_file')
    .where(isOfDossier(organisation, id))
    .where('type', 'in', filesWithParticipants)
    .execute();
  return true;
}

/** The employer and name of a dossier that is deleted; null when it is gone already. */
export async function deletedDossier(tx: Tx, { organisation, id }: Erasure) {
  return firstRow(tx.deleteFrom('dossier').where(isRow(organisation, id)).returning(['client_id as clientId', 'name']));
}

/** Ends a code and what its holder signed in with; false when it is ended already, or gone. */
export async function endCode(tx: Tx, { organisation, id, on }: Erasure): Promise<boolean> {
  const ended = await tx
    .updateTable('access_code')
    .set({ revoked_on: new Date(on) })
    .where(isRow(organisation, id))
    .where('revoked_on', 'is', null)
    .returning('holder_id')
    .executeTakeFirst();
  if (ended === undefined) return false;
  await tx
    .updateTable('holder')
    .set({ token_version: sql`token_version + 1` })
    .where(isRow(organisation, ended.holder_id))
    .execute();
  return true;
}

export async function deactivate(tx: Tx, { organisation, on }: Erasure): Promise<boolean> {
  return hasUpdated(
    tx
      .updateTable('organisation')
      .set({ deactivated_on: new Date(on) })
      .where('organisation_id', '=', organisation)
      .where('deactivated_on', 'is', null),
  );
}
