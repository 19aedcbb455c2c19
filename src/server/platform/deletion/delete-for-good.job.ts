import { undoSeconds } from '#api/undo-seconds.ts';
import { deleteDue, dueClients } from '#server/platform/deletion/deletion-store.ts';
import { noteAct } from '#server/platform/audit-trail.ts';
import { adviserOf } from '#server/platform/database/actor.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { OfferAgainError, type Jobs, type Queue } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';

export const deletionQueue: Queue = { name: 'delete-for-good', options: { retryDelay: 5 } };

export interface DeletionOrder {
  readonly organisationId: string;
}

/** The order waits in the database: a server that was off meanwhile does it when it is back, and of several one does. */
export const orderDeletion =
  (jobs: Pick<Jobs, 'send'>) =>
  (tx: Tx, organisationId: string): Promise<void> =>
    jobs.send(tx, deletionQueue.name, { organisationId } satisfies DeletionOrder, undoSeconds);

export interface DeleteForGoodParts {
  readonly database: Database;
  readonly log: Log;
  /** Erases an employer. */
  readonly eraseClient: (tx: Tx, organisationId: string, clientId: string) => Promise<unknown>;
}

/** Deletes what nobody can undo any more. Twice, or by two processes at once, deletes nothing more. */
export async function deleteForGood(
  { database, log, eraseClient }: DeleteForGoodParts,
  { organisationId }: DeletionOrder,
): Promise<void> {
  try {
    await database.as({ kind: 'worker', organisationId }, async (tx) => {
      const count = await deleteDue(tx, organisationId);
      const clients = await dueClients(tx, organisationId);
      if (count + clients.length > 0) noteAct(tx, 'dossier deleted');
      await database.become(tx, adviserOf(organisationId));
      for (const clientId of clients) await eraseClient(tx, organisationId, clientId);
    });
  } catch (error) {
    log.error({ err: error }, 'what was to be deleted is still there');
    throw new OfferAgainError();
  }
}
