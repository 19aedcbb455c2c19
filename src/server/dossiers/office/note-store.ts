import { sql } from 'kysely';
import type { AuditAction } from '#api/audit-actions.ts';
import { actionText } from '#api/audit-actions.ts';
import type { DossierAct, NewNote, OfficeOfDossier } from '#api/dossier-notes.ts';
import { notePlace } from '#server/platform/database/kept-places.ts';
import { hasUpdated, isOfDossier } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { asKept, toKeep } from '#server/platform/database/vault.ts';

interface DossierKey {
  readonly organisationId: string;
  readonly dossierId: string;
}

/** The note of a dossier; an empty one where there is none. */
export async function note(tx: Tx, { organisationId, dossierId }: DossierKey): Promise<OfficeOfDossier['note']> {
  const row = await tx
    .selectFrom('dossier_note')
    .select(['content', 'worker', 'version', 'written_by as writtenBy', 'written_on as writtenOn'])
    .where(isOfDossier(organisationId, dossierId))
    .executeTakeFirst();
  if (row === undefined) return { text: '', worker: '', version: 0, writtenBy: '', writtenOn: null };
  const { content, writtenOn, ...kept } = row;
  const text = Buffer.from(await asKept(tx, notePlace(organisationId, dossierId), content)).toString();
  return { ...kept, text, writtenOn: writtenOn.toISOString() };
}

/** Keeps a note; false, with nothing kept, where another version is there than the one that it was based on. */
export async function keepNote(
  tx: Tx,
  { organisationId, dossierId }: DossierKey,
  { text, worker, version }: NewNote,
  writtenBy: string,
): Promise<boolean> {
  const content = await toKeep(tx, notePlace(organisationId, dossierId), Buffer.from(text));
  const written = { content, worker, written_by: writtenBy };
  if (version > 0)
    return hasUpdated(
      tx
        .updateTable('dossier_note')
        .set({ ...written, version: sql`version + 1`, written_on: sql<Date>`now()` })
        .where(isOfDossier(organisationId, dossierId))
        .where('version', '=', version),
    );
  const made = await tx
    .insertInto('dossier_note')
    .values({ organisation_id: organisationId, dossier_id: dossierId, ...written })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'dossier_id']).doNothing())
    .executeTakeFirst();
  return (made.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Names of the advisers of an organisation who have access. */
export async function adviserNames(tx: Tx, organisationId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('holder')
    .select('name')
    .where('organisation_id', '=', organisationId)
    .where('role', '=', 'adviser')
    .where(
      sql<boolean>`exists (select from access_code where access_code.organisation_id = holder.organisation_id
        and access_code.holder_id = holder.id and revoked_on is null and expires_on > now())`,
    )
    .orderBy(sql`lower(name)`)
    .execute();
  return rows.map(({ name }) => name);
}

/** Who looks changes nothing; of the employer it is told where it was shared. */
const looks: readonly AuditAction[] = [
  'result viewed',
  'effects viewed',
  'findings viewed',
  'what-if opened',
  'variant viewed',
];
const most = 100;

/** What happened to a dossier, the newest first. */
export async function dossierActs(tx: Tx, { organisationId, dossierId }: DossierKey): Promise<DossierAct[]> {
  const rows = await tx
    .selectFrom('audit_entry')
    .select(['happened_on as on', 'holder_name as by', 'action', 'object_name as object'])
    .where(isOfDossier(organisationId, dossierId))
    .where('action', 'not in', [...looks])
    .orderBy('arrival', 'desc')
    .limit(most)
    .execute();
  const acts = rows.map(({ on, by, action, object }) => ({
    on: on.toISOString(),
    by,
    action,
    actionText: actionText(action),
    object,
  }));
  return acts.filter((act, place) => !acts.slice(place + 1).some((earlier) => isRepeated(act, earlier)));
}

/** Told once, as of the first time, for as long as the same person does it again within an hour. */
const repeated: ReadonlySet<string> = new Set<AuditAction>([
  'dossier downloaded',
  'shared result viewed',
  'shared file downloaded',
]);
const hour = 3_600_000;

const isRepeated = (act: DossierAct, earlier: DossierAct): boolean =>
  repeated.has(act.action) &&
  earlier.action === act.action &&
  earlier.by === act.by &&
  earlier.object === act.object &&
  Date.parse(act.on) - Date.parse(earlier.on) < hour;
