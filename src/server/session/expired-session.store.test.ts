import { describe, expect, it } from 'vitest';
import { insertHandoff } from '#server/session/issue-store.ts';
import { deleteExpiredSessions, insertSession } from '#server/session/store.ts';
import { databaseKinds } from '#test/database.ts';
import { gate, madePerson, operator } from '#test/factories.ts';

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

describe.each(databaseKinds)('sessions and links on $name', ({ use }) => {
  const open = use();

  /** One session of twelve hours and one link of ten minutes. */
  async function situation() {
    const database = await open();
    const { organisationId, holderId, holderName, role } = await madePerson(database);
    const who = {
      organisationId,
      holderId,
      holderName,
      clientId: null,
      tokenVersion: 1,
      issuedBy: 'operator' as const,
    };
    await database.as(gate, (tx) => insertSession(tx, who, { address: '10.0.0.1', userAgent: '' }));
    const holder = { id: holderId, name: holderName, role, clientId: null, tokenVersion: 1 };
    await database.as(operator, (tx) => insertHandoff(tx, organisationId, holder));
    const left = () =>
      database.as(operator, async (tx) => ({
        sessions: (await tx.selectFrom('session').select('id').execute()).length,
        links: (await tx.selectFrom('handoff').select('id').execute()).length,
      }));
    const deleteAt = (now: Date) => database.as(operator, (tx) => deleteExpiredSessions(tx, now));
    return { database, left, deleteAt };
  }

  it('go when their time is over, and not before', async () => {
    const { left, deleteAt } = await situation();
    expect(await deleteAt(new Date())).toBe(0);
    expect(await deleteAt(inHours(1))).toBe(1);
    expect(await left()).toEqual({ sessions: 1, links: 0 });
    expect(await deleteAt(inHours(13))).toBe(1);
    expect(await left()).toEqual({ sessions: 0, links: 0 });
  });

  it('are deleted by nobody who is signed in', async () => {
    const { database, left } = await situation();
    const adviser = await madePerson(database);
    await database.as(adviser, (tx) => deleteExpiredSessions(tx, inHours(13)));
    expect(await left()).toEqual({ sessions: 1, links: 1 });
  });
});
