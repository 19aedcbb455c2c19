import { queryOptions } from '@tanstack/react-query';
import { organisationListSchema, type Organisation } from '#api/organisations.ts';
import { apiPaths } from '#api/paths.ts';
import { call } from '#web/lib/api-client.ts';

/** All organisations, for the provider. */
export const organisationListQuery = queryOptions({
  queryKey: ['organisations'],
  queryFn: async ({ signal }): Promise<readonly Organisation[]> =>
    (await call(apiPaths.organisations, organisationListSchema, { signal })).data,
});
