import { organisationAnswerSchema, type Organisation, type OrganisationUpdate } from '#api/organisations.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import { call } from '#web/lib/api-client.ts';

export async function addOrganisation({ name }: Pick<OrganisationUpdate, 'name'>): Promise<Organisation> {
  return (await call(apiPaths.organisations, organisationAnswerSchema, { method: 'POST', body: { name } })).data;
}

export async function changeOrganisation(organisationId: string, body: OrganisationUpdate): Promise<Organisation> {
  const path = filledPath(apiPaths.organisation, { organisationId });
  return (await call(path, organisationAnswerSchema, { method: 'PUT', body })).data;
}
