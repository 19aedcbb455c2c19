import { writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { memoryExceeded, watchdogChannel } from '#server/calculation/child-messages.ts';

/**
 * Runs as a thread inside the calculation process. It keeps looking when the main thread is stuck in a loop or in
 * native code, and it sees memory that the limits of the JavaScript heap do not count (buffers, maps, inflated parts).
 */
const { memoryInBytes, parentId } = workerData as { memoryInBytes: number; parentId: number };

const look = () => {
  if (process.memoryUsage.rss() > memoryInBytes) {
    writeSync(watchdogChannel, memoryExceeded);
    process.kill(process.pid, 'SIGKILL');
  }
  // A process whose parent is gone belongs to nobody: without this it would run on as an orphan.
  if (process.ppid !== parentId) process.kill(process.pid, 'SIGKILL');
};

setInterval(look, 25);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
parentPort?.postMessage('watching');
