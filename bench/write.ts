import { deflateRawSync } from 'node:zlib';
import { calculate } from '#core/calculate.ts';
import { defaultHouseStyle } from '#office/document/house-style.ts';
import { outputWorkbook } from '#output/workbook/output-workbook.ts';
import type { OutputContent } from '#output/output-content.ts';
import { nodePacking } from '#server/calculation/node-packing.ts';
import type { Benchmark } from './benchmark.ts';
import { readDossierOf } from './group.ts';
import { inflated } from './zip-parts.ts';

/** The output workbook of a calculated dossier. */
export const write: Benchmark = {
  name: 'write',
  unit: 'rows',
  sizes: [1_000, 10_000, 50_000],
  runs: (size) => (size > 20_000 ? 3 : 7),
  floor: 'deflate the XML of the same workbook',
  measured: async (size) => {
    const dossier = await readDossierOf(size);
    const stamp = { programVersion: '0', inputSha256: '0'.repeat(64) };
    const content: OutputContent = {
      dossier,
      result: calculate(dossier.input),
      statutory: null,
      stamp,
      houseStyle: defaultHouseStyle,
    };
    const parts = inflated(Buffer.from(await outputWorkbook(content, nodePacking)));
    return { work: () => outputWorkbook(content, nodePacking), floor: () => parts.map((part) => deflateRawSync(part)) };
  },
};
