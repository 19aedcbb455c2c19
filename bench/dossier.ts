import { setTimeout } from 'node:timers/promises';
import { documentsAt } from '#test/server/ended-dossiers.ts';
import type { Benchmark, Measured } from './benchmark.ts';
import { fileFloor } from './file-floor.ts';
import { workbookOf } from './group.ts';
import { megabytes } from './process-tree.ts';
import { embedded, onPostgres, type Served } from './served.ts';

const floor = 'receive the file, inflate and look at its parts, deflate the XML of the same workbook and slides';

/** A dossier as a person meets it: upload over HTTP to a real server that does nothing else, until the list says Finished. */
export const dossier: Benchmark = {
  name: 'dossier',
  unit: 'rows',
  sizes: [25, 500, 5_000, 50_000],
  runs: (size) => (size > 1_000 ? 3 : 20),
  floor,
  measured: async (size) => uploads(await embedded(), await workbookOf(size), 1),
};

/** The same where no process is ready and warm: each dossier starts one. */
export const coldDossier: Benchmark = {
  name: 'dossier-cold',
  unit: 'rows',
  sizes: [25],
  runs: () => 7,
  floor,
  measured: async (size) => uploads(await embedded(0), await workbookOf(size), 1),
};

/** Dossiers at once, per dossier. No more than an employer may upload in a minute. */
const throughput = (name: string, served: () => Promise<Served>): Benchmark => ({
  name,
  unit: 'rows',
  sizes: [25],
  runs: () => 2,
  floor,
  measured: async (size) => uploads(await served(), await workbookOf(size), dossiersAtOnce),
  at: dossiersAtOnce,
});

const dossiersAtOnce = 20;

export const throughputs: readonly Benchmark[] = [
  throughput('throughput', embedded),
  throughput('throughput-postgres', onPostgres),
];

async function uploads(served: Served, bytes: Uint8Array, atOnce: number): Promise<Measured> {
  const files = await fileFloor(bytes);
  const start = served.taken().processorTime;
  let uploaded = 0;
  return {
    work: async () => {
      await Promise.all(Array.from({ length: atOnce }, () => upload(served, bytes, uploaded++)));
      for (const client of served.clients) await finished(served, client);
    },
    floor: async () => {
      for (let count = 0; count < atOnce; count++) await files.floor();
    },
    remark: () => {
      const { processorTime, server, child } = served.taken();
      const seconds = (processorTime - start) / 1000 / uploaded;
      return `${seconds.toFixed(2)} s of processor time each, server ${megabytes(server)}, child ${megabytes(child)}`;
    },
    end: async () => {
      await files.end();
      await served.end();
    },
  };
}

/** To each employer by turns. */
async function upload({ adviser, clients }: Served, bytes: Uint8Array, number: number): Promise<void> {
  const answer = await adviser.upload(clients[number % clients.length] ?? '', `Bench ${number}`, bytes);
  if (!answer.ok) throw new Error(`the upload is answered ${answer.status}: ${await answer.text()}`);
}

/** Waits until nothing of an employer is under way. */
async function finished({ adviser }: Served, clientId: string): Promise<void> {
  for (;;) {
    const documents = await documentsAt(adviser, clientId);
    const failed = documents.find(({ calculationStatus }) => calculationStatus.startsWith('Failed'));
    if (failed) throw new Error(`${failed.name}: ${failed.calculationStatus} ${failed.statusReason ?? ''}`);
    if (documents.every(({ calculationStatus }) => calculationStatus === 'Finished')) return;
    await setTimeout(20);
  }
}
