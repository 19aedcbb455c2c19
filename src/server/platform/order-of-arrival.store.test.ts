import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { auditEntries } from '#server/audit/log-store.ts';
import { recordAct } from '#server/audit/store.ts';
import { insertMessage, messages } from '#server/contact/store.ts';
import { insertDossier } from '#server/dossiers/store.ts';
import { employerRecord } from '#server/employer-data/store.ts';
import { managedCodes } from '#server/session/code-store.ts';
import { insertAccessCode } from '#server/session/issue-store.ts';
import { contactMessage } from '#test/fixtures/contact-message.ts';
import { ownDatabaseKinds } from '#test/database.ts';
import { madeClient, madePerson, zipBytes } from '#test/factories.ts';
import { dossiers } from '#test/whole-list.ts';

/** So many that an order by chance is never the right one. */
const names = Array.from({ length: 12 }, (_, index) => `Nummer ${index + 1}`);
const newestFirst = names.toReversed();
const sameMoment = sql`timestamptz '2026-03-01 12:00:00.123+01'`;

describe.each(ownDatabaseKinds)('what came in one millisecond, on $name,', ({ use }) => {
  const open = use();

  async function opened() {
    const database = await open();
    const adviser = await madePerson(database);
    const { organisationId, organisationName } = adviser;
    const clientId = await madeClient(database, adviser);
    const organisation = { id: organisationId, name: organisationName };
    const employer = await madePerson(database, { role: 'employer', organisation, clientId });
    const record = () => database.as(adviser, (tx) => employerRecord(tx, organisationId, clientId));
    // The owner of the tables, who is held by the policies as well, changes what nobody may.
    const atOneMoment = async (table: string, column: string) => {
      const rows = sql.table(table);
      // A change of a dossier is followed in the row of its list.
      for (const held of [rows, sql.table('dossier_list')])
        await sql`alter table ${held} no force row level security`.execute(database.kysely);
      const { numAffectedRows } = await sql`update ${rows} set ${sql.ref(column)} = ${sameMoment}`.execute(
        database.kysely,
      );
      for (const held of [rows, sql.table('dossier_list')])
        await sql`alter table ${held} force row level security`.execute(database.kysely);
      expect(Number(numAffectedRows)).toBeGreaterThanOrEqual(names.length);
    };
    return { database, adviser, organisationId, clientId, employer, record, atOneMoment };
  }

  it('is listed in the order of arrival: messages, newest first, page after page', async () => {
    const { database, adviser, organisationId, atOneMoment } = await opened();
    const provider = await madePerson(database, { role: 'provider' });
    for (const name of names)
      await database.as(adviser, (tx) => insertMessage(tx, organisationId, randomUUID(), { ...contactMessage, name }));
    await atOneMoment('contact_message', 'received_on');
    const page = (number: number) =>
      database.as(provider, (tx) => messages(tx, { state: 'all', page: number, size: 6 }));
    const listed = [...(await page(1)).messages, ...(await page(2)).messages];
    expect(listed.map(({ name }) => name)).toEqual(newestFirst);
  });

  it('is listed in the order of arrival: the log, newest first, and oldest first for who takes it along', async () => {
    const { database, adviser, clientId, record, atOneMoment } = await opened();
    for (const name of names)
      await database.as(adviser, (tx) => recordAct(tx, adviser, 'client changed', { clientId, name }));
    await atOneMoment('audit_entry', 'happened_on');
    const listed = await database.as(adviser, (tx) => auditEntries(tx, adviser, {}, { limit: 100, offset: 0 }));
    expect(listed.map(({ object }) => object)).toEqual(newestFirst);
    expect((await record())?.acts.map(({ object }) => object)).toEqual(names);
  });

  it('is listed in the order of arrival: codes of one person, newest first, oldest first in the export', async () => {
    const { database, adviser, organisationId, employer, record, atOneMoment } = await opened();
    const ids: string[] = [];
    // In one transaction, in which every row has the same time by itself.
    await database.as(adviser, async (tx) => {
      for (const days of names.keys())
        ids.push(
          await insertAccessCode(tx, {
            organisationId,
            holderId: employer.holderId,
            hash: randomBytes(32),
            until: { days: days + 1 },
            issuer: { role: 'operator', name: null },
          }),
        );
    });
    await atOneMoment('access_code', 'created_on');
    const listed = await database.as(adviser, (tx) => managedCodes(tx, organisationId));
    expect(listed.map(({ id }) => id)).toEqual(ids.toReversed());
    const expiries = (await record())?.codes.map(({ expires_on: expiry }) => Number(expiry)) ?? [];
    expect(expiries).toHaveLength(names.length);
    expect(expiries).toEqual(expiries.toSorted((a, b) => a - b));
  });

  it('is listed in the order of arrival: dossiers, and the first with a file is the one that others repeat', async () => {
    const { database, adviser, organisationId, clientId, record, atOneMoment } = await opened();
    const sha256 = 'a'.repeat(64);
    const same = { organisationId, clientId, bytes: zipBytes(), sha256, uploadKey: null, isExample: false };
    for (const name of names) await database.as(adviser, (tx) => insertDossier(tx, { ...same, name }));
    await atOneMoment('dossier', 'created_on');
    const listed = await database.as(adviser, (tx) => dossiers(tx, organisationId, clientId, { archived: false }));
    expect(listed.map(({ name }) => name)).toEqual(names);
    expect(listed.map(({ sameFileAs }) => sameFileAs)).toEqual([null, ...names.slice(1).map(() => names[0])]);
    const kept = await record();
    expect(kept?.dossiers.map(({ name }) => name)).toEqual(names);
    expect(kept?.files.map((file) => file.dossier_id)).toEqual(kept?.dossiers.map(({ id }) => id));
  });
});
