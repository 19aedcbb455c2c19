import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import type { CentralBankFileKind, CurveContent, SetContent } from '#api/central-bank-files.ts';
import { setLimits, type SetLimits } from '#input/scenario-files/set-limits.ts';
import { CalculationEndedError } from '#server/calculation/calculation-ended.ts';
import type { ChildLimits } from '#server/calculation/child-messages.ts';
import { runInChild } from '#server/calculation/run-in-child.ts';
import type { SetBlock } from '#server/central-bank/file-store.ts';
import type { ReadingAnswer, ReadingJob, ReadingQuestion, Refusal } from '#server/central-bank/reading-messages.ts';

/** One series of the kept scenarios is held at a time, whatever the size of the file: what takes more than this is no such file. */
const childLimits: ChildLimits = { memoryInBytes: 512 * 2 ** 20, timeInMilliseconds: 900_000 };

export interface ReadingPlan {
  readonly path: string;
  readonly kind: CentralBankFileKind;
  readonly label: string;
  /** Where the blocks of a set wait until all of it was read. */
  readonly blocksPath: string;
  readonly signal: AbortSignal;
  readonly onProgress: (part: number) => void;
  readonly limits?: SetLimits;
}

/** Blocks that wait in a file. */
export interface WaitingBlocks {
  readonly count: number;
  readonly read: () => AsyncGenerator<SetBlock>;
}

export type ReadFile =
  | { readonly refusal: Refusal }
  | { readonly content: SetContent | CurveContent; readonly sha256: string; readonly blocks: WaitingBlocks };

/** Reads a file in a process of its own: a hostile or enormous one can end that process, never this one. */
export async function readInChild(plan: ReadingPlan): Promise<ReadFile> {
  const { size } = await stat(plan.path);
  await using source = await open(plan.path, 'r');
  await using kept = await open(plan.blocksPath, 'w');
  const places: Place[] = [];
  const answer = await answerOfChild(
    plan,
    { kind: plan.kind, label: plan.label, size, limits: plan.limits ?? setLimits },
    (question) =>
      question.does === 'read'
        ? bytesAt(source, question.from, question.length)
        : keepBlock(kept, places, question.block),
  );
  if ('refusal' in answer) return answer;
  const blocks = { count: places.length, read: () => blocksIn(plan.blocksPath, places) };
  return { content: answer.content, sha256: await checksumOf(plan.path), blocks };
}

async function answerOfChild(
  plan: ReadingPlan,
  job: ReadingJob,
  onQuestion: (question: ReadingQuestion) => Promise<unknown>,
): Promise<ReadingAnswer> {
  try {
    return (await runInChild(new URL('./reading-child.ts', import.meta.url), job, {
      limits: childLimits,
      signal: plan.signal,
      onProgress: (part) => plan.onProgress(part as number),
      onQuestion: (question) => onQuestion(question as ReadingQuestion),
    })) as ReadingAnswer;
  } catch (error) {
    const isTooMuch = error instanceof CalculationEndedError && ['memory', 'time'].includes(error.reason);
    if (!isTooMuch) throw error;
    return {
      refusal: {
        message: 'Dit bestand vraagt te veel geheugen of tijd.',
        remedy: 'Upload het bestand van De Nederlandsche Bank zelf.',
      },
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
