import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import {
  centralBankFilesSchema,
  centralBankLimits,
  type CentralBankUpload,
  type NewUpload,
} from '#api/central-bank-files.ts';
import { setLimits } from '#input/scenario-files/set-limits.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Caller } from '#test/caller.ts';
import { patience } from '#test/patience.ts';

/** Sets of tests are small. */
export const smallSetLimits = { ...setLimits, minimumScenarios: 50, minimumYears: 10 };

export const uploadsPath = '/api/central-bank-files/uploads';
const { pieceSize } = centralBankLimits;

export const factsOf = (upload: Partial<NewUpload> & Pick<NewUpload, 'fileSize'>): NewUpload => ({
  kind: 'pSet',
  label: '2026Q3',
  source: 'De Nederlandsche Bank',
  fileName: 'cp2022-p-scenarioset-20k-2026q3.xlsx',
  ...upload,
});

export const dataOf = async <T>(answer: Response): Promise<T> => ((await answer.json()) as { data: T }).data;

export const listOf = async (person: Caller) =>
  centralBankFilesSchema.parse(await (await person.call('GET', '/api/central-bank-files')).json()).data;

export const pieceAt = (bytes: Uint8Array, piece: number): Uint8Array =>
  bytes.subarray(piece * pieceSize, (piece + 1) * pieceSize);

/** Sends a file as the page does; each call through the next of these ways in to the same data. */
export async function uploadedBy(
  ways: readonly [Caller, ...Caller[]],
  upload: Partial<NewUpload>,
  bytes: Uint8Array,
): Promise<CentralBankUpload> {
  let calls = 0;
  const next = (): Caller => ways[calls++ % ways.length]!;
  const facts = factsOf({ ...upload, fileSize: bytes.length });
  const { id } = await dataOf<CentralBankUpload>(await next().call('POST', uploadsPath, facts));
  for (let piece = 0; piece * pieceSize < bytes.length; piece++)
    await next().send(`${uploadsPath}/${id}/pieces/${piece}`, pieceAt(bytes, piece));
  await next().call('POST', `${uploadsPath}/${id}/reading`);
  return answerOn(next());
}

/** What came of the upload that goes on. */
export const answerOn = (person: Caller): Promise<CentralBankUpload> =>
  vi.waitFor(async () => {
    const { upload } = await listOf(person);
    expect(upload?.phase).not.toMatch(/receiving|reading/);
    return upload!;
  }, patience);

export const withdraw = (person: Caller, id: string) => person.call('POST', `/api/central-bank-files/${id}/withdrawal`);

export async function withdrawnAll(person: Caller): Promise<void> {
  for (const { id, withdrawnOn } of (await listOf(person)).files) if (withdrawnOn === null) await withdraw(person, id);
}

/** How many files, blocks and pieces there are. */
export async function keptCounts({ kysely }: Database): Promise<number[]> {
  const { rows } = await sql<{ counts: number[] }>`select array[
    (select count(*) from central_bank_file), (select count(*) from central_bank_block),
    (select count(*) from central_bank_piece)]::integer[] as counts`.execute(kysely);
  return rows[0]!.counts;
}
