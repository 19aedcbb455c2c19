import { mostParticipantSources } from '#api/source-limit.ts';
import {
  participantSourceParameters,
  participantSourceInputSchema,
  participantSourcesAnswerSchema,
} from '#api/participant-sources.ts';
import { apiPaths } from '#api/paths.ts';
import { mayKeepSources } from '#server/platform/access.ts';
import {
  deleteParticipantSource,
  participantSources,
  storeParticipantSource,
} from '#server/participant-sources/store.ts';
import type { App } from '#server/platform/app-type.ts';
import type { RecordedParts } from '#server/platform/audit-trail.ts';
import { ProblemError, required } from '#server/platform/errors/problem-error.ts';

const config = { access: mayKeepSources };
const schema = { response: { 200: participantSourcesAnswerSchema } };

/** How lists of other programs are read: kept per organisation. */
export function participantSourceRoutes(app: App, { database, recordAct }: RecordedParts): void {
  app.get(apiPaths.participantSources, {
    config,
    schema,
    handler: ({ person }) =>
      database.as(person, async (tx) => ({ data: [...(await participantSources(tx, person.organisationId))] })),
  });

  app.put(apiPaths.participantSources, {
    config,
    schema: { ...schema, body: participantSourceInputSchema },
    handler: async ({ person, body }) => {
      return database.as(person, async (tx) => {
        await storeParticipantSource(tx, person.organisationId, body);
        const kept = await participantSources(tx, person.organisationId);
        if (kept.length > mostParticipantSources) throw new ProblemError('TOO_MANY_SOURCES');
        await recordAct(tx, person, 'participant source kept', { name: body.name });
        return { data: [...kept] };
      });
    },
  });

  app.delete(apiPaths.participantSource, {
    config,
    schema: { ...schema, params: participantSourceParameters },
    handler: async ({ person, params }) => {
      return database.as(person, async (tx) => {
        const name = required(await deleteParticipantSource(tx, person.organisationId, params.sourceId));
        await recordAct(tx, person, 'participant source deleted', { name });
        return { data: [...(await participantSources(tx, person.organisationId))] };
      });
    },
  });
}
