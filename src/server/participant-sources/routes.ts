import { mostParticipantSources } from '#api/source-limit.ts';
import {
  participantSourceParameters,
  participantSourceInputSchema,
  participantSourcesAnswerSchema,
} from '#api/participant-sources.ts';
import { apiPaths } from '#api/paths.ts';
import { mayKeepSources } from '#server/participant-sources/access.ts';
import {
  deleteParticipantSource,
  participantSources,
  storeParticipantSource,
} from '#server/participant-sources/store.ts';
import type { App } from '#server/platform/app-type.ts';
import type { RecordAct } from '#server/platform/audit-trail.ts';
import type { Database } from '#server/platform/database/database.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';
import { personOf } from '#server/platform/route-access.ts';

interface ParticipantSourceParts {
  readonly database: Database;
  readonly recordAct: RecordAct;
}

const config = { access: mayKeepSources };
const schema = { response: { 200: participantSourcesAnswerSchema } };

/** How lists of other programs are read: kept per organisation. */
export function participantSourceRoutes(app: App, { database, recordAct }: ParticipantSourceParts): void {
  app.route({
    method: 'GET',
    url: apiPaths.participantSources,
    config,
    schema,
    handler: (request) => {
      const person = personOf(request);
      return database.as(person, async (tx) => ({ data: [...(await participantSources(tx, person.organisationId))] }));
    },
  });

  app.route({
    method: 'PUT',
    url: apiPaths.participantSources,
    config,
    schema: { ...schema, body: participantSourceInputSchema },
    handler: async (request) => {
      const person = personOf(request);
      const { body } = request;
      return database.as(person, async (tx) => {
        await storeParticipantSource(tx, person.organisationId, body);
        const kept = await participantSources(tx, person.organisationId);
        if (kept.length > mostParticipantSources) throw new ProblemError('TOO_MANY_SOURCES');
        await recordAct(tx, person, 'participant source kept', { name: body.name });
        return { data: [...kept] };
      });
    },
  });

  app.route({
    method: 'DELETE',
    url: apiPaths.participantSource,
    config,
    schema: { ...schema, params: participantSourceParameters },
    handler: async (request) => {
      const person = personOf(request);
      return database.as(person, async (tx) => {
        const name = await deleteParticipantSource(tx, person.organisationId, request.params.sourceId);
        if (name === null) throw new ProblemError('NOT_FOUND');
        await recordAct(tx, person, 'participant source deleted', { name });
        return { data: [...(await participantSources(tx, person.organisationId))] };
      });
    },
  });
}
