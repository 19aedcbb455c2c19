import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contactMessageDays } from '#api/contact.ts';
import { mailSender, type SendMail } from '#server/contact/mail.ts';
import { type MailOrder, mailMessage, mailQueue } from '#server/contact/mail-message.job.ts';
import {
  deleteMessage,
  deleteOldMessages,
  insertMessage,
  markHandled,
  message,
  messages,
  messageToMail,
} from '#server/contact/store.ts';
import type { Person } from '#server/platform/database/actor.ts';
import { openJobs } from '#server/platform/jobs.ts';
import { logTo } from '#server/platform/log.ts';
import { contactMessage } from '#test/fixtures/contact-message.ts';
import { databaseKinds } from '#test/database.ts';
import { madePerson } from '#test/factories.ts';
import { mailServer, stopMailServers } from '#test/server/mail-server.ts';
import { patience } from '#test/patience.ts';

const log = logTo('silent');
const every = { state: 'all', page: 1, size: 10 } as const;

describe.each(databaseKinds)('contact messages on $name', ({ use }) => {
  const open = use();
  afterEach(stopMailServers);

  async function opened() {
    const database = await open();
    const sender = await madePerson(database);
    const provider = await madePerson(database, { role: 'provider' });
    const { organisationId } = sender;
    const send = async (from: Person = sender, name = contactMessage.name) => {
      const id = randomUUID();
      await database.as(from, (tx) => insertMessage(tx, from.organisationId, id, { ...contactMessage, name }));
      return id;
    };
    const list = (query: Parameters<typeof messages>[1] = every) => database.as(provider, (tx) => messages(tx, query));
    return { database, sender, provider, organisationId, send, list };
  }

  it('of every organisation are read by the provider, newest first, by page and state', async () => {
    const { database, send, list, sender, provider } = await opened();
    const other = await madePerson(database);
    const first = await send(sender, 'Eerste');
    await send(other, 'Tweede');
    await send(sender, 'Derde');
    await database.as(provider, (tx) => markHandled(tx, first, 'Aanbieder'));
    const namesOf = async (query: Parameters<typeof messages>[1]) => {
      const { messages: found, total } = await list(query);
      return [total, ...found.map(({ name }) => name)];
    };
    expect(await namesOf(every)).toEqual([3, 'Derde', 'Tweede', 'Eerste']);
    expect(await namesOf({ ...every, size: 2, page: 2 })).toEqual([3, 'Eerste']);
    expect(await namesOf({ ...every, state: 'handled' })).toEqual([1, 'Eerste']);
    expect(await namesOf({ ...every, state: 'open' })).toEqual([2, 'Derde', 'Tweede']);
    const found = (await list({ ...every, state: 'handled' })).messages[0];
    expect(found).toMatchObject({ ...contactMessage, name: 'Eerste', handledBy: 'Aanbieder', mailedOn: null });
    expect(found?.senderOrganisation).toBe(sender.organisationName);
  });

  it('are seen by nobody else, not even by who sent them, and are sent in no other name', async () => {
    const { database, send, sender, organisationId } = await opened();
    const id = await send();
    const stranger = await madePerson(database);
    for (const person of [sender, stranger]) {
      expect(await database.as(person, (tx) => message(tx, id))).toBeNull();
      await database.as(person, (tx) => deleteMessage(tx, id));
    }
    const forged = database.as(stranger, (tx) => insertMessage(tx, organisationId, randomUUID(), contactMessage));
    await expect(forged).rejects.toMatchObject({ code: '42501' });
    const worker = { kind: 'worker', organisationId } as const;
    expect(await database.as(worker, (tx) => messageToMail(tx, organisationId, id))).toEqual(contactMessage);
  });

  it('go when they were kept long enough, by a clock that is given', async () => {
    const { database, send, list, organisationId } = await opened();
    await send();
    const worker = { kind: 'worker', organisationId } as const;
    const after = (days: number) =>
      database.as(worker, (tx) => deleteOldMessages(tx, organisationId, new Date(Date.now() + days * 86_400_000)));
    expect(await after(contactMessageDays - 1)).toBe(0);
    expect(await after(contactMessageDays + 1)).toBe(1);
    expect((await list()).total).toBe(0);
  });

  it('are mailed once, after a fault again, and not when they are gone', async () => {
    const { database, send, list, organisationId, provider } = await opened();
    const order = { organisationId, messageId: await send() };
    let tries = 0;
    const sendMail: SendMail = () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('Canarius')) : Promise.resolve();
    };
    await expect(mailMessage({ database, log, sendMail }, order)).rejects.toMatchObject({ message: '' });
    expect((await list()).messages[0]?.mailedOn).toBeNull();
    await mailMessage({ database, log, sendMail }, order);
    await mailMessage({ database, log, sendMail }, order);
    expect(tries).toBe(2);
    expect((await list()).messages[0]?.mailedOn).toMatch(/Z$/);
    const gone = { organisationId, messageId: await send() };
    await database.as(provider, (tx) => deleteMessage(tx, gone.messageId));
    await mailMessage({ database, log, sendMail }, gone);
    expect(tries).toBe(2);
  });

  it('go through the queue to a real mail server', async () => {
    const { database, sender, organisationId } = await opened();
    const server = await mailServer();
    const addresses = { from: 'van@kantoor.example', to: 'naar@kantoor.example' };
    const sendMail = mailSender({ smtpUrl: `smtp://localhost:${server.port}`, ...addresses });
    const jobs = await openJobs(database, [mailQueue], log);
    try {
      await jobs.work<MailOrder>(mailQueue.name, 1, (order) => mailMessage({ database, log, sendMail }, order));
      const messageId = randomUUID();
      await database.as(sender, async (tx) => {
        await insertMessage(tx, organisationId, messageId, contactMessage);
        await jobs.send(tx, mailQueue.name, { organisationId, messageId });
      });
      await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: patience, interval: 50 });
    } finally {
      await jobs.stop();
    }
  });
});
