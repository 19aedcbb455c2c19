import { z } from 'zod';
import { apiPaths } from '#api/paths.ts';
import { limitsSchema } from '#api/usage-limits.ts';
import { clientUsageAnswerSchema, organisationLimitsAnswerSchema, usageAnswerSchema } from '#api/usage.ts';
import { mayReadUsage, maySetLimits, mayUseDossiers } from '#server/platform/access.ts';
import { clientName } from '#server/dossiers/store.ts';
import { organisationLimits, usageOfEmployer, usageOfOrganisation } from '#server/dossiers/usage.ts';
import { organisationName, storeLimits } from '#server/dossiers/usage-store.ts';
import type { App } from '#server/platform/app-type.ts';
import type { RecordedParts } from '#server/platform/audit-trail.ts';
import { ProblemError, required } from '#server/platform/errors/problem-error.ts';

const organisationParameters = z.object({ organisationId: z.guid() });

/** What is in use of what is allowed, and what the provider allows. */
export function usageRoutes(app: App, parts: RecordedParts): void {
  const { database } = parts;
  app.get(apiPaths.usage, {
    config: { access: mayReadUsage },
    schema: { response: { 200: usageAnswerSchema } },
    handler: async ({ person }) => ({
      data: await database.as(person, (tx) => usageOfOrganisation(database, tx, person)),
    }),
  });

  app.get(apiPaths.clientUsage, {
    config: { access: mayUseDossiers },
    schema: { params: z.object({ clientId: z.guid() }), response: { 200: clientUsageAnswerSchema } },
    handler: async ({ person, params }) => {
      const { clientId } = params;
      return {
        data: await database.as(person, async (tx) => {
          if ((await clientName(tx, person.organisationId, clientId)) === null) throw new ProblemError('NOT_FOUND');
          return usageOfEmployer(database, tx, person, clientId);
        }),
      };
    },
  });
  limitRoutes(app, parts);
}

function limitRoutes(app: App, { database, recordAct }: RecordedParts): void {
  app.get(apiPaths.organisationLimits, {
    config: { access: maySetLimits },
    schema: { params: organisationParameters, response: { 200: organisationLimitsAnswerSchema } },
    handler: async ({ person, params }) => {
      const { organisationId } = params;
      return { data: await database.as(person, (tx) => organisationLimits(database, tx, person, organisationId)) };
    },
  });

  app.put(apiPaths.organisationLimits, {
    config: { access: maySetLimits, needsNoRoom: true },
    schema: { params: organisationParameters, body: limitsSchema, response: { 200: organisationLimitsAnswerSchema } },
    handler: async ({ person, params, body }) => {
      const { organisationId } = params;
      return {
        data: await database.as(person, async (tx) => {
          const name = required(await organisationName(tx, organisationId));
          await storeLimits(tx, organisationId, body);
          await recordAct(tx, { ...person, organisationId }, 'limits changed', { name });
          return organisationLimits(database, tx, person, organisationId);
        }),
      };
    },
  });
}
