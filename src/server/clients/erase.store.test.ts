import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { recordAct } from '#server/audit/store.ts';
import { erasedClient } from '#server/clients/erase-store.ts';
import { insertClient } from '#server/clients/store.ts';
import { insertDossier } from '#server/dossiers/store.ts';
import type { Actor } from '#server/platform/database/actor.ts';
import type { Database } from '#server/platform/database/database.ts';
import { insertAccessCode, insertHandoff, insertHolder } from '#server/session/issue-store.ts';
import { insertSession } from '#server/session/store.ts';
import { databaseKinds } from '#test/database.ts';
import { gate, madePerson, operator, uniqueName, zipBytes } from '#test/factories.ts';

/** Everything that the database holds, as text; bytes as they are, so that a word in a file is found too. */
async function wholeDatabase({ kysely }: Database): Promise<string> {
  const { rows: tables } = await sql<{ name: string; isForced: boolean }>`select oid::regclass::text as name,
    relforcerowsecurity as "isForced" from pg_class
    where relkind in ('r', 'p') and relnamespace::regnamespace::text in ('public', 'pgboss')`.execute(kysely);
  return kysely.transaction().execute(async (tx) => {
    const parts: string[] = [];
    for (const { name, isForced } of tables) {
      // Whoever owns the tables sees their rows too, for as long as this takes.
      if (isForced) await sql`alter table ${sql.raw(name)} no force row level security`.execute(tx);
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.raw(name)}`.execute(tx);
      for (const value of rows.flatMap((row) => Object.values(row)))
        parts.push(value instanceof Uint8Array ? Buffer.from(value).toString() : JSON.stringify(value));
      if (isForced) await sql`alter table ${sql.raw(name)} force row level security`.execute(tx);
    }
    return parts.join('\n');
  });
}

/** An employer with all that can be kept of one, in which every name is a canary. */
async function canary(database: Database) {
  const adviser = await madePerson(database);
  const { organisationId, organisationName } = adviser;
  const clientId = await database.as(adviser, (tx) =>
    insertClient(tx, organisationId, {
      name: 'Kanarie Holding',
      kvkNumber: '87654321',
      reference: 'Kanarie-kenmerk',
      contactName: 'K. Kanarie',
      contactEmail: 'kanarie@voorbeeld.nl',
      mayUpload: true,
      mayDecide: false,
    }),
  );
  const upload = { organisationId, clientId, bytes: zipBytes('Kanarie in het bestand'), sha256: 'a'.repeat(64) };
  const dossierId = await database.as(adviser, (tx) =>
    insertDossier(tx, { ...upload, name: 'Kanarie 2028', uploadKey: 'Kanarie-sleutel', isExample: false }),
  );
  await database.as(adviser, (tx) => tx.updateTable('dossier').set({ key_figures: '"Kanarie-cijfers"' }).execute());
  const holder = await database.as(operator, async (tx) => {
    const made = await insertHolder(tx, organisationId, { name: 'Kees Kanarie', role: 'employer', clientId });
    await insertAccessCode(tx, {
      organisationId,
      holderId: made.id,
      hash: Buffer.from(uniqueName('Kanarie-code')),
      until: { days: 1 },
      issuer: { role: 'operator', name: null },
    });
    await insertHandoff(tx, organisationId, made);
    return made;
  });
  const admission = { organisationId, holderId: holder.id, holderName: holder.name, clientId };
  await database.as(gate, async (tx) => {
    await insertSession(
      tx,
      { ...admission, tokenVersion: holder.tokenVersion, issuedBy: 'operator' },
      { address: '10.0.0.1', userAgent: '' },
    );
    await recordAct(tx, { ...admission, address: 'kanarie-adres' }, 'signed in', { name: holder.name });
  });
  await database.as(adviser, (tx) =>
    recordAct(tx, adviser, 'dossier uploaded', { clientId, dossierId: dossierId ?? '', name: 'Kanarie 2028' }),
  );
  return { adviser, organisationId, organisationName, clientId };
}

const entries = (database: Database, organisationId: string) =>
  database.as(operator, (tx) =>
    tx
      .selectFrom('audit_entry')
      .select(['action', 'holder_name as by', 'holder_id', 'object_name as object', 'address'])
      .where('organisation_id', '=', organisationId)
      .orderBy('arrival')
      .execute(),
  );

describe.each(databaseKinds)('an employer that is erased on $name', ({ use }) => {
  const open = use();

  it('leaves no name, file or code anywhere in the database', async () => {
    const database = await open();
    const { adviser, organisationId, clientId } = await canary(database);
    expect(await wholeDatabase(database)).toMatch(/kanarie/i);
    expect(await database.as(adviser, (tx) => erasedClient(tx, organisationId, clientId))).toBe(1);
    const left = await wholeDatabase(database);
    expect(left).not.toMatch(/kanarie/i);
    expect(left).not.toContain('87654321');
  });

  it('leaves in the log that things happened, and which adviser did them', async () => {
    const database = await open();
    const { adviser, organisationId, clientId } = await canary(database);
    await database.as(adviser, (tx) => erasedClient(tx, organisationId, clientId));
    expect(await entries(database, organisationId)).toEqual([
      { action: 'signed in', by: 'gewist', holder_id: null, object: 'gewist', address: null },
      {
        action: 'dossier uploaded',
        by: adviser.holderName,
        holder_id: adviser.holderId,
        object: 'gewist',
        address: null,
      },
    ]);
  });

  it('takes nothing of another employer, nor of one that looks the same elsewhere', async () => {
    const database = await open();
    const ours = await canary(database);
    const theirs = await canary(database);
    await database.as(ours.adviser, (tx) => erasedClient(tx, ours.organisationId, theirs.clientId));
    expect((await entries(database, theirs.organisationId)).map(({ object }) => object)).toContain('Kanarie 2028');
    await database.as(ours.adviser, (tx) => erasedClient(tx, ours.organisationId, ours.clientId));
    expect((await entries(database, theirs.organisationId)).map(({ object }) => object)).toContain('Kanarie 2028');
    const files = await database.as(theirs.adviser, (tx) => tx.selectFrom('dossier_file').select('type').execute());
    expect(files).toHaveLength(1);
  });

  it('is there to be erased once', async () => {
    const database = await open();
    const { adviser, organisationId, clientId } = await canary(database);
    await database.as(adviser, (tx) => erasedClient(tx, organisationId, clientId));
    expect(await database.as(adviser, (tx) => erasedClient(tx, organisationId, clientId))).toBeNull();
  });

  it('is the only reason for which the log can be changed, whoever tries', async () => {
    const database = await open();
    const { adviser, organisationId, organisationName } = await canary(database);
    const organisation = { id: organisationId, name: organisationName };
    const worker: Actor = { kind: 'worker', organisationId };
    const provider = await madePerson(database, { role: 'provider', organisation });
    const before = await entries(database, organisationId);
    for (const actor of [adviser, provider, worker, operator, gate])
      await database.as(actor, (tx) => tx.updateTable('audit_entry').set({ object_name: 'gewist' }).execute());
    expect(await entries(database, organisationId)).toEqual(before);
  });

  it('cannot be told about in other words', async () => {
    const database = await open();
    const { adviser, organisationId, clientId } = await canary(database);
    await database.as(adviser, (tx) => erasedClient(tx, organisationId, clientId));
    const others = [{ object_name: 'iets anders' }, { object_name: 'gewist', holder_id: null, holder_name: 'Jo' }];
    for (const change of others) {
      const attempt = database.as(adviser, (tx) => tx.updateTable('audit_entry').set(change).execute());
      await expect(attempt).rejects.toThrow('row-level security');
    }
    const moved = database.as(adviser, (tx) => sql`update audit_entry set happened_on = now()`.execute(tx));
    await expect(moved).rejects.toThrow('permission denied');
  });
});
