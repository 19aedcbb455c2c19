import { z } from 'zod';
import {
  newOrganisationSchema,
  type Organisation,
  organisationAnswerSchema,
  organisationListSchema,
  organisationUpdateSchema,
} from '#api/organisations.ts';
import { apiPaths } from '#api/paths.ts';
import { mayManageOrganisations } from '#server/platform/access.ts';
import {
  insertNamed,
  isOrganisationNameTaken,
  organisation,
  organisations,
  updateOrganisation,
} from '#server/organisations/store.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { App } from '#server/platform/app-type.ts';
import type { RecordedParts } from '#server/platform/audit-trail.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { ProblemError, required } from '#server/platform/errors/problem-error.ts';

export interface OrganisationParts extends RecordedParts {
  /** Ends every session of an organisation, in the name of the gate. */
  readonly endSessions: (tx: Tx, organisationId: string) => Promise<void>;
}

const config = { access: mayManageOrganisations };
const nameTaken = () => new ProblemError('ORGANISATION_NAME_TAKEN', { fields: { name: 'Deze naam bestaat al' } });

export function organisationRoutes(app: App, parts: OrganisationParts): void {
  app.get(apiPaths.organisations, {
    config: { ...config, isList: true },
    schema: { response: { 200: organisationListSchema } },
    handler: async ({ person }) => ({
      data: await parts.database.as(person, (tx) => organisations(tx, person.organisationId)),
    }),
  });

  app.post(apiPaths.organisations, {
    config,
    schema: { body: newOrganisationSchema, response: { 201: organisationAnswerSchema } },
    handler: async ({ person, body }, reply) => {
      const { name } = body;
      const data = await written(parts, person, 'organisation created', async (tx) => {
        if (await isOrganisationNameTaken(tx, name, null)) throw nameTaken();
        return insertNamed(tx, name);
      });
      return reply.code(201).send({ data });
    },
  });

  app.put(apiPaths.organisation, {
    // It makes inactive, too: who fills the disk has to be shut out.
    config: { ...config, needsNoRoom: true },
    schema: {
      params: z.object({ organisationId: z.guid() }),
      body: organisationUpdateSchema,
      response: { 200: organisationAnswerSchema },
    },
    handler: async ({ person, params, body }) => {
      const { organisationId } = params;
      const { name, isActive } = body;
      // Otherwise nobody would be left to undo it.
      if (!isActive && organisationId === person.organisationId) throw new ProblemError('ORGANISATION_OWN');
      const data = await written(parts, person, 'organisation changed', async (tx) => {
        if (await isOrganisationNameTaken(tx, name, organisationId)) throw nameTaken();
        await updateOrganisation(tx, organisationId, { name, isActive });
        return organisationId;
      });
      // Nobody can sign in any more; the provider itself sees no sessions. After a fault here the same call does it again.
      if (!isActive) await parts.database.as('gate', (tx) => parts.endSessions(tx, organisationId));
      return { data };
    },
  });
}

/** Writes an organisation and reads it back, in one transaction. */
async function written(
  { database, recordAct }: OrganisationParts,
  person: Person,
  action: 'organisation created' | 'organisation changed',
  write: (tx: Tx) => Promise<string>,
): Promise<Organisation> {
  try {
    return await database.as(person, async (tx) => {
      const id = await write(tx);
      const result = required(await organisation(tx, person.organisationId, id));
      await recordAct(tx, { ...person, organisationId: id }, action, { name: result.name });
      return result;
    });
  } catch (error) {
    const isTaken = error instanceof Error && 'constraint' in error && error.constraint === 'organisation_name_key';
    throw isTaken ? nameTaken() : error;
  }
}
