import { setTimeout as pause } from 'node:timers/promises';
import { calculatingBelow } from '../bench/process-tree.ts';
import { patience } from '#test/patience.ts';
import type { RunningProcess } from '#test/server/running-server.ts';

/** A process of the server that is started again whenever it is gone, as a service manager does. */
export interface KeptProcess {
  readonly name: string;
  /** Kills it; starts it again with these settings beside its own, after `meanwhile`. */
  replace(settings?: Record<string, string>, meanwhile?: () => Promise<void>): Promise<void>;
  /** It stands still for so long. */
  freeze(milliseconds: number): Promise<void>;
  /** Its process id. */
  id(): number;
  /** Process ids of those in which it calculates. */
  children(): readonly number[];
  /** Asks it to stop; its exit code. */
  end(): Promise<number | null>;
}

type Start = (settings: Record<string, string>) => Promise<RunningProcess>;

/** `tell` hears of a process that ended though nobody ended it. */
export async function keptProcess(name: string, start: Start, tell: (fault: string) => void): Promise<KeptProcess> {
  let running: RunningProcess;
  // Whoever starts it anew waits until whoever did so before is ready.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work, work);
    turn = done.catch(() => undefined);
    return done;
  };
  const meant = new Set<RunningProcess>();
  const begin = async (settings: Record<string, string>): Promise<void> => {
    running = await startedSooner(start, settings);
    const one = running;
    one.process.once('exit', (code, signal) => {
      if (meant.has(one)) return;
      tell(`${name} ended by itself (${code ?? signal}): ${one.logged().trim().split('\n').slice(-3).join(' | ')}`);
      void inTurn(() => begin({}));
    });
  };
  await begin({});
  const kill = async () => {
    meant.add(running);
    await running.kill();
  };
  return {
    name,
    replace: (settings = {}, meanwhile = () => Promise.resolve()) =>
      inTurn(async () => {
        await kill();
        await meanwhile();
        await begin(settings);
      }),
    freeze: (milliseconds) =>
      inTurn(async () => {
        running.process.kill('SIGSTOP');
        await pause(milliseconds);
        running.process.kill('SIGCONT');
      }),
    id: () => running.process.pid ?? 0,
    children: () => calculatingBelow(running.process.pid ?? 0),
    end: () =>
      inTurn(async () => {
        meant.add(running);
        return running.terminate();
      }),
  };
}

/** A start may be refused while a fault lasts: on a full disk, or when the database stays away. */
async function startedSooner(start: Start, settings: Record<string, string>): Promise<RunningProcess> {
  const deadline = Date.now() + 2 * patience;
  for (;;) {
    try {
      return await start(settings);
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(500);
    }
  }
}
