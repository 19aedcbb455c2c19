import { describe, expect, it } from 'vitest';
import { earlierChoicesAnswerSchema } from '#api/compare/earlier-choice.ts';
import { documentAnswerSchema } from '#api/dossiers.ts';
import type { UploadedFile } from '#output/output-content.ts';
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

/** Of which file each calculation was told that it is. */
const uploads: UploadedFile[] = [];

/** Does what stands in the queue: with which earlier dossiers each was calculated, and which of them was chosen. */
async function worked(): Promise<readonly string[][]> {
  const given: string[][] = [];
  const calculate: Calculation = (bytes, options) => {
    uploads.push(options.upload);
    given.push(options.earlier.map(({ name, isChosen }) => (isChosen === true ? `${name} (chosen)` : name)));
    return scriptedCalculation(bytes, options);
  };
  const { database, orders } = running();
  for (const _ of orders.splice(0))
    await calculateNext({ database, log, calculate, houseStyle }, new AbortController().signal);
  return given;
}

let callers = 0;

/** Three calculated dossiers of one employer, and ways to ask for the comparison of the last one. */
async function situation() {
  callers += 1;
  const from = { 'x-forwarded-for': `10.8.0.${callers}` };
  const adviser = await running().signedIn();
  const clientId = await adviser.madeClient();
  const ids: string[] = [];
  for (const name of ['Eerste', 'Tweede', 'Derde']) {
    const answer = await adviser.upload(clientId, name, scripted({ number: callers }), from);
    ids.push(documentAnswerSchema.parse(await answer.json()).data.id);
  }
  await worked();
  const [first, second, last] = ids as [string, string, string];
  const pathOf = (id: string): string => `/api/clients/${clientId}/documents/${id}/earlier`;
  const offered = async (id = last) =>
    earlierChoicesAnswerSchema.parse(await (await adviser.call('GET', pathOf(id))).json()).data;
  const choose = (earlierDocumentId: string | null, person: Caller = adviser) =>
    person.call('PUT', pathOf(last), { earlierDocumentId }, from);
  return { adviser, clientId, first, second, last, pathOf, offered, choose };
}

const refusal = async (answer: Response): Promise<[number, string]> => [
  answer.status,
  ((await answer.json()) as { code: string }).code,
];

describe('the earlier dossier that the report on the data compares with', () => {
  it('is offered from those of before, the newest first, archived ones marked', async () => {
    const { adviser, clientId, first, second, offered } = await situation();
    await adviser.call('PUT', `/api/clients/${clientId}/documents/${first}/archived`, { isArchived: true });
    expect(await offered()).toMatchObject({
      chosenId: null,
      dossiers: [
        { id: second, name: 'Tweede', isArchived: false },
        { id: first, name: 'Eerste', isArchived: true },
      ],
    });
    expect((await offered(first)).dossiers).toEqual([]);
  });

  it('is the chosen one, also when files are made again later, until another choice', async () => {
    const { adviser, clientId, first, last, offered, choose } = await situation();
    const { data } = documentAnswerSchema.parse(await (await choose(first)).json());
    expect(data).toMatchObject({ calculationStatus: 'Submitted', isRestyling: true });
    expect((await offered()).chosenId).toBeNull();
    expect(await worked()).toEqual([['Eerste (chosen)']]);
    expect((await offered()).chosenId).toBe(first);
    expect(uploads.at(-1)).toEqual({ name: 'Derde', on: expect.stringMatching(/^\d\d-\d\d-\d{4} \d\d:\d\d$/) });
    await adviser.call('POST', `/api/clients/${clientId}/documents/${last}/restyle`);
    expect(await worked()).toEqual([['Eerste (chosen)']]);
    expect((await choose(null)).status).toBe(200);
    expect(await worked()).toEqual([['Tweede', 'Eerste']]);
    const logged = await adviser.call('GET', '/api/audit-log?action=earlier+dossier+chosen');
    expect(((await logged.json()) as { data: { total: number } }).data.total).toBe(2);
  });

  it('is none of another organisation or employer, none of later and not the dossier itself', async () => {
    const { adviser, first, last, choose, pathOf } = await situation();
    const theirs = await situation();
    const gone = [409, 'EARLIER_GONE'];
    expect(await refusal(await choose(theirs.first))).toEqual(gone);
    const otherClient = await adviser.madeClient();
    const answer = await adviser.upload(otherClient, 'Anders', scripted({ number: 99 }));
    await worked();
    expect(await refusal(await choose(documentAnswerSchema.parse(await answer.json()).data.id))).toEqual(gone);
    expect(await refusal(await choose(last))).toEqual(gone);
    const later = await adviser.call('PUT', pathOf(first), { earlierDocumentId: last });
    expect(await refusal(later)).toEqual(gone);
    expect(await refusal(await choose(first, theirs.adviser))).toEqual([404, 'NOT_FOUND']);
    expect((await theirs.adviser.call('GET', pathOf(last))).status).toBe(404);
    expect((await adviser.call('PUT', pathOf(last), { earlierDocumentId: 'no id' })).status).toBe(400);
  });

  it('is the newest again once the chosen one was deleted, and none is offered without participants', async () => {
    const { adviser, clientId, first, last, offered, choose } = await situation();
    await choose(first);
    await worked();
    await adviser.call('DELETE', `/api/clients/${clientId}/documents/${first}`);
    expect((await offered()).chosenId).toBeNull();
    await adviser.call('POST', `/api/clients/${clientId}/documents/${last}/restyle`);
    expect(await worked()).toEqual([['Tweede']]);
    const nothing = () => Promise.resolve(0);
    const parts = { database: running().database, log, recordAct, eraseMore: nothing, eraseSpent: nothing };
    await eraseOldData(parts, new Date(Date.now() + 40 * 86_400_000));
    expect((await offered()).dossiers).toEqual([]);
  });
});
