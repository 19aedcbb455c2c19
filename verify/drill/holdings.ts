import { createHash } from 'node:crypto';
import { type DownloadType, downloadTypes } from '#api/dossiers.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import type { Caller } from '#test/caller.ts';
import { patience } from '#test/patience.ts';
import { allEnded } from '#test/server/ended-dossiers.ts';

/** What people have of a dossier: how it ended, and the checksum of each file that they can download. */
export interface Held {
  readonly status: string;
  readonly files: Readonly<Partial<Record<DownloadType, string>>>;
}

/** By employer and name of the dossier. */
export type Holdings = ReadonlyMap<string, Held>;

export const holdingKey = (clientId: string, name: string): string => `${clientId} ${name}`;

/** Downloads all there is of an employer, once nothing of it is under way. A dossier that is there twice is told apart. */
export async function holdingsOf(person: Caller, clientId: string): Promise<Holdings> {
  const held = new Map<string, Held>();
  for (const { id, name, calculationStatus: status } of await allEnded(person, clientId, 10 * patience)) {
    const key = holdingKey(clientId, name);
    held.set(held.has(key) ? `${key} (again: ${id})` : key, { status, files: await filesOf(person, clientId, id) });
  }
  return held;
}

async function filesOf(person: Caller, clientId: string, documentId: string): Promise<Held['files']> {
  const files: Partial<Record<DownloadType, string>> = {};
  for (const type of downloadTypes) {
    const path = filledPath(apiPaths.document, { clientId, documentId });
    const answer = await person.call('GET', `${path}?downloadType=${type}`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (answer.ok) files[type] = createHash('sha256').update(bytes).digest('hex');
    // A dossier has not every kind of file.
    else if (answer.status !== 409) throw new Error(`${type} of ${documentId} answered ${answer.status}`);
  }
  return files;
}

/** What has to be there: each dossier that was sent and not deleted, ended as its file asks, and what was seen of it before. */
export interface Expected {
  /** By key, how it has to end. */
  readonly sent: ReadonlyMap<string, string>;
  readonly deleted: ReadonlySet<string>;
  readonly before: Holdings;
}

/** What is not as it has to be, a sentence each. */
export function differences({ sent, deleted, before }: Expected, now: Holdings): string[] {
  const found: string[] = [];
  for (const [key, ends] of sent) {
    const there = now.get(key);
    if (deleted.has(key)) {
      if (there !== undefined) found.push(`${key} was deleted, and is there`);
    } else if (there === undefined) found.push(`${key} is not there`);
    else if (there.status !== ends) found.push(`${key} ended as ${there.status}, not as ${ends}`);
    else found.push(...changedFiles(key, before.get(key), there));
  }
  for (const key of now.keys()) if (!sent.has(key)) found.push(`${key} was never sent`);
  return found;
}

function changedFiles(key: string, before: Held | undefined, now: Held): string[] {
  if (before === undefined) return [];
  return downloadTypes
    .filter((type) => before.files[type] !== now.files[type])
    .map((type) => `${type} of ${key} is ${now.files[type] === undefined ? 'gone' : 'another'}`);
}

/** How many dossiers and files these are. */
export function countOf(holdings: Holdings): { readonly dossiers: number; readonly files: number } {
  const files = [...holdings.values()].reduce((sum, { files: of }) => sum + Object.keys(of).length, 0);
  return { dossiers: holdings.size, files };
}
