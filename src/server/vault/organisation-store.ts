import { firstRow } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';

export interface FoundOrganisation {
  readonly id: string;
  readonly deactivatedOn: Date | null;
}

export async function organisationNamed(tx: Tx, name: string): Promise<FoundOrganisation | null> {
  return firstRow(
    tx
      .selectFrom('organisation')
      .select(['organisation_id as id', 'deactivated_on as deactivatedOn'])
      .where('name', '=', name),
  );
}

export async function clientIds(tx: Tx, organisationId: string): Promise<string[]> {
  const rows = await tx.selectFrom('client').select('id').where('organisation_id', '=', organisationId).execute();
  return rows.map(({ id }) => id);
}
