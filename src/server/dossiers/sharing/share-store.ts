import { sql } from 'kysely';
import {
  type ShareContent,
  shareContentSchema,
  type SharedDecision,
  sharedDecisionSchema,
  type SharedDossier,
  type SharedFileType,
} from '#api/sharing.ts';
import { sharedPlace } from '#server/platform/database/kept-places.ts';
import { firstRow, isOfDossier } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { asKept, toKeep } from '#server/platform/database/vault.ts';

export interface DossierKey {
  readonly organisationId: string;
  readonly dossierId: string;
}

/** A dossier as it is shared. */
export interface NewShare extends DossierKey {
  readonly clientId: string;
  readonly name: string;
  readonly content: ShareContent;
  /** Of the outcome that it was made of. */
  readonly resultSha256: string;
  readonly sharedBy: string;
  /** The shared outcome, packed, and the files. */
  readonly files: ReadonlyMap<SharedFileType | 'result', Uint8Array>;
}

interface KeptShare {
  readonly content: ShareContent;
  readonly resultSha256: string;
  readonly sharedBy: string;
  readonly sharedOn: Date;
  readonly openedBy: string | null;
  readonly openedOn: Date | null;
}

/** What is shared of a dossier; null: nothing. */
export async function shareOf(tx: Tx, { organisationId, dossierId }: DossierKey): Promise<KeptShare | null> {
  const row = await firstRow(
    tx
      .selectFrom('share')
      .select([
        'content',
        'result_sha256 as resultSha256',
        'shared_by as sharedBy',
        'shared_on as sharedOn',
        'opened_by as openedBy',
        'opened_on as openedOn',
      ])
      .where(isOfDossier(organisationId, dossierId)),
  );
  return row === null ? null : { ...row, content: shareContentSchema.parse(row.content) };
}

/** Shares a dossier, in the place of what was shared of it before: opened and decided are of what is shared now. */
export async function keepShare(tx: Tx, share: NewShare): Promise<void> {
  const { organisationId, dossierId, files } = share;
  await endShare(tx, share);
  await tx
    .insertInto('share')
    .values({
      organisation_id: organisationId,
      dossier_id: dossierId,
      client_id: share.clientId,
      name: share.name,
      content: JSON.stringify(share.content),
      result_sha256: share.resultSha256,
      shared_by: share.sharedBy,
    })
    .execute();
  for (const [type, bytes] of files) {
    const place = sharedPlace(organisationId, dossierId, type);
    await tx
      .insertInto('shared_file')
      .values({ organisation_id: organisationId, dossier_id: dossierId, type, bytes: await toKeep(tx, place, bytes) })
      .execute();
  }
}

/** Ends a share; returns whether there was one. */
export async function endShare(tx: Tx, { organisationId, dossierId }: DossierKey): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('share')
    .where(isOfDossier(organisationId, dossierId))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What is shared with an employer, the newest first; of one dossier where that is given. */
export async function sharedDossiers(
  tx: Tx,
  organisationId: string,
  clientId: string,
  dossierId: string | null = null,
): Promise<(SharedDossier & Pick<ShareContent, 'tabs'> & { readonly resultSha256: string })[]> {
  const rows = await tx
    .selectFrom('share')
    .select(['dossier_id as id', 'name', 'content', 'decided', 'result_sha256 as resultSha256'])
    .select(['shared_by as sharedBy', 'shared_on as sharedOn'])
    .where('organisation_id', '=', organisationId)
    .where('client_id', '=', clientId)
    .$if(dossierId !== null, (shares) => shares.where('dossier_id', '=', dossierId ?? ''))
    .orderBy('shared_on', 'desc')
    .orderBy('dossier_id')
    .execute();
  return rows.map(({ content, decided, sharedOn, id, name, sharedBy, resultSha256 }) => {
    const { tabs, files } = shareContentSchema.parse(content);
    const choice = decided === null ? null : sharedDecisionSchema.parse(decided);
    return { id, name, sharedBy, resultSha256, sharedOn: sharedOn.toISOString(), tabs, files, decided: choice };
  });
}

/** A shared file, or the shared outcome, packed; null when it is not shared. */
export async function sharedFile(
  tx: Tx,
  { organisationId, dossierId }: DossierKey,
  type: SharedFileType | 'result',
): Promise<Uint8Array | null> {
  const found = await tx
    .selectFrom('shared_file')
    .select('bytes')
    .where(isOfDossier(organisationId, dossierId))
    .where('type', '=', type)
    .executeTakeFirst();
  return found === undefined ? null : asKept(tx, sharedPlace(organisationId, dossierId, type), found.bytes);
}

/** Writes down who opened it; as a worker. */
export async function noteOpened(tx: Tx, { organisationId, dossierId }: DossierKey, by: string): Promise<void> {
  await tx
    .updateTable('share')
    .set({ opened_by: by, opened_on: sql<Date>`now()` })
    .where(isOfDossier(organisationId, dossierId))
    .execute();
}

/** Writes down what was decided there; as a worker. */
export async function noteDecided(
  tx: Tx,
  { organisationId, dossierId }: DossierKey,
  decided: SharedDecision,
): Promise<void> {
  await tx
    .updateTable('share')
    .set({ decided: JSON.stringify(decided) })
    .where(isOfDossier(organisationId, dossierId))
    .execute();
}

/** Whether an organisation is still to be told that dossiers are shared from now on. */
export const tellsSharing = async (tx: Tx, organisationId: string): Promise<boolean> =>
  (await tx
    .selectFrom('sharing_notice')
    .select('organisation_id')
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()) !== undefined;

export async function toldSharing(tx: Tx, organisationId: string): Promise<void> {
  await tx.deleteFrom('sharing_notice').where('organisation_id', '=', organisationId).execute();
}
