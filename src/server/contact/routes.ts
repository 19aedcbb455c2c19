import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  contactMessageAnswerSchema,
  contactMessageInputSchema,
  contactMessageListSchema,
  contactMessageQuerySchema,
  contactMessageUpdateSchema,
} from '#api/contact.ts';
import { apiPaths } from '#api/paths.ts';
import { mayReadMessages, maySendMessages } from '#server/platform/access.ts';
import type { MailOrder } from '#server/contact/mail-message.job.ts';
import { deleteMessage, insertMessage, markHandled, message, messages } from '#server/contact/store.ts';
import type { App } from '#server/platform/app-type.ts';
import type { RecordedParts } from '#server/platform/audit-trail.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { ProblemError, required } from '#server/platform/errors/problem-error.ts';

export interface ContactParts extends RecordedParts {
  /** Puts the mail in the queue, as part of the transaction; null when no mail is set up. */
  readonly orderMail: ((tx: Tx, order: MailOrder) => Promise<void>) | null;
}

const config = { access: mayReadMessages };
const messageParameters = z.object({ messageId: z.guid() });
const fromOneAddress = { max: 5, timeWindow: '10 minutes' };
const fromEverybody = { max: 60, timeWindow: '1 hour', keyGenerator: () => 'everybody' };

export function contactRoutes(app: App, parts: ContactParts): void {
  sendRoute(app, parts);
  listRoute(app, parts);
  settleRoutes(app, parts);
}

function sendRoute(app: App, { database, recordAct, orderMail }: ContactParts): void {
  const countOfEverybody = app.createRateLimit(fromEverybody);
  app.post(apiPaths.contact, {
    config: { access: maySendMessages, rateLimit: fromOneAddress },
    schema: { body: contactMessageInputSchema },
    handler: async (request, reply) => {
      const count = await countOfEverybody(request);
      if (!count.isAllowed && count.isExceeded)
        throw new ProblemError('TOO_MANY_REQUESTS', { retryAfterSeconds: count.ttlInSeconds });
      const { person } = request;
      const { organisationId } = person;
      const messageId = randomUUID();
      await database.as(person, async (tx) => {
        await insertMessage(tx, organisationId, messageId, request.body);
        await orderMail?.(tx, { organisationId, messageId });
        await recordAct(tx, person, 'contact message sent', { name: person.organisationName });
      });
      return reply.code(204).send();
    },
  });
}

function listRoute(app: App, { database }: ContactParts): void {
  app.get(apiPaths.contactMessages, {
    config: { ...config, isList: true },
    schema: { querystring: contactMessageQuerySchema, response: { 200: contactMessageListSchema } },
    handler: async ({ person, query }) => ({
      data: await database.as(person, (tx) => messages(tx, query)),
    }),
  });
}

function settleRoutes(app: App, { database, recordAct }: ContactParts): void {
  app.put(apiPaths.contactMessage, {
    config,
    schema: {
      params: messageParameters,
      body: contactMessageUpdateSchema,
      response: { 200: contactMessageAnswerSchema },
    },
    handler: async ({ person, params, body }) => {
      const { messageId } = params;
      const { isHandled } = body;
      return {
        data: await database.as(person, async (tx) => {
          await markHandled(tx, messageId, isHandled ? person.holderName : null);
          const found = required(await message(tx, messageId));
          const act = isHandled ? 'contact message handled' : 'contact message reopened';
          await recordAct(tx, person, act, { name: found.senderOrganisation });
          return found;
        }),
      };
    },
  });

  app.delete(apiPaths.contactMessage, {
    config,
    schema: { params: messageParameters },
    handler: async ({ person, params }, reply) => {
      await database.as(person, async (tx) => {
        const found = required(await message(tx, params.messageId));
        await deleteMessage(tx, params.messageId);
        await recordAct(tx, person, 'contact message deleted', { name: found.senderOrganisation });
      });
      return reply.code(204).send();
    },
  });
}
