import {
  accessCodeAnswerSchema,
  accessCodeListSchema,
  adviserAccessAnswerSchema,
  issuedCodeAnswerSchema,
  type AccessCode,
} from '#api/access-codes.ts';
import type { Invitation } from '#api/invitations.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import { dataQuery, post, put, remove } from '#web/lib/api-data.ts';

/** Whose codes a list shows: those of the own employers, or of an organisation as the provider sees it. */
export interface CodePlace {
  /** Null for the own organisation. */
  readonly organisationId: string | null;
}

export type IssuedCode = AccessCode & { readonly code: string };

const listPath = ({ organisationId }: CodePlace): string =>
  organisationId === null ? apiPaths.accessCodes : filledPath(apiPaths.organisationCodes, { organisationId });

export const codeListQuery = (place: CodePlace) =>
  dataQuery<readonly AccessCode[]>(['access-codes', place.organisationId], listPath(place), accessCodeListSchema);

/** Issues a code for somebody of an employer; it is in the answer and nowhere after that. */
export const issueEmployerCode = (holder: string, clientId: string): Promise<IssuedCode> =>
  post(apiPaths.accessCodes, issuedCodeAnswerSchema, { holder, clientId });

/** The provider issues a code for the first adviser of an organisation, and invites the others. */
export const issueAdviserCode = (
  place: CodePlace,
  code: { holder: string; days: number },
): Promise<IssuedCode | Invitation> => post(listPath(place), adviserAccessAnswerSchema, code);

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
