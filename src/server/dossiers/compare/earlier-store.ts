import { sql } from 'kysely';
import type { KeptParticipants } from '#server/calculation/earlier/earlier-dossier.ts';
import type { Claim } from '#server/dossiers/claim-store.ts';
import { keptFile } from '#server/dossiers/results/kept-data-store.ts';
import type { Tx } from '#server/platform/database.ts';

/** An employer has few schemes: the last dossier of one of them is among the last of all. */
const mostLookedAt = 4;

/** What is kept of the participants of the last finished dossiers of the same employer from before this one, the newest first. */
export async function earlierParticipants(
  tx: Tx,
  { organisationId, dossierId }: Pick<Claim, 'organisationId' | 'dossierId'>,
): Promise<readonly KeptParticipants[]> {
  const earlier = await tx
    .selectFrom('dossier as own')
    .innerJoin('dossier as other', (join) =>
      join
        .onRef('other.organisation_id', '=', 'own.organisation_id')
        .onRef('other.client_id', '=', 'own.client_id')
        .on(sql<boolean>`(other.created_on, other.arrival) < (own.created_on, own.arrival)`),
    )
    .select(['other.id', 'other.name'])
    .where('own.organisation_id', '=', organisationId)
    .where('own.id', '=', dossierId)
    .where('other.status', '=', 'Finished')
    .where('other.erased_on', 'is', null)
    .orderBy('other.created_on', 'desc')
    .orderBy('other.arrival', 'desc')
    .limit(mostLookedAt)
    .execute();
  const found: KeptParticipants[] = [];
  for (const { id, name } of earlier) {
    // oxlint-disable-next-line no-await-in-loop -- one connection, a few reads
    const input = await keptFile(tx, organisationId, id, 'whatIfInput');
    // oxlint-disable-next-line no-await-in-loop -- as above
    const numbers = await keptFile(tx, organisationId, id, 'participantNumbers');
    if (input !== null && numbers !== null) found.push({ name, input: input.bytes, numbers: numbers.bytes });
  }
  return found;
}
