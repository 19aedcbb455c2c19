import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Benchmark, Measurement } from './benchmark.ts';
import { dossier, throughputs } from './dossier.ts';
import { currentUser, listPage, listUnchanged } from './lists.ts';
import { machineLine } from './machine-line.ts';
import { read } from './read.ts';
import { solves } from './solve.ts';
import { write } from './write.ts';
import { measurement } from './measure.ts';

/**
 * npm run bench [name ...]: measures the named benchmarks (all when none is named) and prints a table. Each size runs in
 * a process of its own, so that the memory of one is not counted with another; see README.md in this folder.
 */
const benchmarks: readonly Benchmark[] = [
  ...solves,
  read,
  write,
  dossier,
  ...throughputs,
  listPage,
  listUnchanged,
  currentUser,
];

type Task = {
  readonly does: 'prepare' | 'measure';
  readonly name: string;
  readonly size: number;
  readonly folder: string;
};

function found(name: string): Benchmark {
  const benchmark = benchmarks.find((candidate) => candidate.name === name);
  if (benchmark) return benchmark;
  throw new Error(`There is no benchmark ${name}; there are ${benchmarks.map((known) => known.name).join(', ')}.`);
}

async function performTask({ does, name, size, folder }: Task): Promise<Measurement | null> {
  const benchmark = found(name);
  if (does === 'measure') return measurement(benchmark, size, folder);
  await benchmark.prepare?.(size, folder);
  return null;
}

function inOwnProcess(task: Task): Promise<Measurement | null> {
  const child = fork(fileURLToPath(import.meta.url), ['--task', JSON.stringify(task)]);
  return new Promise((resolve, reject) => {
    let answer: Measurement | null = null;
    child.on('message', (message) => {
      answer = message as Measurement | null;
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve(answer);
      else reject(new Error(`${task.name} ${task.size}: ${task.does} ended with code ${code}`));
    });
  });
}

const cell = (text: string, width: number): string => text.padStart(width);
const milliseconds = (time: number): string => `${time.toFixed(time < 10 ? 1 : 0)} ms`;

function line(benchmark: Benchmark, size: number, { work, floor, memory, remark }: Measurement): string {
  const what = `${benchmark.name} ${size.toLocaleString('en')} ${benchmark.unit}`.padEnd(34);
  const ratio = `${(work / floor).toFixed(1)} x`;
  const megabytes = `${Math.round(memory / 2 ** 20)} MiB`;
  return (
    what +
    cell(milliseconds(work), 11) +
    cell(milliseconds(floor), 11) +
    cell(ratio, 9) +
    cell(megabytes, 11) +
    // Of the last minute, this bench in it: milliseconds of a busy machine say little.
    cell((loadavg()[0] ?? Number.NaN).toFixed(1), 7) +
    (remark === '' ? '' : `  ${remark}`)
  );
}

async function run(names: readonly string[]): Promise<void> {
  console.log(machineLine());
  console.log(
    'what'.padEnd(34) +
      ['median', 'floor', 'ratio', 'peak RSS', 'load']
        .map((head, i) => cell(head, [11, 11, 9, 11, 7][i] ?? 0))
        .join(''),
  );
  const folder = mkdtempSync(join(tmpdir(), 'evenwicht-bench-'));
  try {
    for (const benchmark of names.length > 0 ? names.map(found) : benchmarks) {
      for (const size of benchmark.sizes) {
        const task = { name: benchmark.name, size, folder };
        if (benchmark.prepare) await inOwnProcess({ ...task, does: 'prepare' });
        const result = await inOwnProcess({ ...task, does: 'measure' });
        if (result) console.log(line(benchmark, size, result));
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const [first, task] = process.argv.slice(2);
if (first === '--task') {
  const answer = await performTask(JSON.parse(task ?? '') as Task);
  process.send?.(answer, () => process.disconnect());
} else {
  await run(process.argv.slice(2));
}
