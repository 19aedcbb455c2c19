import { setTimeout as pause } from 'node:timers/promises';
import { callerOf } from '#test/server/ended-dossiers.ts';
import { callingFrom } from '../../bench/served.ts';
import { type DrillOffice, type DrillSite, signedIn } from './drill-site.ts';
import { holdingKey } from './holdings.ts';

/** What somebody who goes on working was answered. */
export interface Worked {
  /** Keys of the dossiers that were taken. */
  readonly taken: readonly string[];
  /** Attempts that had to be made again: no answer, or one that asks to come back. */
  readonly again: number;
  /** Answers that no replacement of a process explains. */
  readonly odd: readonly string[];
}

/** People look at what they sent; more would only fill the queue. */
const pauseMilliseconds = 6_000;

let numbers = 0;

/** Sends dossier after dossier until told to stop, each until it is answered, and to the next process where one is gone. */
export async function workedUntil(
  site: DrillSite,
  office: DrillOffice,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<Worked> {
  const { token } = await signedIn(site, office);
  const [clientId = ''] = office.clients;
  const taken: string[] = [];
  const odd: string[] = [];
  let again = 0;
  while (!signal.aborted && odd.length === 0) {
    numbers += 1;
    const name = `Onder het werk ${numbers}`;
    for (let attempt = 0; odd.length === 0; attempt += 1) {
      const address = site.web[attempt % site.web.length]?.address ?? '';
      const adviser = callingFrom(office.network, callerOf(address, token));
      const status = await adviser.upload(clientId, name, bytes, { 'idempotency-key': `drill-${numbers}` }).then(
        (answer) => answer.status,
        // The process is gone.
        () => null,
      );
      if (status === 201) {
        taken.push(holdingKey(clientId, name));
        break;
      }
      if (status !== null && status !== 503) odd.push(`${name} was answered ${status}`);
      again += 1;
      await pause(100);
    }
    await pause(pauseMilliseconds);
  }
  return { taken, again, odd };
}
