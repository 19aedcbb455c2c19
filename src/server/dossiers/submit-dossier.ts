import { createHash } from 'node:crypto';
import type { DossierDocument } from '#api/dossiers.ts';
import { bytesPerMegabyte } from '#api/usage.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { RecordedParts } from '#server/platform/audit-trail.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { ProblemError, required } from '#server/platform/errors/problem-error.ts';
import { clientName, dossier, dossierByUploadKey, insertDossier, type NewDossier } from '#server/dossiers/store.ts';
import { requireRoomFor, requireWithinLimits } from '#server/dossiers/usage.ts';

/** The content of a calculation job: where its dossier is, and nothing from the dossier itself. */
export interface CalculationOrder {
  readonly organisationId: string;
  readonly dossierId: string;
  readonly round: number;
}

/** Wakes a worker, as part of the transaction that makes a dossier wait. It takes the dossier whose turn it is then. */
export type OrderCalculation = (tx: Tx, order: CalculationOrder) => Promise<void>;

export interface SubmitParts extends RecordedParts {
  readonly orderCalculation: OrderCalculation;
}

export interface Submission {
  readonly clientId: string;
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly uploadKey: string | null;
  readonly isExample: boolean;
}

/**
 * Takes in a dossier: row, bytes and job in one transaction, so that what is answered is never lost.
 * A repeated upload key with the same name and file gives the dossier that is there.
 */
export async function submittedDossier(
  parts: SubmitParts,
  tx: Tx,
  person: Person,
  submission: Submission,
): Promise<{ document: DossierDocument; isNew: boolean }> {
  const { organisationId } = person;
  const sha256 = createHash('sha256').update(submission.bytes).digest('hex');
  if ((await clientName(tx, organisationId, submission.clientId)) === null) throw new ProblemError('NOT_FOUND');
  const id = await addedDossier(parts, tx, person, { organisationId, sha256, ...submission });
  const dossierId = id ?? (await repeatedUpload(tx, organisationId, sha256, submission));
  const document = required(await dossier(tx, organisationId, submission.clientId, dossierId));
  return { document, isNew: id !== null };
}

/** Stores it, puts it in the queue and writes it down, within the limits; null when it is a repeated one. */
async function addedDossier(
  { database, orderCalculation, recordAct }: SubmitParts,
  tx: Tx,
  person: Person,
  added: NewDossier,
): Promise<string | null> {
  const { organisationId, clientId, name } = added;
  const id = await insertDossier(tx, added);
  if (id === null) return null;
  await orderCalculation(tx, { organisationId, dossierId: id, round: 1 });
  await recordAct(tx, person, 'dossier uploaded', { clientId, dossierId: id, name });
  await requireWithinLimits(database, tx, person, { clientId, limits: addedBy(added.bytes.byteLength) });
  return id;
}

/** What is known of an upload before it is read. */
export interface Announced {
  readonly clientId: string;
  readonly uploadKey: string | null;
  /** Of its file, at least. */
  readonly bytes: number;
}

/** Refuses what is not going to be stored; one that was stored before is answered as it was. */
export async function requirePlace(
  database: Database,
  tx: Tx,
  person: Person,
  { clientId, uploadKey, bytes }: Announced,
): Promise<void> {
  const { organisationId } = person;
  if ((await clientName(tx, organisationId, clientId)) === null) throw new ProblemError('NOT_FOUND');
  if (uploadKey !== null && (await dossierByUploadKey(tx, organisationId, clientId, uploadKey)) !== null) return;
  await requireRoomFor(database, tx, person, { clientId, limits: addedBy(bytes) });
}

/** What one dossier adds to what is limited. */
const addedBy = (bytes: number) => ({ megabytes: bytes / bytesPerMegabyte, openDossiers: 1, uploadsPerMinute: 1 });

async function repeatedUpload(
  tx: Tx,
  organisationId: string,
  sha256: string,
  { clientId, uploadKey, name }: Submission,
): Promise<string> {
  const earlier = required(await dossierByUploadKey(tx, organisationId, clientId, uploadKey ?? ''));
  if (earlier.sha256 !== sha256 || earlier.name !== name) {
    throw new ProblemError('INPUT_INVALID', {
      fields: { 'idempotency-key': 'Deze sleutel hoort bij een ander bestand' },
    });
  }
  return earlier.id;
}
