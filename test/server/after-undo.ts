import { sql } from 'kysely';
import { erasedClient } from '#server/clients/erase-store.ts';
import { deleteForGood } from '#server/platform/deletion/delete-for-good.job.ts';
import type { Database } from '#server/platform/database/database.ts';
import { organisationIds } from '#server/platform/database/organisations-store.ts';
import { logTo } from '#server/platform/log.ts';
import { operator } from '#test/factories.ts';

/** Deletes for good what is to be deleted, as if the time to undo that was over. */
export async function deleteAfterUndo(database: Database): Promise<void> {
  const parts = { database, log: logTo('silent'), eraseClient: erasedClient };
  for (const organisationId of await database.as(operator, organisationIds)) {
    await database.as({ kind: 'worker', organisationId }, async (tx) => {
      for (const table of ['client', 'dossier', 'variant'] as const)
        await tx
          .updateTable(table)
          .set({ delete_on: sql<Date>`now()` })
          .where('delete_on', 'is not', null)
          .execute();
    });
    await deleteForGood(parts, { organisationId });
  }
}
