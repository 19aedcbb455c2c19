import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CentralBankUpload, centralBankLimits } from '#api/central-bank-files.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { serverDatabase } from '#server/platform/database/server-database.ts';
import { startedApp, type TestApp } from '#test/app.ts';
import { caller, type Caller } from '#test/caller.ts';
import {
  answerOn,
  dataOf,
  factsOf,
  keptCounts,
  listOf,
  pieceAt,
  smallSetLimits,
  uploadedBy,
  uploadsPath,
} from '#test/central-bank/uploads-of.ts';
import { madeSet, setText } from '#test/central-bank/made-set.ts';
import { type PostgresServer, postgresServer } from '#test/postgres-server.ts';

const { pieceSize } = centralBankLimits;

/** More than two pieces. */
const largeSet = () => Buffer.from(setText(madeSet({ paths: 1_200, years: 60 })));

/** Two web processes behind one address, which give each call to the other one. */
describe.skipIf(postgresServer === null)('web processes on one database', () => {
  let server: PostgresServer | null = null;
  const apps: TestApp[] = [];
  const ways = (): readonly [Caller, Caller] => [ofProvider[0]!, ofProvider[1]!];
  let ofProvider: Caller[] = [];

  beforeAll(async () => {
    server = (await postgresServer?.()) ?? null;
    const url = (await server?.newDatabase()) ?? '';
    for (const isFirst of [true, false]) {
      const database = await serverDatabase(url, () => {});
      if (isFirst) await migrate(database);
      apps.push(await startedApp(database, { setLimits: smallSetLimits }));
    }
    const provider = await apps[0]!.signedIn('provider');
    ofProvider = apps.map(({ address }) => caller(address, provider.token, provider.recipient));
  });
  afterAll(async () => {
    for (const { app, database } of apps) {
      await app.close();
      await database.close();
    }
    await server?.stop();
  });

  test('take the pieces of one file in turns, and tell the same of it', async () => {
    const bytes = largeSet();
    expect(bytes.length).toBeGreaterThan(2 * pieceSize);
    const state = await uploadedBy(ways(), {}, bytes);
    expect(state).toMatchObject({ phase: 'kept', received: bytes.length, part: 1, refusal: null });
    const [one, other] = await Promise.all(ways().map(listOf));
    expect(one).toEqual(other);
    expect(one!.files).toMatchObject([
      {
        id: state.fileId,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        content: { count: 1_200, years: 60 },
      },
    ]);
    expect((await keptCounts(apps[0]!.database)).at(-1)).toBe(0);
  });

  test('have one upload together, in the order of its pieces', async () => {
    const [one, other] = ways();
    const facts = factsOf({ label: '2026Q2', fileSize: pieceSize + 5 });
    const begun = await Promise.all(ways().map((way) => way.call('POST', uploadsPath, facts)));
    expect(begun.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    const { id } = await dataOf<CentralBankUpload>(begun.find(({ status }) => status === 201)!);
    const send = (way: Caller, piece: number, size: number) =>
      way.send(`${uploadsPath}/${id}/pieces/${piece}`, new Uint8Array(size));
    expect((await send(other, 1, 5)).status).toBe(400);
    // The same piece through both at once, as after an answer that was lost.
    const both = await Promise.all([send(one, 0, pieceSize), send(other, 0, pieceSize)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await listOf(other)).upload).toMatchObject({ id, received: pieceSize });
    expect((await send(other, 1, 5)).status).toBe(200);
    expect((await other.call('POST', `${uploadsPath}/${id}/reading`)).status).toBe(200);
    expect((await one.call('POST', `${uploadsPath}/${id}/reading`)).status).toBe(409);
    expect((await answerOn(one)).phase).toBe('refused');
    expect((await other.call('DELETE', `${uploadsPath}/${id}`)).status).toBe(204);
  });

  test('break off what another one reads', async () => {
    const [one, other] = ways();
    const bytes = largeSet();
    const { id } = await dataOf<CentralBankUpload>(
      await one.call('POST', uploadsPath, factsOf({ label: '2026Q1', fileSize: bytes.length })),
    );
    for (let piece = 0; piece * pieceSize < bytes.length; piece++)
      await one.send(`${uploadsPath}/${id}/pieces/${piece}`, pieceAt(bytes, piece));
    const before = await keptCounts(apps[0]!.database);
    await one.call('POST', `${uploadsPath}/${id}/reading`);
    expect((await other.call('DELETE', `${uploadsPath}/${id}`)).status).toBe(204);
    // Stopping waits until what is read has ended.
    await apps[0]!.app.close();
    expect(await keptCounts(apps[1]!.database)).toEqual([...before.slice(0, 2), 0]);
    expect((await listOf(other)).upload).toBeNull();
  });
});
