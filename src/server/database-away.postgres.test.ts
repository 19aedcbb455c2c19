import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { apiPaths } from '#api/paths.ts';
import { configOf } from '#server/assembly/config.ts';
import { drawnLogo } from '#server/house-style/drawn-logo.ts';
import { logTo } from '#server/platform/log.ts';
import { startedServer } from '#server/server.ts';
import { databaseProxy, type Treatment } from '#test/database-proxy.ts';
import { type PostgresServer, postgresServer } from '#test/postgres-server.ts';
import { scripted, scriptedCalculation, scriptedVariant } from '#test/server/scripted-calculation.ts';

describe.skipIf(postgresServer === null)('a start while the database comes and goes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'evenwicht-away-'));
  let server: PostgresServer | null = null;
  beforeAll(async () => {
    server = (await postgresServer?.()) ?? null;
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true });
  });

  const warnings = vi.fn();
  const log = Object.assign(logTo('silent'), { warn: warnings });
  const masterKey = 'a master key that is known to these tests only';
  const start = (url: string) =>
    startedServer(configOf({ DATA_DIR: folder, DATABASE_URL: url, PORT: '0', MASTER_KEY: masterKey }), {
      log,
      calculate: scriptedCalculation,
      calculateVariant: scriptedVariant,
      drawLogo: drawnLogo,
      makeTemplate: () => Promise.resolve(scripted({})),
      makeExample: () => Promise.resolve(scripted({})),
      exampleDossier: () => Promise.resolve({ name: 'VOORBEELD', bytes: scripted({}) }),
    });

  /** Starts on a new database, the first connections to which are treated like this. */
  async function startedThrough(treatment: (connection: number) => Treatment): Promise<number> {
    warnings.mockClear();
    const proxy = await databaseProxy((await server?.newDatabase()) ?? '', treatment);
    const running = await start(proxy.url);
    const answer = await fetch(running.address + apiPaths.health);
    await running.stop();
    await proxy.close();
    return answer.status;
  }

  it('waits for it while it starts, and says so once', async () => {
    expect(await startedThrough((connection) => (connection < 3 ? 'starting up' : 'works'))).toBe(200);
    expect(warnings.mock.calls).toEqual([
      [{ code: '57P03', seconds: 60 }, 'database does not answer yet; waiting for it'],
    ]);
  });

  // The first connections are those of the migrator, then come those of the job queue.
  it.each([0, 2, 4].map((connection) => [connection, 300 + connection * 700] as const))(
    'begins anew when connection %i ends after %i bytes',
    async (ending, endsAfter) => {
      expect(await startedThrough((connection) => (connection === ending ? { endsAfter } : 'works'))).toBe(200);
    },
  );

  it.each([6_000, 20_000])('begins anew when the migrator loses its connection after %i bytes', async (endsAfter) => {
    let ended = 0;
    const status = await startedThrough(() => {
      ended += 1;
      return ended < 4 ? { endsAfter } : 'works';
    });
    expect(status).toBe(200);
  });

  it('begins anew when an administrator ends every connection (57P01)', async () => {
    const url = (await server?.newDatabase()) ?? '';
    const administrator = new Client({ connectionString: server?.url });
    await administrator.connect();
    const name = new URL(url.replace('@/', '@socket/')).pathname.slice(1);
    const endAll = () =>
      administrator.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    const starting = start(url);
    for (let round = 0; round < 20; round += 1) await endAll();
    const running = await starting;
    expect((await fetch(running.address + apiPaths.health)).status).toBe(200);
    await running.stop();
    await administrator.end();
  });
});
