import { expect, it } from 'vitest';
import { documentAnswerSchema } from '#api/dossiers.ts';
import { recordAct } from '#server/audit/store.ts';
import { calculateNext } from '#server/dossiers/calculate-dossier.job.ts';
import type { Calculation } from '#server/dossiers/calculation.ts';
import { houseStyle } from '#server/house-style/store.ts';
import { logTo } from '#server/platform/log.ts';
import { eraseOldData } from '#server/retention/erase-old-data.job.ts';
import { appForFile } from '#test/app.ts';
import type { Caller } from '#test/caller.ts';
import { scripted, scriptedCalculation } from '#test/server/scripted-calculation.ts';

const running = appForFile();
const log = logTo('silent');

/** Calculates a new dossier: with which earlier ones. */
async function calculatedWith(adviser: Caller, clientId: string, name: string): Promise<readonly string[]> {
  let given: readonly string[] = [];
  const calculate: Calculation = (bytes, options) => {
    given = options.earlier.map((one) => one.name);
    return scriptedCalculation(bytes, options);
  };
  const answer = await adviser.upload(clientId, name, scripted({}));
  documentAnswerSchema.parse(await answer.json());
  const { database, orders } = running();
  for (const _ of orders.splice(0))
    await calculateNext({ database, log, calculate, houseStyle }, new AbortController().signal);
  return given;
}

it('a dossier is calculated beside the earlier ones of its employer, the newest first, while they have participants', async () => {
  const adviser = await running().signedIn();
  const [clientId, other] = [await adviser.madeClient(), await adviser.madeClient()];
  expect(await calculatedWith(adviser, clientId, 'Eerste')).toEqual([]);
  expect(await calculatedWith(adviser, other, 'Andere werkgever')).toEqual([]);
  expect(await calculatedWith(adviser, clientId, 'Tweede')).toEqual(['Eerste']);
  expect(await calculatedWith(adviser, clientId, 'Derde')).toEqual(['Tweede', 'Eerste']);
  const nothing = () => Promise.resolve(0);
  const parts = { database: running().database, log, recordAct, eraseMore: nothing, eraseSpent: nothing };
  await eraseOldData(parts, new Date(Date.now() + 40 * 86_400_000));
  expect(await calculatedWith(adviser, clientId, 'Vierde')).toEqual([]);
});
