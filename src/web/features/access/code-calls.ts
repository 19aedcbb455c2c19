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
import { dataOf, dataQuery, post, put, remove } from '#web/lib/api-data.ts';

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
  dataQuery<readonly AccessCode[]>(['access-codes', place.organisationId], listPath(place), accessCodeListSchema);

/** Employers with such a name, the first few of them; what was found stays until something else is. */
export const employersNamedQuery = (search: string) =>
  queryOptions({
    queryKey: ['clients', 'named', search],
    queryFn: ({ signal }): Promise<readonly Found[]> => {
      const asked = new URLSearchParams({ search, only: 'clients' });
      return dataOf(`${apiPaths.deskSearch}?${asked}`, foundListSchema, { signal });
    },
    placeholderData: keepPreviousData,
  });

/** Issues a code, which is in the answer and nowhere after that; or invites, where the provider may issue none. */
export const issueCode = (place: CodePlace, { clientId, ...others }: NewCode): Promise<IssuedCode | Invitation> =>
  post(listPath(place), adviserAccessAnswerSchema, place.organisationId === null ? { ...others, clientId } : others);

export const extendCode = (codeId: string, days: number) =>
  put(filledPath(apiPaths.accessCodeExpiry, { codeId }), accessCodeAnswerSchema, { days });

/** Another code for the same person; the one before ends. */
export const replaceCode = (codeId: string) =>
  post(filledPath(apiPaths.accessCodeReplacement, { codeId }), issuedCodeAnswerSchema);

/** For who lost the telephone and the recovery codes. */
export const resetSecondFactor = (codeId: string) =>
  remove(filledPath(apiPaths.accessCodeSecondFactor, { codeId }), accessCodeAnswerSchema);

export const revokeCode = (codeId: string) =>
  remove(filledPath(apiPaths.accessCode, { codeId }), accessCodeAnswerSchema);

/** How many other codes that work belong to the same person: revoking this one leaves those. */
export const otherActiveCodes = (list: readonly AccessCode[], { id, holder }: AccessCode): number =>
  list.filter((code) => code.id !== id && code.state === 'active' && code.holder === holder).length;
