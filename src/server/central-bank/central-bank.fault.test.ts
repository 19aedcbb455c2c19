import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import {
  type CentralBankFile,
  centralBankFilesSchema,
  type CentralBankUpload,
  centralBankLimits,
  type NewUpload,
} from '#api/central-bank-files.ts';
import { cp2022Set } from '#core/scenario-set/cp2022/cp2022-set.ts';
import { cp2022 } from '#core/scenario-set/cp2022/parameters.ts';
import { simulated } from '#core/scenario-set/cp2022/simulation.ts';
import { setLimits } from '#input/central-bank/set-limits.ts';
import { recordAct } from '#server/audit/store.ts';
import { centralBankAnswer } from '#server/central-bank/central-bank-command.ts';
import { centralBankRequest } from '#server/central-bank/central-bank-request.ts';
import { calculateInChild } from '#server/calculation/calculate-in-child.ts';
import { type BlockQuestion, fetchedSet } from '#server/calculation/fetched-set.ts';
import { blockOf } from '#server/central-bank/file-store.ts';
import { askedBlock, knownFiles, recordUse } from '#server/central-bank/known-store.ts';
import { calculateNext, type CalculationParts } from '#server/dossiers/calculate-dossier.job.ts';
import { exampleDossier } from '#server/example/example-dossier.ts';
import { houseStyle } from '#server/house-style/store.ts';
import { logTo } from '#server/platform/log.ts';
import type { Actor } from '#server/platform/actor.ts';
import { appForFile } from '#test/app.ts';
import type { Caller } from '#test/caller.ts';
import { madeSet, setWorkbook, withSheet } from '#test/central-bank/made-set.ts';
import { madePerson, uniqueName } from '#test/factories.ts';
import { patience } from '#test/patience.ts';

const limits = { ...setLimits, minimumScenarios: 50, minimumYears: 10 };
const folder = mkdtempSync(join(tmpdir(), 'central-bank-test-'));
const arrivingFolder = join(folder, 'arriving');
afterAll(() => rmSync(folder, { recursive: true }));
const running = appForFile({ setLimits: limits, arrivingFolder });

const set = madeSet();
const workbook = setWorkbook(set);
const curve = Buffer.from(Array.from({ length: 60 }, (_, index) => `${index + 1};${2 + index / 100}`).join('\n'));
const facts = (upload: Partial<NewUpload> & Pick<NewUpload, 'fileSize'>): NewUpload => ({
  kind: 'pSet',
  label: '2026Q3',
  source: 'De Nederlandsche Bank',
  fileName: 'cp2022-p-scenarioset-20k-2026q3.xlsx',
  ...upload,
});

const uploads = '/api/central-bank-files/uploads';
const dataOf = async <T>(answer: Response): Promise<T> => ((await answer.json()) as { data: T }).data;
const list = async (person: Caller) =>
  centralBankFilesSchema.parse(await (await person.call('GET', '/api/central-bank-files')).json()).data;

const sendPiece = (person: Caller, id: string, piece: number, bytes: Uint8Array) =>
  fetch(`${running().address}${uploads}/${id}/pieces/${piece}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });

async function sent(person: Caller, upload: Partial<NewUpload>, bytes: Uint8Array): Promise<CentralBankUpload> {
  const begun = await dataOf<CentralBankUpload>(
    await person.call('POST', uploads, facts({ ...upload, fileSize: bytes.length })),
  );
  const { pieceSize } = centralBankLimits;
  for (let piece = 0; piece * pieceSize < bytes.length; piece++)
    await sendPiece(person, begun.id, piece, bytes.subarray(piece * pieceSize, (piece + 1) * pieceSize));
  await person.call('POST', `${uploads}/${begun.id}/reading`);
  return vi.waitFor(async () => {
    const { upload: state } = await list(person);
    expect(state?.phase).not.toMatch(/receiving|reading/);
    return state!;
  }, patience);
}

const withdraw = (person: Caller, id: string) => person.call('POST', `/api/central-bank-files/${id}/withdrawal`);

async function withdrawnAll(person: Caller): Promise<void> {
  for (const { id, withdrawnOn } of (await list(person)).files) if (withdrawnOn === null) await withdraw(person, id);
}

const counts = async (): Promise<number[]> => {
  const { kysely } = running().database;
  const of = async (table: 'central_bank_file' | 'central_bank_block') =>
    Number(
      (
        await kysely
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );
  return [await of('central_bank_file'), await of('central_bank_block')];
};

/** What a calculation gets of it: the first years, with the returns and curves of the model that it was made of. */
async function expectDelivered({ id, source }: CentralBankFile): Promise<void> {
  const { database } = running();
  const worker = { kind: 'worker', organisationId: (await madePerson(database)).organisationId } as const;
  const { sets } = await database.as(worker, (tx) => knownFiles(tx, randomUUID()));
  expect(sets).toMatchObject([{ id, name: 'P-scenarioset 2026Q3', quarter: '2026Q3', source, count: 60, years: 20 }]);
  const asked: string[] = [];
  const delivered = await fetchedSet(sets[0]!, 12, (question) => {
    const { series, year } = question as BlockQuestion;
    asked.push(`${series} ${year}`);
    return database.as(worker, (tx) => askedBlock(tx, question as BlockQuestion));
  });
  expect([delivered.years, asked.length]).toEqual([12, 2 + 3 * 13 + 2 * 12]);
  const model = cp2022Set(cp2022, simulated(cp2022, { measure: 'real', paths: 60, years: 20, seed: 7 }));
  for (const [year, path, term] of [
    [0, 0, 1],
    [11, 59, 40],
    [12, 30, 100],
  ] as const) {
    expect(delivered.rate(year, path, term)).toBeCloseTo(model.rate(year, path, term), 6);
    if (year < 12) expect(delivered.equityReturn(year, path)).toBeCloseTo(model.equityReturn(year, path), 6);
  }
}

describe('a set that the provider uploads', () => {
  test('is read, kept in blocks of four bytes a number, listed with its moments, and logged', async () => {
    const provider = await running().signedIn('provider');
    const state = await sent(provider, {}, workbook);
    expect(state).toMatchObject({ phase: 'kept', part: 1, refusal: null });
    const { files } = await list(provider);
    const file = files.find(({ id }) => id === state.fileId)!;
    expect(file).toMatchObject({
      kind: 'pSet',
      label: '2026Q3',
      sha256: createHash('sha256').update(workbook).digest('hex'),
      addedBy: provider.recipient.holder,
      dossiers: 0,
      withdrawnOn: null,
      content: { count: 60, countInFile: 60, years: 20 },
    });
    const bytes = await running().database.as({ kind: 'operator' }, (tx) => blockOf(tx, file.id, 'equityReturn', 7));
    const kept = new Float32Array(new Uint8Array(bytes!).buffer);
    expect(Array.from(kept)).toEqual(set.sheets[4]!.rows.map((row) => Math.fround(row[7]!)));
    expect(existsSync(arrivingFolder)).toBe(false);
    await expectDelivered(file);
    const log = await (await provider.call('GET', '/api/audit-log')).text();
    expect(log).toContain('central bank file added');

    const again = await provider.call('POST', uploads, facts({ fileSize: 10 }));
    expect([again.status, ((await again.json()) as { code: string }).code]).toEqual([409, 'CENTRAL_BANK_FILE_KNOWN']);
    await withdrawnAll(provider);
    expect(await counts()).toEqual([0, 0]);
  });

  test('and is wrong leaves nothing and says where', async () => {
    const provider = await running().signedIn('provider');
    const wrong = setWorkbook(withSheet(set, '6_', (rows) => rows.slice(1)));
    const state = await sent(provider, {}, wrong);
    expect(state.phase).toBe('refused');
    expect(state.refusal?.message).toContain("6_Prijsinflatie_NL heeft 59 scenario's");
    expect(await counts()).toEqual([0, 0]);
    expect(existsSync(arrivingFolder)).toBe(false);
  });

  test('and is broken off leaves nothing; meanwhile there is no other', async () => {
    const provider = await running().signedIn('provider');
    const size = centralBankLimits.pieceSize + 5;
    const { id } = await dataOf<CentralBankUpload>(await provider.call('POST', uploads, facts({ fileSize: size })));
    expect((await provider.call('POST', uploads, facts({ fileSize: 9 }))).status).toBe(409);
    // A piece that is too short, out of turn, or once more.
    expect((await sendPiece(provider, id, 0, new Uint8Array(9))).status).toBe(400);
    expect((await sendPiece(provider, id, 1, new Uint8Array(5))).status).toBe(400);
    for (const _time of [1, 2])
      expect((await sendPiece(provider, id, 0, new Uint8Array(centralBankLimits.pieceSize))).status).toBe(200);
    expect((await list(provider)).upload).toMatchObject({ phase: 'receiving', received: centralBankLimits.pieceSize });
    expect((await provider.call('POST', `${uploads}/${id}/reading`)).status).toBe(400);
    expect(existsSync(arrivingFolder)).toBe(true);
    expect((await provider.call('DELETE', `${uploads}/${id}`)).status).toBe(204);
    expect([existsSync(arrivingFolder), (await list(provider)).upload]).toEqual([false, null]);
    expect((await sendPiece(provider, id, 1, new Uint8Array(5))).status).toBe(409);
  });

  test.each([
    [{ label: '2026-09-30' }, 'label'],
    [{ kind: 'curve', label: '2026Q3' }, 'label'],
    [{ kind: 'curve', label: '2026-09-31' }, 'label'],
    [{ fileSize: 600 * 2 ** 20 }, 'fileSize'],
    [{ source: '' }, 'source'],
  ] as const)('is not begun with %j', async (wrong, field) => {
    const provider = await running().signedIn('provider');
    const answer = await provider.call('POST', uploads, { ...facts({ fileSize: 5 }), ...wrong });
    expect(answer.status).toBe(400);
    expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toEqual([field]);
  });
});

describe('a file of the central bank', () => {
  const byCommand = (...words: string[]) =>
    centralBankAnswer({ database: running().database, recordAct }, centralBankRequest(words, folder)!, limits);

  test('that a dossier uses is withdrawn, not deleted, until no dossier uses it', async () => {
    const { database, signedIn } = running();
    const provider = await signedIn('provider');
    const adviser = await signedIn('adviser');
    const clientId = await adviser.madeClient();
    const dossierId = (await dataOf<{ id: string }>(await adviser.upload(clientId, 'Dossier'))).id;
    const { fileId } = await sent(provider, { kind: 'curve', label: '2026-09-30' }, curve);
    const { organisation_id: organisationId } = await database.kysely
      .selectFrom('dossier')
      .select('organisation_id')
      .where('id', '=', dossierId)
      .executeTakeFirstOrThrow();
    const worker = { kind: 'worker', organisationId } as const;
    await database.as(worker, (tx) => recordUse(tx, { organisationId, dossierId }, [fileId!]));
    expect((await withdraw(provider, fileId!)).status).toBe(204);
    expect((await withdraw(provider, fileId!)).status).toBe(404);
    const [file] = (await list(provider)).files as [CentralBankFile];
    expect(file).toMatchObject({ id: fileId, dossiers: 1 });
    expect(file.withdrawnOn).toMatch(/Z$/);
    // It is there for the dossier that used it, and for no other.
    const curvesFor = (id: string) =>
      database.as(worker, async (tx) => (await knownFiles(tx, id)).curves.map(({ name }) => name));
    expect([await curvesFor(dossierId), await curvesFor(randomUUID())]).toEqual([['30-09-2026'], []]);
    // Another of the same day may come now.
    const other = await sent(provider, { kind: 'curve', label: '2026-09-30' }, curve);
    expect(other.phase).toBe('kept');
    await adviser.call('DELETE', `/api/clients/${clientId}/documents/${dossierId}`);
    await withdrawnAll(provider);
    expect(await counts()).toEqual([0, 0]);
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
      expect(centralBankRequest(misused, folder)).toBeNull();
  });

  test('is read by workers and advisers, made and withdrawn by providers and operators alone, and changed by nobody', async () => {
    const { database, signedIn } = running();
    const provider = await signedIn('provider');
    const { fileId } = await sent(provider, { kind: 'curve', label: '2026-08-31' }, curve);
    const adviser = await madePerson(database);
    const organisationId = adviser.organisationId;
    const actors: Actor[] = [adviser, { kind: 'worker', organisationId }, { kind: 'gate' }, { kind: 'operator' }];
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
      database.as({ kind: 'operator' }, (tx) => tx.updateTable('central_bank_file').set({ label: 'x' }).execute()),
    ).rejects.toThrow(/permission denied/);
    expect((await withdraw(provider, fileId!)).status).toBe(204);
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
      calculate: (input, { houseStyle: style, statutory, ...options }) =>
        calculateInChild(input, { houseStyle: style, statutory, programVersion: 'test' }, options),
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
    const { files } = await list(await signedIn('provider'));
    expect(files.map(({ kind, dossiers }) => [kind, dossiers])).toEqual([
      ['curve', 1],
      ['pSet', 1],
    ]);
    await adviser.call('DELETE', `/api/clients/${clientId}/documents/${dossierId}`);
    for (const { id } of files) await byCommand('withdraw', id);
    expect(await counts()).toEqual([0, 0]);
  });
});
