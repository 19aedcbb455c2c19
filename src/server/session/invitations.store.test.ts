import { describe, expect, it } from 'vitest';
import { recordAct } from '#server/audit/store.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { Database } from '#server/platform/database/database.ts';
import { insertInvitation, invitations } from '#server/session/invitation-store.ts';
import { confirmedInvitation, endedInvitation } from '#server/session/invite-adviser.ts';
import { databaseKinds } from '#test/database.ts';
import { madePerson, testKeys, uniqueName } from '#test/factories.ts';

async function invited(database: Database, { organisationId }: Person, name: string): Promise<string> {
  const provider = await madePerson(database, { role: 'provider' });
  const id = await database.as(provider, (tx) =>
    insertInvitation(tx, { organisationId, name, days: 9, invitedBy: provider.holderName }),
  );
  if (id === null) throw new Error('the invitation waits already');
  return id;
}

describe.each(databaseKinds)('an invitation on $name', ({ use }) => {
  const open = use();

  it('is decided on once, however many confirm and refuse it at the same time; the others learn that it is gone', async () => {
    const database = await open();
    const parts = { database, keys: testKeys, recordAct };
    const adviser = await madePerson(database);
    for (let round = 0; round < 5; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each round is a race of its own
      const id = await invited(database, adviser, uniqueName('Collega'));
      // One of them writes the id as the others do not.
      const ids = [id, id.toUpperCase(), id];
      // oxlint-disable-next-line no-await-in-loop -- as above
      const outcomes = await Promise.allSettled([
        ...ids.map((one) => confirmedInvitation(parts, adviser, one)),
        ...ids.map((one) => endedInvitation(parts, adviser, one)),
      ]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await database.as(adviser, (tx) => invitations(tx, adviser.organisationId))).toEqual([]);
  });
});
