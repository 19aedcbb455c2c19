import { queryOptions } from '@tanstack/react-query';
import { contactMessageAnswerSchema, contactMessageListSchema, type ContactMessage } from '#api/contact.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import { send } from '#web/lib/api-client.ts';
import { dataOf, put } from '#web/lib/api-data.ts';

/** The most that the server gives at once. */
const pageSize = 100;

/** All messages. There are few, for they are limited when sent and go after a year. */
async function allMessages(signal: AbortSignal): Promise<readonly ContactMessage[]> {
  const found = new Map<string, ContactMessage>();
  for (let page = 1; ; page += 1) {
    const path = `${apiPaths.contactMessages}?page=${page}&size=${pageSize}`;
    const { messages, total } = await dataOf(path, contactMessageListSchema, { signal });
    // One that arrives in between moves the pages: by id none is there twice.
    for (const message of messages) found.set(message.id, message);
    if (page * pageSize >= total) return [...found.values()];
  }
}

export const messageListQuery = queryOptions({
  queryKey: ['contact-messages'],
  queryFn: ({ signal }) => allMessages(signal),
});

export const markMessage = (messageId: string, isHandled: boolean) =>
  put(filledPath(apiPaths.contactMessage, { messageId }), contactMessageAnswerSchema, { isHandled });

export async function deleteMessage(messageId: string): Promise<void> {
  await send(filledPath(apiPaths.contactMessage, { messageId }), { method: 'DELETE' });
}
