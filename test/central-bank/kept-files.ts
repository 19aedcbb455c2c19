import { sql } from 'kysely';
import { centralBankFilesSchema } from '#api/central-bank-files.ts';
import { setLimits } from '#input/scenario-files/set-limits.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Caller } from '#test/caller.ts';

/** Sets of tests are small. */
export const smallSetLimits = { ...setLimits, minimumScenarios: 50, minimumYears: 10 };

export const dataOf = async <T>(answer: Response): Promise<T> => ((await answer.json()) as { data: T }).data;

export const listOf = async (person: Caller) =>
  centralBankFilesSchema.parse(await (await person.call('GET', '/api/central-bank-files')).json()).data;

/** Sends a curve as the page does. */
export const sendCurve = (person: Caller, bytes: Uint8Array, facts: Readonly<Record<string, string>>) => {
  const query = new URLSearchParams({ source: 'De Nederlandsche Bank', fileName: 'curve.csv', ...facts });
  return person.send(`/api/central-bank-files/curves?${query}`, bytes);
};

export const keptCurve = async (person: Caller, bytes: Uint8Array, label: string): Promise<string> =>
  (await dataOf<{ id: string }>(await sendCurve(person, bytes, { label }))).id;

export const withdraw = (person: Caller, id: string) => person.call('POST', `/api/central-bank-files/${id}/withdrawal`);

export async function withdrawnAll(person: Caller): Promise<void> {
  for (const { id, withdrawnOn } of await listOf(person)) if (withdrawnOn === null) await withdraw(person, id);
}

/** How many files and blocks there are. */
export async function keptCounts({ kysely }: Database): Promise<number[]> {
  const { rows } = await sql<{ counts: number[] }>`select array[
    (select count(*) from central_bank_file), (select count(*) from central_bank_block)]::integer[] as counts`.execute(
    kysely,
  );
  return rows[0]!.counts;
}
