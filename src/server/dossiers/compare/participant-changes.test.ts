import { dayInTests } from '#test/fixtures/day-in-tests.ts';
import { describe, expect, it } from 'vitest';
import { participantChangesAnswerSchema } from '#api/participant-changes.ts';
import { documentAnswerSchema } from '#api/dossiers.ts';
import { recordAct } from '#server/audit/store.ts';
import { calculateNext } from '#server/dossiers/calculate-dossier.job.ts';
import type { Calculation } from '#server/dossiers/calculation.ts';
import { houseStyle } from '#server/house-style/store.ts';
import { packedJson } from '#server/platform/kept/packed-json.ts';
import { logTo } from '#server/platform/log.ts';
import { eraseOldData } from '#server/retention/erase-old-data.job.ts';
import { whatIfInput } from '#input/what-if/what-if-input.ts';
import { appForFile } from '#test/app.ts';
import type { Caller } from '#test/caller.ts';
import { exampleDossier } from '#test/fixtures/output-content.ts';
import { exampleParticipants } from '#test/fixtures/example-scheme.ts';
import { scripted, scriptedCalculation } from '#test/server/scripted-calculation.ts';
import { sentByEmployers } from '#test/server/sent-by-employer.ts';

const running = appForFile();
const log = logTo('silent');
const stamp = { programVersion: '1.2.3', inputSha256: 'ab'.repeat(32), day: dayInTests };

/** As the scripted one, with participants: of the second file one has gone, one is new and one earns more. */
const withParticipants: Calculation = async (bytes, options) => {
  const processed = await scriptedCalculation(bytes, options);
  if (processed.outcome === 'findings') return processed;
  const { number = 1 } = JSON.parse(Buffer.from(bytes).subarray(4).toString()) as { number?: number };
  const [first, second, ...others] = exampleParticipants(12).map((one, row) =>
    Object.assign({}, one, { number: `P-${row + 1}` }),
  );
  const raised = { ...second!, fullTimeSalary: second!.fullTimeSalary + 1_000 };
  const all = number === 1 ? [first!, second!, ...others] : [{ ...first!, number: 'P-99' }, raised, ...others];
  return {
    ...processed,
    whatIfInput: await packedJson(whatIfInput({ dossier: exampleDossier(all), stamp })),
    participantNumbers: await packedJson(all.map((one) => one.number)),
  };
};

async function workQueue(): Promise<void> {
  const { database, orders } = running();
  for (const _ of orders.splice(0))
    await calculateNext({ database, log, calculate: withParticipants, houseStyle }, new AbortController().signal);
}

async function upload(adviser: Caller, clientId: string, number: number): Promise<string> {
  const answer = await adviser.upload(clientId, `Dossier ${number}`, scripted({ number }));
  return documentAnswerSchema.parse(await answer.json()).data.id;
}

/** Two dossiers of one employer that were calculated. */
async function situation() {
  const adviser = await running().signedIn();
  const clientId = await adviser.madeClient();
  const [of, to] = [await upload(adviser, clientId, 1), await upload(adviser, clientId, 2)];
  await workQueue();
  const ask = (person: Caller = adviser, other = to) =>
    person.call('GET', `/api/clients/${clientId}/documents/${of}/participant-changes/${other}`);
  return { adviser, clientId, of, to, ask };
}

const changesIn = async (answer: Response) => participantChangesAnswerSchema.parse(await answer.json()).data;

describe('participants of two dossiers', () => {
  it('are told apart by personnel number for an adviser, which is written down', async () => {
    const { ask, adviser } = await situation();
    expect(await changesIn(await ask())).toMatchObject({
      of: 12,
      with: 12,
      added: 1,
      left: 1,
      changed: 1,
      facts: [{ fact: 'fullTimeSalary', count: 1 }],
      people: [
        { number: 'P-99', change: 'added' },
        { number: 'P-1', change: 'left' },
        { number: 'P-2', change: 'changed', facts: [{ fact: 'fullTimeSalary' }] },
      ],
    });
    const logged = await adviser.call('GET', '/api/audit-log?action=participants+compared');
    const { data } = (await logged.json()) as { data: { total: number; entries?: unknown } };
    expect(data.total).toBe(1);
    expect(JSON.stringify(data)).toContain('Dossier 1 / Dossier 2');
  });

  it('are counted for an employer, without any number or value', async () => {
    const { ask, adviser, clientId } = await situation();
    const employer = await running().signedIn('employer', adviser.recipient.organisation, clientId);
    expect((await ask(employer)).status).toBe(404);
    await sentByEmployers(running().database);
    const text = await (await ask(employer)).text();
    expect(JSON.parse(text)).toMatchObject({ data: { added: 1, left: 1, changed: 1, people: null } });
    expect(text).not.toContain('P-');
  });

  it('are none of a dossier of another organisation or employer', async () => {
    const { ask, adviser } = await situation();
    const theirs = await situation();
    expect((await ask(adviser, theirs.to)).status).toBe(404);
    const otherClient = await adviser.madeClient();
    const other = await upload(adviser, otherClient, 1);
    await workQueue();
    expect((await ask(adviser, other)).status).toBe(404);
  });

  it('go with the data of participants, which is said', async () => {
    const { ask } = await situation();
    const nothing = () => Promise.resolve(0);
    const parts = { database: running().database, log, recordAct, eraseMore: nothing, eraseSpent: nothing };
    await eraseOldData(parts, new Date(Date.now() + 40 * 86_400_000));
    const answer = await ask();
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([410, 'WHAT_IF_ERASED']);
  });
});
