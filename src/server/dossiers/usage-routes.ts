import { z } from 'zod';
import { apiPaths } from '#api/paths.ts';
import { limitsSchema } from '#api/usage-limits.ts';
import { clientUsageAnswerSchema, organisationLimitsAnswerSchema, usageAnswerSchema } from '#api/usage.ts';
import { mayReadUsage, maySetLimits, mayUseDossiers } from '#server/dossiers/access.ts';
import { clientName } from '#server/dossiers/store.ts';
import { organisationLimits, usageOfEmployer, usageOfOrganisation } from '#server/dossiers/usage.ts';
import { organisationName, storeLimits } from '#server/dossiers/usage-store.ts';
import type { App } from '#server/platform/app-type.ts';
import type { RecordAct } from '#server/platform/audit-trail.ts';
import type { Database } from '#server/platform/database/database.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';
import { personOf } from '#server/platform/route-access.ts';

export interface UsageParts {
  readonly database: Database;
  readonly recordAct: RecordAct;
}

const organisationParameters = z.object({ organisationId: z.guid() });

/** What is in use of what is allowed, and what the provider allows. */
export function usageRoutes(app: App, parts: UsageParts): void {
  const { database } = parts;
  app.route({
    method: 'GET',
    url: apiPaths.usage,
    config: { access: mayReadUsage },
    schema: { response: { 200: usageAnswerSchema } },
    handler: async (request) => {
      const person = personOf(request);
      return { data: await database.as(person, (tx) => usageOfOrganisation(database, tx, person)) };
    },
  });

  app.route({
    method: 'GET',
    url: apiPaths.clientUsage,
    config: { access: mayUseDossiers },
    schema: { params: z.object({ clientId: z.guid() }), response: { 200: clientUsageAnswerSchema } },
    handler: async (request) => {
      const person = personOf(request);
      const { clientId } = request.params;
      const data = await database.as(person, async (tx) => {
        if ((await clientName(tx, person.organisationId, clientId)) === null) throw new ProblemError('NOT_FOUND');
        return usageOfEmployer(database, tx, person, clientId);
      });
      return { data };
    },
  });
  limitRoutes(app, parts);
}

function limitRoutes(app: App, { database, recordAct }: UsageParts): void {
  app.route({
    method: 'GET',
    url: apiPaths.organisationLimits,
    config: { access: maySetLimits },
    schema: { params: organisationParameters, response: { 200: organisationLimitsAnswerSchema } },
    handler: async (request) => {
      const person = personOf(request);
      const { organisationId } = request.params;
      return { data: await database.as(person, (tx) => organisationLimits(database, tx, person, organisationId)) };
    },
  });

  app.route({
    method: 'PUT',
    url: apiPaths.organisationLimits,
    config: { access: maySetLimits, needsNoRoom: true },
    schema: { params: organisationParameters, body: limitsSchema, response: { 200: organisationLimitsAnswerSchema } },
    handler: async (request) => {
      const person = personOf(request);
      const { organisationId } = request.params;
      const data = await database.as(person, async (tx) => {
        const name = await organisationName(tx, organisationId);
        if (name === null) throw new ProblemError('NOT_FOUND');
        await storeLimits(tx, organisationId, request.body);
        await recordAct(tx, { ...person, organisationId }, 'limits changed', { name });
        return organisationLimits(database, tx, person, organisationId);
      });
      return { data };
    },
  });
}
