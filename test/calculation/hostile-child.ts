import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { serveParentProcess } from '#server/calculation/serve-parent-process.ts';

/** A child that misbehaves in the way its job says. */
export type HostileJob = { readonly does: keyof typeof deeds; readonly with?: unknown };

const kept: unknown[] = [];
const keptMap = new Map<number, string>();
let gotReady = false;
const bytes = (value: unknown): Uint8Array => value as Uint8Array;

const deeds = {
  echo: (value: unknown) => value,
  'tell whether it got ready': () => gotReady,
  environment: () => ({ ...process.env }),
  'answer nothing': () => new Promise(() => setInterval(() => {}, 1000)),
  'loop without end': () => {
    for (;;) kept.length = 0;
  },
  'match without end': () => /^(a+)+$/.test(`${'a'.repeat(60)}!`),
  'grow a map': () => {
    for (let i = 0; ; i++) keptMap.set(i, `text ${i}`);
  },
  'grow an array': () => {
    for (let i = 0; ; i++) kept.push([i, i + 1, i + 2]);
  },
  'take buffers': () => {
    for (;;) kept.push(Buffer.alloc(16 * 2 ** 20, 1));
  },
  'inflate a bomb': (value: unknown) => gunzipSync(bytes(value)).length,
  'exit at once': () => process.exit(3),
  'abort at once': () => process.abort(),
  'throw with a secret': () => {
    throw new RangeError('salaris 987654,32 van Canarius');
  },
  'throw later': () => {
    setTimeout(() => {
      throw new RangeError('salaris 987654,32 van Canarius');
    });
    return new Promise(() => {});
  },
  'write a file': (path: unknown) => writeFileSync(String(path), 'x'),
  'read a file': (path: unknown) => readFileSync(String(path), 'utf8'),
  'start a process': () => spawn('true').pid,
} as const;

await serveParentProcess<HostileJob>(
  async (job, onProgress) => {
    onProgress({ pid: process.pid });
    return deeds[job.does](job.with);
  },
  async () => {
    gotReady = true;
  },
);
