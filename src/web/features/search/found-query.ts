import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Found, foundListSchema } from '#api/desk.ts';
import { apiPaths } from '#api/paths.ts';
import { call } from '#web/lib/api-client.ts';
import type { SearchPurpose } from '#web/lib/search-window.ts';

/** What is found stays until something else is. */
export const foundQuery = (search: string, purpose: SearchPurpose) =>
  queryOptions({
    queryKey: ['found', purpose, search],
    queryFn: async ({ signal }): Promise<readonly Found[]> => {
      const asked = new URLSearchParams({ search, ...(purpose === 'newDossier' ? { only: 'clients' } : {}) });
      return (await call(`${apiPaths.deskSearch}?${asked.toString()}`, foundListSchema, { signal })).data;
    },
    placeholderData: keepPreviousData,
  });
