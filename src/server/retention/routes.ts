import { retentionAnswerSchema, retentionSchema } from '#api/retention.ts';
import { apiPaths } from '#api/paths.ts';
import { maySetRetention } from '#server/platform/access.ts';
import type { App } from '#server/platform/app-type.ts';
import type { RecordedParts } from '#server/platform/audit-trail.ts';
import { keptDays, storeKeptDays } from '#server/retention/store.ts';

const config = { access: maySetRetention };

export function retentionRoutes(app: App, { database, recordAct }: RecordedParts): void {
  app.get(apiPaths.retention, {
    config,
    schema: { response: { 200: retentionAnswerSchema } },
    handler: async ({ person }) => ({
      data: { days: await database.as(person, (tx) => keptDays(tx, person.organisationId)) },
    }),
  });

  app.put(apiPaths.retention, {
    config,
    schema: { body: retentionSchema, response: { 200: retentionAnswerSchema } },
    handler: async ({ person, body }) => {
      const { days } = body;
      await database.as(person, async (tx) => {
        await storeKeptDays(tx, person.organisationId, days);
        await recordAct(tx, person, 'retention changed', { name: `${days} dagen` });
      });
      return { data: { days } };
    },
  });
}
