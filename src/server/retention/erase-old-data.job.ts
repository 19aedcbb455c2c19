import { byProgram, type RecordedParts } from '#server/platform/audit-trail.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { OfferAgainError, type Queue } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { organisationIds } from '#server/platform/database/organisations-store.ts';
import { eraseOldDossiers } from '#server/retention/store.ts';
import { isTrustedMoment } from '#server/retention/watched-clock.ts';

/** Runs again within the hour anyway: a lasting fault is not retried without end. */
export const retentionQueue: Queue = { name: 'erase-old-data', options: { retryLimit: 5, retryDelay: 60 } };
/** Every hour: people are told the day of erasure, so an hour late is in time. */
export const retentionSchedule = '17 * * * *';

export interface EraseParts extends RecordedParts {
  readonly log: Log;
  /** Erases what else an organisation keeps for a limited time; returns how much. */
  readonly eraseMore: (tx: Tx, organisationId: string, now: Date) => Promise<number>;
  /** Erases what is no longer of use, of all organisations; returns how much. */
  readonly eraseSpent: (tx: Tx, now: Date) => Promise<number>;
}

/** Erases what is due by the clock of the database, as long as that can be trusted. */
export async function eraseWhatIsDue(parts: EraseParts, now: Date): Promise<void> {
  if (await isTrustedMoment(parts.database, parts.log, now)) await eraseOldData(parts, now);
}

/**
 * Handles every organisation, also when one of them fails. Doing it twice, or in two processes at once, erases nothing
 * more.
 */
export async function eraseOldData(parts: EraseParts, now: Date): Promise<void> {
  const { database, log, eraseSpent } = parts;
  const steps: (() => Promise<unknown>)[] = [() => database.as('operator', (tx) => eraseSpent(tx, now))];
  for (const organisationId of await database.as('operator', organisationIds))
    steps.push(() => eraseOf(parts, organisationId, now));
  let faults = 0;
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      faults += 1;
      log.error({ err: error }, 'old data not erased');
    }
  }
  if (faults > 0) throw new OfferAgainError();
}

async function eraseOf({ database, log, recordAct, eraseMore }: EraseParts, organisationId: string, now: Date) {
  const who = byProgram(organisationId, 'bewaartermijn');
  const counts = await database.as({ kind: 'worker', organisationId }, async (tx) => {
    const erased = await eraseOldDossiers(tx, organisationId, now);
    for (const { id, clientId, name } of erased)
      await recordAct(tx, who, 'dossier erased', { clientId, dossierId: id, name });
    return { dossiers: erased.length, others: await eraseMore(tx, organisationId, now) };
  });
  if (counts.dossiers + counts.others > 0) log.info({ organisation: organisationId, ...counts }, 'old data erased');
}
