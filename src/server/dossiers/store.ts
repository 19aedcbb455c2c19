import { sql } from 'kysely';
import { type CalculationStatus, type DossierDocument, type FurtherType, furtherTypes } from '#api/dossiers.ts';
import { storedKeyFigures } from '#api/key-figures.ts';
import { storedOnScreen } from '#api/on-screen.ts';
import { orderKey, plainText } from '#api/list-words.ts';
import { listedDossier, type ListedDossier } from '#server/dossiers/listed-store.ts';
import { newerThan } from '#server/dossiers/effects-basis-store.ts';
import { nextStep } from '#server/dossiers/step-store.ts';
import { largeInput } from '#server/dossiers/large-dossiers.ts';
import { firstRow, isOfDossier, isRow, withMoments } from '#server/platform/database/row-store.ts';
import type { Person } from '#server/platform/database/actor.ts';
import { required } from '#server/platform/errors/problem-error.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { eraseMoment } from '#server/platform/database/erase-moment.ts';
import type { KeptFileType } from '#server/platform/database/kept-file.ts';
import { filePlace } from '#server/platform/database/kept-places.ts';
import { asKept, toKeep } from '#server/platform/database/vault.ts';

/** Without a heartbeat for this long, it is unknown whether a claimed calculation still runs. */
export const silenceSeconds = 8;

export interface NewDossier {
  readonly organisationId: string;
  readonly clientId: string;
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly sha256: string;
  readonly uploadKey: string | null;
  readonly isExample: boolean;
}

export async function clientName(tx: Tx, organisationId: string, clientId: string): Promise<string | null> {
  const found = await tx.selectFrom('client').select('name').where(isRow(organisationId, clientId)).executeTakeFirst();
  return found?.name ?? null;
}

/** Stores a dossier with its file. Null when a dossier with the same upload key is there already. */
export async function insertDossier(tx: Tx, dossier: NewDossier): Promise<string | null> {
  const inserted = await tx
    .insertInto('dossier')
    .values({
      organisation_id: dossier.organisationId,
      client_id: dossier.clientId,
      name: dossier.name,
      name_order: orderKey(dossier.name),
      search_text: plainText(dossier.name),
      input_sha256: dossier.sha256,
      upload_key: dossier.uploadKey,
      is_example: dossier.isExample,
      is_large: dossier.bytes.byteLength >= largeInput,
    })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'client_id', 'upload_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) return null;
  const place = filePlace(dossier.organisationId, inserted.id, 'inputFile');
  await tx
    .insertInto('dossier_file')
    .values({
      organisation_id: dossier.organisationId,
      dossier_id: inserted.id,
      type: 'inputFile',
      bytes: await toKeep(tx, place, dossier.bytes),
      sha256: dossier.sha256,
    })
    .execute();
  return inserted.id;
}

export const dossierByUploadKey = (tx: Tx, organisationId: string, clientId: string, uploadKey: string) =>
  firstRow(
    tx
      .selectFrom('dossier')
      .select(['id', 'name', 'input_sha256 as sha256'])
      .where('organisation_id', '=', organisationId)
      .where('client_id', '=', clientId)
      .where('upload_key', '=', uploadKey),
  );

/** Whether a claimed calculation gives no sign of life. */
export const isSilent = sql<boolean>`(status = 'Submitted'
  and heartbeat_on < now() - ${silenceSeconds} * interval '1 second')`;

/** The state as a person sees it: a claimed calculation without a sign of life is unknown until it is picked up. */
export const visibleStatus = sql<CalculationStatus>`case when ${isSilent} then 'Unknown' else status end`;

/** What a person sees of dossiers, in the order given; without those that are gone meanwhile. */
export async function documentsOf(
  tx: Tx,
  organisationId: string,
  shown: readonly ListedDossier[],
): Promise<DossierDocument[]> {
  const ids = shown.map(({ id }) => id);
  const rows = await dossierRows(tx)
    .where('shown.organisation_id', '=', organisationId)
    .where(sql<boolean>`shown.id = any(${ids}::uuid[])`)
    .execute();
  const newerBasisOf = await newerThan(tx, rows);
  const byId = new Map(
    rows.map(({ effectsBasis, ...row }) => [row.id, { ...row, newerBasis: newerBasisOf(effectsBasis) }]),
  );
  return shown.flatMap(({ id, sameFileAs }) => {
    const row = byId.get(id);
    return row === undefined ? [] : [asDocument({ ...row, sameFileAs })];
  });
}

export async function dossier(
  tx: Tx,
  organisationId: string,
  clientId: string,
  id: string,
): Promise<DossierDocument | null> {
  const one = await listedDossier(tx, { organisationId, clientId }, id);
  return (await documentsOf(tx, organisationId, one))[0] ?? null;
}

export interface DossierAddress {
  readonly clientId: string;
  readonly documentId: string;
}

/** The dossier that a person asks for. Throws NOT_FOUND. */
export const requiredDossier = async (
  tx: Tx,
  { organisationId }: Person,
  { clientId, documentId }: DossierAddress,
): Promise<DossierDocument> => required(await dossier(tx, organisationId, clientId, documentId));

/** Since when it is shared, whether its files were made since, when the employer opened it last, and what he decided. */
const sharedState = sql<DossierDocument['shared']>`(select json_build_object('on', to_json(shared_on), 'openedOn',
    to_json(opened_on), 'decided', decided, 'isOlder', exists (select from dossier_file
      where dossier_file.organisation_id = share.organisation_id and dossier_file.dossier_id = share.dossier_id
        and dossier_file.type in ('reportFile', 'screenResult') and dossier_file.created_on > share.shared_on))
  from share where share.organisation_id = shown.organisation_id and share.dossier_id = shown.id)`.as('shared');

const workerOf = sql<string | null>`(select nullif(worker, '') from dossier_note
  where dossier_note.organisation_id = shown.organisation_id and dossier_note.dossier_id = shown.id)`.as('worker');

function dossierRows(tx: Tx) {
  return tx.selectFrom('dossier as shown').select([
    'shown.id',
    'shown.name',
    'shown.created_on as createdOn',
    visibleStatus.as('calculationStatus'),
    'status_reason as statusReason',
    'finding_count as findingCount',
    'warning_count as warningCount',
    'key_figures as keyFigures',
    'effects_basis as effectsBasis',
    'is_example as isExample',
    'is_restyling as isRestyling',
    'style_key as styleKey',
    sql<number>`coalesce(jsonb_array_length(report_variants), 0)`.as('reportVariants'),
    'on_screen as onScreen',
    eraseMoment('shown').as('filesEraseOn'),
    'erased_on as filesErasedOn',
    'archived_on as archivedOn',
    'sent_by_employer as isSentByEmployer',
    sharedState,
    workerOf,
    nextStep,
    'final_by as finalBy',
    'final_on as finalOn',
    sql<boolean>`exists (select from dossier_file where dossier_file.organisation_id = shown.organisation_id
        and dossier_file.dossier_id = shown.id and dossier_file.type = 'inputFile')`.as('hasInputFile'),
    sql<FurtherType[]>`array(select type from dossier_file where dossier_file.organisation_id = shown.organisation_id
        and dossier_file.dossier_id = shown.id and dossier_file.type in ${sql`(${sql.join(furtherTypes)})`})`.as(
      'furtherFiles',
    ),
  ]);
}

type DossierRow = Awaited<ReturnType<ReturnType<typeof dossierRows>['execute']>>[number];

type ShownRow = Omit<DossierRow, 'effectsBasis'> & Pick<DossierDocument, 'newerBasis' | 'sameFileAs'>;

const asDocument = ({ finalBy, finalOn, onScreen, ...row }: ShownRow): DossierDocument => ({
  ...withMoments(row),
  furtherFiles: furtherTypes.filter((type) => row.furtherFiles.includes(type)),
  choiceC: storedOnScreen(onScreen).choiceC?.name ?? null,
  final: finalBy === null || finalOn === null ? null : { by: finalBy, on: finalOn.toISOString() },
  keyFigures: storedKeyFigures(row.keyFigures),
});

/** Puts the erasure of a dossier off: somebody still uses it. */
export async function markDownloaded(tx: Tx, organisationId: string, id: string): Promise<void> {
  await tx
    .updateTable('dossier')
    .set({ last_download_on: sql`now()` })
    .where(isRow(organisationId, id))
    .execute();
}

export const progress = (tx: Tx, organisationId: string, { clientId, documentId }: DossierAddress) =>
  firstRow(
    tx
      .selectFrom('dossier')
      .select([
        'phase',
        'rows_read as rowsRead',
        'participants_calculated as participantsCalculated',
        'participants_total as participantsTotal',
        'files_written as filesWritten',
        visibleStatus.as('calculationStatus'),
      ])
      .where(isRow(organisationId, documentId))
      .where('client_id', '=', clientId),
  );

/** A file of a dossier; null when it is not there. */
export async function dossierFile(
  tx: Tx,
  organisationId: string,
  dossierId: string,
  type: KeptFileType,
): Promise<Uint8Array | null> {
  const found = await tx
    .selectFrom('dossier_file')
    .select('bytes')
    .where(isOfDossier(organisationId, dossierId))
    .where('type', '=', type)
    .executeTakeFirst();
  return found === undefined ? null : asKept(tx, filePlace(organisationId, dossierId, type), found.bytes);
}

/** The name of a dossier; null when there is none. */
export async function dossierName(
  tx: Tx,
  { organisationId, clientId, dossierId }: { organisationId: string; clientId: string; dossierId: string },
): Promise<string | null> {
  const found = tx
    .selectFrom('dossier')
    .select('name')
    .where(isRow(organisationId, dossierId))
    .where('client_id', '=', clientId);
  return (await firstRow(found))?.name ?? null;
}
