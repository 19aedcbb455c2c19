import { retentionAnswerSchema, retentionSchema } from '#api/retention.ts';
import { apiPaths } from '#api/paths.ts';
import type { App } from '#server/platform/app-type.ts';
import type { RecordAct } from '#server/platform/audit-trail.ts';
import type { Database } from '#server/platform/database/database.ts';
import { personOf, type RouteAccess } from '#server/platform/route-access.ts';
import { keptDays, storeKeptDays } from '#server/retention/store.ts';

export interface RetentionParts {
  readonly database: Database;
  readonly recordAct: RecordAct;
}

const maySetRetention: RouteAccess = ['adviser'];
const config = { access: maySetRetention };

export function retentionRoutes(app: App, { database, recordAct }: RetentionParts): void {
  app.route({
    method: 'GET',
    url: apiPaths.retention,
    config,
    schema: { response: { 200: retentionAnswerSchema } },
    handler: async (request) => {
      const person = personOf(request);
      return { data: { days: await database.as(person, (tx) => keptDays(tx, person.organisationId)) } };
    },
  });

  app.route({
    method: 'PUT',
    url: apiPaths.retention,
    config,
    schema: { body: retentionSchema, response: { 200: retentionAnswerSchema } },
    handler: async (request) => {
      const person = personOf(request);
      const { days } = request.body;
      await database.as(person, async (tx) => {
        await storeKeptDays(tx, person.organisationId, days);
        await recordAct(tx, person, 'retention changed', { name: `${days} dagen` });
      });
      return { data: { days } };
    },
  });
}
