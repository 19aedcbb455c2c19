import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  accessCodeAnswerSchema,
  accessCodeListSchema,
  adviserAccessAnswerSchema,
  issuedCodeAnswerSchema,
  type AccessCode,
  type newEmployerCodeSchema,
} from '#api/access-codes.ts';
import { type Found, foundListSchema } from '#api/desk.ts';
import type { Invitation } from '#api/invitations.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import { call } from '#web/lib/api-client.ts';

/** Whose codes a list shows: those of the own employers, or of an organisation as the provider sees it. */
export interface CodePlace {
  /** Null for the own organisation. */
  readonly organisationId: string | null;
}

export type NewCode = z.output<typeof newEmployerCodeSchema>;
export type IssuedCode = AccessCode & { readonly code: string };

const listPath = ({ organisationId }: CodePlace): string =>
  organisationId === null ? apiPaths.accessCodes : filledPath(apiPaths.organisationCodes, { organisationId });

export const codeListQuery = (place: CodePlace) =>
  queryOptions({
    queryKey: ['access-codes', place.organisationId],
    queryFn: async ({ signal }): Promise<readonly AccessCode[]> =>
      (await call(listPath(place), accessCodeListSchema, { signal })).data,
  });

/** Employers with such a name, the first few of them; what was found stays until something else is. */
export const employersNamedQuery = (search: string) =>
  queryOptions({
    queryKey: ['clients', 'named', search],
    queryFn: async ({ signal }): Promise<readonly Found[]> => {
      const asked = new URLSearchParams({ search, only: 'clients' });
      return (await call(`${apiPaths.deskSearch}?${asked.toString()}`, foundListSchema, { signal })).data;
    },
    placeholderData: keepPreviousData,
  });

/** Issues a code, which is in the answer and nowhere after that; or invites, where the provider may issue none. */
export async function issueCode(place: CodePlace, { clientId, ...others }: NewCode): Promise<IssuedCode | Invitation> {
  const body = place.organisationId === null ? { ...others, clientId } : others;
  return (await call(listPath(place), adviserAccessAnswerSchema, { method: 'POST', body })).data;
}

export async function extendCode(codeId: string, days: number): Promise<AccessCode> {
  const path = filledPath(apiPaths.accessCodeExpiry, { codeId });
  return (await call(path, accessCodeAnswerSchema, { method: 'PUT', body: { days } })).data;
}

/** Another code for the same person; the one before ends. */
export async function replaceCode(codeId: string): Promise<IssuedCode> {
  const path = filledPath(apiPaths.accessCodeReplacement, { codeId });
  return (await call(path, issuedCodeAnswerSchema, { method: 'POST' })).data;
}

/** For who lost the telephone and the recovery codes. */
export async function resetSecondFactor(codeId: string): Promise<AccessCode> {
  const path = filledPath(apiPaths.accessCodeSecondFactor, { codeId });
  return (await call(path, accessCodeAnswerSchema, { method: 'DELETE' })).data;
}

export async function revokeCode(codeId: string): Promise<AccessCode> {
  return (await call(filledPath(apiPaths.accessCode, { codeId }), accessCodeAnswerSchema, { method: 'DELETE' })).data;
}
