import { describe, expect, it } from 'vitest';
import { auditLogSchema } from '#api/audit-log.ts';
import { documentListSchema } from '#api/dossiers.ts';
import { reportStateAnswerSchema } from '#api/reports.ts';
import { calculateNext } from '#server/dossiers/calculate-dossier.job.ts';
import { houseStyle } from '#server/house-style/store.ts';
import { logTo } from '#server/platform/log.ts';
import { appForFile } from '#test/app.ts';
import { type Caller } from '#test/caller.ts';
import { tealPng } from '#test/fixtures/logo-files.ts';
import { scripted, type Script, scriptedCalculation } from '#test/server/scripted-calculation.ts';

const running = appForFile();
const log = logTo('silent');
const style = { name: 'Kantoor Noord', primary: '123456', accent: 'ABCDEF', contactLine: '' };

/** Does what stands in the queue, as a worker would. */
async function workQueue(): Promise<void> {
  const { database, orders } = running();
  for (const _ of orders.splice(0))
    await calculateNext({ database, log, calculate: scriptedCalculation, houseStyle }, new AbortController().signal);
}

/** An organisation of its own whose dossiers were calculated, one for each script. */
async function situation(...scripts: readonly Script[]) {
  const adviser = await running().signedIn();
  const clientId = await adviser.madeClient();
  for (const [index, script] of scripts.entries())
    await adviser.upload(clientId, `Dossier ${index}`, scripted({ ...script, number: index }));
  await workQueue();
  const list = async () => {
    const answer = await adviser.call('GET', `/api/clients/${clientId}/documents`);
    return documentListSchema.parse(await answer.json()).data;
  };
  return { adviser, clientId, list };
}

const stateOf = async (answer: Response) => reportStateAnswerSchema.parse(await answer.json()).data;
const state = async (adviser: Caller) => stateOf(await adviser.call('GET', '/api/reports'));
const restyle = async (adviser: Caller) => stateOf(await adviser.call('POST', '/api/reports/restyle'));

async function changeStyle(adviser: Caller, version = 0, different = {}): Promise<void> {
  expect((await adviser.call('PUT', '/api/house-style', { ...style, ...different, version })).status).toBe(200);
}

describe('all reports of an organisation', () => {
  it('are counted once the style has changed, made again together, and then in the style of now', async () => {
    const { adviser, list } = await situation({}, {}, { ends: 'findings' });
    expect(await state(adviser)).toEqual({ outdated: 0, running: 0, fixed: 0 });
    await changeStyle(adviser);
    expect(await state(adviser)).toEqual({ outdated: 2, running: 0, fixed: 0 });
    expect(await restyle(adviser)).toEqual({ outdated: 0, running: 2, fixed: 0 });
    const during = await list();
    expect(during.documents.map(({ isRestyling }) => isRestyling)).toEqual([true, true, false]);
    await workQueue();
    expect(await state(adviser)).toEqual({ outdated: 0, running: 0, fixed: 0 });
    const { documents, styleKey } = await list();
    expect(documents.slice(0, 2).map((document) => document.styleKey)).toEqual([styleKey, styleKey]);
  });

  it('are ordered once, however often that is asked', async () => {
    const { adviser } = await situation({}, {});
    await changeStyle(adviser);
    await Promise.all([restyle(adviser), restyle(adviser), restyle(adviser)]);
    expect(running().orders).toHaveLength(2);
    await workQueue();
    await restyle(adviser);
    expect(running().orders).toEqual([]);
  });

  it('are in another style when one line of it changed', async () => {
    const { adviser } = await situation({});
    const standard = { name: 'Evenwicht', primary: '0F4C5C', accent: 'B4540A' };
    await changeStyle(adviser, 0, { ...standard, contactLine: 'Kade 1' });
    expect(await state(adviser)).toMatchObject({ outdated: 1 });
  });

  it('need nothing when the style is put back as it was', async () => {
    const { adviser } = await situation({});
    await changeStyle(adviser);
    await changeStyle(adviser, 1, { name: 'Evenwicht', primary: '0F4C5C', accent: 'B4540A' });
    expect(await state(adviser)).toEqual({ outdated: 0, running: 0, fixed: 0 });
  });

  it('are in another style after another logo, too', async () => {
    const { adviser } = await situation({});
    const form = new FormData();
    form.append('logo', new Blob([new Uint8Array(tealPng)]), 'logo.png');
    const headers = { authorization: `Bearer ${adviser.token}` };
    await fetch(`${running().address}/api/house-style/logo`, { method: 'PUT', headers, body: form });
    expect(await state(adviser)).toMatchObject({ outdated: 1 });
  });

  it('stay as they are where the uploaded file is no longer kept', async () => {
    const { adviser, list } = await situation({}, {});
    await changeStyle(adviser);
    const [first] = (await list()).documents;
    await running()
      .database.kysely.deleteFrom('dossier_file')
      .where('dossier_id', '=', first?.id ?? '')
      .where('type', '=', 'inputFile')
      .execute();
    expect(await restyle(adviser)).toEqual({ outdated: 0, running: 1, fixed: 1 });
    await workQueue();
    expect((await list()).documents[0]?.calculationStatus).toBe('Finished');
  });

  it('of another organisation are left alone and not counted', async () => {
    const ours = await situation({});
    const theirs = await situation({});
    await changeStyle(ours.adviser);
    await restyle(ours.adviser);
    expect(await state(theirs.adviser)).toEqual({ outdated: 0, running: 0, fixed: 0 });
    expect((await theirs.list()).documents.map(({ isRestyling }) => isRestyling)).toEqual([false]);
    await workQueue();
  });

  it('stand in the log one by one', async () => {
    const { adviser } = await situation({}, {});
    await changeStyle(adviser);
    await restyle(adviser);
    const answer = await adviser.call('GET', '/api/audit-log?action=dossier+restyled');
    const { entries } = auditLogSchema.parse(await answer.json()).data;
    expect(new Set(entries.map(({ object }) => object))).toEqual(new Set(['Dossier 0', 'Dossier 1']));
    await workQueue();
  });

  it('are nothing to an employer, who is not told about the style either', async () => {
    const { adviser, clientId } = await situation({});
    const employer = await running().signedIn('employer', adviser.recipient.organisation, clientId);
    expect((await employer.call('POST', '/api/reports/restyle')).status).toBe(403);
    const answer = await employer.call('GET', `/api/clients/${clientId}/documents`);
    expect(documentListSchema.parse(await answer.json()).data.styleKey).toBeNull();
  });
});
