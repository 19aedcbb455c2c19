import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { configOf } from '#server/assembly/config.ts';
import { lockedDirectory } from '#server/platform/embedded/directory-lock.ts';
import { logTo } from '#server/platform/log.ts';
import { StartError } from '#server/platform/errors/start-error.ts';
import { drawnLogo } from '#server/house-style/drawn-logo.ts';
import { startedServer } from '#server/server.ts';
import { putDatabase } from '#test/kept-database.ts';
import { scripted, scriptedCalculation, scriptedVariant } from '#test/server/scripted-calculation.ts';

const directory = mkdtempSync(join(tmpdir(), 'evenwicht-refused-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const start = (environment: Record<string, string>) =>
  startedServer(configOf({ DATA_DIR: directory, ...environment }), {
    databasePatience: 0,
    log: logTo('silent'),
    calculate: scriptedCalculation,
    calculateVariant: scriptedVariant,
    drawLogo: drawnLogo,
    makeTemplate: () => Promise.resolve(scripted({})),
    makeExample: () => Promise.resolve(scripted({})),
    exampleDossier: () => Promise.resolve({ name: 'VOORBEELD', bytes: scripted({}) }),
  });

it('a port in use is told in so many words, and leaves the data directory free', async () => {
  await putDatabase(directory);
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const refused = start({ PORT: String(port) });
  await expect(refused).rejects.toThrow(new StartError(`Poort ${port} is al in gebruik. Kies een andere met PORT.`));
  lockedDirectory(directory).release();
  other.close();
});

it('a database that is not there is told without its address', async () => {
  const refused = start({ DATABASE_URL: 'postgres://wie:geheim@127.0.0.1:1/weg' });
  await expect(refused).rejects.toThrow(
    new StartError('De database van DATABASE_URL is niet te openen (ECONNREFUSED).'),
  );
});
