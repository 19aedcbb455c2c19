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
import { mayChangeClients, maySeeClients } from '#server/clients/access.ts';
import {
  addedClient,
  client,
  clientCount,
  clientPage,
  clients,
  isNameTaken,
  updateClient,
} from '#server/clients/store.ts';
import { erasedClient } from '#server/clients/erase-store.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { App } from '#server/platform/app-type.ts';
import type { RecordAct } from '#server/platform/audit-trail.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { listAnswers } from '#server/platform/lists/list-answers.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';
import { personOf } from '#server/platform/route-access.ts';

export interface ClientParts {
  readonly database: Database;
  readonly recordAct: RecordAct;
}

const clientParameters = z.object({ clientId: z.guid() });

export function clientRoutes(app: App, parts: ClientParts): void {
  clientRoute(app, parts);
  app.route({
    method: 'GET',
    url: apiPaths.clients,
    config: { access: maySeeClients, isList: true },
    schema: { querystring: clientListPageSchema, response: { 200: clientListSchema } },
    ...listAnswers,
    handler: async (request) => {
      const { organisationId } = personOf(request);
      const { page, wholeUpTo, ...asked } = request.query;
      return parts.database.as(personOf(request), async (tx) => {
        const count = page === undefined ? 0 : await clientCount(tx, organisationId);
        if (page === undefined || count <= wholeUpTo) return { data: await clients(tx, organisationId) };
        return clientPage(tx, organisationId, { page, ...asked }, count);
      });
    },
  });

  app.route({
    method: 'POST',
    url: apiPaths.clients,
    config: { access: mayChangeClients },
    schema: { body: clientInputSchema, response: { 201: clientAnswerSchema } },
    handler: async (request, reply) => {
      const data = await createdClient(parts, personOf(request), request.body);
      return reply.code(201).send({ data });
    },
  });

  app.route({
    method: 'PUT',
    url: apiPaths.client,
    config: { access: mayChangeClients },
    schema: { params: clientParameters, body: clientUpdateSchema, response: { 200: clientAnswerSchema } },
    handler: async (request) => {
      const { version, ...input } = request.body;
      return { data: await changedClient(parts, personOf(request), request.params.clientId, version, input) };
    },
  });

  app.route({
    method: 'DELETE',
    url: apiPaths.client,
    config: { access: mayChangeClients },
    schema: { params: clientParameters },
    handler: async (request, reply) => {
      await eraseClient(parts, personOf(request), request.params.clientId);
      return reply.code(204).send();
    },
  });
}

function clientRoute(app: App, { database }: ClientParts): void {
  app.route({
    method: 'GET',
    url: apiPaths.client,
    config: { access: maySeeClients },
    schema: { params: clientParameters, response: { 200: clientAnswerSchema } },
    handler: async (request) => {
      const { organisationId } = personOf(request);
      const found = await database.as(personOf(request), (tx) => client(tx, organisationId, request.params.clientId));
      if (found === null) throw new ProblemError('NOT_FOUND');
      return { data: found };
    },
  });
}

async function createdClient(parts: ClientParts, person: Person, input: ClientInput): Promise<Client> {
  return written(parts, person, 'client created', (tx) => addedClient(tx, person.organisationId, input));
}

async function changedClient(
  parts: ClientParts,
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
  { database, recordAct }: ClientParts,
  person: Person,
  action: AuditAction,
  write: (tx: Tx) => Promise<string>,
): Promise<Client> {
  try {
    return await database.as(person, async (tx) => {
      const id = await write(tx);
      const result = await client(tx, person.organisationId, id);
      if (result === null) throw new ProblemError('NOT_FOUND');
      await recordAct(tx, person, action, { clientId: id, name: result.name });
      return result;
    });
  } catch (error) {
    if (isNameTaken(error)) throw new ProblemError('CLIENT_NAME_TAKEN', { fields: { name: 'Deze naam bestaat al' } });
    throw error;
  }
}

async function eraseClient({ database, recordAct }: ClientParts, person: Person, id: string): Promise<void> {
  await database.as(person, async (tx) => {
    const dossierCount = await erasedClient(tx, person.organisationId, id);
    if (dossierCount === null) throw new ProblemError('NOT_FOUND');
    await recordAct(tx, person, 'client deleted', { clientId: id, name: whatWas(dossierCount) });
  });
}

/** The log keeps no name of an employer that was erased. */
const whatWas = (dossierCount: number): string =>
  `werkgever met ${dossierCount === 1 ? '1 dossier' : `${dossierCount} dossiers`}`;
