import { sql } from 'kysely';
import { orderKey, plainText } from '#api/list-words.ts';
import { hasUpdated, isRow } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';

const one = (tx: Tx, organisationId: string, id: string) => tx.updateTable('dossier').where(isRow(organisationId, id));

export async function renameDossier(tx: Tx, organisationId: string, id: string, name: string): Promise<void> {
  await one(tx, organisationId, id)
    .set({ name, name_order: orderKey(name), search_text: plainText(name) })
    .execute();
}

/** Puts a dossier away, unless its calculation runs, or brings it back; returns whether it did. */
export const archiveDossier = (tx: Tx, organisationId: string, id: string, isArchived: boolean) =>
  hasUpdated(
    one(tx, organisationId, id)
      .set({ archived_on: isArchived ? sql`now()` : null })
      .$if(isArchived, (rows) => rows.where('status', '<>', 'Submitted')),
  );
