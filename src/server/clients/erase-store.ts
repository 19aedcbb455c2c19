import { sql } from 'kysely';
import { takeAnyTime } from '#server/platform/database/database.ts';
import { countOf, isRow } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';

/** Replaces names of an erased employer in the log; the database accepts no other text. */
const erasedName = 'gewist';

/**
 * Erases an employer for good: its dossiers with all their files, the people who had access with their codes, links and
 * sessions, and the names of all of them in the log. Returns how many dossiers there were; null without such an employer.
 */
export async function erasedClient(tx: Tx, organisationId: string, clientId: string): Promise<number | null> {
  // Thousands of dossiers with their files go in one statement.
  await takeAnyTime(tx);
  const holders = await tx
    .selectFrom('holder')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('client_id', '=', clientId)
    .execute();
  const dossierCount = await countOf(
    tx.selectFrom('dossier').where('organisation_id', '=', organisationId).where('client_id', '=', clientId),
  );
  const { numDeletedRows } = await tx.deleteFrom('client').where(isRow(organisationId, clientId)).executeTakeFirst();
  if (numDeletedRows === 0n) return null;
  const holderIds = holders.map(({ id }) => id);
  await forgetNames(tx, organisationId, clientId, holderIds);
  return dossierCount;
}

/** What advisers did stays under their name, and that they deleted the employer tells none; what people of the employer did stays without one. */
async function forgetNames(tx: Tx, organisationId: string, clientId: string, holderIds: readonly string[]) {
  const isNamed = sql<boolean>`action not in ('client deleted', 'client deletion undone')`;
  const isErased = sql<boolean>`holder_id = any(${holderIds}::uuid[])`;
  await tx
    .updateTable('audit_entry')
    .set({
      object_name: erasedName,
      holder_name: sql`case when ${isErased} then ${erasedName} else holder_name end`,
      address: sql`case when ${isErased} then null else address end`,
      holder_id: sql`case when ${isErased} then null else holder_id end`,
    })
    .where('organisation_id', '=', organisationId)
    .where('client_id', '=', clientId)
    .where(isNamed)
    .execute();
  // Without it nobody can try names on the hash that stays in the chain.
  await tx
    .updateTable('audit_seal')
    .set({ names_salt: null })
    .where('organisation_id', '=', organisationId)
    .where('entry_id', 'in', (entries) =>
      entries
        .selectFrom('audit_entry')
        .select('id')
        .where('organisation_id', '=', organisationId)
        .where('client_id', '=', clientId)
        .where(isNamed),
    )
    .execute();
}
