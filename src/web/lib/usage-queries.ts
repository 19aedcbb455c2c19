import { queryOptions } from '@tanstack/react-query';
import { apiPaths, filledPath } from '#api/paths.ts';
import { clientUsageAnswerSchema, usageAnswerSchema } from '#api/usage.ts';
import { dataQuery } from '#web/lib/api-data.ts';

/** Begins the key of whatever tells what is in use. */
export const usageKey = ['usage'] as const;

/** How often is looked again while calculations are open, which end and store their results by themselves. */
const openMilliseconds = 10_000;

/** What the organisation of the adviser uses. */
export const organisationUsageQuery = dataQuery(usageKey, apiPaths.usage, usageAnswerSchema);

/** What an employer uses and, for an adviser, its organisation. */
export const clientUsageQuery = (clientId: string) =>
  queryOptions({
    ...dataQuery([...usageKey, clientId], filledPath(apiPaths.clientUsage, { clientId }), clientUsageAnswerSchema),
    refetchInterval: ({ state }) => ((state.data?.employer.used.openDossiers ?? 0) > 0 ? openMilliseconds : false),
  });
