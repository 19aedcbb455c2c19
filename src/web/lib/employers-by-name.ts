import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { clientAnswerSchema, clientInputSchema } from '#api/clients.ts';
import { type Found, foundListSchema } from '#api/desk.ts';
import { apiPaths } from '#api/paths.ts';
import { dataOf, post } from '#web/lib/api-data.ts';

/** Employers by a part of their name; what is found stays until something else is. */
export const employersQuery = (search: string) =>
  queryOptions({
    queryKey: ['clients', 'named', search],
    queryFn: ({ signal }): Promise<readonly Found[]> =>
      dataOf(`${apiPaths.deskSearch}?${new URLSearchParams({ search, only: 'clients' })}`, foundListSchema, { signal }),
    placeholderData: keepPreviousData,
  });

/** The name as it is stored; null where an employer cannot be called so. */
export const employerName = (typed: string): string | null =>
  clientInputSchema.shape.name.safeParse(typed).data ?? null;

/** Adds an employer of which no more than the name is known; gives its id. */
export const addEmployer = async (name: string): Promise<string> =>
  (await post(apiPaths.clients, clientAnswerSchema, clientInputSchema.parse({ name }))).id;
