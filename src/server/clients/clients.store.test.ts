import { describe, expect, it } from 'vitest';
import { mostKept } from '#api/highest-limit.ts';
import { databaseKinds } from '#test/database.ts';
import { clientInput, madeClient, madePerson, zipBytes } from '#test/factories.ts';
import { addedClient, client, clients, insertClient, isNameTaken, updateClient } from '#server/clients/store.ts';
import { insertDossier } from '#server/dossiers/store.ts';

describe.each(databaseKinds)('employers on $name', ({ use }) => {
  const open = use();

  async function opened() {
    const database = await open();
    const adviser = await madePerson(database);
    const { organisationId } = adviser;
    const upload = (clientId: string) =>
      database.as(adviser, (tx) =>
        insertDossier(tx, {
          organisationId,
          clientId,
          name: 'D',
          bytes: zipBytes(),
          sha256: 'c'.repeat(64),
          uploadKey: null,
          isExample: false,
        }),
      );
    return { database, adviser, organisationId, upload };
  }

  it('are listed by name with the number of dossiers and the date of the last', async () => {
    const { database, adviser, organisationId, upload } = await opened();
    const second = await madeClient(database, adviser, 'Zeevaart B.V.');
    await madeClient(database, adviser, 'aannemer Jansen');
    await upload(second);
    await upload(second);
    const listed = await database.as(adviser, (tx) => clients(tx, organisationId));
    expect(listed.map(({ name, dossierCount }) => [name, dossierCount])).toEqual([
      ['aannemer Jansen', 0],
      ['Zeevaart B.V.', 2],
    ]);
    expect(listed[0]?.lastDossierOn).toBeNull();
    expect(listed[1]?.lastDossierOn).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  it('keep what was filled in', async () => {
    const { database, adviser, organisationId } = await opened();
    const input = clientInput();
    const id = await database.as(adviser, (tx) => insertClient(tx, organisationId, input));
    expect(await database.as(adviser, (tx) => client(tx, organisationId, id))).toMatchObject({ ...input, version: 1 });
  });

  it('have a name of their own within the organisation, whatever the case', async () => {
    const { database, adviser, organisationId } = await opened();
    await madeClient(database, adviser, 'Bakkerij');
    const again = database.as(adviser, (tx) => insertClient(tx, organisationId, clientInput('BAKKERIJ')));
    await expect(again).rejects.toSatisfy(isNameTaken);
    const elsewhere = await madePerson(database);
    await expect(madeClient(database, elsewhere, 'Bakkerij')).resolves.toBeDefined();
  });

  it('are so many at most, also when two come at the same time for the last place', async () => {
    const { database, adviser, organisationId } = await opened();
    const rows = Array.from({ length: mostKept.clients - 1 }, (_, index) => ({
      organisation_id: organisationId,
      name: `Werkgever ${index}`,
      kvk_number: '',
      reference: '',
      contact_name: '',
      contact_email: '',
      name_order: '',
      contact_order: '',
      search_text: '',
    }));
    await database.as(adviser, (tx) => tx.insertInto('client').values(rows).execute());
    const add = () => database.as(adviser, (tx) => addedClient(tx, organisationId, clientInput()));
    const added = await Promise.allSettled([add(), add()]);
    expect(added.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(add()).rejects.toMatchObject({ code: 'CLIENTS_FULL' });
    const elsewhere = await madePerson(database);
    await database.as(elsewhere, (tx) => addedClient(tx, elsewhere.organisationId, clientInput()));
  });

  it('are changed by the first of two edits of the same version', async () => {
    const { database, adviser, organisationId } = await opened();
    const id = await madeClient(database, adviser);
    const edit = (name: string) =>
      database.as(adviser, (tx) => updateClient(tx, organisationId, id, 1, clientInput(name)));
    expect(await Promise.all([edit('Eerste'), edit('Tweede')])).toContain(false);
    expect(await edit('Derde')).toBe(false);
    const now = await database.as(adviser, (tx) => client(tx, organisationId, id));
    expect(now?.version).toBe(2);
  });
});
