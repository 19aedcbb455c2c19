import { sql } from 'kysely';
import type { ReportState } from '#api/reports.ts';
import { hasInput, newRound } from '#server/dossiers/round-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';

/** Starts a new round for every report of an organisation that is in another style and can be made again. */
export async function startedRestyles(tx: Tx, organisationId: string, key: string) {
  return tx
    .updateTable('dossier')
    .set({ ...newRound, is_restyling: true, goes_later: true })
    .where('organisation_id', '=', organisationId)
    .where('status', '=', 'Finished')
    .where('style_key', 'is distinct from', key)
    .where(hasInput)
    .returning(['id', 'client_id as clientId', 'name', 'round'])
    .execute();
}

/** How many reports of an organisation are in another style than the one of this key. */
export async function reportState(tx: Tx, organisationId: string, key: string): Promise<ReportState> {
  const isOther = sql<boolean>`status = 'Finished' and style_key is distinct from ${key}`;
  return tx
    .selectFrom('dossier')
    .select((eb) => [
      sql<number>`(count(*) filter (where ${isOther} and ${hasInput(eb)}))::integer`.as('outdated'),
      sql<number>`(count(*) filter (where ${isOther} and not ${hasInput(eb)}))::integer`.as('fixed'),
      sql<number>`(count(*) filter (where status = 'Submitted' and is_restyling))::integer`.as('running'),
    ])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow();
}
