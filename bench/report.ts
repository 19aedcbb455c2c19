import { deflateRawSync } from 'node:zlib';
import { reportDeck } from '#output/slides/deck.ts';
import { nodePacking } from '#server/calculation/node-packing.ts';
import type { Benchmark } from './benchmark.ts';
import { contentOf } from './group.ts';
import { inflated } from './zip-parts.ts';

/** The slides of a calculated dossier. */
export const report: Benchmark = {
  name: 'report',
  unit: 'rows',
  sizes: [25, 10_000],
  runs: () => 20,
  processorTimeOf: 1,
  floor: 'deflate the XML of the same slides',
  measured: async (size) => {
    const content = await contentOf(size);
    const parts = inflated(Buffer.from(await reportDeck(content, nodePacking)));
    return {
      work: () => reportDeck(content, nodePacking),
      floor: () => parts.map((part) => deflateRawSync(part)),
    };
  },
};
