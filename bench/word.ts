import { deflateRawSync } from 'node:zlib';
import { wordFiles } from '#output/documents/word-files.ts';
import { nodePacking } from '#server/calculation/node-packing.ts';
import type { Benchmark } from './benchmark.ts';
import { contentOf } from './group.ts';
import { inflated } from './zip-parts.ts';

/** The Word documents of a calculated dossier. */
export const word: Benchmark = {
  name: 'word',
  unit: 'rows',
  sizes: [25],
  runs: () => 20,
  processorTimeOf: 1,
  floor: 'deflate the XML of the same documents',
  measured: async (size) => {
    const content = await contentOf(size);
    const files = await wordFiles(content, nodePacking);
    const parts = files.flatMap(({ bytes }) => inflated(Buffer.from(bytes)));
    return {
      work: () => wordFiles(content, nodePacking),
      floor: () => parts.map((part) => deflateRawSync(part)),
    };
  },
};
