import { expect, it } from 'vitest';
import { documentAnswerSchema, documentListSchema } from '#api/dossiers.ts';
import { calculateNext } from '#server/dossiers/calculate-dossier.job.ts';
import { houseStyle } from '#server/house-style/store.ts';
import { logTo } from '#server/platform/log.ts';
import { appForFile } from '#test/app.ts';
import type { Caller } from '#test/caller.ts';
import { exampleKeyFigures } from '#test/fixtures/key-figures.ts';
import { type Script, scripted, scriptedCalculation } from '#test/server/scripted-calculation.ts';
import { sentByEmployers } from '#test/server/sent-by-employer.ts';

const running = appForFile();

/** Calculates what stands in the queue, as a worker would. */
async function workQueue(): Promise<void> {
  const { database, orders } = running();
  const parts = { database, log: logTo('silent'), calculate: scriptedCalculation, houseStyle };
  for (const _ of orders.splice(0)) await calculateNext(parts, new AbortController().signal);
}

const pathOf = (clientId: string): string => `/api/clients/${clientId}/documents`;

async function listedFigures(person: Caller, clientId: string) {
  const answer = await person.call('GET', pathOf(clientId));
  return documentListSchema.parse(await answer.json()).data.documents.map(({ keyFigures }) => keyFigures);
}

it('the list has the key figures of a dossier once it is finished, and of no other', async () => {
  const adviser = await running().signedIn();
  const clientId = await adviser.madeClient();
  const scripts: readonly Script[] = [{}, { ends: 'findings' }];
  for (const [index, script] of scripts.entries()) {
    const answer = await adviser.upload(clientId, `Dossier ${index}`, scripted({ ...script, number: index }));
    expect(documentAnswerSchema.parse(await answer.json()).data.keyFigures).toBeNull();
  }
  await workQueue();
  expect(await listedFigures(adviser, clientId)).toEqual([exampleKeyFigures, null]);
});

it('an employer sees the key figures of its own dossiers, another organisation none', async () => {
  const adviser = await running().signedIn();
  const clientId = await adviser.madeClient();
  await adviser.upload(clientId, 'Dossier', scripted({ number: 7 }));
  await workQueue();
  const employer = await running().signedIn('employer', adviser.recipient.organisation, clientId);
  expect(await listedFigures(employer, clientId)).toEqual([]);
  await sentByEmployers(running().database);
  expect(await listedFigures(employer, clientId)).toEqual([exampleKeyFigures]);
  const other = await running().signedIn();
  const answer = await other.call('GET', pathOf(clientId));
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('keyFigures');
});
