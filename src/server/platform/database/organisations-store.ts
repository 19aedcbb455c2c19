import { firstRow } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';

/** Ids of all organisations. */
export async function organisationIds(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('organisation').select('organisation_id').execute();
  return rows.map((row) => row.organisation_id);
}

/** The organisation of exactly this name; null without one. */
export const organisationOfName = (tx: Tx, name: string) =>
  firstRow(
    tx
      .selectFrom('organisation')
      .select(['organisation_id as id', 'deactivated_on as deactivatedOn'])
      .where('name', '=', name),
  );

export async function clientIds(tx: Tx, organisationId: string): Promise<string[]> {
  const rows = await tx.selectFrom('client').select('id').where('organisation_id', '=', organisationId).execute();
  return rows.map(({ id }) => id);
}
