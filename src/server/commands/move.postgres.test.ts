import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configOf } from '#server/assembly/config.ts';
import { dossierFile } from '#server/dossiers/store.ts';
import { openDatabase } from '#server/assembly/open-database.ts';
import { moveAnswer } from '#server/commands/move-command.ts';
import { logTo } from '#server/platform/log.ts';
import { signingKeys } from '#server/session/signing-keys.ts';
import { putDatabase } from '#test/kept-database.ts';
import { type PostgresServer, postgresServer } from '#test/postgres-server.ts';
import { dossierSituation } from '#test/server/dossier-situation.ts';

describe.skipIf(postgresServer === null)('moving from the embedded database to PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'evenwicht-move-'));
  const log = logTo('silent');
  let server: PostgresServer | null = null;
  beforeAll(async () => {
    server = (await postgresServer?.()) ?? null;
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true });
  });

  it('takes everything along, compares it row by row, and leaves a folder that does not start any more', async () => {
    const embedded = configOf({ DATA_DIR: folder });
    await putDatabase(folder);
    const source = await openDatabase(embedded, log);
    signingKeys(null, folder);
    const { submit, bytes, person, organisationId } = await dossierSituation(source, {}, async () => {});
    const id = await submit();
    await source.close();
    const url = (await server?.newDatabase()) ?? '';
    // A server that tells its times in another zone holds the same moments.
    const config = configOf({
      DATA_DIR: folder,
      DATABASE_URL: `${url}${url.includes('?') ? '&' : '?'}options=-c%20TimeZone%3DAsia/Tokyo`,
    });

    await expect(moveAnswer(embedded, ['move'], log)).rejects.toThrow('Geef DATABASE_URL');
    const otherKey = configOf({ DATA_DIR: folder, DATABASE_URL: url, SIGNING_KEY: 'een andere sleutel '.repeat(3) });
    await expect(moveAnswer(otherKey, ['move'], log)).rejects.toThrow('SIGNING_KEY is niet de sleutel');

    const answer = await moveAnswer(config, ['move'], log);
    expect(answer).toMatchObject({ exitCode: 0, out: '' });
    expect(answer.error).toContain('rij voor rij vergeleken: 1 organisatie, 1 werkgever, 1 dossier, 1 bestand.');
    expect(readdirSync(folder).filter((name) => name.endsWith('.backup'))).toEqual([]);

    const moved = await openDatabase(config, log);
    const file = await moved.as(person, (tx) => dossierFile(tx, organisationId, id, 'inputFile'));
    await moved.close();
    expect(Buffer.from(file ?? []).equals(bytes)).toBe(true);
    await expect(openDatabase(embedded, log)).rejects.toThrow('zijn verhuisd naar PostgreSQL');
  });
});
