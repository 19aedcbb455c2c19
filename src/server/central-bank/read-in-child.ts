import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import type { CurveContent, SetContent } from '#api/central-bank-files.ts';
import type { SetKind } from '#input/scenario-files/collected-set.ts';
import { setLimits, type SetLimits } from '#input/scenario-files/set-limits.ts';
import { CalculationEndedError } from '#server/calculation/calculation-ended.ts';
import type { Ask } from '#server/calculation/child-messages.ts';
import { runInChild } from '#server/calculation/run-in-child.ts';
import type { SetBlock } from '#server/central-bank/file-store.ts';
import type { ReadingAnswer, ReadingJob, ReadingQuestion } from '#server/central-bank/reading-messages.ts';

/** One series of a set is in memory at a time, whatever its size; a curve is small. A file that takes more is another one. */
const memoryInBytes = 512 * 2 ** 20;
const milliseconds = { curve: 20_000, set: 900_000 } as const;

/** A file that was found good; the blocks of a set wait in a file. */
export interface ReadFile {
  readonly content: SetContent | CurveContent;
  readonly sha256: string;
  readonly blocks?: AsyncIterable<SetBlock>;
}

export type ReadOutcome = ReadFile | { readonly refusal: string };

/** Reads a curve in a process of its own: a hostile one can end that process, never this one. */
export async function curveInChild(bytes: Uint8Array, label: string): Promise<ReadOutcome> {
  const answer = await answerOfChild({ kind: 'curve', label, bytes }, milliseconds.curve);
  return 'refusal' in answer ? answer : { ...answer, sha256: createHash('sha256').update(bytes).digest('hex') };
}

export interface SetPlan {
  readonly path: string;
  readonly kind: SetKind;
  /** Where the blocks of the set wait until all of it was read. */
  readonly blocksPath: string;
  readonly limits?: SetLimits | undefined;
}

/** As `curveInChild`, of a set, however large. */
export async function setInChild({ path, kind, blocksPath, limits = setLimits }: SetPlan): Promise<ReadOutcome> {
  const { size } = await stat(path);
  await using source = await open(path, 'r');
  await using kept = await open(blocksPath, 'w');
  const places: Place[] = [];
  const onQuestion = (question: unknown): Promise<unknown> => {
    const asked = question as ReadingQuestion;
    return asked.does === 'read' ? bytesAt(source, asked.from, asked.length) : keepBlock(kept, places, asked.block);
  };
  const answer = await answerOfChild({ kind, size, limits }, milliseconds.set, onQuestion);
  if ('refusal' in answer) return answer;
  return { ...answer, sha256: await checksumOf(path), blocks: blocksIn(blocksPath, places) };
}

async function answerOfChild(job: ReadingJob, timeInMilliseconds: number, onQuestion?: Ask): Promise<ReadingAnswer> {
  const entry = new URL('./reading-child.ts', import.meta.url);
  try {
    return (await runInChild(entry, job, {
      limits: { memoryInBytes, timeInMilliseconds },
      onQuestion,
    })) as ReadingAnswer;
  } catch (error) {
    const isTooMuch = error instanceof CalculationEndedError && ['memory', 'time'].includes(error.reason);
    if (!isTooMuch) throw error;
    return {
      refusal: 'Dit bestand vraagt te veel geheugen of tijd. Kies het bestand van De Nederlandsche Bank zelf.',
    };
  }
}

async function bytesAt(file: FileHandle, from: number, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(Math.min(length, 2 ** 23));
  const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
  return bytes.subarray(0, bytesRead);
}

type Place = Omit<SetBlock, 'bytes'> & { readonly from: number; readonly length: number };

async function keepBlock(file: FileHandle, places: Place[], { series, year, bytes }: SetBlock): Promise<void> {
  const last = places.at(-1);
  const from = last === undefined ? 0 : last.from + last.length;
  places.push({ series, year, from, length: bytes.length });
  await file.write(bytes, 0, bytes.length, from);
}

async function* blocksIn(path: string, places: readonly Place[]): AsyncGenerator<SetBlock> {
  await using file = await open(path, 'r');
  for (const { series, year, from, length } of places) yield { series, year, bytes: await bytesAt(file, from, length) };
}

async function checksumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest('hex');
}
