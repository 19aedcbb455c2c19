import { sql } from 'kysely';
import { contactMessageDays } from '#api/contact.ts';
import type { ContactMessage, ContactMessageInput, ContactMessageQuery } from '#api/contact.ts';
import { countOf, deletedCount, firstRow, isRow, withMoments } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';

/** Stores a message. Its id comes from outside, since the sender may not read back what was stored. */
export async function insertMessage(
  tx: Tx,
  organisationId: string,
  id: string,
  { phoneNumber, ...input }: ContactMessageInput,
): Promise<void> {
  await tx
    .insertInto('contact_message')
    .values({ id, organisation_id: organisationId, phone_number: phoneNumber, ...input })
    .execute();
}

function messageRows(tx: Tx) {
  return tx
    .selectFrom('contact_message')
    .innerJoin('organisation', 'organisation.organisation_id', 'contact_message.organisation_id')
    .select([
      'contact_message.id',
      'contact_message.message',
      'contact_message.name',
      'contact_message.organization',
      'contact_message.phone_number as phoneNumber',
      'contact_message.email',
      'contact_message.received_on as receivedOn',
      'contact_message.mailed_on as mailedOn',
      'contact_message.handled_on as handledOn',
      'contact_message.handled_by as handledBy',
      'organisation.name as senderOrganisation',
    ]);
}

const ofState = (state: ContactMessageQuery['state']) => {
  if (state === 'all') return sql<boolean>`true`;
  return state === 'open' ? sql<boolean>`handled_on is null` : sql<boolean>`handled_on is not null`;
};

/** A page of the messages, newest first, and how many there are of this state. */
export async function messages(
  tx: Tx,
  { state, page, size }: ContactMessageQuery,
): Promise<{ messages: ContactMessage[]; total: number }> {
  const total = await countOf(tx.selectFrom('contact_message').where(ofState(state)));
  const rows = await messageRows(tx)
    .where(ofState(state))
    .orderBy('received_on', 'desc')
    .orderBy('arrival', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { messages: rows.map(withMoments), total };
}

/** Of any organisation: the database decides which messages a person sees. */
export async function message(tx: Tx, id: string): Promise<ContactMessage | null> {
  const row = await messageRows(tx).where('contact_message.id', '=', id).executeTakeFirst();
  return row === undefined ? null : withMoments(row);
}

/** Marks a message as handled by somebody, or as open again for null. */
export async function markHandled(tx: Tx, id: string, by: string | null): Promise<void> {
  const change =
    by === null ? { handled_on: null, handled_by: null } : { handled_on: sql<Date>`now()`, handled_by: by };
  await tx.updateTable('contact_message').set(change).where('id', '=', id).execute();
}

export async function deleteMessage(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('contact_message').where('id', '=', id).execute();
}

/** What a mail says; null when it has left already, or the message is gone. */
export const messageToMail = (tx: Tx, organisationId: string, id: string) =>
  firstRow(
    tx
      .selectFrom('contact_message')
      .select(['message', 'name', 'organization', 'phone_number as phoneNumber', 'email'])
      .where(isRow(organisationId, id))
      .where('mailed_on', 'is', null),
  );

export async function markMailed(tx: Tx, organisationId: string, id: string): Promise<void> {
  await tx
    .updateTable('contact_message')
    .set({ mailed_on: sql`now()` })
    .where(isRow(organisationId, id))
    .execute();
}

/** Deletes the messages of an organisation that were kept long enough; returns how many. */
export const deleteOldMessages = (tx: Tx, organisationId: string, now: Date) =>
  deletedCount(
    tx
      .deleteFrom('contact_message')
      .where('organisation_id', '=', organisationId)
      .where('received_on', '<', sql<Date>`${now}::timestamptz - ${contactMessageDays} * interval '1 day'`),
  );
