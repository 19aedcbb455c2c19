import { deflateRawSync } from 'node:zlib';
import { outputWorkbook } from '#output/files/workbook/output-workbook.ts';
import { nodePacking } from '#server/calculation/node-packing.ts';
import type { Benchmark } from './benchmark.ts';
import { contentOf } from './group.ts';
import { inflated } from './zip-parts.ts';

/** The output workbook of a calculated dossier. */
export const write: Benchmark = {
  name: 'write',
  unit: 'rows',
  sizes: [25, 1_000, 10_000, 50_000],
  runs: (size) => (size > 20_000 ? 3 : 7),
  processorTimeOf: 1,
  floor: 'deflate the XML of the same workbook',
  measured: async (size) => {
    const content = await contentOf(size);
    const parts = inflated(Buffer.from(await outputWorkbook(content, nodePacking)));
    return { work: () => outputWorkbook(content, nodePacking), floor: () => parts.map((part) => deflateRawSync(part)) };
  },
};
