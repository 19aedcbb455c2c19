import { sql } from 'kysely';
import { deletedCount, firstRow } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';

/** The key of an organisation as it is kept: sealed with a master key. */
export interface KeptOrganisationKey {
  /** Of the master key, in hexadecimal digits. */
  readonly masterKeyId: string;
  readonly sealed: Uint8Array;
}

export const organisationKeyRow = (tx: Tx, organisationId: string) =>
  firstRow(
    tx
      .selectFrom('organisation_key')
      .select(['master_key_id as masterKeyId', 'sealed_key as sealed'])
      .where('organisation_id', '=', organisationId),
  );

/** Keeps a first key; of two that come at once one stays. */
export async function insertOrganisationKey(tx: Tx, organisationId: string, key: KeptOrganisationKey): Promise<void> {
  await tx
    .insertInto('organisation_key')
    .values({ organisation_id: organisationId, master_key_id: key.masterKeyId, sealed_key: key.sealed })
    .onConflict((conflict) => conflict.column('organisation_id').doNothing())
    .execute();
}

/** All of them, for whoever seals them with another master key: none changes meanwhile. */
export async function organisationKeys(tx: Tx): Promise<(KeptOrganisationKey & { readonly organisationId: string })[]> {
  return tx
    .selectFrom('organisation_key')
    .select(['organisation_id as organisationId', 'master_key_id as masterKeyId', 'sealed_key as sealed'])
    .orderBy('organisation_id')
    .forUpdate()
    .execute();
}

export async function replaceOrganisationKey(tx: Tx, organisationId: string, key: KeptOrganisationKey): Promise<void> {
  await tx
    .updateTable('organisation_key')
    .set({ master_key_id: key.masterKeyId, sealed_key: key.sealed })
    .where('organisation_id', '=', organisationId)
    .execute();
}

/** Ids of the master keys that keys of organisations are sealed with, with how many. */
export const usedMasterKeys = (tx: Tx) =>
  tx
    .selectFrom('organisation_key')
    .select(['master_key_id as id', sql<number>`count(*)::integer`.as('count')])
    .groupBy('master_key_id')
    .orderBy('master_key_id')
    .execute();

/** Destroys the key of an organisation, or that of before a moment: one that came after has files of after. False without one. */
export async function destroyOrganisationKey(tx: Tx, organisationId: string, before?: Date): Promise<boolean> {
  return (
    (await deletedCount(
      tx
        .deleteFrom('organisation_key')
        .where('organisation_id', '=', organisationId)
        .$if(before !== undefined, (found) => found.where('made_on', '<=', before ?? null)),
    )) > 0
  );
}
