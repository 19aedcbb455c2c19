import { newNoteSchema, officeAnswerSchema, type OfficeOfDossier } from '#api/dossier-notes.ts';
import { apiPaths } from '#api/paths.ts';
import { documentParameters } from '#server/dossiers/document-parameters.ts';
import { adviserNames, dossierActs, keepNote, note } from '#server/dossiers/office/note-store.ts';
import { listedSteps } from '#server/dossiers/step-store.ts';
import { type DossierAddress, requiredDossier } from '#server/dossiers/store.ts';
import { mayShare } from '#server/platform/access.ts';
import type { App } from '#server/platform/app-type.ts';
import type { RecordedParts } from '#server/platform/audit-trail.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';

/** What an office knows of a dossier besides its outcome: who works on it, a note, and what happened. */
export function officeRoutes(app: App, { database, recordAct }: RecordedParts): void {
  const params = documentParameters;
  const response = { 200: officeAnswerSchema };

  app.get(apiPaths.documentOffice, {
    config: { access: mayShare },
    schema: { params, response },
    handler: async ({ person, params: address }) => ({
      data: await database.as(person, (tx) => officeOf(tx, person, address)),
    }),
  });

  app.put(apiPaths.documentNote, {
    config: { access: mayShare, rateLimit: { max: 60, timeWindow: '1 minute' } },
    schema: { params, body: newNoteSchema, response },
    handler: async ({ person, params: address, body }) => ({
      data: await database.as(person, async (tx) => {
        const { name } = await requiredDossier(tx, person, address);
        const { clientId, documentId: dossierId } = address;
        const key = { organisationId: person.organisationId, dossierId };
        const before = await note(tx, key);
        if (!(await keepNote(tx, key, body, person.holderName))) throw new ProblemError('TEXT_CHANGED_MEANWHILE');
        const isHanded = before.worker !== body.worker;
        const handed = body.worker === '' ? name : `${name} → ${body.worker}`;
        if (isHanded) await recordAct(tx, person, 'dossier handed over', { clientId, dossierId, name: handed });
        if (!isHanded || before.text !== body.text)
          await recordAct(tx, person, 'note written', { clientId, dossierId, name });
        return officeOf(tx, person, address);
      }),
    }),
  });
}

async function officeOf(tx: Tx, person: Person, address: DossierAddress): Promise<OfficeOfDossier> {
  const { id: dossierId } = await requiredDossier(tx, person, address);
  const key = { organisationId: person.organisationId, dossierId };
  return {
    note: await note(tx, key),
    steps: await listedSteps(tx, key),
    colleagues: await adviserNames(tx, person.organisationId),
    acts: await dossierActs(tx, key),
  };
}
