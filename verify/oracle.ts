import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import type { DossierDocument, DownloadType } from '#api/dossiers.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import { documentsAt } from '#test/server/ended-dossiers.ts';
import { outputFor } from '#test/server/scripted-calculation.ts';
import type { Installation } from './installation.ts';
import { insideFaults, type Kept } from './inside.ts';
import { metricsToken } from './installation.ts';
import { type Found, isUnderWay, type Sent } from './ledger.ts';
import type { Person } from './person.ts';

/** What was sent, and how it ended. */
export interface Outcome {
  readonly sent: readonly Sent[];
  readonly ended: ReadonlyMap<Sent, DossierDocument['calculationStatus']>;
  readonly found: readonly Found[];
}

/**
 * Looks at everything once all faults are lifted: each upload that was answered is there once and has ended as its file
 * asks for, what was deleted is gone, files are as they were stored and open, the log tells each act once.
 */
export async function judged(site: Installation, people: readonly Person[], patience: number): Promise<Outcome> {
  const deadline = Date.now() + patience;
  const found: Found[] = [];
  const ended = new Map<Sent, DossierDocument['calculationStatus']>();
  for (const person of people) await settled(person, deadline, found);
  const kept: Kept[] = [];
  for (const person of people) {
    const documents = await quietDocuments(person, patience);
    found.push(...placesOf(person, documents, ended));
    kept.push(...(await filesOf(person, documents, found)));
  }
  await untilQueueIsEmpty(site, patience);
  found.push(...(await insideFaults(site, people, kept)));
  found.push(...site.crashes.map((what) => ({ wrong: 'other' as const, during: 'the whole run', what })));
  return { sent: people.flatMap(({ sent }) => sent), ended, found };
}

/** What was not answered yet is tried until it is. */
async function settled(person: Person, deadline: number, found: Found[]): Promise<void> {
  while (!(await person.settle())) {
    if (Date.now() > deadline) {
      const open = person.sent.filter(({ id, deletion }) => id === null || deletion === 'asked');
      for (const { name, during } of open) found.push({ wrong: 'stuck', during, what: `${name} is never answered` });
      return;
    }
    await pause(500);
  }
}

/** The dossiers of a person once nothing is under way, or none of them ended for so long: what waits its turn is not stuck. */
async function quietDocuments({ office }: Person, patience: number): Promise<ReadonlyMap<string, DossierDocument>> {
  const isOver = standstill(patience);
  for (;;) {
    const lists = await Promise.all(office.clients.map((client) => documentsAt(office.adviser, client)));
    const documents = lists.flat();
    const open = documents.filter(({ calculationStatus }) => isUnderWay(calculationStatus)).length;
    if (open === 0 || isOver(open)) return new Map(documents.map((document) => [document.id, document]));
    await pause(250);
  }
}

/** Whether a number has been the same for so many milliseconds, asked again and again. */
function standstill(milliseconds: number): (count: number) => boolean {
  let last: number | null = null;
  let since = Date.now();
  return (count) => {
    if (count !== last) since = Date.now();
    last = count;
    return Date.now() - since > milliseconds;
  };
}

/**
 * Waits until each order was looked at, that of a dossier that was deleted meanwhile too: those come after all that people
 * wait for. What is left when none of them is looked at any more is found in the tables.
 */
async function untilQueueIsEmpty({ address }: Installation, patience: number): Promise<void> {
  const open = /^evenwicht_jobs\{queue="calculate-(?:dossier|variant)",state="(?:created|retry|active)"\} (\d+)/gm;
  const isOver = standstill(patience);
  for (;;) {
    const answer = await fetch(`${address}${apiPaths.metrics}`, {
      headers: { authorization: `Bearer ${metricsToken}` },
    });
    const counts = answer.ok
      ? [...(await answer.text()).matchAll(open)].map(([, count]) => Number(count))
      : [Number.NaN];
    const left = counts.reduce((sum, count) => sum + count, 0);
    if (left === 0 || isOver(Number.isNaN(left) ? -1 : left)) return;
    await pause(250);
  }
}

function placesOf(
  { sent }: Person,
  documents: ReadonlyMap<string, DossierDocument>,
  ended: Map<Sent, DossierDocument['calculationStatus']>,
): readonly Found[] {
  const found: Found[] = [];
  for (const one of sent) {
    const tell = (wrong: Found['wrong'], what: string) =>
      found.push({ wrong, during: one.during, what: `${one.name}: ${what}` });
    const same = [...documents.values()].filter(({ name }) => name === one.name);
    if (same.length > 1) tell('double', `is there ${same.length} times`);
    const [there] = same;
    if (one.deletion !== 'no') {
      if (there !== undefined && one.deletion === 'answered') tell('double', 'was deleted, and is there');
      continue;
    }
    if (one.id === null) continue;
    if (there === undefined) tell('lost', 'was answered, and is not there');
    else {
      ended.set(one, there.calculationStatus);
      if (there.id !== one.id) tell('double', 'has another id than was answered');
      if (isUnderWay(there.calculationStatus)) tell('stuck', 'has not ended');
      else if (there.calculationStatus !== one.file.ends)
        tell('other', `ended as ${there.calculationStatus} (${there.statusReason}), not as ${one.file.ends}`);
    }
  }
  const names = new Set(sent.map(({ name }) => name));
  const strange = [...documents.values()].filter(({ name }) => !names.has(name));
  for (const { name } of strange) found.push({ wrong: 'double', during: '-', what: `${name} was never sent` });
  return found;
}

const files: Readonly<Record<string, readonly DownloadType[]>> = {
  Finished: ['inputFile', 'outputFile', 'reportFile'],
  FailedWithError: ['errorFile'],
};

/** Downloads what is there: the input is what was sent, and whatever is made opens. */
async function filesOf(
  { office, sent }: Person,
  documents: ReadonlyMap<string, DossierDocument>,
  found: Found[],
): Promise<readonly Kept[]> {
  const kept: Kept[] = [];
  for (const one of sent) {
    const there = documents.get(one.id ?? '');
    if (there === undefined) continue;
    for (const type of files[there.calculationStatus] ?? []) {
      const path = filledPath(apiPaths.document, { clientId: one.clientId, documentId: there.id });
      const answer = await office.adviser.call('GET', `${path}?downloadType=${type}`);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const tell = (what: string) =>
        found.push({ wrong: 'other', during: one.during, what: `${one.name}, ${type}: ${what}` });
      if (!answer.ok) tell(`answered ${answer.status}`);
      else if (type === 'inputFile' && Buffer.compare(bytes, one.file.bytes) !== 0) tell('is not what was sent');
      else if (!opens(bytes, one)) tell('does not open');
      kept.push({ dossierId: there.id, type, sha256: createHash('sha256').update(bytes).digest('hex') });
    }
  }
  return kept;
}

/** An Office file of which every part unpacks, or what a scripted calculation makes of this very file. */
function opens(bytes: Uint8Array, { file }: Sent): boolean {
  const isScripted = Buffer.from(file.bytes).subarray(4).toString().startsWith('{');
  if (isScripted)
    return bytes.length === 64 ? Buffer.from(bytes).toString() === outputFor(file.bytes) : bytes.length > 0;
  try {
    return '[Content_Types].xml' in unzipSync(bytes);
  } catch {
    return false;
  }
}
