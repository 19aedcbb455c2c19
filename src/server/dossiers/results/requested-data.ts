import type { AuditAction } from '#api/audit-actions.ts';
import type { DossierDocument } from '#api/dossiers.ts';
import type { ProblemCode } from '#api/problems.ts';
import { type KeptData, keptDataOf } from '#server/dossiers/kept-data-store.ts';
import { type DossierAddress, dossierFile, requiredDossier } from '#server/dossiers/store.ts';
import type { RecordedParts } from '#server/platform/audit-trail.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { KeptDataType } from '#server/platform/database/kept-file.ts';
import { isKnown, listTag } from '#server/platform/lists/list-answers.ts';
import { unpackedJson } from '#server/platform/kept/packed-json.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';

/** Something that screens are made of, and can be asked for. */
export interface Asked {
  /** What may answer it, the best first. */
  readonly types: readonly KeptDataType[];
  /** What is written down when it is given. */
  readonly action: AuditAction;
  /** Why there is none for a dossier. */
  readonly absence: (document: DossierDocument) => ProblemCode;
}

/** Of what is asked again and again, only what whoever asks does not have yet is read, given and written down. */
interface Answered {
  readonly tag: string;
  /** Null: whoever asks has it. */
  readonly content: { readonly kept: KeptData; readonly json: string } | null;
}

/** What is kept of a dossier for a screen. Throws NOT_FOUND, or why it is not there. */
export async function requestedData(
  { database, recordAct }: RecordedParts,
  person: Person,
  { known, ...address }: DossierAddress & { readonly known: string | undefined },
  { types, action, absence }: Asked,
): Promise<Answered> {
  const { organisationId, holderId } = person;
  const { clientId, documentId } = address;
  const found = await database.as(person, async (tx) => {
    const document = await requiredDossier(tx, person, address);
    const all = await keptDataOf(tx, organisationId, documentId);
    const kept = types.flatMap((type) => all.find((one) => one.type === type) ?? [])[0];
    if (kept === undefined) throw new ProblemError(absence(document));
    // Whoever is told to have it has got it before, under their own name, and since its employer opened it or decided.
    const news = [document.shared?.openedOn ?? '', document.shared?.decided?.on ?? ''];
    const tag = listTag(holderId, kept.type, kept.sha256, kept.madeOn.toISOString(), ...news);
    if (isKnown(known, tag)) return { tag, kept, bytes: null };
    const bytes = await dossierFile(tx, organisationId, documentId, kept.type);
    if (bytes === null) throw new ProblemError(absence(document));
    await recordAct(tx, person, action, { clientId, dossierId: documentId, name: document.name });
    return { tag, kept, bytes };
  });
  const { tag, kept, bytes } = found;
  return { tag, content: bytes === null ? null : { kept, json: await unpackedJson(bytes) } };
}
