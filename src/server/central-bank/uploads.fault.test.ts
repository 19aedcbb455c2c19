import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { type CentralBankFile, type CentralBankUpload, centralBankLimits } from '#api/central-bank-files.ts';
import { cp2022Set } from '#test/scenario-set/cp2022-set.ts';
import { cp2022 } from '#core/scenario-set/cp2022/parameters.ts';
import { simulated } from '#core/scenario-set/cp2022/simulation.ts';
import { type BlockQuestion, fetchedSet } from '#server/calculation/fetched-set.ts';
import { blockOf } from '#server/central-bank/file-store.ts';
import { askedBlock, knownFiles } from '#server/central-bank/known-store.ts';
import { deleteSpentUploads, uploadPatience } from '#server/central-bank/upload-store.ts';
import type { Actor } from '#server/platform/database/actor.ts';
import { appForFile } from '#test/app.ts';
import type { Caller } from '#test/caller.ts';
import { madeSet, setWorkbook, withSheet } from '#test/central-bank/made-set.ts';
import {
  dataOf,
  factsOf,
  keptCounts,
  listOf,
  smallSetLimits,
  uploadedBy,
  uploadsPath,
  withdrawnAll,
} from '#test/central-bank/uploads-of.ts';
import { madePerson } from '#test/factories.ts';

const folder = mkdtempSync(join(tmpdir(), 'central-bank-test-'));
const arrivingFolder = join(folder, 'arriving');
afterAll(() => rmSync(folder, { recursive: true }));
const running = appForFile({ setLimits: smallSetLimits, arrivingFolder });

const set = madeSet();
const workbook = setWorkbook(set);

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
    const state = await uploadedBy([provider], {}, workbook);
    expect(state).toMatchObject({ phase: 'kept', part: 1, refusal: null });
    const { files } = await listOf(provider);
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
    await expect.poll(() => existsSync(arrivingFolder)).toBe(false);
    await expectDelivered(file);
    const log = await (await provider.call('GET', '/api/audit-log')).text();
    expect(log).toContain('central bank file added');

    const again = await provider.call('POST', uploadsPath, factsOf({ fileSize: 10 }));
    expect([again.status, ((await again.json()) as { code: string }).code]).toEqual([409, 'CENTRAL_BANK_FILE_KNOWN']);
    await withdrawnAll(provider);
    expect(await keptCounts(running().database)).toEqual([0, 0, 0]);
  });

  test('and is wrong leaves nothing and says where', async () => {
    const provider = await running().signedIn('provider');
    const wrong = setWorkbook(withSheet(set, '6_', (rows) => rows.slice(1)));
    const state = await uploadedBy([provider], {}, wrong);
    expect(state.phase).toBe('refused');
    expect(state.refusal?.message).toContain("6_Prijsinflatie_NL heeft 59 scenario's");
    expect(await keptCounts(running().database)).toEqual([0, 0, 0]);
    await expect.poll(() => existsSync(arrivingFolder)).toBe(false);
  });

  test('and is broken off leaves nothing; meanwhile there is no other', async () => {
    const provider = await running().signedIn('provider');
    const size = centralBankLimits.pieceSize + 5;
    const { id } = await dataOf<CentralBankUpload>(
      await provider.call('POST', uploadsPath, factsOf({ fileSize: size })),
    );
    expect((await provider.call('POST', uploadsPath, factsOf({ fileSize: 9 }))).status).toBe(409);
    // A piece that is too short, out of turn, or once more.
    expect((await provider.send(`${uploadsPath}/${id}/pieces/0`, new Uint8Array(9))).status).toBe(400);
    expect((await provider.send(`${uploadsPath}/${id}/pieces/1`, new Uint8Array(5))).status).toBe(400);
    for (const _time of [1, 2])
      expect(
        (await provider.send(`${uploadsPath}/${id}/pieces/0`, new Uint8Array(centralBankLimits.pieceSize))).status,
      ).toBe(200);
    expect((await listOf(provider)).upload).toMatchObject({
      phase: 'receiving',
      received: centralBankLimits.pieceSize,
    });
    expect((await provider.call('POST', `${uploadsPath}/${id}/reading`)).status).toBe(400);
    expect(await keptCounts(running().database)).toEqual([0, 0, 1]);
    expect((await provider.call('DELETE', `${uploadsPath}/${id}`)).status).toBe(204);
    expect([existsSync(arrivingFolder), (await listOf(provider)).upload]).toEqual([false, null]);
    expect(await keptCounts(running().database)).toEqual([0, 0, 0]);
    expect((await provider.send(`${uploadsPath}/${id}/pieces/1`, new Uint8Array(5))).status).toBe(409);
  });

  test.each([
    [{ label: '2026-09-30' }, 'label'],
    [{ kind: 'curve', label: '2026Q3' }, 'label'],
    [{ kind: 'curve', label: '2026-09-31' }, 'label'],
    [{ fileSize: 600 * 2 ** 20 }, 'fileSize'],
    [{ source: '' }, 'source'],
  ] as const)('is not begun with %j', async (wrong, field) => {
    const provider = await running().signedIn('provider');
    const answer = await provider.call('POST', uploadsPath, { ...factsOf({ fileSize: 5 }), ...wrong });
    expect(answer.status).toBe(400);
    expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toEqual([field]);
  });
});

describe('the upload that goes on', () => {
  /** As if nothing came of it for so many seconds. */
  const quietFor = (seconds: number) =>
    sql`update central_bank_upload set touched_on = clock_timestamp() - make_interval(secs => ${seconds})`.execute(
      running().database.kysely,
    );
  const begun = async (provider: Caller) => {
    const { id } = await dataOf<CentralBankUpload>(
      await provider.call('POST', uploadsPath, factsOf({ fileSize: centralBankLimits.pieceSize + 1 })),
    );
    await provider.send(`${uploadsPath}/${id}/pieces/0`, new Uint8Array(centralBankLimits.pieceSize));
    return id;
  };

  test('is given up when nothing more comes of it: another may begin, and its pieces are cleared away', async () => {
    const { signedIn, database } = running();
    const provider = await signedIn('provider');
    const id = await begun(provider);
    await quietFor(uploadPatience - 60);
    expect((await listOf(provider)).upload).toMatchObject({ id, phase: 'receiving' });
    expect(await database.as({ kind: 'operator' }, deleteSpentUploads)).toBe(0);
    await quietFor(uploadPatience + 1);
    expect((await listOf(provider)).upload).toBeNull();
    const other = await begun(provider);
    expect((await provider.send(`${uploadsPath}/${id}/pieces/1`, new Uint8Array(1))).status).toBe(409);
    expect(await keptCounts(database)).toEqual([0, 0, 1]);
    await quietFor(uploadPatience + 1);
    expect(await database.as({ kind: 'operator' }, deleteSpentUploads)).toBe(1);
    expect(await keptCounts(database)).toEqual([0, 0, 0]);
    expect((await provider.send(`${uploadsPath}/${other}/pieces/1`, new Uint8Array(1))).status).toBe(409);
  });

  test('and was read by a process that says nothing any more, failed', async () => {
    const { signedIn, database } = running();
    const provider = await signedIn('provider');
    await begun(provider);
    await sql`update central_bank_upload set phase = 'reading'`.execute(database.kysely);
    expect((await listOf(provider)).upload?.phase).toBe('reading');
    await quietFor(uploadPatience + 1);
    expect((await listOf(provider)).upload?.phase).toBe('failed');
    await database.as({ kind: 'operator' }, deleteSpentUploads);
  });

  test('is seen and sent by providers alone, and its bytes by nobody else', async () => {
    const { signedIn, database } = running();
    const provider = await signedIn('provider');
    const id = await begun(provider);
    const adviser = await madePerson(database);
    const rowsFor = (actor: Actor) =>
      database.as(actor, async (tx) => [
        (await tx.selectFrom('central_bank_upload').select('id').execute()).length,
        (await tx.selectFrom('central_bank_piece').select('piece').execute()).length,
      ]);
    for (const [actor, seen] of [
      [adviser, [0, 0]],
      [{ ...adviser, role: 'provider' }, [1, 1]],
      [{ ...adviser, role: 'employer' }, [0, 0]],
      [{ kind: 'worker', organisationId: adviser.organisationId }, [0, 0]],
      [{ kind: 'operator' }, [1, 0]],
      [{ kind: 'gate' }, [0, 0]],
    ] as const)
      expect(await rowsFor(actor)).toEqual(seen);
    const insert = (actor: Actor) =>
      database.as(actor, (tx) =>
        tx
          .insertInto('central_bank_piece')
          .values({ upload_id: id, piece: 7, bytes: new Uint8Array(1) })
          .execute(),
      );
    await expect(insert(adviser)).rejects.toThrow(/row-level security/);
    await expect(insert({ kind: 'operator' })).rejects.toThrow(/row-level security/);
    const other = await signedIn('adviser');
    expect((await other.send(`${uploadsPath}/${id}/pieces/1`, new Uint8Array(1))).status).toBe(403);
    await provider.call('DELETE', `${uploadsPath}/${id}`);
  });
});
