import { sql } from 'kysely';
import type { Invitation } from '#api/invitations.ts';
import { inTurn, isRow, withMoments } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';

export interface FoundInvitation {
  readonly organisationId: string;
  readonly invitation: Invitation;
}

function invitationRows(tx: Tx) {
  return tx
    .selectFrom('invitation')
    .leftJoin('holder', (join) =>
      join
        .onRef('holder.organisation_id', '=', 'invitation.organisation_id')
        .on('holder.role', '=', 'adviser')
        .on(sql`lower(holder.name)`, '=', sql`lower(invitation.name)`),
    )
    .select([
      'invitation.id',
      'invitation.organisation_id as organisationId',
      'invitation.name',
      'days',
      'invited_by as invitedBy',
      'invitation.created_on as createdOn',
      sql<boolean>`holder.id is not null`.as('isKnown'),
    ]);
}

type InvitationRow = Awaited<ReturnType<ReturnType<typeof invitationRows>['execute']>>[number];

const asFound = ({ organisationId, ...row }: InvitationRow): FoundInvitation => ({
  organisationId,
  invitation: withMoments(row),
});

/** The invitations of an organisation that wait, oldest first. */
export async function invitations(tx: Tx, organisationId: string): Promise<Invitation[]> {
  const rows = await invitationRows(tx)
    .where('invitation.organisation_id', '=', organisationId)
    .orderBy('invitation.created_on')
    .orderBy('invitation.id')
    .execute();
  return rows.map((row) => asFound(row).invitation);
}

/**
 * An invitation that the actor of the transaction may see, to be decided on; null for any other. Of those who decide at the
 * same time each waits for the one before, and then sees that it is gone.
 */
export async function heldInvitation(tx: Tx, id: string): Promise<FoundInvitation | null> {
  await inTurn(tx, 'invitation', id);
  const row = await invitationRows(tx).where('invitation.id', '=', id).executeTakeFirst();
  return row === undefined ? null : asFound(row);
}

interface NewInvitation extends Pick<Invitation, 'name' | 'days' | 'invitedBy'> {
  readonly organisationId: string;
}

/** Null when this name waits already. */
export async function insertInvitation(tx: Tx, given: NewInvitation): Promise<string | null> {
  const { organisationId, name, days, invitedBy } = given;
  const made = await tx
    .insertInto('invitation')
    .values({ organisation_id: organisationId, name, days, invited_by: invitedBy })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

export async function deleteInvitation(tx: Tx, { organisationId, invitation: { id } }: FoundInvitation): Promise<void> {
  await tx.deleteFrom('invitation').where(isRow(organisationId, id)).execute();
}

/** Holds on to an organisation until the end of the transaction, so that two at a time do not both find nobody there. */
export async function holdOrganisation(tx: Tx, organisationId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('organisation')
    .select('organisation_id')
    .where('organisation_id', '=', organisationId)
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether an organisation has or ever had an adviser, whatever became of their codes. */
export async function hasAdviser(tx: Tx, organisationId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('holder')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('role', '=', 'adviser')
    .executeTakeFirst();
  return found !== undefined;
}
