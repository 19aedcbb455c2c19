import type { Invitation } from '#api/invitations.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { ProblemError, required } from '#server/platform/errors/problem-error.ts';
import { type CodeParts, codeInTransaction, type IssuedCode, refusalOf } from '#server/session/grant-access.ts';
import {
  deleteInvitation,
  hasAdviser,
  heldInvitation,
  holdOrganisation,
  insertInvitation,
  invitations,
} from '#server/session/invitation-store.ts';

interface ProposedAdviser {
  readonly organisationId: string;
  readonly name: string;
  readonly days: number;
}

/**
 * What the provider gives somebody of an organisation: a code when nobody was ever adviser there, and nothing to see; an
 * invitation after that, so that the provider never knows a code to what is there. Throws NOT_FOUND.
 */
export async function adviserAccess(
  parts: CodeParts,
  person: Person,
  proposed: ProposedAdviser,
): Promise<IssuedCode | Invitation> {
  const { organisationId } = proposed;
  return inTransaction(parts, person, async (tx) => {
    if (!(await holdOrganisation(tx, organisationId))) throw new ProblemError('NOT_FOUND');
    if (await hasAdviser(tx, organisationId)) return invited(parts, tx, person, proposed);
    const grant = { ...proposed, role: 'adviser', clientId: null } as const;
    return codeInTransaction(parts, tx, person, grant, 'access issued by provider');
  });
}

async function invited(
  { recordAct }: CodeParts,
  tx: Tx,
  person: Person,
  { organisationId, name, days }: ProposedAdviser,
): Promise<Invitation> {
  const id = await insertInvitation(tx, { organisationId, name, days, invitedBy: person.holderName });
  if (id !== null) await recordAct(tx, { ...person, organisationId }, 'adviser invited', { name });
  const isSame = (other: Invitation) => other.id === id || other.name.toLowerCase() === name.toLowerCase();
  return required((await invitations(tx, organisationId)).find(isSame));
}

/** The code of an invitation, made now and told to the adviser who confirms it. Throws NOT_FOUND or HOLDER_NAME_TAKEN. */
export async function confirmedInvitation(parts: CodeParts, person: Person, id: string): Promise<IssuedCode> {
  return inTransaction(parts, person, async (tx) => {
    const found = required(await heldInvitation(tx, id));
    const { organisationId } = found;
    const { name, days } = found.invitation;
    const grant = { organisationId, name, days, role: 'adviser', clientId: null } as const;
    const issued = await codeInTransaction(parts, tx, person, grant, 'invitation confirmed');
    await deleteInvitation(tx, found);
    return issued;
  });
}

/** Ends an invitation: an adviser refuses it, the provider withdraws it. Throws NOT_FOUND. */
export async function endedInvitation(parts: CodeParts, person: Person, id: string): Promise<void> {
  await inTransaction(parts, person, async (tx) => {
    const found = required(await heldInvitation(tx, id));
    await deleteInvitation(tx, found);
    const action = person.role === 'provider' ? 'invitation withdrawn' : 'invitation refused';
    const { organisationId } = found;
    await parts.recordAct(tx, { ...person, organisationId }, action, { name: found.invitation.name });
  });
}

async function inTransaction<T>({ database }: CodeParts, person: Person, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await database.as(person, work);
  } catch (error) {
    throw refusalOf(error);
  }
}
