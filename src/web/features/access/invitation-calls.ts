import { issuedCodeAnswerSchema } from '#api/access-codes.ts';
import { invitationListSchema, type Invitation } from '#api/invitations.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import type { CodePlace } from '#web/features/access/code-calls.ts';
import { send } from '#web/lib/api-client.ts';
import { dataQuery, post } from '#web/lib/api-data.ts';

const listPath = ({ organisationId }: CodePlace): string =>
  organisationId === null ? apiPaths.invitations : filledPath(apiPaths.organisationInvitations, { organisationId });

export const invitationListQuery = (place: CodePlace) =>
  dataQuery<readonly Invitation[]>(['invitations', place.organisationId], listPath(place), invitationListSchema);

/** Confirms an invitation; its code is in the answer, and nowhere after that. */
export const confirmInvitation = (invitationId: string) =>
  post(filledPath(apiPaths.invitationConfirmation, { invitationId }), issuedCodeAnswerSchema);

/** Refuses an invitation, or withdraws it for the provider. */
export async function endInvitation(invitationId: string): Promise<void> {
  await send(filledPath(apiPaths.invitation, { invitationId }), { method: 'DELETE' });
}
