import { randomBytes } from 'node:crypto';
import { openedBytes, sealedBytes, sealingKey } from '#server/platform/vault/sealed-bytes.ts';

/** `node scripts/launch.mjs bench/seal.ts`: milliseconds that it costs to seal and to open a megabyte, the best of twenty. */
const megabytes = 5;
const bytes = randomBytes(megabytes * 1_000_000);
const key = sealingKey(randomBytes(32), 'bench');
const place = { organisationId: 'o', kind: 'k', id: 'i' };

function best(work: () => void): number {
  const times = Array.from({ length: 20 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times) / megabytes;
}

const sealed = sealedBytes(key, place, bytes);
const line = (name: string, milliseconds: number) => `${name} ${milliseconds.toFixed(2)} ms per MB\n`;
process.stdout.write(
  line(
    'seal',
    best(() => sealedBytes(key, place, bytes)),
  ),
);
process.stdout.write(
  line(
    'open',
    best(() => openedBytes(key, place, sealed)),
  ),
);
