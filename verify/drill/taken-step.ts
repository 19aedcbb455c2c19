import type { KnownFile } from '../ledger.ts';
import { type DrillOffice, type DrillSite, signedIn } from './drill-site.ts';
import { countOf, differences, type Held, type Holdings, holdingKey, holdingsOf } from './holdings.ts';

/** A drill under way: what runs, and what people sent and may expect to be there. */
export interface Drill {
  readonly site: DrillSite;
  /** Checkouts of the version of before, and of the one that takes its place. */
  readonly firstRoot: string;
  readonly newRoot: string;
  readonly fileOf: (number: number) => KnownFile;
  /** By key, how it has to end. */
  readonly sent: Map<string, string>;
  readonly deleted: Set<string>;
  /** Sent right before the backup. */
  readonly underWay: Set<string>;
  /** What was found in the step before. */
  held: Holdings;
}

/** One row of the table. */
export interface Taken {
  readonly step: string;
  readonly seconds: number;
  readonly dossiers: number;
  readonly files: number;
  /** What else there is to tell. */
  readonly note: string;
  readonly wrong: readonly string[];
}

export interface Step {
  readonly name: string;
  /** Returns what else there is to tell. Throws when a command fails or something else is not as it should be. */
  readonly take: (drill: Drill) => Promise<string>;
}

/** Takes a step, lets everybody sign in again, downloads all there is and compares it with what has to be there. */
export async function takeStep(drill: Drill, { name, take }: Step): Promise<Taken> {
  const begin = performance.now();
  const note = await take(drill);
  const seconds = (performance.now() - begin) / 1000;
  const now = await everything(drill);
  const wrong = differences({ sent: drill.sent, deleted: drill.deleted, before: drill.held }, now);
  drill.held = now;
  return { step: name, seconds, ...countOf(now), note, wrong };
}

/** What all offices have, once nothing is under way. */
async function everything({ site }: Drill): Promise<Holdings> {
  const all = new Map<string, Held>();
  for (const office of site.offices) {
    const adviser = await signedIn(site, office);
    for (const clientId of office.clients)
      for (const [key, held] of await holdingsOf(adviser, clientId)) all.set(key, held);
  }
  return all;
}

let numbers = 0;

/** An adviser sends so many files, to the employers of the office by turns. */
export async function send(drill: Drill, office: DrillOffice, count: number): Promise<void> {
  const adviser = await signedIn(drill.site, office);
  for (let number = 0; number < count; number += 1) {
    numbers += 1;
    const clientId = office.clients[number % office.clients.length] ?? '';
    const name = `Dossier ${numbers}`;
    const file = drill.fileOf(numbers);
    const answer = await adviser.upload(clientId, name, file.bytes);
    if (answer.status !== 201) throw new Error(`${name} was answered ${answer.status}: ${await answer.text()}`);
    drill.sent.set(holdingKey(clientId, name), file.ends);
  }
}

/** The table of a drill. */
export function drillTable(rows: readonly Taken[]): string {
  const line = (cells: readonly [string, string, string, string, string]) =>
    `${cells[0].padEnd(52)}${cells[1].padStart(8)}${cells[2].padStart(10)}${cells[3].padStart(8)}  ${cells[4]}`.trimEnd();
  const body = rows.map(({ step, seconds, dossiers, files, note }) =>
    line([step, `${seconds.toFixed(1)} s`, String(dossiers), String(files), note]),
  );
  return [line(['step', 'took', 'dossiers', 'files', 'besides']), ...body].join('\n');
}
