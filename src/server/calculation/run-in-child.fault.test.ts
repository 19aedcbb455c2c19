import { execFile, fork } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { HostileJob } from '#test/calculation/hostile-child.ts';
import { runInChild } from '#server/calculation/run-in-child.ts';
import { patience } from '#test/patience.ts';

const hostileChild = new URL('../../../test/calculation/hostile-child.ts', import.meta.url);
const limits = { memoryInBytes: 300 * 2 ** 20, timeInMilliseconds: 60_000 };

function run(job: HostileJob, options: Partial<Parameters<typeof runInChild>[2]> = {}): Promise<unknown> {
  return runInChild(hostileChild, job, { limits, ...options });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a job in a child process', () => {
  test('gets its bytes and gives them back', async () => {
    const bytes = new Uint8Array(5_000_000).map((_, index) => index % 251);
    const answer = await run({ does: 'echo', with: bytes });
    expect(Buffer.compare(answer as Uint8Array, bytes)).toBe(0);
  });

  test('sees nothing of the environment of its parent', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://secret');
    expect(await run({ does: 'environment' })).not.toHaveProperty('DATABASE_URL');
    vi.unstubAllEnvs();
  });

  test.each(['loop without end', 'match without end', 'answer nothing'] as const)(
    'that would %s ends by the time limit and leaves no process',
    async (does) => {
      // The time is over once the job is under way, however long a busy machine takes to start it.
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      const pids: number[] = [];
      const onProgress = (progress: unknown) => {
        const { pid } = progress as { pid: number };
        pids.push(pid);
        vi.advanceTimersByTime(limits.timeInMilliseconds - 1);
        expect(isAlive(pid)).toBe(true);
        vi.advanceTimersByTime(1);
      };
      await expect(run({ does }, { onProgress })).rejects.toMatchObject({ reason: 'time' });
      expect(pids).toHaveLength(1);
      expect(pids.filter(isAlive)).toEqual([]);
    },
  );

  test.each(['grow an array', 'take buffers', 'grow a map'] as const)(
    'that would %s ends by the memory limit, and its parent goes on',
    async (does) => {
      await expect(run({ does })).rejects.toMatchObject({ name: 'CalculationEndedError', reason: 'memory' });
      expect(process.memoryUsage.rss()).toBeLessThan(1_500 * 2 ** 20);
    },
  );

  test('that inflates a bomb ends by the memory limit', async () => {
    const bomb = gzipSync(Buffer.alloc(1_000_000_000));
    await expect(run({ does: 'inflate a bomb', with: bomb })).rejects.toMatchObject({ reason: 'memory' });
  });

  test.each(['exit at once', 'abort at once'] as const)('that would %s counts as a crash', async (does) => {
    await expect(run({ does })).rejects.toMatchObject({ reason: 'crash' });
  });

  test.each(['throw with a secret', 'throw later'] as const)(
    'that would %s tells where, and never the message, which could quote the file',
    async (does) => {
      const error: Error = await run({ does }).then(
        () => new Error('no error'),
        (reason: Error) => reason,
      );
      expect(error).toMatchObject({ reason: 'crash' });
      expect(error.message).toContain('hostile-child.ts');
      expect(error.message).not.toContain('987654');
    },
  );

  test('is ended at once when it is cancelled, and not started when it was cancelled before', async () => {
    const pids: number[] = [];
    const cancel = new AbortController();
    const onProgress = (progress: unknown) => {
      pids.push((progress as { pid: number }).pid);
      cancel.abort();
    };
    const running = run({ does: 'loop without end' }, { signal: cancel.signal, onProgress });
    await expect(running).rejects.toMatchObject({ reason: 'cancelled' });
    expect(pids.map(isAlive)).toEqual([false]);
    const late = run({ does: 'loop without end' }, { signal: cancel.signal, onProgress });
    await expect(late).rejects.toMatchObject({ reason: 'cancelled' });
    expect(pids).toHaveLength(1);
  });

  test.each([
    ['write a file', (folder: string) => join(folder, 'written')],
    ['read a file', (folder: string) => join(folder, 'secret')],
    ['start a process', () => ''],
  ] as const)('may not %s', async (does, path) => {
    const folder = mkdtempSync(join(tmpdir(), 'child-'));
    writeFileSync(join(folder, 'secret'), 'secret');
    await expect(run({ does, with: path(folder) })).rejects.toMatchObject({ reason: 'crash' });
    expect(existsSync(join(folder, 'written'))).toBe(false);
    rmSync(folder, { recursive: true });
  });

  test.skipIf(process.platform === 'win32')('that there is no room for fails, and its parent goes on', async () => {
    const program = fileURLToPath(new URL('../../../test/calculation/crowded-parent.ts', import.meta.url));
    const inLittleRoom = ['-c', `ulimit -n 64 && exec "${process.execPath}" "${program}"`];
    const { stdout } = await promisify(execFile)('sh', inLittleRoom);
    expect(stdout).toBe('CalculationEndedError, answered');
  });

  test('does not outlive a parent that is killed', async () => {
    const parent = fork(new URL('../../../test/calculation/doomed-parent.ts', import.meta.url));
    const pid = await new Promise<number>((resolve) => parent.once('message', (message) => resolve(Number(message))));
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), patience);
  });
});
