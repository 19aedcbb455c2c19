// How much work a run of tests is: processor time, which hardly depends on what else a machine does, beside a loop.
import { cpus } from 'node:os';

/** Seconds that the processors of this machine were busy since it started, with whatever. */
export function busySeconds() {
  const milliseconds = cpus().map(({ times }) => times.user + times.nice + times.sys + times.irq);
  return milliseconds.reduce((sum, one) => sum + one, 0) / 1000;
}

/** Seconds that this machine takes for a loop that is the same everywhere. */
export function loopSeconds() {
  const before = process.cpuUsage();
  let sum = 0;
  for (let index = 0; index < 30_000_000; index++) sum = (sum + index * index) % 1_000_003;
  const { user, system } = process.cpuUsage(before);
  return sum < 0 ? Number.NaN : (user + system) / 1e6;
}
