import { open } from 'node:fs/promises';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ByteSource } from '#input/central-bank/byte-source.ts';
import { openedPackage } from '#input/central-bank/package-source.ts';
import { readScenarioSet } from '#input/central-bank/read-scenario-set.ts';
import { setLimits } from '#input/central-bank/set-limits.ts';
import { streamPlatform } from '#server/central-bank/stream-platform.ts';
import { madeSet, setWorkbook } from '#test/central-bank/made-set.ts';
import type { Benchmark } from './benchmark.ts';

const fileOf = (folder: string, size: number): string => join(folder, `set-${size}.xlsx`);

async function sourceOf(path: string): Promise<ByteSource> {
  const file = await open(path);
  const { size } = await file.stat();
  return {
    size,
    read: async (from, length) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(length, size - from)), 0, undefined, from);
      return buffer.subarray(0, bytesRead);
    },
  };
}

/** Looks at every byte of every part once, as it is unpacked. */
async function scanned(source: ByteSource): Promise<number> {
  const opened = await openedPackage(source, streamPlatform);
  let brackets = 0;
  for (const name of opened.names)
    for await (const piece of opened.stream(name))
      for (let at = 0; at < piece.length; at++) if (piece[at] === 60) brackets++;
  return brackets;
}

/** A set of scenarios as the provider uploads it: the workbook with a sheet per series, of a hundred years. */
export const readSet: Benchmark = {
  name: 'read-set',
  unit: 'scenarios',
  sizes: [1_000, 10_000],
  runs: () => 3,
  floor: 'inflate the same parts piece by piece and look at every byte once',
  prepare: async (size, folder) =>
    writeFileSync(fileOf(folder, size), setWorkbook(madeSet({ paths: size, years: 100 }))),
  measured: async (size, folder) => {
    const source = await sourceOf(fileOf(folder, size));
    const limits = { ...setLimits, minimumScenarios: size };
    return {
      work: () =>
        readScenarioSet(source, { kind: 'pSet', limits, platform: streamPlatform, keep: () => Promise.resolve() }),
      floor: () => scanned(source),
    };
  },
};
