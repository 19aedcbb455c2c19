import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databaseKinds } from '#test/database.ts';
import { decidedExample } from '#test/fixtures/decision.ts';
import { gate, madeClient, madeOrganisation, madePerson, operator, storedOpen, zipBytes } from '#test/factories.ts';
import type { Role } from '#api/session.ts';
import { recordAct } from '#server/audit/store.ts';
import { insertClient } from '#server/clients/store.ts';
import { insertDossier } from '#server/dossiers/store.ts';
import { insertDecision } from '#server/dossiers/decision-store.ts';
import { planSteps } from '#server/dossiers/step-store.ts';
import { keepEarlier } from '#server/dossiers/earlier-text-store.ts';
import { keepText, keptTexts } from '#server/dossiers/text-store.ts';
import { endShare, keepShare } from '#server/dossiers/sharing/share-store.ts';
import { insertVariant } from '#server/dossiers/variant-store.ts';
import { insertInvitation } from '#server/session/invitation-store.ts';
import { insertAccessCode, insertHolder } from '#server/session/issue-store.ts';
import type { Actor, Person } from '#server/platform/database/actor.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import type { Tables } from '#server/platform/database/tables.ts';

const writtenExample = { text: 'Houd de staffel.', applies: true, version: 0 };
const plannedExample = { step: 'choice', day: '2027-04-01', who: ['employer'], isTicked: false } as const;
const employersTables = [
  'client',
  'dossier',
  'dossier_file',
  'variant',
  'decision',
  'written_text',
  'planned_step',
] as const;

/** Two organisations with the same in each. */
async function twoOrganisations(database: Database) {
  const made = async () => {
    const adviser = await madePerson(database);
    const clientId = await madeClient(database, adviser, 'Zelfde naam');
    const organisation = { id: adviser.organisationId, name: adviser.organisationName };
    const employer = await madePerson(database, { role: 'employer', organisation, clientId });
    const provider = await madePerson(database, { role: 'provider', organisation });
    const dossier = {
      organisationId: adviser.organisationId,
      clientId,
      name: 'Dossier',
      bytes: zipBytes(),
      sha256: 'a'.repeat(64),
      uploadKey: null,
      isExample: false,
    };
    const dossierId = await database.as(adviser, (tx) => insertDossier(tx, dossier));
    await database.as(adviser, (tx) => recordAct(tx, adviser, 'dossier uploaded', { name: 'Dossier' }));
    const kept = { organisationId: adviser.organisationId, dossierId: dossierId ?? '', name: 'Variant', madeBy: 'A.' };
    await database.as(adviser, (tx) => insertVariant(tx, { ...kept, choices: {} }));
    await database.as(adviser, (tx) => insertDecision(tx, { ...kept, ...decidedExample }));
    const place = { ...kept, key: 'advies' } as const;
    await database.as(adviser, (tx) => keepText(tx, place, writtenExample, 'A.'));
    await database.as(adviser, (tx) => keepEarlier(tx, place, writtenExample.text));
    const worker = { kind: 'worker', organisationId: adviser.organisationId } as const;
    await database.as(worker, (tx) => planSteps(tx, kept, [plannedExample]));
    return { adviser, employer, provider, clientId, dossierId: dossierId ?? '' };
  };
  return { ours: await made(), theirs: await made() };
}

/** As if the employers of an organisation had sent its dossiers themselves. */
const sendsItself = (database: Database, adviser: Person) =>
  database.as(adviser, (tx) => tx.updateTable('dossier').set({ sent_by_employer: true }).execute());

/** Organisations of the rows that an actor sees when no filter is given at all. */
async function organisationsSeen(database: Database, actor: Actor, table: keyof Tables): Promise<string[]> {
  const { rows } = await database.as(actor, (tx) =>
    sql<{ id: string }>`select distinct organisation_id as id from ${sql.table(table)}`.execute(tx),
  );
  return rows.map(({ id }) => id);
}

const newCode = (organisationId: string, holderId: string) => ({
  organisationId,
  holderId,
  hash: randomBytes(32),
  until: { days: 1 },
  issuer: { role: 'operator', name: null } as const,
});

describe.each(databaseKinds)('row-level security on $name', ({ use }) => {
  const open = use();

  it('shows own figures of years of birth to an adviser, and to no employer', async () => {
    const database = await open();
    const { adviser, employer, dossierId } = (await twoOrganisations(database)).ours;
    const { organisationId } = adviser;
    const file = { organisation_id: organisationId, dossier_id: dossierId, bytes: storedOpen(zipBytes()), sha256: 'a' };
    await database.as(adviser, async (tx) => {
      for (const type of ['annexFile', 'reportFile'] as const)
        await tx
          .insertInto('dossier_file')
          .values({ ...file, type })
          .execute();
    });
    const seen = async (actor: Person): Promise<string[]> => {
      const rows = await database.as(actor, (tx) => tx.selectFrom('dossier_file').select('type').execute());
      return rows.map(({ type }) => type).filter((type) => type !== 'inputFile');
    };
    expect(await seen(employer)).toEqual([]);
    await sendsItself(database, adviser);
    expect(await seen(employer)).toEqual(['reportFile']);
    expect((await seen(adviser)).toSorted()).toEqual(['annexFile', 'reportFile']);
  });

  it.each([...employersTables, 'earlier_text', 'audit_entry', 'organisation'] as const)(
    'shows an adviser only the rows of the own organisation in %s, without any filter',
    async (table) => {
      const database = await open();
      const { ours } = await twoOrganisations(database);
      expect(await organisationsSeen(database, ours.adviser, table)).toEqual([ours.adviser.organisationId]);
    },
  );

  it('shows an employer only the own rows, and a provider none of any employer', async () => {
    const database = await open();
    const { ours } = await twoOrganisations(database);
    await madeClient(database, ours.adviser);
    for (const table of employersTables) {
      const own = table === 'client' ? [ours.adviser.organisationId] : [];
      expect([table, await organisationsSeen(database, ours.employer, table)]).toEqual([table, own]);
      expect(await organisationsSeen(database, ours.provider, table)).toEqual([]);
    }
    await sendsItself(database, ours.adviser);
    for (const table of employersTables)
      expect(await organisationsSeen(database, ours.employer, table)).toEqual([ours.adviser.organisationId]);
    const seen = await database.as(ours.employer, (tx) => tx.selectFrom('client').select('id').execute());
    expect(seen).toEqual([{ id: ours.clientId }]);
  });

  it('shows what is shared to the employer that it is shared with, who changes nothing of it', async () => {
    const database = await open();
    const { ours, theirs } = await twoOrganisations(database);
    const { organisationId } = ours.adviser;
    const organisation = { id: organisationId, name: ours.adviser.organisationName };
    const otherId = await madeClient(database, ours.adviser);
    const other = await madePerson(database, { role: 'employer', organisation, clientId: otherId });
    const share = { organisationId, dossierId: ours.dossierId, clientId: ours.clientId, name: 'D', sharedBy: 'A.' };
    const content = { choices: ['A' as const], tabs: [], files: [] };
    const files = new Map([['result' as const, zipBytes()]]);
    await database.as(ours.adviser, (tx) => keepShare(tx, { ...share, content, resultSha256: 'a', files }));
    for (const table of ['share', 'shared_file'] as const) {
      expect(await organisationsSeen(database, ours.employer, table)).toEqual([organisationId]);
      for (const actor of [other, ours.provider, theirs.adviser, theirs.employer])
        expect(await organisationsSeen(database, actor, table)).toEqual([]);
    }
    const ended = await database.as(ours.employer, (tx) => endShare(tx, share));
    expect(ended).toBe(false);
    const changed = await database.as(ours.employer, (tx) =>
      tx.updateTable('share').set({ name: 'Anders' }).executeTakeFirst(),
    );
    expect(changed.numUpdatedRows).toBe(0n);
    await database.as(ours.adviser, (tx) => endShare(tx, share));
    for (const table of ['share', 'shared_file'] as const)
      expect(await organisationsSeen(database, ours.employer, table)).toEqual([]);
  });

  it('shows sessions and links to the gate and the operator only, holders also to who manages them', async () => {
    const database = await open();
    const { ours } = await twoOrganisations(database);
    for (const actor of [ours.adviser, ours.employer, ours.provider]) {
      for (const table of ['session', 'handoff'] as const) {
        const read = database.as(actor, (tx) => tx.selectFrom(table).select('id').execute());
        expect(await read).toEqual([]);
      }
    }
    const holdersSeen = (actor: Person) =>
      database.as(actor, (tx) => tx.selectFrom('holder').select(['id', 'role']).execute());
    expect(await holdersSeen(ours.employer)).toEqual([]);
    expect((await holdersSeen(ours.adviser)).map(({ id }) => id).toSorted()).toEqual(
      [ours.adviser.holderId, ours.employer.holderId].toSorted(),
    );
    const seenByProvider = await holdersSeen(ours.provider);
    expect(seenByProvider.map(({ role }) => role).toSorted()).toEqual(['adviser', 'adviser', 'provider', 'provider']);
    expect(await organisationsSeen(database, gate, 'holder')).toHaveLength(2);
    expect(await organisationsSeen(database, gate, 'dossier')).toEqual([]);
    expect(await organisationsSeen(database, operator, 'dossier_file')).toEqual([]);
  });

  it('refuses rows made in the name of another organisation', async () => {
    const database = await open();
    const { ours, theirs } = await twoOrganisations(database);
    const input = {
      name: 'Binnen',
      kvkNumber: '',
      reference: '',
      contactName: '',
      contactEmail: '',
      mayUpload: true,
      mayDecide: false,
    };
    const forged = database.as(ours.adviser, (tx) => insertClient(tx, theirs.adviser.organisationId, input));
    await expect(forged).rejects.toMatchObject({ code: '42501' });
  });

  it('refuses a dossier of one organisation at an employer of another', async () => {
    const database = await open();
    const { ours, theirs } = await twoOrganisations(database);
    const dossier = {
      organisationId: ours.adviser.organisationId,
      clientId: theirs.clientId,
      name: 'D',
      bytes: zipBytes(),
      sha256: 'b'.repeat(64),
      uploadKey: null,
      isExample: false,
    };
    const crossed = database.as(ours.adviser, (tx) => insertDossier(tx, dossier));
    await expect(crossed).rejects.toMatchObject({ code: '23503' });
  });

  it('lets an adviser make no holder but of an own employer, and a provider none where an adviser is', async () => {
    const database = await open();
    const { ours, theirs } = await twoOrganisations(database);
    const make = (person: Person, role: Role, organisationId: string, clientId: string | null) =>
      database.as(person, (tx) => insertHolder(tx, organisationId, { name: 'Nieuw', role, clientId }));
    const { organisationId } = ours.adviser;
    const forbidden = [
      make(ours.adviser, 'adviser', organisationId, null),
      make(ours.adviser, 'provider', organisationId, null),
      make(ours.adviser, 'employer', theirs.adviser.organisationId, theirs.clientId),
      make(ours.provider, 'provider', organisationId, null),
      make(ours.provider, 'adviser', organisationId, null),
      make(ours.employer, 'employer', organisationId, ours.clientId),
    ];
    for (const attempt of await Promise.allSettled(forbidden)) {
      expect(attempt).toMatchObject({ status: 'rejected', reason: { code: '42501' } });
    }
    const raised = await database.as(ours.adviser, (tx) =>
      tx.updateTable('holder').set({ token_version: 9 }).where('role', '=', 'provider').executeTakeFirst(),
    );
    expect(raised.numUpdatedRows).toBe(0n);
  });

  it('lets a provider end codes of advisers, and neither extend those nor reach any of an employer', async () => {
    const database = await open();
    const { ours } = await twoOrganisations(database);
    const { organisationId } = ours.adviser;
    await database.as(operator, async (tx) => {
      for (const { holderId } of [ours.adviser, ours.employer])
        await insertAccessCode(tx, newCode(organisationId, holderId));
    });
    const change = (changes: object) =>
      database.as(ours.provider, (tx) =>
        tx.updateTable('access_code').set(changes).where('organisation_id', '=', organisationId).executeTakeFirst(),
      );
    await expect(change({ expires_on: sql`now() + interval '9 days'` })).rejects.toMatchObject({ code: '42501' });
    expect((await change({ revoked_on: sql`now()` })).numUpdatedRows).toBe(1n);
    await expect(change({ revoked_on: null })).rejects.toMatchObject({ code: '42501' });
    const raised = await database.as(ours.provider, (tx) =>
      tx.updateTable('holder').set({ token_version: 9 }).where('id', '=', ours.employer.holderId).executeTakeFirst(),
    );
    expect(raised.numUpdatedRows).toBe(0n);
  });

  it('lets a provider make a code for nobody but the first adviser, in the transaction that makes them', async () => {
    const database = await open();
    const { ours } = await twoOrganisations(database);
    const { organisationId } = ours.adviser;
    for (const { holderId } of [ours.adviser, ours.employer, ours.provider]) {
      const forged = database.as(ours.provider, (tx) => insertAccessCode(tx, newCode(organisationId, holderId)));
      await expect(forged).rejects.toMatchObject({ code: '42501' });
    }
    const empty = await madeOrganisation(database);
    const first = { name: 'Eerste', role: 'adviser', clientId: null } as const;
    const made = await database.as(ours.provider, async (tx) => {
      const holder = await insertHolder(tx, empty.id, first);
      await insertAccessCode(tx, newCode(empty.id, holder.id));
      return holder;
    });
    const later = database.as(ours.provider, (tx) => insertAccessCode(tx, newCode(empty.id, made.id)));
    await expect(later).rejects.toMatchObject({ code: '42501' });
    const second = database.as(ours.provider, (tx) => insertHolder(tx, empty.id, { ...first, name: 'Tweede' }));
    await expect(second).rejects.toMatchObject({ code: '42501' });
  });

  it('lets nobody change whose a code is, what opens it, or who issued it', async () => {
    const database = await open();
    const { ours } = await twoOrganisations(database);
    for (const actor of [ours.provider, ours.adviser, operator, gate]) {
      for (const set of ["code_hash = 'x'", "issued_by = 'adviser'", 'holder_id = gen_random_uuid()']) {
        const changed = database.as(actor, (tx) => sql`update access_code set ${sql.raw(set)}`.execute(tx));
        await expect(changed).rejects.toMatchObject({ code: '42501' });
      }
      const renamed = database.as(actor, (tx) => tx.updateTable('holder').set({ role: 'adviser' }).execute());
      await expect(renamed).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('shows invitations to the provider and to advisers of the organisation, and lets only the provider make one', async () => {
    const database = await open();
    const { ours, theirs } = await twoOrganisations(database);
    const { organisationId } = ours.adviser;
    const given = { organisationId, name: 'Gast', days: 9, invitedBy: 'P.' };
    await database.as(ours.provider, (tx) => insertInvitation(tx, given));
    for (const actor of [ours.adviser, ours.employer]) {
      const forged = database.as(actor, (tx) => insertInvitation(tx, { ...given, name: 'Mijn gast' }));
      await expect(forged).rejects.toMatchObject({ code: '42501' });
    }
    expect(await organisationsSeen(database, ours.adviser, 'invitation')).toEqual([organisationId]);
    expect(await organisationsSeen(database, ours.provider, 'invitation')).toEqual([organisationId]);
    for (const actor of [theirs.adviser, ours.employer, gate])
      expect(await organisationsSeen(database, actor, 'invitation')).toEqual([]);
    // Only who is invited becomes an adviser by an adviser.
    const guest = { name: 'GAST', role: 'adviser', clientId: null } as const;
    await database.as(ours.adviser, (tx) => insertHolder(tx, organisationId, guest));
  });

  it('leaves rows of another organisation as they are, whatever is tried without a filter', async () => {
    const database = await open();
    const { ours, theirs } = await twoOrganisations(database);
    await database.as(ours.adviser, async (tx) => {
      await tx.updateTable('client').set({ name: 'Overschreven' }).execute();
      await tx.deleteFrom('dossier').execute();
    });
    const left = await database.as(theirs.adviser, (tx) =>
      tx.selectFrom('client').innerJoin('dossier', 'dossier.client_id', 'client.id').select('client.name').execute(),
    );
    expect(left).toEqual([{ name: 'Zelfde naam' }]);
  });

  it('lets an employer neither change nor delete its own row', async () => {
    const database = await open();
    const { ours } = await twoOrganisations(database);
    await database.as(ours.employer, async (tx) => {
      await tx.updateTable('client').set({ name: 'Anders' }).execute();
      await tx.deleteFrom('client').execute();
    });
    const names = await database.as(ours.adviser, (tx) => tx.selectFrom('client').select('name').execute());
    expect(names).toEqual([{ name: 'Zelfde naam' }]);
  });

  it('keeps the audit trail as it was written', async () => {
    const database = await open();
    const { ours } = await twoOrganisations(database);
    const changed = database.as(ours.adviser, (tx) => tx.updateTable('audit_entry').set({ action: 'x' }).execute());
    await expect(changed).rejects.toMatchObject({ code: '42501' });
    // What is past its term alone, and that by the operator alone.
    for (const actor of [ours.adviser, ours.employer, operator]) {
      const { numDeletedRows } = await database.as(actor, (tx) => tx.deleteFrom('audit_entry').executeTakeFirst());
      expect(numDeletedRows).toBe(0n);
    }
  });

  it('keeps a decision as it was written, until its dossier goes', async () => {
    const database = await open();
    const { ours } = await twoOrganisations(database);
    for (const actor of [ours.adviser, ours.employer, operator]) {
      const changed = database.as(actor, (tx) => tx.updateTable('decision').set({ reason: 'Anders' }).execute());
      await expect(changed).rejects.toMatchObject({ code: '42501' });
      const deleted = database.as(actor, (tx) => tx.deleteFrom('decision').execute());
      await expect(deleted).rejects.toMatchObject({ code: '42501' });
    }
    const left = () => database.as(ours.adviser, (tx) => tx.selectFrom('decision').select('reason').execute());
    expect(await left()).toEqual([{ reason: decidedExample.reason }]);
    await database.as(ours.adviser, (tx) => tx.deleteFrom('dossier').where('id', '=', ours.dossierId).execute());
    expect(await left()).toEqual([]);
  });

  it('lets an adviser write texts of a dossier, its employer read them, and nobody delete them but with the dossier', async () => {
    const database = await open();
    const { ours } = await twoOrganisations(database);
    await sendsItself(database, ours.adviser);
    const place = { organisationId: ours.adviser.organisationId, dossierId: ours.dossierId, key: 'advies' } as const;
    const changedBy = async (actor: Actor) => {
      const change = (tx: Tx) => tx.updateTable('written_text').set({ applies: false }).executeTakeFirst();
      return Number((await database.as(actor, change)).numUpdatedRows);
    };
    for (const actor of [ours.employer, ours.provider, operator]) expect(await changedBy(actor)).toBe(0);
    const added = database.as(ours.employer, (tx) => keepText(tx, { ...place, key: 'doelen' }, writtenExample, 'B.'));
    await expect(added).rejects.toMatchObject({ code: '42501' });
    // One of the two organisations.
    expect(await changedBy(ours.adviser)).toBe(1);
    for (const actor of [ours.adviser, ours.employer]) {
      const deleted = database.as(actor, (tx) => tx.deleteFrom('written_text').execute());
      await expect(deleted).rejects.toMatchObject({ code: '42501' });
    }
    const seenBy = (actor: Actor) => database.as(actor, (tx) => keptTexts(tx, place.organisationId, place.dossierId));
    expect(await seenBy(ours.employer)).toMatchObject([{ text: writtenExample.text, applies: false }]);
    await database.as(ours.adviser, (tx) => tx.deleteFrom('dossier').where('id', '=', ours.dossierId).execute());
    expect(await organisationsSeen(database, ours.adviser, 'written_text')).toEqual([]);
  });

  it('lets advisers alone see, keep and delete what a text was before, and nobody change it', async () => {
    const database = await open();
    const { ours } = await twoOrganisations(database);
    await sendsItself(database, ours.adviser);
    const { organisationId } = ours.adviser;
    const place = { organisationId, dossierId: ours.dossierId, key: 'advies' } as const;
    const deletedBy = async (actor: Actor) => {
      const { numDeletedRows } = await database.as(actor, (tx) => tx.deleteFrom('earlier_text').executeTakeFirst());
      return Number(numDeletedRows);
    };
    for (const actor of [ours.employer, ours.provider, operator]) {
      expect(await organisationsSeen(database, actor, 'earlier_text')).toEqual([]);
      expect(await deletedBy(actor)).toBe(0);
    }
    const change = (tx: Tx) => tx.updateTable('earlier_text').set({ applies: false }).executeTakeFirst();
    expect((await database.as(ours.adviser, change)).numUpdatedRows).toBe(0n);
    expect(await deletedBy(ours.adviser)).toBe(1);
    const kept = database.as(ours.employer, (tx) => keepEarlier(tx, place, writtenExample.text));
    await expect(kept).rejects.toMatchObject({ code: '42501' });
  });

  it('treats an actor without a name as nobody', async () => {
    const database = await open();
    const { ours } = await twoOrganisations(database);
    const nobody = { ...ours.adviser, role: '' } as unknown as Person;
    for (const table of employersTables) expect(await organisationsSeen(database, nobody, table)).toEqual([]);
  });

  it('forgets the actor when the transaction ends, also when it fails', async () => {
    const database = await open();
    const { ours } = await twoOrganisations(database);
    const failing = database.as(ours.adviser, () => Promise.reject(new Error('halfway')));
    await expect(failing).rejects.toThrow('halfway');
    const { rows } = await sql<{ actor: string | null; role: string }>`
      select app_actor() as actor, current_setting('role') as role`.execute(database.kysely);
    expect(rows).toEqual([{ actor: null, role: 'none' }]);
  });
});
