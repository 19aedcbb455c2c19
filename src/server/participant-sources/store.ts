import { sql } from 'kysely';
import {
  type ParticipantSource,
  type ParticipantSourceInput,
  participantSourceSchema,
} from '#api/participant-sources.ts';
import { isRow } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';

/** How the lists of other programs are read, by name. */
export async function participantSources(tx: Tx, organisationId: string): Promise<readonly ParticipantSource[]> {
  const rows = await tx
    .selectFrom('participant_source')
    .select(['id', 'name', 'mapping'])
    .where('organisation_id', '=', organisationId)
    .orderBy(sql`lower(name)`)
    .execute();
  return rows.map((row) => participantSourceSchema.parse(row));
}

/** Keeps a layout, in the place of one of that name. */
export async function storeParticipantSource(
  tx: Tx,
  organisationId: string,
  { name, mapping }: ParticipantSourceInput,
): Promise<void> {
  const content = JSON.stringify(mapping);
  await tx
    .insertInto('participant_source')
    .values({ organisation_id: organisationId, name, mapping: content })
    .onConflict((conflict) =>
      conflict
        .expression(sql`organisation_id, lower(name)`)
        .doUpdateSet({ name, mapping: content, changed_on: sql`now()` }),
    )
    .execute();
}

/** Returns the name of what was deleted; null when it was not there. */
export async function deleteParticipantSource(tx: Tx, organisationId: string, id: string): Promise<string | null> {
  const deleted = await tx
    .deleteFrom('participant_source')
    .where(isRow(organisationId, id))
    .returning('name')
    .executeTakeFirst();
  return deleted?.name ?? null;
}
