import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { dossierListPageSchema, documentListSchema } from '#api/dossiers.ts';
import { listLanguages } from '#api/list-page.ts';
import { insertDossier } from '#server/dossiers/store.ts';
import { dossierListFacts, dossierPage } from '#server/dossiers/page-store.ts';
import { clientCount, clientPage, insertClient } from '#server/clients/store.ts';
import { clientListPageSchema } from '#api/clients.ts';
import { formatsOf } from '#web/i18n/formats.ts';
import { databaseKinds } from '#test/database.ts';
import { clientInput, madeClient, madePerson, zipBytes } from '#test/factories.ts';
import { dossiers } from '#test/whole-list.ts';

const locales = { nl: 'nl-NL', de: 'de-DE', en: 'en-GB', es: 'es-ES', fr: 'fr-FR', ja: 'ja-JP', zh: 'zh-CN' } as const;
const names = ['Dossier 10', 'dossier 9', 'Café', 'cafe 2', 'Éen', 'Dossier 10'];

describe.each(databaseKinds)('pages of dossiers on $name', ({ use }) => {
  const open = use();

  async function situation() {
    const database = await open();
    const person = await madePerson(database);
    const { organisationId } = person;
    const clientId = await madeClient(database, person);
    for (const [index, name] of names.entries())
      await database.as(person, (tx) =>
        insertDossier(tx, {
          organisationId,
          clientId,
          name,
          bytes: zipBytes(),
          sha256: name === 'Éen' ? 'the same' : index === 0 ? 'the same' : String(index),
          uploadKey: null,
          isExample: name === 'Café',
        }),
      );
    const page = (asked: Record<string, unknown>) =>
      database.as(person, async (tx) => {
        const facts = await dossierListFacts(tx, organisationId, clientId);
        if (facts === null) throw new Error('no client');
        const query = dossierListPageSchema.parse({ page: 1, ...asked });
        return dossierPage(tx, organisationId, clientId, { ...query, page: query.page ?? 1 }, facts);
      });
    const found = async (search: string, language = 'nl') =>
      (await page({ search, language, sort: 'name' })).documents.map(({ name }) => name);
    const whole = () => database.as(person, (tx) => dossiers(tx, organisationId, clientId, { archived: false }));
    return { database, person, clientId, page, found, whole };
  }

  it('are in the order of the screen, whole together, and the same at each asking', async () => {
    const { page } = await situation();
    for (const [sort, sorted] of [
      ['createdOn', names],
      ['-createdOn', names.toReversed()],
      ['name', ['Café', 'cafe 2', 'dossier 9', 'Dossier 10', 'Dossier 10', 'Éen']],
      ['-name', ['Éen', 'Dossier 10', 'Dossier 10', 'dossier 9', 'cafe 2', 'Café']],
    ] as const) {
      const pages = [];
      for (const number of [1, 2, 3]) pages.push(await page({ page: number, size: 2, sort }));
      expect(pages.flatMap(({ documents }) => documents.map(({ name }) => name))).toEqual(sorted);
      expect(new Set(pages.flatMap(({ documents }) => documents.map(({ id }) => id))).size).toBe(names.length);
    }
  });

  it('say how many there are and which page it is; one after the last is the last', async () => {
    const { page } = await situation();
    const { documents, part } = await page({ page: 9, size: 4, sort: 'createdOn' });
    expect(documents.map(({ name }) => name)).toEqual(names.slice(4));
    expect(part).toEqual({ total: 6, page: 2, isCalculating: true, hasFileErrors: false });
  });

  it('say what holds for dossiers on other pages too', async () => {
    const { database, person, page } = await situation();
    await database.as(person, (tx) =>
      sql`update dossier set status = case when name = 'Café' then 'FailedWithError' else 'Finished' end`.execute(tx),
    );
    const { documents, part } = await page({ size: 1, sort: 'createdOn' });
    expect(documents.map(({ calculationStatus }) => calculationStatus)).toEqual(['Finished']);
    expect(part).toMatchObject({ isCalculating: false, hasFileErrors: true });
  });

  it('leave out what is put away unless they are asked for it, and count it', async () => {
    const { database, person, clientId, page, whole } = await situation();
    const { organisationId } = person;
    await database.as(person, (tx) =>
      sql`update dossier set archived_on = now(), status = 'FailedWithError'
        where client_id = ${clientId} and (name = 'Café' or input_sha256 = 'the same' and name <> 'Éen')`.execute(tx),
    );
    const shown = ['dossier 9', 'cafe 2', 'Éen', 'Dossier 10'];
    const { documents, part } = await page({ size: 3, sort: 'createdOn' });
    expect(documents.map(({ name }) => name)).toEqual(shown.slice(0, 3));
    expect(part).toMatchObject({ total: 4, hasFileErrors: false });
    // The first with the same file may be put away itself.
    expect((await whole()).map(({ name, sameFileAs }) => [name, sameFileAs])).toEqual(
      shown.map((name) => [name, name === 'Éen' ? 'Dossier 10' : null]),
    );
    const all = await page({ size: 100, sort: 'createdOn', archived: 'true' });
    expect(all.documents.map(({ name }) => name)).toEqual(names);
    expect(all.part.total).toBe(names.length);
    expect((await page({ search: 'caf', sort: 'name' })).part.total).toBe(1);
    expect((await page({ search: 'caf', sort: 'name', archived: 'true' })).part.total).toBe(2);
    const facts = await database.as(person, (tx) => dossierListFacts(tx, organisationId, clientId));
    expect(facts).toMatchObject({ total: 4, archivedCount: 2 });
  });

  it('hold each dossier as the whole list does, and nothing that the border does not know', async () => {
    const { page, whole } = await situation();
    const { documents } = await page({ size: 50 });
    expect(documents).toEqual(await whole());
    const rights = { mayUpload: true, mayDecide: true };
    const answer = { data: { name: '', documents, rights, styleKey: null, archivedCount: 0 } };
    expect(documentListSchema.parse(answer)).toEqual(answer);
  });

  it('are found by what their row shows', async () => {
    const { database, person, found, page } = await situation();
    await database.as(person, (tx) =>
      // A moment without a 10 in it: rows show it too.
      sql`update dossier set created_on = '2027-03-04 13:05', status_reason =
        case when name = 'cafe 2' then 'Geannuleerd door René' end`.execute(tx),
    );
    expect(await found('CAFÉ')).toEqual(['Café', 'cafe 2']);
    expect(await found('10 dos')).toEqual(['Dossier 10', 'Dossier 10', 'Éen']);
    expect(await found('rene')).toEqual(['cafe 2']);
    expect(await found('voorbeeld')).toEqual(['Café']);
    expect(await found('beispiel')).toEqual([]);
    expect(await found('beispiel', 'de')).toEqual(['Café']);
    expect(await found('100% _')).toEqual([]);
    expect((await page({ search: 'cafe', size: 1 })).part.total).toBe(2);
  });

  it('are found by their moment as each language writes it', async () => {
    const { database, person, found } = await situation();
    const moment = '2027-01-02T03:04:05.000Z';
    await database.as(person, (tx) =>
      sql`update dossier set created_on = ${moment}::timestamptz where name = 'Café'`.execute(tx),
    );
    for (const language of listLanguages)
      expect(await found(formatsOf(locales[language]).moment(moment), language), language).toEqual(['Café']);
  });

  it('are of the own organisation and the own employer only', async () => {
    const { database, person, clientId } = await situation();
    const other = await madePerson(database);
    const employer = await madePerson(database, {
      role: 'employer',
      organisation: { id: person.organisationId, name: person.organisationName },
      clientId: await madeClient(database, person),
    });
    for (const stranger of [other, employer])
      expect(await database.as(stranger, (tx) => dossierListFacts(tx, person.organisationId, clientId))).toBeNull();
  });

  it('of employers are in order of each column, and found by name, number and person', async () => {
    const database = await open();
    const person = await madePerson(database);
    const { organisationId } = person;
    for (const [name, contactName] of [
      ['Zaag 10', 'Bo'],
      ['zaag 9', 'Xél'],
      ['Äpfel', 'Af'],
    ] as const)
      await database.as(person, (tx) => insertClient(tx, organisationId, { ...clientInput(name), contactName }));
    const page = (asked: Record<string, unknown>) =>
      database.as(person, async (tx) => {
        const query = clientListPageSchema.parse(asked);
        return clientPage(
          tx,
          organisationId,
          { ...query, page: query.page ?? 1 },
          await clientCount(tx, organisationId),
        );
      });
    const shown = async (asked: Record<string, unknown>) => (await page(asked)).data.map(({ name }) => name);
    expect(await shown({ sort: 'name' })).toEqual(['Äpfel', 'zaag 9', 'Zaag 10']);
    expect(await shown({ sort: '-contactName' })).toEqual(['zaag 9', 'Zaag 10', 'Äpfel']);
    expect(await shown({ sort: 'dossierCount', size: 2, page: 2 })).toEqual(['Zaag 10']);
    expect(await shown({ sort: 'lastDossierOn' })).toHaveLength(3);
    expect(await shown({ search: 'XEL 123' })).toEqual(['zaag 9']);
    expect((await page({ search: 'zaag', size: 1 })).part).toEqual({ total: 2, page: 1 });
  });
});
