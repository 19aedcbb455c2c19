import { sql } from 'kysely';
import { retentionDays } from '#api/retention-days.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { eraseMoment } from '#server/platform/database/erase-moment.ts';
import { filesWithParticipants } from '#server/platform/database/kept-file.ts';

/** Days that an organisation keeps participants' data after the last download. */
export async function keptDays(tx: Tx, organisationId: string): Promise<number> {
  const found = await tx
    .selectFrom('retention')
    .select('days')
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  return found?.days ?? retentionDays.standard;
}

export async function storeKeptDays(tx: Tx, organisationId: string, days: number): Promise<void> {
  await tx
    .insertInto('retention')
    .values({ organisation_id: organisationId, days })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet({ days, changed_on: sql`now()` }))
    .execute();
}

/**
 * Erases what holds participants of every dossier of an organisation that was kept long enough at `now`. Report and
 * result hold no persons and stay. One that is being calculated waits.
 */
export async function eraseOldDossiers(tx: Tx, organisationId: string, now: Date) {
  const erased = await tx
    .updateTable('dossier')
    .set({ erased_on: now })
    .where('organisation_id', '=', organisationId)
    .where('status', '<>', 'Submitted')
    .where(eraseMoment('dossier'), '<=', now)
    .returning(['id', 'client_id as clientId', 'name'])
    .execute();
  if (erased.length > 0) {
    await tx
      .deleteFrom('dossier_file')
      .where('organisation_id', '=', organisationId)
      .where('type', 'in', filesWithParticipants)
      .where(
        'dossier_id',
        'in',
        erased.map(({ id }) => id),
      )
      .execute();
  }
  return erased;
}

/** When the clock was last looked at, and when it jumped, as long as the new time is on trial. */
export interface ClockLook {
  readonly seenOn: Date;
  readonly jumpedOn: Date | null;
}

/** Null before the first look. Another process waits until this transaction has stored its own. */
export async function lastLook(tx: Tx): Promise<ClockLook | null> {
  const columns = ['seen_on as seenOn', 'jumped_on as jumpedOn'] as const;
  return (await tx.selectFrom('watched_clock').select(columns).forUpdate().executeTakeFirst()) ?? null;
}

export async function storeLook(tx: Tx, { seenOn, jumpedOn }: ClockLook): Promise<void> {
  const look = { seen_on: seenOn, jumped_on: jumpedOn };
  await tx
    .insertInto('watched_clock')
    .values(look)
    .onConflict((conflict) => conflict.column('is_the_one').doUpdateSet(look))
    .execute();
}
