import { closeSync, openSync } from 'node:fs';
import type { HostileJob } from '#test/calculation/hostile-child.ts';
import { runInChild } from '#server/calculation/run-in-child.ts';

/** Starts a child while no file or connection more can be opened, tells how that ended, and then does it with room. */
const job: HostileJob = { does: 'echo', with: new Uint8Array() };
const limits = { memoryInBytes: 300 * 2 ** 20, timeInMilliseconds: 60_000 };
const outcome = () =>
  runInChild(new URL('./hostile-child.ts', import.meta.url), job, { limits }).then(
    () => 'answered',
    (error: Error) => error.name,
  );

const opened: number[] = [];
try {
  for (;;) opened.push(openSync('/dev/null', 'r'));
} catch {
  // As many as there can be.
}
const crowded = await outcome();
for (const file of opened) closeSync(file);
process.stdout.write(`${crowded}, ${await outcome()}`);
