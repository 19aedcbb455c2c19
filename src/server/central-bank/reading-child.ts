import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { dayOf } from '#core/calendar/days.ts';
import type { StreamPlatform } from '#input/scenario-files/byte-source.ts';
import { readCurve } from '#input/scenario-files/read-curve.ts';
import { RefusedFileError } from '#input/scenario-files/refused-file.ts';
import { readScenarioSet } from '#input/scenario-files/read-scenario-set.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { serveParentProcess } from '#server/calculation/serve-parent-process.ts';
import type { Ask } from '#server/calculation/child-messages.ts';
import type { ReadingAnswer, ReadingJob, ReadingQuestion } from '#server/central-bank/reading-messages.ts';

/** Reading large files piece by piece in Node. */
const streamPlatform: StreamPlatform = {
  inflate: (packed) => Readable.from(packed, { objectMode: false }).pipe(createInflateRaw()),
};

// Entry of the process in which one file of the central bank is read. The bytes of a set come piece by piece from the
// parent; what is stored goes back.

async function read(job: ReadingJob, ask: Ask): Promise<ReadingAnswer> {
  if (job.kind === 'curve') return { content: { rates: [...readCurve(job.bytes, dayOf(job.label), nodePlatform)] } };
  const asked = (question: ReadingQuestion): Promise<unknown> => ask(question);
  const readPart = async (from: number, length: number) => (await asked({ does: 'read', from, length })) as Uint8Array;
  const keep = async (series: string, year: number, values: Float32Array | Float64Array): Promise<void> => {
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength).slice();
    await asked({ does: 'keep', block: { series, year, bytes } });
  };
  const { kind, size, limits } = job;
  const set = await readScenarioSet({ size, read: readPart }, { kind, limits, platform: streamPlatform, keep });
  const { count, countInFile, years, moments, phi, psi } = set;
  await keep('phi', 0, phi);
  await keep('psi', 0, psi);
  return { content: { count, countInFile, years, moments: [...moments] } };
}

await serveParentProcess<ReadingJob>(async (job, _onProgress, ask): Promise<ReadingAnswer> => {
  try {
    return await read(job, ask);
  } catch (error) {
    if (error instanceof RefusedFileError) return { refusal: `${error.message} ${error.remedy}` };
    throw error;
  }
});
