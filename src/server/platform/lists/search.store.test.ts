import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { dossierListPageSchema } from '#api/dossiers.ts';
import { mostWords } from '#api/list-words.ts';
import { dossierListFacts, dossierPage } from '#server/dossiers/page-store.ts';
import { databaseKinds } from '#test/database.ts';
import { madeClient, madePerson } from '#test/factories.ts';
import { fillList, rowsRead } from '#test/long-list.ts';

const size = 1_000;

describe.each(databaseKinds)('a search on $name', ({ use }) => {
  const open = use();

  async function found(search: string, sha256 = sql`md5(number::text)`) {
    const database = await open();
    const person = await madePerson(database);
    const { organisationId } = person;
    const clientId = await madeClient(database, person);
    return database.as(person, async (tx) => {
      await fillList(tx, clientId, size, sha256);
      const facts = await dossierListFacts(tx, organisationId, clientId);
      if (facts === null) throw new Error('no client');
      const query = { ...dossierListPageSchema.parse({ search }), page: 1 };
      const before = await rowsRead(tx);
      const { part } = await dossierPage(tx, organisationId, clientId, query, facts);
      return { total: part.total, read: (await rowsRead(tx)) - before };
    });
  }

  it('looks at each dossier a few times, also where all have the same file', async () => {
    for (const sha256 of [sql`md5(number::text)`, sql`'the same'`]) {
      const { total, read } = await found('dossier', sha256);
      expect(total).toBe(size);
      expect(read).toBeLessThanOrEqual(5 * size);
    }
  });

  it('looks for its first words, and for no more', async () => {
    const eight = Array.from({ length: mostWords }, () => 'dossier').join(' ');
    expect((await found(`${eight} 1000`)).total).toBe(size);
    expect((await found(`${eight.replace('dossier ', '')} 1000`)).total).toBe(1);
  });
});
