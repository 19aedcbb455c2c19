import { queryOptions } from '@tanstack/react-query';
import { apiPaths, filledPath } from '#api/paths.ts';
import { type ClientUsage, clientUsageAnswerSchema, type LimitedUsage, usageAnswerSchema } from '#api/usage.ts';
import { call } from '#web/lib/api-client.ts';

/** Begins the key of whatever tells what is in use. */
export const usageKey = ['usage'] as const;

/** How often is looked again while calculations are open, which end and store their results by themselves. */
const openMilliseconds = 10_000;

/** What the organisation of the adviser uses. */
export const organisationUsageQuery = queryOptions({
  queryKey: usageKey,
  queryFn: async ({ signal }): Promise<LimitedUsage> =>
    (await call(apiPaths.usage, usageAnswerSchema, { signal })).data,
});

/** What an employer uses and, for an adviser, its organisation. */
export const clientUsageQuery = (clientId: string) =>
  queryOptions({
    queryKey: [...usageKey, clientId],
    queryFn: async ({ signal }): Promise<ClientUsage> =>
      (await call(filledPath(apiPaths.clientUsage, { clientId }), clientUsageAnswerSchema, { signal })).data,
    refetchInterval: ({ state }) => ((state.data?.employer.used.openDossiers ?? 0) > 0 ? openMilliseconds : false),
  });
