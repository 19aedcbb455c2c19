import { type AnsweredParticipantChanges, mostPeople } from '#api/participant-changes.ts';
import type { Participant } from '#core/dossier/dossier.ts';
import { participantChanges } from '#input/what-if/participant-changes.ts';
import { dossierOfWhatIf } from '#input/what-if/what-if-input.ts';
import { absentInput } from '#server/dossiers/absence.ts';
import { keptFile } from '#server/dossiers/kept-data-store.ts';
import { type DossierAddress, requiredDossier } from '#server/dossiers/store.ts';
import type { RecordedParts } from '#server/platform/audit-trail.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { unpackedJson } from '#server/platform/kept/packed-json.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';

/** Two dossiers of one employer. */
export interface ComparedAddress extends DossierAddress {
  readonly otherDocumentId: string;
}

/** What is kept of the participants of a dossier, packed. */
interface KeptParticipants {
  readonly name: string;
  /** `WhatIfInput`. */
  readonly input: Uint8Array;
  /** Personnel numbers, in the order of its rows. */
  readonly numbers: Uint8Array;
}

/** Throws NOT_FOUND, or why its participants are not there. */
async function keptParticipants(tx: Tx, person: Person, address: DossierAddress): Promise<KeptParticipants> {
  const document = await requiredDossier(tx, person, address);
  const { organisationId } = person;
  const { documentId } = address;
  const input = await keptFile(tx, organisationId, documentId, 'whatIfInput');
  const numbers = await keptFile(tx, organisationId, documentId, 'participantNumbers');
  if (input === null || numbers === null) throw new ProblemError(absentInput(document));
  return { name: document.name, input: input.bytes, numbers: numbers.bytes };
}

/** The participants under their own numbers instead of those of their rows. */
async function numberedParticipants({ input, numbers }: KeptParticipants): Promise<readonly Participant[]> {
  const { dossier: found } = dossierOfWhatIf(JSON.parse(await unpackedJson(input)));
  const all = JSON.parse(await unpackedJson(numbers)) as readonly string[];
  return Array.from(found.input.participants, (participant, row) => ({ ...participant, number: all[row] ?? '' }));
}

/**
 * How the participants of one dossier differ from those of another of the same employer. Who they are is told to an adviser
 * alone. Throws NOT_FOUND, or why it cannot be told.
 */
export async function comparedParticipants(
  { database, recordAct }: RecordedParts,
  person: Person,
  { clientId, documentId, otherDocumentId }: ComparedAddress,
): Promise<AnsweredParticipantChanges> {
  const [of, to] = await database.as(person, async (tx) => {
    const found = [
      await keptParticipants(tx, person, { clientId, documentId }),
      await keptParticipants(tx, person, { clientId, documentId: otherDocumentId }),
    ] as const;
    const name = found.map((one) => one.name).join(' / ');
    await recordAct(tx, person, 'participants compared', { clientId, dossierId: documentId, name });
    return found;
  });
  const { people, ...counts } = participantChanges(await numberedParticipants(of), await numberedParticipants(to));
  return {
    ...counts,
    facts: [...counts.facts],
    people:
      person.role === 'adviser'
        ? people.slice(0, mostPeople).map(({ number, change, facts }) => ({ number, change, facts: [...facts] }))
        : null,
  };
}
