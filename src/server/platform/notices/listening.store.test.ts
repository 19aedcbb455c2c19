import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { erasedClient } from '#server/clients/erase-store.ts';
import { renameDossier } from '#server/dossiers/label-store.ts';
import { insertDossier } from '#server/dossiers/store.ts';
import type { Database } from '#server/platform/database/database.ts';
import { databaseKinds } from '#test/database.ts';
import { madeClient, madePerson, zipBytes } from '#test/factories.ts';
import { patience } from '#test/patience.ts';

describe.each(databaseKinds)('what $name says of changes', ({ name, use }) => {
  const open = use();

  /** Everything that is heard from the moment that somebody listens. */
  async function listened(database: Database) {
    const heard: string[] = [];
    const states: boolean[] = [];
    const listening = database.listen({ hear: (text) => heard.push(text), onState: (is) => states.push(is) });
    await vi.waitFor(() => expect(states.at(-1)).toBe(true), patience);
    return { heard, states, stop: () => listening.stop() };
  }

  async function situation() {
    const database = await open();
    const person = await madePerson(database);
    const clientId = await madeClient(database, person);
    const { organisationId } = person;
    const dossier = { organisationId, clientId, name: 'Een', bytes: zipBytes(), sha256: 'x', uploadKey: null };
    const id = await database.as(person, (tx) => insertDossier(tx, { ...dossier, isExample: false }));
    return { database, person, organisationId, clientId, id: id ?? '' };
  }

  it('is heard when the change is kept and not before, and never of one that is not', async () => {
    const { database, person, organisationId, clientId, id } = await situation();
    const { heard, stop } = await listened(database);
    const undone = database.as(person, async (tx) => {
      await renameDossier(tx, organisationId, id, 'Nooit');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await database.as(person, (tx) => renameDossier(tx, organisationId, id, 'Twee'));
    await vi.waitFor(() => expect(heard).toEqual([`office ${organisationId} ${clientId}`]), patience);
    // That a calculation goes on is no change of the list.
    await database.as(person, (tx) => sql`update dossier set rows_read = rows_read + 1`.execute(tx));
    await database.as(person, (tx) => sql`update client set name = name || '!'`.execute(tx));
    await vi.waitFor(() => expect(heard).toHaveLength(2), patience);
    expect(heard).toContain(`list ${organisationId} ${clientId}`);
    await stop();
  });

  it('is about access when that ends, and not when somebody is only seen', async () => {
    const { database, person, organisationId, clientId } = await situation();
    const { heard, stop } = await listened(database);
    const holder = () => sql`update holder set notices_seen_on = now() where id = ${person.holderId}`;
    await database.as('operator', (tx) => holder().execute(tx));
    await database.as('operator', (tx) =>
      sql`update holder set token_version = token_version + 1 where id = ${person.holderId}`.execute(tx),
    );
    await vi.waitFor(() => expect(heard).toEqual([`access ${organisationId}`]), patience);
    await database.as(person, (tx) => erasedClient(tx, organisationId, clientId));
    await vi.waitFor(() => expect(heard).toContain(`list ${organisationId} ${clientId}`), patience);
    await stop();
  });

  const itLosesConnections = name === 'PostgreSQL' ? it : () => {};
  itLosesConnections('is heard again after the connection was lost, and who listens is told', async () => {
    const { database, person, organisationId, clientId, id } = await situation();
    const { heard, states, stop } = await listened(database);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %' and pid <> pg_backend_pid()`.execute(
      database.kysely,
    );
    await vi.waitFor(() => expect(states).toEqual([true, false, true]), patience);
    await database.as(person, (tx) => renameDossier(tx, organisationId, id, 'Drie'));
    await vi.waitFor(() => expect(heard).toEqual([`office ${organisationId} ${clientId}`]), patience);
    await stop();
    expect(states).toEqual([true, false, true, false]);
  });
});
