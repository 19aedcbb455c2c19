import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { killStartedProcesses, mainProgram, startedProcess } from '#test/server/running-server.ts';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'evenwicht-folder-'));
});
afterEach(() => {
  killStartedProcesses();
  rmSync(directory, { recursive: true, force: true });
});

/** Starts a process that has this mask from its parent, as a service manager or a shell may set it. */
function startedWithMask(mask: number, dataDirectory: string) {
  const own = process.umask(mask);
  const starting = startedProcess({ DATA_DIR: dataDirectory });
  process.umask(own);
  return starting;
}

describe.skipIf(process.platform === 'win32')('the data folder of a server', () => {
  it('is closed to others with all that is in it, whatever mask the server was started with', async () => {
    const data = join(directory, 'data');
    const server = await startedWithMask(0, data);
    const entries = readdirSync(data, { recursive: true, encoding: 'utf8' });
    const open = [data, ...entries.map((name) => join(data, name))].filter((at) => (statSync(at).mode & 0o077) !== 0);
    expect(entries).toEqual(expect.arrayContaining(['server.lock', 'signing-key', join('control', 'server.sock')]));
    expect(open).toEqual([]);
    await server.terminate();
  });

  it.each([
    ['is open to others', (at: string) => chmodSync(at, 0o755), 'kunnen in de map', "chmod -R go-rwx '"],
    [
      'is of a trial version',
      (at: string) => writeFileSync(join(at, 'database-made'), ''),
      'is gemaakt met een proefversie van Evenwicht',
      'exporteer daar, en begin hier opnieuw',
    ],
    [
      'has lost its database',
      (at: string) => writeFileSync(join(at, 'database-complete'), ''),
      'is niet te openen',
      'zet anders een reservekopie terug',
    ],
  ])('that %s is told with the remedy, without a stack', async (_, change, what, remedy) => {
    writeFileSync(join(directory, 'something'), '');
    change(directory);
    const refused = startedProcess({ DATA_DIR: directory, BUILD_DIR: '' }, mainProgram);
    const { message } = await refused.then(
      () => new Error('it started'),
      (error: Error) => error,
    );
    expect(message).toContain('the server ended with 1: ');
    expect(message).toContain(what);
    expect(message).toContain(remedy);
    expect(message).not.toMatch(/\n\s+at |node:internal|\.ts:\d/);
  });
});
