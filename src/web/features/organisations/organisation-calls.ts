import { queryOptions } from '@tanstack/react-query';
import { organisationAnswerSchema, type Organisation, type OrganisationUpdate } from '#api/organisations.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import type { Limits } from '#api/usage-limits.ts';
import { organisationLimitsAnswerSchema, type OrganisationLimits } from '#api/usage.ts';
import { call } from '#web/lib/api-client.ts';

export async function addOrganisation({ name }: Pick<OrganisationUpdate, 'name'>): Promise<Organisation> {
  return (await call(apiPaths.organisations, organisationAnswerSchema, { method: 'POST', body: { name } })).data;
}

export async function changeOrganisation(organisationId: string, body: OrganisationUpdate): Promise<Organisation> {
  const path = filledPath(apiPaths.organisation, { organisationId });
  return (await call(path, organisationAnswerSchema, { method: 'PUT', body })).data;
}

/** What an organisation uses and may use, as it is when a form is opened. */
export const organisationLimitsQuery = (organisationId: string) =>
  queryOptions({
    queryKey: ['organisation-limits', organisationId],
    queryFn: async ({ signal }): Promise<OrganisationLimits> => {
      const path = filledPath(apiPaths.organisationLimits, { organisationId });
      return (await call(path, organisationLimitsAnswerSchema, { signal })).data;
    },
    gcTime: 0,
  });

export async function setLimits(organisationId: string, body: Limits): Promise<void> {
  const path = filledPath(apiPaths.organisationLimits, { organisationId });
  await call(path, organisationLimitsAnswerSchema, { method: 'PUT', body });
}
