import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { documentListSchema, type DossierDocument } from '#api/dossiers.ts';
import type { CentralBankFile } from '#api/central-bank-files.ts';
import { uploadRules } from '#api/upload-rules.ts';
import { recordAct } from '#server/audit/store.ts';
import { centralBankAnswer } from '#server/central-bank/central-bank-command.ts';
import { centralBankRequest } from '#server/central-bank/central-bank-request.ts';
import { calculateInChild } from '#server/calculation/calculate-in-child.ts';
import { askedBlock, knownFiles, recordUse } from '#server/central-bank/known-store.ts';
import { calculateNext, type CalculationParts } from '#server/dossiers/calculate-dossier.job.ts';
import { exampleDossier } from '#server/example/example-dossier.ts';
import { houseStyle } from '#server/house-style/store.ts';
import { logTo } from '#server/platform/log.ts';
import type { CommandAnswer } from '#server/platform/control/control-socket.ts';
import type { Actor } from '#server/platform/database/actor.ts';
import { builtChild } from '#test/calculation/built-child.ts';
import { appForFile } from '#test/app.ts';
import type { Caller } from '#test/caller.ts';
import { madeSet, setWorkbook } from '#test/central-bank/made-set.ts';
import {
  dataOf,
  keptCounts,
  keptCurve,
  listOf,
  sendCurve,
  smallSetLimits,
  withdraw,
  withdrawnAll,
} from '#test/central-bank/kept-files.ts';
import { madePerson, uniqueName } from '#test/factories.ts';
import { deleteAfterUndo } from '#test/server/after-undo.ts';

const folder = mkdtempSync(join(tmpdir(), 'central-bank-test-'));
afterAll(() => rmSync(folder, { recursive: true }));
const running = appForFile();

const curve = Buffer.from(Array.from({ length: 60 }, (_, index) => `${index + 1};${2 + index / 100}`).join('\n'));

/** The list of an employer says of its dossier what is newer than its basis, as soon as that is offered and as long as it is. */
async function expectListFollows(
  adviser: Caller,
  clientId: string,
  byCommand: (...words: string[]) => Promise<CommandAnswer>,
): Promise<void> {
  const path = `/api/clients/${clientId}/documents?page=1`;
  let tag = '';
  const newer = async (): Promise<DossierDocument['newerBasis'] | 'as before'> => {
    const answer = await adviser.call('GET', path, undefined, { 'if-none-match': tag });
    tag = answer.headers.get('etag') ?? '';
    if (answer.status === 304) return 'as before';
    return documentListSchema.parse(await answer.json()).data.documents[0]!.newerBasis;
  };
  expect([await newer(), await newer()]).toEqual([null, 'as before']);
  const added = async (file: string, kind: string, of: string, label: string) =>
    (await byCommand('add', file, '--kind', kind, of, label)).out.trim();
  const newerCurve = await added('curve.csv', 'curve', '--day', '2026-09-30');
  expect([await newer(), await newer()]).toEqual(['curve', 'as before']);
  const newerSet = await added('set.xlsx', 'p-set', '--quarter', '2026Q2');
  expect(await newer()).toBe('both');
  await byCommand('withdraw', newerCurve);
  expect(await newer()).toBe('set');
  await byCommand('withdraw', newerSet);
  expect(await newer()).toBeNull();
}

describe('a curve that the provider sends', () => {
  test('is checked and kept, once for each day, and logged', async () => {
    const provider = await running().signedIn('provider');
    const both = await Promise.all([1, 2].map(() => sendCurve(provider, curve, { label: '2026-09-30' })));
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    const content = { rates: expect.arrayContaining([0.0259]) as number[] };
    const facts = { kind: 'curve', label: '2026-09-30', fileName: 'curve.csv', fileSize: curve.length, content };
    expect(await listOf(provider)).toMatchObject([{ ...facts, addedBy: provider.recipient.holder }]);
    expect(await (await provider.call('GET', '/api/audit-log')).text()).toContain('central bank file added');
    await withdrawnAll(provider);
    expect(await keptCounts(running().database)).toEqual([0, 0]);
  });

  test.each([
    ['is too short', curve.subarray(0, 100), {}, 'file'],
    ['is nothing', new Uint8Array(), {}, 'file'],
    ['is of a day that is none', curve, { label: '2026-09-31' }, 'label'],
    ['is of a quarter', curve, { label: '2026Q3' }, 'label'],
    ['has no source', curve, { source: '' }, 'source'],
  ])('and %s is refused, and nothing of it is kept', async (_what, bytes, facts, field) => {
    const provider = await running().signedIn('provider');
    const answer = await sendCurve(provider, bytes, { label: '2026-09-30', ...facts });
    expect(answer.status).toBe(400);
    const { fields = {} } = (await answer.json()) as { fields?: object };
    expect(Object.keys(fields)).toEqual([field]);
    expect(await keptCounts(running().database)).toEqual([0, 0]);
  });

  test('and is refused before it is read when it is larger than a curve can be', async () => {
    const provider = await running().signedIn('provider');
    const answer = await sendCurve(provider, new Uint8Array(uploadRules.maximumFileSize + 1), { label: '2026-09-30' });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'FILE_TOO_LARGE' });
  });
});

describe('a file of the central bank', () => {
  const byCommand = (...words: string[]) =>
    centralBankAnswer({ database: running().database, recordAct }, centralBankRequest(words, folder), smallSetLimits);

  test('that a dossier uses is withdrawn, not deleted, until no dossier uses it', async () => {
    const { database, signedIn } = running();
    const provider = await signedIn('provider');
    const adviser = await signedIn('adviser');
    const clientId = await adviser.madeClient();
    const dossierId = (await dataOf<{ id: string }>(await adviser.upload(clientId, 'Dossier'))).id;
    const fileId = await keptCurve(provider, curve, '2026-09-30');
    const { organisation_id: organisationId } = await database.kysely
      .selectFrom('dossier')
      .select('organisation_id')
      .where('id', '=', dossierId)
      .executeTakeFirstOrThrow();
    const worker = { kind: 'worker', organisationId } as const;
    await database.as(worker, (tx) => recordUse(tx, { organisationId, dossierId }, [fileId]));
    expect((await withdraw(provider, fileId)).status).toBe(204);
    expect((await withdraw(provider, fileId)).status).toBe(404);
    const [file] = (await listOf(provider)) as [CentralBankFile];
    expect(file).toMatchObject({ id: fileId, dossiers: 1 });
    expect(file.withdrawnOn).toMatch(/Z$/);
    // It is there for the dossier that used it, and for no other.
    const curvesFor = (id: string) =>
      database.as(worker, async (tx) => (await knownFiles(tx, id)).curves.map(({ name }) => name));
    expect([await curvesFor(dossierId), await curvesFor(randomUUID())]).toEqual([['30-09-2026'], []]);
    // Another of the same day may come now.
    expect((await sendCurve(provider, curve, { label: '2026-09-30' })).status).toBe(201);
    await adviser.call('DELETE', `/api/clients/${clientId}/documents/${dossierId}`);
    await deleteAfterUndo(running().database);
    await withdrawnAll(provider);
    expect(await keptCounts(running().database)).toEqual([0, 0]);
  });

  test('is added, listed and withdrawn on the command line too', async () => {
    writeFileSync(join(folder, 'curve.csv'), curve);
    const provider = await running().signedIn('provider');
    const words = ['add', 'curve.csv', '--kind', 'curve', '--day', '2026-10-31'];
    const added = await byCommand(...words);
    expect(added).toMatchObject({ exitCode: 0, error: 'Bewaard: curve 2026-10-31.\n' });
    const id = added.out.trim();
    expect((await byCommand(...words)).error).toContain('is er al een');
    expect((await byCommand('list')).out).toMatch(new RegExp(`${id}\tcurve\t2026-10-31\tDe Nederlandsche Bank\t-\t`));
    expect(await (await provider.call('GET', '/api/audit-log')).text()).toContain('beheerder');
    expect(await byCommand('withdraw', id)).toMatchObject({ exitCode: 0, error: 'Ingetrokken: curve 2026-10-31.\n' });
    expect((await byCommand('withdraw', id)).exitCode).toBe(1);
    expect((await byCommand('add', 'weg.csv', '--kind', 'curve', '--day', '2026-10-31')).error).toContain(
      'bestaat niet',
    );
    writeFileSync(join(folder, 'set.csv'), 'hallo');
    const refused = await byCommand('add', 'set.csv', '--kind', 'p-set', '--quarter', '2026Q3');
    expect(refused).toMatchObject({ exitCode: 1, out: '' });
    expect(refused.error).toContain('Het bestand heeft 1 regels');
    for (const misused of [
      ['add', 'curve.csv'],
      ['list', 'x'],
      ['add', 'a', '--kind', 'curve', '--quarter', '2026Q3'],
      ['--weg'],
    ])
      expect(() => centralBankRequest(misused, folder)).toThrow('Gebruik:');
  });

  test('is read by workers and advisers, made and withdrawn by providers and operators alone, and changed by nobody', async () => {
    const { database, signedIn } = running();
    const provider = await signedIn('provider');
    const fileId = await keptCurve(provider, curve, '2026-08-31');
    const adviser = await madePerson(database);
    const organisationId = adviser.organisationId;
    const actors: Actor[] = [adviser, { kind: 'worker', organisationId }, 'gate', 'operator'];
    const seen = actors.map((actor) =>
      database.as(actor, async (tx) => (await tx.selectFrom('central_bank_file').select('id').execute()).length),
    );
    expect(await Promise.all(seen)).toEqual([1, 1, 0, 1]);
    for (const actor of actors.slice(0, 3)) {
      const row = {
        kind: 'curve',
        label: uniqueName('x'),
        source: '',
        file_name: '',
        file_size: 1,
        sha256: '',
        content: '{}',
        added_by: '',
      } as const;
      await expect(
        database.as(actor, (tx) => tx.insertInto('central_bank_file').values(row).execute()),
      ).rejects.toThrow();
      const { numUpdatedRows } = await database.as(actor, (tx) =>
        tx.updateTable('central_bank_file').set({ withdrawn_by: 'x' }).executeTakeFirst(),
      );
      expect(numUpdatedRows).toBe(0n);
    }
    await expect(
      database.as('operator', (tx) => tx.updateTable('central_bank_file').set({ label: 'x' }).execute()),
    ).rejects.toThrow(/permission denied/);
    expect((await withdraw(provider, fileId)).status).toBe(204);
  });

  test('is what a dossier is calculated with, in a process that reaches no file, and is counted as used', async () => {
    const { database, signedIn } = running();
    writeFileSync(join(folder, 'set.xlsx'), setWorkbook(madeSet({ years: 60 })));
    writeFileSync(join(folder, 'curve.csv'), curve);
    await byCommand('add', 'set.xlsx', '--kind', 'p-set', '--quarter', '2025Q4');
    await byCommand('add', 'curve.csv', '--kind', 'curve', '--day', '2025-12-31');
    const adviser = await signedIn('adviser');
    const clientId = await adviser.madeClient();
    const { bytes } = await exampleDossier('dcToDc');
    const dossierId = (await dataOf<{ id: string }>(await adviser.upload(clientId, 'Dossier', bytes))).id;
    const parts: CalculationParts = {
      database,
      log: logTo('silent'),
      houseStyle,
      centralBank: { offered: knownFiles, block: askedBlock, recordUse },
      calculate: (input, { houseStyle: style, statutory, calculationDay, ...options }) =>
        calculateInChild(
          input,
          { houseStyle: style, statutory, programVersion: 'test', calculationDay },
          { ...options, entry: builtChild },
        ),
    };
    await calculateNext(parts, new AbortController().signal);
    const path = `/api/clients/${clientId}/documents/${dossierId}/effects`;
    const shown = await (await adviser.call('GET', path)).text();
    expect(shown).toContain('"name":"P-scenarioset 2025Q4"');
    expect(shown).toContain('"name":"31-12-2025"');
    expect(await dataOf(await adviser.call('GET', '/api/central-bank-files/offered'))).toEqual({
      curves: [{ name: '31-12-2025', date: '2025-12-31' }],
      sets: [{ name: 'P-scenarioset 2025Q4', quarter: '2025Q4' }],
    });
    await expectListFollows(adviser, clientId, byCommand);
    const files = await listOf(await signedIn('provider'));
    expect(files.map(({ kind, dossiers }) => [kind, dossiers])).toEqual([
      ['curve', 1],
      ['pSet', 1],
    ]);
    await adviser.call('DELETE', `/api/clients/${clientId}/documents/${dossierId}`);
    await deleteAfterUndo(running().database);
    for (const { id } of files) await byCommand('withdraw', id);
    expect(await keptCounts(running().database)).toEqual([0, 0]);
  });
});
