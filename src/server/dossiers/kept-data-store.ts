import { keptForms } from '#server/dossiers/kept-forms.ts';
import { inOrganisation, isOfDossier } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { isKeptData, type KeptDataType, keptDataTypes } from '#server/platform/database/kept-file.ts';
import { filePlace } from '#server/platform/database/kept-places.ts';
import { asKept } from '#server/platform/database/vault.ts';

/** What is kept, without its bytes. */
export interface KeptData {
  readonly type: KeptDataType;
  readonly version: number;
  readonly sha256: string;
  /** When it was calculated. */
  readonly madeOn: Date;
}

/** What is kept of a dossier in a form that this version reads. */
export async function keptDataOf(tx: Tx, organisationId: string, dossierId: string): Promise<readonly KeptData[]> {
  const rows = await tx
    .selectFrom('dossier_file')
    .select(['type', 'form_version as version', 'sha256', 'created_on as madeOn'])
    .where(isOfDossier(organisationId, dossierId))
    .where('form_version', 'is not', null)
    .execute();
  return rows.flatMap(({ type, version, ...row }) =>
    isKeptData(type) && version === keptForms[type] ? [{ type, version, ...row }] : [],
  );
}

/** One of them, packed; null when it is erased, or in a form that this version does not read. */
export async function keptFile(
  tx: Tx,
  organisationId: string,
  dossierId: string,
  type: KeptDataType,
): Promise<{ readonly bytes: Uint8Array; readonly madeOn: Date; readonly sha256: string } | null> {
  const found = await tx
    .selectFrom('dossier_file')
    .select(['bytes', 'created_on as madeOn', 'sha256'])
    .where(isOfDossier(organisationId, dossierId))
    .where('type', '=', type)
    .where('form_version', '=', keptForms[type])
    .executeTakeFirst();
  if (found === undefined) return null;
  return { ...found, bytes: await asKept(tx, filePlace(organisationId, dossierId, type), found.bytes) };
}

/** The newest outcome of an organisation that this version reads, packed, with the name of its dossier; null: there is none. */
export async function newestResult(
  tx: Tx,
  organisationId: string,
): Promise<{ readonly name: string; readonly bytes: Uint8Array } | null> {
  const found = await tx
    .selectFrom('dossier_file')
    .innerJoin('dossier', inOrganisation('dossier.id', 'dossier_file.dossier_id'))
    .select(['dossier.id', 'dossier.name', 'dossier_file.bytes'])
    .where('dossier_file.organisation_id', '=', organisationId)
    .where('dossier_file.type', '=', 'screenResult')
    .where('dossier_file.form_version', '=', keptForms.screenResult)
    .where('dossier.archived_on', 'is', null)
    .orderBy('dossier.created_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { id, name, bytes } = found;
  return { name, bytes: await asKept(tx, filePlace(organisationId, id, 'screenResult'), bytes) };
}

/** Whether something for the screens is missing of a finished dossier, or in a form that this version does not read. */
export async function isOutdated(tx: Tx, organisationId: string, dossierId: string): Promise<boolean> {
  const types = new Set((await keptDataOf(tx, organisationId, dossierId)).map(({ type }) => type));
  return keptDataTypes.some((type) => !types.has(type));
}
