import { markMailed, messageToMail } from '#server/contact/store.ts';
import type { SendMail } from '#server/contact/mail.ts';
import type { Database } from '#server/platform/database/database.ts';
import { OfferAgainError, type Queue } from '#server/platform/jobs.ts';
import type { Log } from '#server/platform/log.ts';

/** Tried again after half a minute, then ever later, up to an hour: about eight hours in all. */
export const mailQueue: Queue = {
  name: 'mail-contact-message',
  options: { retryLimit: 14, retryDelay: 30, retryBackoff: true, retryDelayMax: 3_600 },
};

/** The content of a mail job: where its message is, and nothing from the message itself. */
export interface MailOrder {
  readonly organisationId: string;
  readonly messageId: string;
}

export interface MailParts {
  readonly database: Database;
  readonly log: Log;
  readonly sendMail: SendMail;
}

/** Sends one message as mail. After a fault it is offered again; a message that has left is not sent again. */
export async function mailMessage(
  { database, log, sendMail }: MailParts,
  { organisationId, messageId }: MailOrder,
): Promise<void> {
  const worker = { kind: 'worker', organisationId } as const;
  const message = await database.as(worker, (tx) => messageToMail(tx, organisationId, messageId));
  if (message === null) return;
  try {
    await sendMail(messageId, message);
  } catch (error) {
    log.warn({ err: error, message: messageId }, 'contact message not mailed');
    throw new OfferAgainError();
  }
  await database.as(worker, (tx) => markMailed(tx, organisationId, messageId));
}
