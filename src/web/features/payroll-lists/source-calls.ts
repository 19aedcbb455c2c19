import { queryOptions } from '@tanstack/react-query';
import {
  type ParticipantSource,
  participantSourcesAnswerSchema,
  type ParticipantSourceInput,
} from '#api/participant-sources.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import { call } from '#web/lib/api-client.ts';

type Sources = readonly ParticipantSource[];

/** How lists of other programs were read before. */
export const sourcesQuery = queryOptions({
  queryKey: ['participant sources'],
  queryFn: async ({ signal }): Promise<Sources> =>
    (await call(apiPaths.participantSources, participantSourcesAnswerSchema, { signal })).data,
});

export async function keepSource(body: ParticipantSourceInput): Promise<Sources> {
  return (await call(apiPaths.participantSources, participantSourcesAnswerSchema, { method: 'PUT', body })).data;
}

export async function forgetSource(sourceId: string): Promise<Sources> {
  const path = filledPath(apiPaths.participantSource, { sourceId });
  return (await call(path, participantSourcesAnswerSchema, { method: 'DELETE' })).data;
}
