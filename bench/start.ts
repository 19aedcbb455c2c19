import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startedProcess } from '#test/server/running-server.ts';
import type { Benchmark } from './benchmark.ts';
import { megabytes, type Taken, takenBy } from './process-tree.ts';
import { startProgram } from './served.ts';

/** Asks once more after this while, whether a server has come to rest. */
const restInterval = 500;

/** `npm start` on a built checkout and a folder that has its database, until it prints the link to sign in. */
export const start: Benchmark = {
  name: 'start',
  unit: 'server',
  sizes: [1],
  runs: () => 5,
  floor: 'a process of Node that opens the same embedded database and asks it `select 1`',
  measured: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'evenwicht-bench-'));
    const environment = { DATA_DIR: folder, READY_PROCESSES: '0' };
    const opened = `const { PGlite } = await import('@electric-sql/pglite');
      const database = await PGlite.create({ dataDir: ${JSON.stringify(join(folder, 'database'))} });
      await database.query('select 1');
      await database.close();`;
    return {
      work: async () => {
        const server = await startedProcess(environment, startProgram);
        await server.terminate();
      },
      floor: () => execFileSync(process.execPath, ['--input-type=module', '--eval', opened]),
      remark: async () => {
        const server = await startedProcess(environment, startProgram);
        const { server: highest, serverNow } = await atRest([server.process.pid ?? 0]);
        await server.terminate();
        return `server at most ${megabytes(highest)}, at rest ${megabytes(serverNow)}`;
      },
      end: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
    };
  },
};

/** Once its processes take next to no more time. */
async function atRest(roots: readonly number[]): Promise<Taken> {
  let before = takenBy(roots);
  for (;;) {
    await setTimeout(restInterval);
    const now = takenBy(roots);
    if (!(now.processorTime - before.processorTime > restInterval / 20)) return now;
    before = now;
  }
}
