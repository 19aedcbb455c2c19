import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { putDatabase } from '#test/kept-database.ts';
import { signedInAt } from '#test/server/ended-dossiers.ts';
import { killStartedProcesses, startedProcess } from '#test/server/running-server.ts';
import { stalledDownload } from '#test/server/stalled-download.ts';

const directory = mkdtempSync(join(tmpdir(), 'evenwicht-stalled-'));

afterEach(() => {
  killStartedProcesses();
  rmSync(directory, { recursive: true, force: true });
});

it('a server stops when asked to, also while somebody does not take in a download', async () => {
  await putDatabase(directory);
  const server = await startedProcess({ DATA_DIR: directory });
  const person = await signedInAt(server.address, server.code);
  const socket = await stalledDownload(server.address, person, await person.madeClient());
  expect(await server.terminate()).toBe(0);
  socket.destroy();
});
