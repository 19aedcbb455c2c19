import { keptForms } from '#server/dossiers/kept-forms.ts';
import { isOfDossier } from '#server/platform/database/row-store.ts';
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

/** Whether something for the screens is missing of a finished dossier, or in a form that this version does not read. */
export async function isOutdated(tx: Tx, organisationId: string, dossierId: string): Promise<boolean> {
  const types = new Set((await keptDataOf(tx, organisationId, dossierId)).map(({ type }) => type));
  return keptDataTypes.some((type) => !types.has(type));
}
