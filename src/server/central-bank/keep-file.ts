import type { NewUpload } from '#api/central-bank-files.ts';
import { insertBlock, insertCentralBankFile, isOffered } from '#server/central-bank/file-store.ts';
import type { ReadFile } from '#server/central-bank/read-in-child.ts';
import type { Actor } from '#server/platform/database/actor.ts';
import type { RecordAct } from '#server/platform/audit-trail.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';
import { requireRoom } from '#server/platform/database/room-left.ts';

/** In whose name a file is kept, and in which logs that is written. */
export interface Keeper {
  readonly actor: Actor;
  readonly name: string;
  readonly logged: (tx: Tx) => Promise<readonly Parameters<RecordAct>[1][]>;
}

export interface KeepParts {
  readonly database: Database;
  readonly recordAct: RecordAct;
}

/** As readers see a file: "pSet 2026Q3". */
export const nameInLog = ({ kind, label }: Pick<NewUpload, 'kind' | 'label'>): string => `${kind} ${label}`;

/** Refuses a file of a quarter or day of which one is offered already, and any file when there is no room. */
export async function requireNew(
  { database }: KeepParts,
  { actor }: Keeper,
  { kind, label }: NewUpload,
): Promise<void> {
  await requireRoom(database);
  if (await database.as(actor, (tx) => isOffered(tx, kind, label))) throw new ProblemError('CENTRAL_BANK_FILE_KNOWN');
}

export interface GoodFile {
  readonly upload: NewUpload;
  readonly read: Exclude<ReadFile, { refusal: unknown }>;
  readonly signal: AbortSignal;
}

/** Keeps a file that was found good, all of it or, when it fails or is broken off, nothing; gives its id. What `alsoDone` does is done with it or not at all. */
export async function keepFile(
  parts: KeepParts,
  keeper: Keeper,
  { upload, read, signal }: GoodFile,
  alsoDone: (tx: Tx, fileId: string) => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  await requireNew(parts, keeper, upload);
  return parts.database.as(keeper.actor, async (tx) => {
    const { content, sha256, blocks } = read;
    const id = await insertCentralBankFile(tx, { ...upload, sha256, content, addedBy: keeper.name });
    for await (const block of blocks.read()) {
      signal.throwIfAborted();
      await insertBlock(tx, id, block);
    }
    for (const who of await keeper.logged(tx))
      await parts.recordAct(tx, who, 'central bank file added', { name: nameInLog(upload) });
    await alsoDone(tx, id);
    return id;
  });
}
