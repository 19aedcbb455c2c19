import { z } from 'zod';
import {
  type Client,
  clientAnswerSchema,
  type ClientInput,
  clientInputSchema,
  clientListPageSchema,
  clientListSchema,
  clientUpdateSchema,
} from '#api/clients.ts';
import type { AuditAction } from '#api/audit-actions.ts';
import { apiPaths } from '#api/paths.ts';
import { mayChangeClients, maySeeClients } from '#server/platform/access.ts';
import {
  addedClient,
  client,
  clientCount,
  clientPage,
  clients,
  isNameTaken,
  updateClient,
} from '#server/clients/store.ts';
import { type DeletionParts, deleteLater, undoneDeletion } from '#server/platform/deletion/delete-later.ts';
import { markClient, unmarkClient } from '#server/platform/deletion/deletion-store.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { App } from '#server/platform/app-type.ts';
import type { RecordedParts } from '#server/platform/audit-trail.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { listAnswers } from '#server/platform/lists/list-answers.ts';
import { ProblemError, required } from '#server/platform/errors/problem-error.ts';

const clientParameters = z.object({ clientId: z.guid() });

export function clientRoutes(app: App, parts: DeletionParts): void {
  clientRoute(app, parts);
  deletionRoutes(app, parts);
  app.get(apiPaths.clients, {
    config: { access: maySeeClients, isList: true },
    schema: { querystring: clientListPageSchema, response: { 200: clientListSchema } },
    ...listAnswers,
    handler: async ({ person, query }) => {
      const { organisationId } = person;
      const { page, wholeUpTo, ...asked } = query;
      return parts.database.as(person, async (tx) => {
        const count = page === undefined ? 0 : await clientCount(tx, organisationId);
        if (page === undefined || count <= wholeUpTo) return { data: await clients(tx, organisationId) };
        return clientPage(tx, organisationId, { page, ...asked }, count);
      });
    },
  });

  app.post(apiPaths.clients, {
    config: { access: mayChangeClients },
    schema: { body: clientInputSchema, response: { 201: clientAnswerSchema } },
    handler: async ({ person, body }, reply) => {
      const data = await createdClient(parts, person, body);
      return reply.code(201).send({ data });
    },
  });

  app.put(apiPaths.client, {
    config: { access: mayChangeClients },
    schema: { params: clientParameters, body: clientUpdateSchema, response: { 200: clientAnswerSchema } },
    handler: async ({ person, params, body }) => {
      const { version, ...input } = body;
      return { data: await changedClient(parts, person, params.clientId, version, input) };
    },
  });
}

function deletionRoutes(app: App, parts: DeletionParts): void {
  app.delete(apiPaths.client, {
    config: { access: mayChangeClients },
    schema: { params: clientParameters },
    handler: async ({ person, params }, reply) => {
      await deleteClient(parts, person, params.clientId);
      return reply.code(204).send();
    },
  });

  app.post(apiPaths.clientRestore, {
    config: { access: mayChangeClients, needsNoRoom: true },
    schema: { params: clientParameters },
    handler: async ({ person, params }, reply) => {
      await restoreClient(parts, person, params.clientId);
      return reply.code(204).send();
    },
  });
}

function clientRoute(app: App, { database }: RecordedParts): void {
  app.get(apiPaths.client, {
    config: { access: maySeeClients },
    schema: { params: clientParameters, response: { 200: clientAnswerSchema } },
    handler: async ({ person, params }) => {
      const { organisationId } = person;
      return { data: required(await database.as(person, (tx) => client(tx, organisationId, params.clientId))) };
    },
  });
}

async function createdClient(parts: RecordedParts, person: Person, input: ClientInput): Promise<Client> {
  return written(parts, person, 'client created', (tx) => addedClient(tx, person.organisationId, input));
}

async function changedClient(
  parts: RecordedParts,
  person: Person,
  id: string,
  version: number,
  input: ClientInput,
): Promise<Client> {
  return written(parts, person, 'client changed', async (tx) => {
    if (!(await updateClient(tx, person.organisationId, id, version, input))) {
      const known = await client(tx, person.organisationId, id);
      throw new ProblemError(known === null ? 'NOT_FOUND' : 'CLIENT_CHANGED_MEANWHILE');
    }
    return id;
  });
}

/** Writes a client and reads it back, in one transaction. */
async function written(
  { database, recordAct }: RecordedParts,
  person: Person,
  action: AuditAction,
  write: (tx: Tx) => Promise<string>,
): Promise<Client> {
  return toldOfNames(
    database.as(person, async (tx) => {
      const id = await write(tx);
      const result = required(await client(tx, person.organisationId, id));
      await recordAct(tx, person, action, { clientId: id, name: result.name });
      return result;
    }),
  );
}

/** Throws CLIENT_NAME_TAKEN where the database refuses a name. */
async function toldOfNames<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isNameTaken(error)) throw new ProblemError('CLIENT_NAME_TAKEN', { fields: { name: 'Deze naam bestaat al' } });
    throw error;
  }
}

async function deleteClient(parts: DeletionParts, person: Person, id: string): Promise<void> {
  const { organisationId } = person;
  await parts.database.as(person, async (tx) => {
    const { dossierCount } = required(await client(tx, organisationId, id));
    await deleteLater(parts, tx, person, () => markClient(tx, organisationId, id));
    await parts.recordAct(tx, person, 'client deleted', { clientId: id, name: whatWas(dossierCount) });
  });
}

async function restoreClient(parts: DeletionParts, person: Person, id: string): Promise<void> {
  const { organisationId } = person;
  await toldOfNames(
    parts.database.as(person, async (tx) => {
      if ((await client(tx, organisationId, id)) !== null) return;
      const dossierCount = await undoneDeletion(parts, tx, person, () => unmarkClient(tx, organisationId, id));
      await parts.recordAct(tx, person, 'client deletion undone', { clientId: id, name: whatWas(dossierCount) });
    }),
  );
}

/** The log keeps no name of an employer that was erased. */
const whatWas = (dossierCount: number): string =>
  `werkgever met ${dossierCount === 1 ? '1 dossier' : `${dossierCount} dossiers`}`;
