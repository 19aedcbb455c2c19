import { setTimeout } from 'node:timers/promises';
import type { Caller } from '#test/caller.ts';
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

/** Dossiers at once, per dossier, of as many offices as stay below the uploads that each may have in a minute. */
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

/** Sixty uploads a minute each: more in all than two processors calculate. */
const officeCount = 10;

export const throughputs: readonly Benchmark[] = [
  throughput('throughput', () => embedded(officeCount)),
  throughput('throughput-postgres', () => onPostgres(officeCount)),
];

async function uploads(served: Served, bytes: Uint8Array, atOnce: number): Promise<Measured> {
  const files = await fileFloor(bytes);
  const start = served.taken().processorTime;
  let [uploaded, milliseconds] = [0, 0];
  return {
    work: async () => {
      const began = performance.now();
      await Promise.all(Array.from({ length: atOnce }, () => upload(served, bytes, uploaded++)));
      for (const { adviser, clients } of served.offices) for (const client of clients) await finished(adviser, client);
      milliseconds += performance.now() - began;
    },
    floor: async () => {
      for (let count = 0; count < atOnce; count++) await files.floor();
    },
    remark: () => {
      const { processorTime, server, child } = served.taken();
      const seconds = (processorTime - start) / 1000 / uploaded;
      const aMinute = Math.round((60_000 * uploaded) / milliseconds);
      return `${aMinute} a minute, ${seconds.toFixed(2)} s of processor time each, server ${megabytes(server)}, child ${megabytes(child)}`;
    },
    end: async () => {
      await files.end();
      await served.end();
    },
  };
}

/** To each office by turns, and to each employer of it. */
async function upload({ offices }: Served, bytes: Uint8Array, number: number): Promise<void> {
  const office = offices[number % offices.length];
  if (office === undefined) throw new Error('the bench has no office');
  const { adviser, clients } = office;
  const client = clients[Math.floor(number / offices.length) % clients.length] ?? '';
  const answer = await adviser.upload(client, `Bench ${number}`, bytes);
  if (!answer.ok) throw new Error(`the upload is answered ${answer.status}: ${await answer.text()}`);
}

/** Waits until nothing of an employer is under way. */
async function finished(adviser: Caller, clientId: string): Promise<void> {
  for (;;) {
    const documents = await documentsAt(adviser, clientId);
    const failed = documents.find(({ calculationStatus }) => calculationStatus.startsWith('Failed'));
    if (failed) throw new Error(`${failed.name}: ${failed.calculationStatus} ${failed.statusReason ?? ''}`);
    if (documents.every(({ calculationStatus }) => calculationStatus === 'Finished')) return;
    await setTimeout(20);
  }
}
