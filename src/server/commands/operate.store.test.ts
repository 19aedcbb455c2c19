import { describe, expect, it } from 'vitest';
import { recordAct } from '#server/audit/store.ts';
import { configOf } from '#server/assembly/config.ts';
import { lookAtQueue } from '#server/dossiers/monitoring/queue-watch.ts';
import { commandAnswer } from '#server/commands/command-answer.ts';
import { operateAnswer } from '#server/commands/operate-command.ts';
import { answerOf } from '#server/platform/control/control-socket.ts';
import type { Database } from '#server/platform/database/database.ts';
import { logTo } from '#server/platform/log.ts';
import { databaseKinds } from '#test/database.ts';
import { operator, testKeys } from '#test/factories.ts';
import { dossierSituation } from '#test/server/dossier-situation.ts';

const operated = (database: Database, ...words: string[]) =>
  answerOf(() => operateAnswer({ database, recordAct }, words));

/** Marks a dossier as one whose calculation ended by a fault of ours. */
const fail = (database: Database, organisationId: string) =>
  database.as({ kind: 'worker', organisationId }, (tx) =>
    tx.updateTable('dossier').set({ status: 'Failed', status_reason: 'Onbekende fout.' }).execute(),
  );

const actions = async (database: Database, organisationId: string) =>
  (
    await database.as(operator, (tx) =>
      tx
        .selectFrom('audit_entry')
        .select(['action', 'holder_name'])
        .where('organisation_id', '=', organisationId)
        .execute(),
    )
  )
    .filter((act) => act.holder_name === 'beheer-commando')
    .map(({ action }) => action);

describe.each(databaseKinds)('the operate command on $name', ({ use }) => {
  const open = use();
  const situation = async () => dossierSituation(await open(), {}, async () => {});

  it('lists what waits and failed without a name, starts a failed dossier again, and it gets a job', async () => {
    const { database, organisationId, person, submit, shown } = await situation();
    const id = await submit();
    expect((await operated(database, 'retry', '--dossier', id)).error).toContain('is niet mislukt');
    await fail(database, organisationId);
    const listed = (await operated(database, 'jobs')).out;
    expect(listed).toContain(`${person.organisationName}\t${id}\tmislukt\t`);
    expect(listed).not.toContain('Dossier');
    expect((await operated(database, 'retry', '--dossier', id)).exitCode).toBe(0);
    expect((await shown(id)).status).toBe('Submitted');
    expect((await operated(database, 'jobs')).out).toContain(`${id}\twacht\t`);
    const sent: object[] = [];
    const send = (_tx: unknown, _queue: string, order: object) => Promise.resolve(void sent.push(order));
    await lookAtQueue({ database, jobs: { send, openCount: () => Promise.resolve(0) }, log: logTo('silent') });
    expect(sent).toHaveLength(1);
    expect(await actions(database, organisationId)).toEqual(['dossier retried']);
  });

  it('stops a calculation once, and refuses what is not there or was erased', async () => {
    const { database, organisationId, submit, shown } = await situation();
    const id = await submit();
    expect((await operated(database, 'cancel', '--dossier', id)).exitCode).toBe(0);
    expect(await shown(id)).toMatchObject({ status: 'Failed', reason: 'Geannuleerd door beheer-commando.' });
    expect((await operated(database, 'cancel', '--dossier', id)).error).toContain('er is niets te stoppen');
    await database.as({ kind: 'worker', organisationId }, (tx) => tx.deleteFrom('dossier_file').execute());
    expect((await operated(database, 'retry', '--dossier', id)).error).toContain('is gewist');
    const unknown = await operated(database, 'cancel', '--dossier', '11111111-1111-4111-8111-111111111111');
    expect(unknown).toMatchObject({ exitCode: 1, error: expect.stringContaining('Er is geen dossier') as string });
  });

  it('shows and changes the limits of an organisation; an employer never gets more than it', async () => {
    const { database, organisationId, person } = await situation();
    const name = person.organisationName;
    expect((await operated(database, 'quota', '--organisation', name)).out).toContain('megabytes\t0\t2048\t1024\n');
    const changed = await operated(database, 'quota', '--organisation', name.toUpperCase(), '--megabytes', '500');
    expect(changed.out).toContain('megabytes\t0\t500\t500\n');
    expect(changed.out).toContain('open berekeningen\t0\t200\t100\n');
    expect((await operated(database, 'quota', '--organisation', 'Niemand')).exitCode).toBe(1);
    expect(await actions(database, organisationId)).toEqual(['limits changed']);
  });

  it('makes an organisation inactive and active again', async () => {
    const { database, organisationId, person } = await situation();
    const set = (how: string) => operated(database, 'organisation', '--organisation', person.organisationName, how);
    const state = async () => (await operated(database, 'organisation')).out;
    const session = { organisation_id: organisationId, holder_id: person.holderId, token_version: 1 };
    await database.as(operator, (tx) =>
      tx
        .insertInto('session')
        .values({ ...session, expires_on: new Date(Date.now() + 3_600_000) })
        .execute(),
    );
    expect((await operated(database, 'sessions')).out).toContain(person.organisationName);
    expect((await set('--deactivate')).exitCode).toBe(0);
    expect(await state()).toContain(`${person.organisationName}\tinactief\t${organisationId}\n`);
    expect((await set('--activate')).exitCode).toBe(0);
    expect(await state()).toContain(`${person.organisationName}\tactief\t`);
    expect((await operated(database, 'sessions')).out).not.toContain(person.organisationName);
    expect(await actions(database, organisationId)).toEqual(['organisation changed', 'organisation changed']);
  });

  it('lists who is signed in and ends one session', async () => {
    const { database, organisationId, person } = await situation();
    const session = { organisation_id: organisationId, holder_id: person.holderId, token_version: 1 };
    const { id } = await database.as(operator, (tx) =>
      tx
        .insertInto('session')
        .values({ ...session, token_version: 0, issued_by: null, expires_on: new Date(Date.now() + 3_600_000) })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    await database.as(operator, async (tx) => {
      const { token_version: version } = await tx
        .selectFrom('holder')
        .select('token_version')
        .where('id', '=', person.holderId)
        .executeTakeFirstOrThrow();
      await tx.updateTable('session').set({ token_version: version }).where('id', '=', id).execute();
    });
    expect((await operated(database, 'sessions')).out).toContain(
      `${id}\t${person.organisationName}\t${person.holderName}\t`,
    );
    expect((await operated(database, 'sessions', '--end', id)).exitCode).toBe(0);
    expect((await operated(database, 'sessions')).out).not.toContain(id);
    expect((await operated(database, 'sessions', '--end', id)).error).toContain('geen open sessie');
  });

  it('is done by a server that holds the database, but for a move', async () => {
    const { database, person } = await situation();
    const access = { database, recordAct, keys: testKeys, publicAddress: '' };
    const asked = (...words: string[]) => commandAnswer(configOf({}), access, ['operate', ...words], logTo('silent'));
    expect((await asked('organisation')).out).toContain(person.organisationName);
    expect(await asked('move')).toMatchObject({
      exitCode: 1,
      error: expect.stringContaining('stop hem eerst') as string,
    });
  });
});
