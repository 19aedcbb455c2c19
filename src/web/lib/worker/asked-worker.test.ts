import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askedWorker, WorkerStoppedError } from '#web/lib/worker/asked-worker.ts';

/** A thread that does as it is told. */
class ScriptedWorker extends EventTarget {
  readonly asked: unknown[] = [];
  hasEnded = false;
  postMessage(question: unknown): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.hasEnded = true;
  }
  answer(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const question = { wants: 'a sum' };
const sum = { sum: 3 };

describe('a thread that is asked once', () => {
  let worker: ScriptedWorker;
  let stop: AbortController;
  beforeEach(() => {
    vi.useFakeTimers();
    worker = new ScriptedWorker();
    stop = new AbortController();
  });
  afterEach(() => void vi.useRealTimers());
  const ask = () => askedWorker(question, stop.signal, worker);

  it('ends with its answer', async () => {
    const asked = ask();
    expect(worker.asked).toEqual([question]);
    worker.answer(sum);
    expect(await asked).toBe(sum);
    expect(worker.hasEnded).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is made to end when it takes too long', async () => {
    const asked = ask();
    const failed = expect(asked).rejects.toThrow(WorkerStoppedError);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(worker.hasEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await failed;
    expect(worker.hasEnded).toBe(true);
  });

  it('ends when its answer is of no use any more, and when it fails', async () => {
    const asked = ask();
    stop.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    expect(worker.hasEnded).toBe(true);
    stop = new AbortController();
    worker = new ScriptedWorker();
    const failing = ask();
    worker.dispatchEvent(new Event('error'));
    await expect(failing).rejects.toThrow('has failed');
    expect([worker.hasEnded, vi.getTimerCount()]).toEqual([true, 0]);
  });
});
