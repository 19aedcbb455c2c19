import {
  type CentralBankFileFacts,
  insertBlock,
  insertCentralBankFile,
  isOffered,
} from '#server/central-bank/file-store.ts';
import type { ReadFile } from '#server/central-bank/read-in-child.ts';
import type { Actor } from '#server/platform/database/actor.ts';
import type { RecordAct, RecordedParts } from '#server/platform/audit-trail.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { ProblemError } from '#server/platform/errors/problem-error.ts';
import { requireRoom } from '#server/platform/database/room-left.ts';

/** In whose name a file is kept, and in which logs that is written. */
export interface Keeper {
  readonly actor: Actor;
  readonly name: string;
  readonly logged: (tx: Tx) => Promise<readonly Parameters<RecordAct>[1][]>;
}

/** As readers see a file: "pSet 2026Q3". */
export const nameInLog = ({ kind, label }: Pick<CentralBankFileFacts, 'kind' | 'label'>): string => `${kind} ${label}`;

/** Refuses a file of a quarter or day of which one is offered already, and any file when there is no room. */
export async function requireNew(
  { database }: RecordedParts,
  { actor }: Keeper,
  { kind, label }: Pick<CentralBankFileFacts, 'kind' | 'label'>,
): Promise<void> {
  await requireRoom(database);
  if (await database.as(actor, (tx) => isOffered(tx, kind, label))) throw new ProblemError('CENTRAL_BANK_FILE_KNOWN');
}

/** Keeps a file that was found good, all of it or nothing; gives its id. */
export function keepFile(
  { database, recordAct }: RecordedParts,
  { actor, name, logged }: Keeper,
  facts: CentralBankFileFacts,
  { content, sha256, blocks }: ReadFile,
): Promise<string> {
  return database.as(actor, async (tx) => {
    const id = await insertCentralBankFile(tx, { ...facts, sha256, content, addedBy: name });
    if (id === null) throw new ProblemError('CENTRAL_BANK_FILE_KNOWN');
    for await (const block of blocks ?? []) await insertBlock(tx, id, block);
    for (const who of await logged(tx)) await recordAct(tx, who, 'central bank file added', { name: nameInLog(facts) });
    return id;
  });
}
