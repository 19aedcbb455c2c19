import type { RecordAct } from '#server/platform/audit-trail.ts';
import type { Database, Tx } from '#server/platform/database.ts';
import type { Log } from '#server/platform/log.ts';
import { eraseOldDossiers, organisationIds } from '#server/retention/store.ts';

export const retentionQueue = 'erase-old-data';
/** Every hour: what is erased an hour late was announced by the day. */
export const retentionSchedule = '17 * * * *';

export interface EraseParts {
  readonly database: Database;
  readonly log: Log;
  readonly recordAct: RecordAct;
  /** Erases what else an organisation keeps for a time only; tells how much. */
  readonly eraseMore: (tx: Tx, organisationId: string, now: Date) => Promise<number>;
}

/** Goes past every organisation. Doing it twice, or in two processes at once, erases nothing more. */
export async function eraseOldData(parts: EraseParts, now: Date): Promise<void> {
  const ids = await parts.database.as({ kind: 'operator' }, organisationIds);
  for (const organisationId of ids) await eraseOf(parts, organisationId, now);
}

async function eraseOf({ database, log, recordAct, eraseMore }: EraseParts, organisationId: string, now: Date) {
  const who = { organisationId, holderId: null, holderName: 'bewaartermijn', address: null };
  const counts = await database.as({ kind: 'worker', organisationId }, async (tx) => {
    const erased = await eraseOldDossiers(tx, organisationId, now);
    for (const { id, clientId, name } of erased)
      await recordAct(tx, who, 'dossier erased', { clientId, dossierId: id, name });
    return { dossiers: erased.length, others: await eraseMore(tx, organisationId, now) };
  });
  if (counts.dossiers + counts.others > 0) log.info({ organisation: organisationId, ...counts }, 'old data erased');
}
