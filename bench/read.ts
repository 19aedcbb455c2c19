import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import type { Benchmark } from './benchmark.ts';
import { workbookOf } from './group.ts';
import { inflated, scanned } from './zip-parts.ts';

const fileOf = (folder: string, size: number): string => join(folder, `read-${size}.xlsx`);

/** Gate, reader and all checks of an uploaded workbook. */
export const read: Benchmark = {
  name: 'read',
  unit: 'rows',
  sizes: [1_000, 10_000, 50_000],
  runs: () => 7,
  floor: 'inflate the same parts and look at every byte once',
  prepare: async (size, folder) => writeFileSync(fileOf(folder, size), await workbookOf(size)),
  measured: async (size, folder) => {
    const bytes = readFileSync(fileOf(folder, size));
    return {
      work: () => {
        const { findings } = readDossier(readWorkbook(bytes, nodePlatform));
        const error = findings.find(({ severity }) => severity === 'error');
        if (error) throw new Error(error.message);
      },
      floor: () => scanned(inflated(bytes)),
    };
  },
};
