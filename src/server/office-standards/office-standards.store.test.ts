import { describe, expect, it } from 'vitest';
import { officeStandards, storeStandards } from '#server/office-standards/store.ts';
import { databaseKinds } from '#test/database.ts';
import { madeClient, madePerson } from '#test/factories.ts';

const input = { adoptedOn: '2026-10-01', reason: 'Besluit', entries: { loonstijging: '2,1%' } };

describe.each(databaseKinds)('the standards of an office on $name', ({ use }) => {
  const open = use();

  async function opened() {
    const database = await open();
    const adviser = await madePerson(database);
    const { organisationId } = adviser;
    return {
      database,
      adviser,
      organisationId,
      read: () => database.as(adviser, (tx) => officeStandards(tx, organisationId)),
      store: (version: number) =>
        database.as(adviser, (tx) => storeStandards(tx, organisationId, { version, ...input })),
    };
  }

  it('are changed by the first of two edits of the same version', async () => {
    const { read, store } = await opened();
    expect(await store(1)).toBe(false);
    expect(await Promise.all([store(0), store(0)])).toEqual(expect.arrayContaining([true, false]));
    expect(await store(1)).toBe(true);
    expect((await read()).map(({ version, entries }) => [version, entries])).toEqual([
      [2, input.entries],
      [1, input.entries],
    ]);
  });

  it('are seen by the employers of the organisation, which cannot change them, and by nobody else', async () => {
    const { database, adviser, organisationId, store, read } = await opened();
    await store(0);
    const organisation = { id: organisationId, name: adviser.organisationName };
    const clientId = await madeClient(database, adviser);
    const employer = await madePerson(database, { role: 'employer', organisation, clientId });
    expect(await database.as(employer, (tx) => officeStandards(tx, organisationId))).toHaveLength(1);
    const provider = await madePerson(database, { role: 'provider', organisation });
    for (const person of [await madePerson(database), provider])
      expect(await database.as(person, (tx) => officeStandards(tx, organisationId))).toEqual([]);
    for (const person of [employer, provider, await madePerson(database)]) {
      const version = person === employer ? 1 : 0;
      const changed = database.as(person, (tx) => storeStandards(tx, organisationId, { version, ...input }));
      await expect(changed).rejects.toMatchObject({ code: '42501' });
    }
    expect(await read()).toHaveLength(1);
  });
});
