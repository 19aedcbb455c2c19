import { describe, expect, it } from 'vitest';
import { defaultHouseStyle, type Logo } from '#office/document/house-style.ts';
import { deleteLogo, houseStyle, storeHouseStyle, storeLogo } from '#server/house-style/store.ts';
import { databaseKinds } from '#test/database.ts';
import { madePerson } from '#test/factories.ts';
import { tealPng } from '#test/fixtures/logo-files.ts';

const style = { name: 'Kantoor Noord', primary: '123456', accent: 'ABCDEF', contactLine: 'www.voorbeeld.nl' };
const logo: Logo = { type: 'png', bytes: tealPng, width: 24, height: 12 };

describe.each(databaseKinds)('a house style on $name', ({ use }) => {
  const open = use();

  async function opened() {
    const database = await open();
    const adviser = await madePerson(database);
    const { organisationId } = adviser;
    return {
      database,
      adviser,
      organisationId,
      read: () => database.as(adviser, (tx) => houseStyle(tx, organisationId)),
      store: (version: number, name = style.name) =>
        database.as(adviser, (tx) => storeHouseStyle(tx, organisationId, version, { ...style, name })),
    };
  }

  it('is the standard one until there is an own one', async () => {
    const { read, store } = await opened();
    expect(await read()).toEqual({ ...defaultHouseStyle, version: 0 });
    expect(await store(0)).toBe(true);
    expect(await read()).toEqual({ ...style, logo: null, version: 1 });
  });

  it('is changed by the first of two edits of the same version', async () => {
    const { read, store } = await opened();
    expect(await Promise.all([store(0, 'Eerste'), store(0, 'Tweede')])).toContain(false);
    expect(await Promise.all([store(1, 'Derde'), store(1, 'Vierde')])).toContain(false);
    expect((await read()).version).toBe(2);
  });

  it('has one logo, also without a style of its own', async () => {
    const { database, adviser, organisationId, read } = await opened();
    await database.as(adviser, (tx) => storeLogo(tx, organisationId, { ...logo, width: 48 }));
    await database.as(adviser, (tx) => storeLogo(tx, organisationId, logo));
    const kept = (await read()).logo;
    expect(kept && { ...kept, bytes: Buffer.from(kept.bytes) }).toEqual(logo);
    expect(await database.as(adviser, (tx) => deleteLogo(tx, organisationId))).toBe(true);
    expect(await database.as(adviser, (tx) => deleteLogo(tx, organisationId))).toBe(false);
  });

  it('is seen and changed by no other organisation, no employer and no provider', async () => {
    const { database, adviser, organisationId, store, read } = await opened();
    await store(0);
    await database.as(adviser, (tx) => storeLogo(tx, organisationId, logo));
    const organisation = { id: organisationId, name: adviser.organisationName };
    const others = [await madePerson(database), await madePerson(database, { role: 'provider', organisation })];
    for (const other of others) {
      const seen = await database.as(other, (tx) => houseStyle(tx, organisationId));
      expect(seen).toEqual({ ...defaultHouseStyle, version: 0 });
      const changed = database.as(other, (tx) => storeHouseStyle(tx, organisationId, 1, { ...style, name: 'Anders' }));
      expect(await changed).toBe(false);
      const replaced = database.as(other, (tx) => storeLogo(tx, organisationId, logo));
      await expect(replaced).rejects.toMatchObject({ code: '42501' });
    }
    expect(await read()).toMatchObject({ name: style.name, logo: { width: 24 } });
  });

  it('is read by the worker of the organisation, which cannot change it', async () => {
    const { database, organisationId, store } = await opened();
    await store(0);
    const worker = { kind: 'worker', organisationId } as const;
    expect((await database.as(worker, (tx) => houseStyle(tx, organisationId))).name).toBe(style.name);
    const changed = await database.as(worker, (tx) => storeHouseStyle(tx, organisationId, 1, style));
    expect(changed).toBe(false);
  });
});
