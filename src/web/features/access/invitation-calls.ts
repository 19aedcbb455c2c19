import { queryOptions } from '@tanstack/react-query';
import { issuedCodeAnswerSchema } from '#api/access-codes.ts';
import { invitationListSchema, type Invitation } from '#api/invitations.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import type { CodePlace, IssuedCode } from '#web/features/access/code-calls.ts';
import { call, send } from '#web/lib/api-client.ts';

const listPath = ({ organisationId }: CodePlace): string =>
  organisationId === null ? apiPaths.invitations : filledPath(apiPaths.organisationInvitations, { organisationId });

export const invitationListQuery = (place: CodePlace) =>
  queryOptions({
    queryKey: ['invitations', place.organisationId],
    queryFn: async ({ signal }): Promise<readonly Invitation[]> =>
      (await call(listPath(place), invitationListSchema, { signal })).data,
  });

/** Confirms an invitation; its code is in the answer, and nowhere after that. */
export async function confirmInvitation(invitationId: string): Promise<IssuedCode> {
  const path = filledPath(apiPaths.invitationConfirmation, { invitationId });
  return (await call(path, issuedCodeAnswerSchema, { method: 'POST' })).data;
}

/** Refuses an invitation, or withdraws it for the provider. */
export async function endInvitation(invitationId: string): Promise<void> {
  await send(filledPath(apiPaths.invitation, { invitationId }), { method: 'DELETE' });
}
