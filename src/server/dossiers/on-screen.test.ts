import { describe, expect, it } from 'vitest';
import { documentAnswerSchema } from '#api/dossiers.ts';
import { reportPreviewSchema } from '#api/report-preview.ts';
import type { ProblemCode } from '#api/problems.ts';
import { textsOfDossierAnswerSchema } from '#api/written-texts.ts';
import { variantAnswerSchema } from '#api/variants.ts';
import type { ScreenResult } from '#output/model/screen-result.ts';
import { calculateNext } from '#server/dossiers/calculate-dossier.job.ts';
import { calculateNextVariant } from '#server/dossiers/variants/calculate-variant.job.ts';
import { exampleDossier } from '#server/example/example-dossier.ts';
import { houseStyle } from '#server/house-style/store.ts';
import { logTo } from '#server/platform/log.ts';
import { appForFile } from '#test/app.ts';
import type { Caller } from '#test/caller.ts';
import { documentLines } from '#test/documents/open-document.ts';
import { realCalculation } from '#test/server/few-scenarios.ts';
import { scriptedVariant } from '#test/server/scripted-calculation.ts';

const running = appForFile();
const log = logTo('silent');
const untouched = new AbortController().signal;

async function workQueues(): Promise<void> {
  const { database, orders, variantOrders } = running();
  for (const _ of orders.splice(0))
    await calculateNext({ database, log, calculate: realCalculation, houseStyle }, untouched);
  for (const _ of variantOrders.splice(0))
    await calculateNextVariant({ database, log, calculateVariant: scriptedVariant, houseStyle }, untouched);
}

/** The example, calculated, of an adviser. */
async function situation() {
  const adviser = await running().signedIn();
  const clientId = await adviser.madeClient();
  const { bytes } = await exampleDossier('dcToDc');
  const { data } = documentAnswerSchema.parse(await (await adviser.upload(clientId, 'Echt', bytes)).json());
  await workQueues();
  const path = `/api/clients/${clientId}/documents/${data.id}`;
  const put = (what: string, body: object) => adviser.call('PUT', `${path}/${what}`, body);
  const variantId = async (name: string, choices: object): Promise<string> => {
    const answer = await adviser.call('POST', `${path}/variants`, { name, choices });
    await workQueues();
    return variantAnswerSchema.parse(await answer.json()).data.id;
  };
  const shown = async (): Promise<ScreenResult> => {
    await workQueues();
    return ((await (await adviser.call('GET', `${path}/result`)).json()) as { data: { result: ScreenResult } }).data
      .result;
  };
  const advice = async (): Promise<string> => {
    const answer = await adviser.call('GET', `${path}?downloadType=adviceFile`);
    return documentLines(new Uint8Array(await answer.arrayBuffer())).join('\n');
  };
  const decide = (choice: string) => adviser.call('POST', `${path}/decisions`, { choice, reason: 'Past het best' });
  return { adviser, path, put, variantId, shown, advice, decide };
}

async function refusal(answer: Response): Promise<[number, ProblemCode]> {
  return [answer.status, ((await answer.json()) as { code: ProblemCode }).code];
}

const choicesOf = ({ cards }: ScreenResult) =>
  Object.fromEntries(cards.flatMap(({ choice, premium }) => (choice === null ? [] : [[choice, premium]])));

describe('a variant as choice C', () => {
  it('stands beside A and B in page and files, can be decided on, and then stays', async () => {
    const { put, variantId, shown, advice, decide } = await situation();
    const before = choicesOf(await shown());
    const id = await variantId('Een kwart', { premium: { is: 'flat', rate: 0.25 } });
    const answer = documentAnswerSchema.parse(await (await put('choice-c', { variantId: id })).json()).data;
    expect(answer).toMatchObject({ calculationStatus: 'Submitted', isRestyling: true });
    // What is shown may be another C already.
    expect(await refusal(await decide('C'))).toEqual([409, 'DOSSIER_STATE_CONFLICT']);
    const taken = await shown();
    expect(choicesOf(taken)).toEqual({ ...before, C: '25,0%' });
    expect(taken.front).toBeNull();
    expect((await decide('C')).status).toBe(201);
    const decided = await shown();
    expect(decided.front).toBe('ownScale');
    expect(decided.sentences[0]).toMatch(/^Uw keuze \(.+\) kost in 30 jaar/);
    expect(await advice()).toContain('Past het best');
    expect(await refusal(await put('choice-c', { variantId: null }))).toEqual([409, 'CHOICE_C_DECIDED']);
    expect((await decide('B')).status).toBe(201);
    await shown();
    expect((await put('choice-c', { variantId: null })).status).toBe(200);
    expect(choicesOf(await shown())).toEqual(before);
  });

  it('is named with the dossier beside a headline, also when the variant is gone', async () => {
    const { adviser, path, put, variantId, shown } = await situation();
    const id = await variantId('Lager', { premium: { is: 'scale', factor: 0.9 } });
    await put('choice-c', { variantId: id });
    await shown();
    await put('headline', { title: 'Een eigen kop' });
    expect((await shown()).headline.own?.title).toBe('Een eigen kop');
    expect((await adviser.call('DELETE', `${path}/variants/${id}`)).status).toBe(204);
    const answer = await adviser.call('PUT', path, { name: 'Anders' });
    expect(documentAnswerSchema.parse(await answer.json()).data.choiceC).toBe('Lager');
    expect(Object.keys(choicesOf(await shown()))).toEqual(['A', 'B', 'C']);
  });

  it('is refused where more than a premium is changed, and of what is not there', async () => {
    const { put, variantId } = await situation();
    const more = await variantId('Meer', { premium: { is: 'flat', rate: 0.25 }, wageGrowth: 0.03 });
    expect(await refusal(await put('choice-c', { variantId: more }))).toEqual([409, 'CHOICE_C_ONLY_PREMIUM']);
    const none = await variantId('Geen premie', { wageGrowth: 0.03 });
    expect(await refusal(await put('choice-c', { variantId: none }))).toEqual([409, 'CHOICE_C_ONLY_PREMIUM']);
    const absent = '00000000-0000-4000-8000-000000000000';
    expect(await refusal(await put('choice-c', { variantId: absent }))).toEqual([404, 'NOT_FOUND']);
  });
});

describe('a headline of the adviser', () => {
  const title = 'Houd de staffel: vlak is duurder en treft ouderen';

  it('stands in front of page and files as long as the outcome is the one it was written for', async () => {
    const { put, shown, advice, decide } = await situation();
    const { headline } = await shown();
    expect(headline.own).toBeNull();
    expect((await put('headline', { title: ` ${title}. ` })).status).toBe(200);
    const own = await shown();
    expect(own.sentences[0]).toBe(`${title}.`);
    expect(own.headline).toEqual({ ...headline, own: { title, isUsed: true } });
    expect(await advice()).toContain(title);
    await decide('B');
    const decided = await shown();
    expect(decided.sentences[0]).toBe(`${decided.headline.outcome}.`);
    expect(decided.headline.own).toEqual({ title, isUsed: false });
    expect(await advice()).not.toContain(title);
    await put('headline', { title: null });
    expect((await shown()).headline.own).toBeNull();
  });

  it('fits on two lines, and is refused on a dossier that is final', async () => {
    const { adviser, path, put, shown } = await situation();
    expect((await put('headline', { title: 'x'.repeat(91) })).status).toBe(400);
    expect((await put('headline', { title: 'a\nb' })).status).toBe(400);
    const { data } = textsOfDossierAnswerSchema.parse(await (await adviser.call('GET', `${path}/texts`)).json());
    for (const key of data.asked) await put(`texts/${key}`, { text: '', applies: false, version: 0 });
    await put('final', { isFinal: true });
    await shown();
    expect(await refusal(await put('headline', { title }))).toEqual([409, 'DOSSIER_FINAL']);
    expect(await refusal(await put('choice-c', { variantId: null }))).toEqual([409, 'DOSSIER_FINAL']);
  });
});

describe('the preview of the house style', () => {
  it('is of the newest report of the organisation, and is no look at its outcome', async () => {
    const { adviser, put, shown } = await situation();
    const preview = async (caller: Caller) =>
      reportPreviewSchema.parse(await (await caller.call('GET', '/api/reports/preview')).json()).data;
    const title = 'Houd de staffel';
    await put('headline', { title });
    await workQueues();
    expect(await preview(adviser)).toMatchObject({ dossier: 'Echt', texts: { title } });
    const { columns } = (await preview(adviser))!.texts;
    expect(columns.map(({ choice }) => choice)).toEqual((await shown()).table.columns.map(({ choice }) => choice));
    expect(await preview(await running().signedIn())).toBeNull();
    const log = await (await adviser.call('GET', '/api/audit-log?action=result%20viewed')).json();
    expect(log).toMatchObject({ data: { total: 1 } });
    await put('archived', { isArchived: true });
    expect(await preview(adviser)).toBeNull();
  });
});
