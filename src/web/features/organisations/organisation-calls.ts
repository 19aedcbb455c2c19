import { queryOptions } from '@tanstack/react-query';
import { organisationAnswerSchema, type OrganisationUpdate } from '#api/organisations.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import type { Limits } from '#api/usage-limits.ts';
import { organisationLimitsAnswerSchema } from '#api/usage.ts';
import { dataQuery, post, put } from '#web/lib/api-data.ts';

export const addOrganisation = ({ name }: Pick<OrganisationUpdate, 'name'>) =>
  post(apiPaths.organisations, organisationAnswerSchema, { name });

export const changeOrganisation = (organisationId: string, body: OrganisationUpdate) =>
  put(filledPath(apiPaths.organisation, { organisationId }), organisationAnswerSchema, body);

const limitsPath = (organisationId: string): string => filledPath(apiPaths.organisationLimits, { organisationId });

/** What an organisation uses and may use, as it is when a form is opened. */
export const organisationLimitsQuery = (organisationId: string) =>
  queryOptions({
    ...dataQuery(['organisation-limits', organisationId], limitsPath(organisationId), organisationLimitsAnswerSchema),
    gcTime: 0,
  });

export const setLimits = (organisationId: string, body: Limits) =>
  put(limitsPath(organisationId), organisationLimitsAnswerSchema, body);
