import { organisationListSchema, type Organisation } from '#api/organisations.ts';
import { apiPaths } from '#api/paths.ts';
import { dataQuery } from '#web/lib/api-data.ts';

/** All organisations, for the provider. */
export const organisationListQuery = dataQuery<readonly Organisation[]>(
  ['organisations'],
  apiPaths.organisations,
  organisationListSchema,
);
