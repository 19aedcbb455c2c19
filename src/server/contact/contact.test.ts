import { describe, expect, it } from 'vitest';
import { contactMessageListSchema } from '#api/contact.ts';
import { appForFile } from '#test/app.ts';
import { type Caller } from '#test/caller.ts';
import { contactMessage } from '#test/fixtures/contact-message.ts';

const sent: object[] = [];
const running = appForFile({
  jobs: {
    counts: () => Promise.resolve([]),
    send: (_tx, queue, order) => {
      if (queue === 'mail-contact-message') sent.push(order);
      return Promise.resolve();
    },
  },
});

let addresses = 0;
const post = (person: Caller, body: unknown, from = `10.1.0.${(addresses += 1)}`) =>
  person.call('POST', '/api/contactus', body, { 'x-forwarded-for': from });
const list = async (provider: Caller, query = '') =>
  contactMessageListSchema.parse(await (await provider.call('GET', `/api/contact-messages${query}`)).json()).data;

describe('a contact message', () => {
  it('is trimmed, stored, put in the mail queue without its content, and read by the provider', async () => {
    const { signedIn } = running();
    const adviser = await signedIn();
    const provider = await signedIn('provider');
    expect((await post(adviser, { ...contactMessage, name: '  Jo  ' })).status).toBe(204);
    const found = (await list(provider)).messages[0];
    expect(found).toMatchObject({ ...contactMessage, name: 'Jo' });
    expect(found?.senderOrganisation).toBe(adviser.recipient.organisation);
    expect(sent.map((order) => Object.keys(order).sort())).toEqual([['messageId', 'organisationId']]);
  });

  it.each([
    ['message', '', 'Message is required'],
    ['message', 'Te kort', 'Minimum 10 characters'],
    ['message', 'x'.repeat(1001), 'Maximum 1000 characters'],
    ['message', `${' '.repeat(20)}kort`, 'Minimum 10 characters'],
    ['name', ' ', 'Name is required'],
    ['name', 'x', 'Minimum 2 characters'],
    ['name', 'x'.repeat(31), 'Maximum 30 characters'],
    ['name', 'Jo\r\nBcc: x@y.nl', 'Name must be on one line'],
    ['organization', undefined, 'Organization is required'],
    ['organization', 'ab', 'Minimum 3 characters'],
    ['organization', 'x'.repeat(31), 'Maximum 30 characters'],
    ['phoneNumber', '', 'Telephone is required'],
    ['phoneNumber', '123456789', 'Minimum 10 digits'],
    ['phoneNumber', '1'.repeat(16), 'Maximum 15 characters'],
    ['email', '', 'Email is required'],
    ['email', 'geen adres', 'Wrong email format'],
    ['email', 'a@b.nl\r\nBcc: c@d.nl', 'Wrong email format'],
    ['email', ['a@b.nl'], 'Email is required'],
  ])('with %s = %j is refused: %s', async (field, value, text) => {
    const adviser = await running().signedIn();
    const answer = await post(adviser, { ...contactMessage, [field]: value });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'INPUT_INVALID', fields: { [field]: text } });
  });

  it.each([10, 1000])('of %d characters is taken', async (length) => {
    const adviser = await running().signedIn();
    expect((await post(adviser, { ...contactMessage, message: 'x'.repeat(length) })).status).toBe(204);
  });

  it('with a field too many is refused', async () => {
    const adviser = await running().signedIn();
    expect((await post(adviser, { ...contactMessage, to: 'iemand@elders.example' })).status).toBe(400);
  });

  it('is marked as handled, opened again and deleted, which the audit log tells without its content', async () => {
    const { signedIn, database } = running();
    const adviser = await signedIn();
    const provider = await signedIn('provider');
    await post(adviser, contactMessage);
    const id = (await list(provider)).messages[0]?.id ?? '';
    const mark = (isHandled: boolean) => provider.call('PUT', `/api/contact-messages/${id}`, { isHandled });
    expect(await (await mark(true)).json()).toMatchObject({ data: { handledBy: provider.recipient.holder } });
    expect((await list(provider, '?state=open')).messages.map((found) => found.id)).not.toContain(id);
    expect(await (await mark(false)).json()).toMatchObject({ data: { handledBy: null, handledOn: null } });
    expect((await provider.call('DELETE', `/api/contact-messages/${id}`)).status).toBe(204);
    expect((await provider.call('DELETE', `/api/contact-messages/${id}`)).status).toBe(404);
    expect((await mark(true)).status).toBe(404);
    const entries = await database.as('operator', (tx) =>
      tx.selectFrom('audit_entry').selectAll().where('action', 'like', 'contact message%').execute(),
    );
    expect(new Set(entries.map(({ action }) => action)).size).toBe(4);
    expect(JSON.stringify(entries) + running().logged()).not.toMatch(/Canarius|Bakkerij Zoet|gesprek/);
  });

  it.each(['?page=0', '?size=1000', '?state=x', '?page=1.5'])('is not listed by %s', async (query) => {
    const provider = await running().signedIn('provider');
    expect((await provider.call('GET', `/api/contact-messages${query}`)).status).toBe(400);
  });

  it('may be sent five times in ten minutes from one address', async () => {
    const adviser = await running().signedIn();
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await post(adviser, contactMessage, '10.9.9.9')).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });

  it('may be sent sixty times an hour by everybody together', async () => {
    const adviser = await running().signedIn();
    let answer = await post(adviser, contactMessage);
    for (let count = 0; count < 60 && answer.status === 204; count += 1) answer = await post(adviser, contactMessage);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});
