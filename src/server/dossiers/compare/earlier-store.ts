import { sql } from 'kysely';
import type { EarlierChoices } from '#api/compare/earlier-choice.ts';
import type { KeptParticipants } from '#server/calculation/earlier/earlier-dossier.ts';
import type { Claim } from '#server/dossiers/claim-store.ts';
import { keptForms } from '#server/dossiers/results/kept-forms.ts';
import { keptFile } from '#server/dossiers/results/kept-data-store.ts';
import type { Tx } from '#server/platform/database.ts';
import type { KeptDataType } from '#server/platform/kept/kept-file.ts';

/** An employer has few schemes: the last dossier of one of them is among the last of all. */
const mostLookedAt = 4;
/** Nobody compares with one from further back. */
const mostOffered = 50;

/** Finished dossiers of the same employer from before one, the newest first. */
const earlierOf = (tx: Tx, organisationId: string, dossierId: string) =>
  tx
    .selectFrom('dossier as own')
    .innerJoin('dossier as other', (join) =>
      join
        .onRef('other.organisation_id', '=', 'own.organisation_id')
        .onRef('other.client_id', '=', 'own.client_id')
        .on(sql<boolean>`(other.created_on, other.arrival) < (own.created_on, own.arrival)`),
    )
    .where('own.organisation_id', '=', organisationId)
    .where('own.id', '=', dossierId)
    .where('other.status', '=', 'Finished')
    .where('other.erased_on', 'is', null)
    .orderBy('other.created_on', 'desc')
    .orderBy('other.arrival', 'desc');

/**
 * What is kept of the participants of earlier dossiers: of the one that was chosen, as long as it is there, else of the last
 * finished ones of the same employer from before this one, the newest first.
 */
export async function earlierParticipants(
  tx: Tx,
  { organisationId, dossierId, askedEarlierId }: Pick<Claim, 'organisationId' | 'dossierId' | 'askedEarlierId'>,
): Promise<readonly KeptParticipants[]> {
  const rows = earlierOf(tx, organisationId, dossierId).select(['other.id', 'other.name']);
  if (askedEarlierId !== null) {
    const chosen = await rows.where('other.id', '=', askedEarlierId).execute();
    const kept = await keptParticipants(tx, organisationId, chosen);
    if (kept.length > 0) return kept.map((one) => Object.assign(one, { isChosen: true as const }));
  }
  return keptParticipants(tx, organisationId, await rows.limit(mostLookedAt).execute());
}

async function keptParticipants(
  tx: Tx,
  organisationId: string,
  dossiers: readonly { readonly id: string; readonly name: string }[],
): Promise<readonly KeptParticipants[]> {
  const found: KeptParticipants[] = [];
  for (const { id, name } of dossiers) {
    // oxlint-disable-next-line no-await-in-loop -- one connection, a few reads
    const input = await keptFile(tx, organisationId, id, 'whatIfInput');
    // oxlint-disable-next-line no-await-in-loop -- as above
    const numbers = await keptFile(tx, organisationId, id, 'participantNumbers');
    if (input !== null && numbers !== null) found.push({ name, input: input.bytes, numbers: numbers.bytes });
  }
  return found;
}

/** Whether a dossier has kept this in a form that is read. */
const has = (type: KeptDataType) =>
  sql<boolean>`exists (select from dossier_file where dossier_file.organisation_id = other.organisation_id
    and dossier_file.dossier_id = other.id and dossier_file.type = ${type} and dossier_file.form_version = ${keptForms[type]})`;

/** With which dossiers the report on the data of one can be compared, and with which it was chosen to be. */
export async function earlierChoices(tx: Tx, organisationId: string, dossierId: string): Promise<EarlierChoices> {
  const dossiers = await earlierOf(tx, organisationId, dossierId)
    .select(['other.id', 'other.name', 'other.created_on as createdOn', 'other.archived_on as archivedOn'])
    .where(has('whatIfInput'))
    .where(has('participantNumbers'))
    .limit(mostOffered)
    .execute();
  const own = await tx
    .selectFrom('dossier')
    .select('earlier_dossier_id as chosenId')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', dossierId)
    .executeTakeFirst();
  const chosenId = own?.chosenId ?? null;
  return {
    // What was deleted or erased since is compared with no more.
    chosenId: dossiers.some(({ id }) => id === chosenId) ? chosenId : null,
    dossiers: dossiers.map(({ id, name, createdOn, archivedOn }) => ({
      id,
      name,
      createdOn: createdOn.toISOString(),
      isArchived: archivedOn !== null,
    })),
  };
}
