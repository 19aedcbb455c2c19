import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { isoDay } from '#core/calendar/days.ts';
import { documentAnswerSchema, documentListSchema } from '#api/dossiers.ts';
import { dutchDay } from '#api/dutch-time.ts';
import { statusReasons } from '#api/status-reasons.ts';
import { calculateNext } from '#server/dossiers/calculate-dossier.job.ts';
import type { Calculation } from '#server/dossiers/calculation.ts';
import { houseStyle } from '#server/house-style/store.ts';
import { logTo } from '#server/platform/log.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { packedJson } from '#server/platform/kept/packed-json.ts';
import { appForFile } from '#test/app.ts';
import { scripted, scriptedCalculation, scriptedResult } from '#test/server/scripted-calculation.ts';

const running = appForFile();
const log = logTo('silent');
let dossiers = 0;

/** Does what stands in the queue, as a worker would. */
async function workQueue(calculate: Calculation = scriptedCalculation): Promise<void> {
  const { database, orders } = running();
  for (const _ of orders.splice(0))
    await calculateNext({ database, log, calculate, houseStyle }, new AbortController().signal);
}

/** Gives what the page shows as a program of this version does. */
const showing =
  (shown: object, programVersion: string): Calculation =>
  async (bytes, options) => ({
    ...(await scriptedCalculation(bytes, options)),
    screenResult: await packedJson({ ...shown, stamp: { programVersion } }),
  });

/** A calculated dossier of an adviser, and what can be asked of its files. */
async function situation(calculate?: Calculation) {
  dossiers += 1;
  const adviser = await running().signedIn();
  const clientId = await adviser.madeClient();
  const sent = await adviser.upload(clientId, 'Dossier', scripted({ number: dossiers }));
  const { data } = documentAnswerSchema.parse(await sent.json());
  const organisationId = running().orders[0]?.organisationId ?? '';
  await workQueue(calculate);
  const path = `/api/clients/${clientId}/documents/${data.id}`;
  const mark = (isFinal: boolean, person = adviser) => person.call('PUT', `${path}/final`, { isFinal });
  const listed = async () => {
    const answer = await adviser.call('GET', `/api/clients/${clientId}/documents`);
    return documentListSchema.parse(await answer.json()).data.documents[0]!;
  };
  const report = async () => (await adviser.call('GET', `${path}?downloadType=reportFile`)).text();
  return { adviser, clientId, path, id: data.id, organisationId, mark, listed, report };
}

describe('files that an adviser marks final', () => {
  it('are made again without the word concept; who did so and when is told, and stands in the log', async () => {
    const { adviser, path, mark, listed, report } = await situation();
    expect(await listed()).toMatchObject({ final: null });
    const answer = documentAnswerSchema.parse(await (await mark(true)).json()).data;
    expect(answer).toMatchObject({ calculationStatus: 'Submitted', isRestyling: true, final: null });
    await workQueue();
    const { final } = await listed();
    expect(final?.by).toBe(adviser.recipient.holder);
    expect(Date.parse(final?.on ?? '')).toBeGreaterThan(0);
    expect(await report()).toBe(`report, final by ${adviser.recipient.holder}`);
    const advice = await adviser.call('GET', `${path}?downloadType=adviceFile`);
    expect(advice.headers.get('content-disposition')).toContain('filename="adviceFile_Dossier.docx"');
    expect(advice.headers.get('content-type')).toContain('wordprocessingml.document');
    expect(await advice.text()).toBe('advice, final');
    expect((await listed()).furtherFiles).toEqual(['employeesReportFile', 'adviceFile', 'withoutPeopleFile']);
    const other = await adviser.call('GET', `${path}?downloadType=reportFile&edition=medewerkers`);
    expect(other.headers.get('content-disposition')).toContain('filename="reportFile_medewerkers_Dossier.pptx"');
    expect(await other.text()).toBe('report for employees');
    expect((await adviser.call('GET', `${path}?downloadType=transitionPlanFile`)).status).toBe(409);
    const log = await adviser.call('GET', '/api/audit-log?action=dossier+marked+final');
    expect(await log.json()).toMatchObject({ data: { total: 1, entries: [{ object: 'Dossier' }] } });
  });

  it('stay final in another house style, and are a concept again when they are made with variants or without', async () => {
    const { adviser, path, mark, listed, report } = await situation();
    await mark(true);
    await workQueue();
    expect((await adviser.call('POST', `${path}/restyle`)).status).toBe(200);
    await workQueue();
    expect(await report()).toBe(`report, final by ${adviser.recipient.holder}`);
    expect((await adviser.call('POST', `${path}/report`, { variantIds: [] })).status).toBe(200);
    await workQueue();
    expect(await listed()).toMatchObject({ final: null });
    expect(await report()).toBe('report');
  });

  it('are not marked where a solidary scheme was calculated as a flexible one', async () => {
    const { mark, listed } = await situation(async (bytes, options) => ({
      ...(await scriptedCalculation(bytes, options)),
      statutoryEffects: await packedJson({ outcome: { effects: { basis: { isAsFlexible: true } } } }),
    }));
    const answer = await mark(true);
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'SOLIDARY_NOT_FINAL' }]);
    expect((await listed()).final).toBeNull();
  });

  it('are put back to concept, and asked twice nothing is made', async () => {
    const { mark, listed, report } = await situation();
    await mark(true);
    await workQueue();
    expect((await mark(true)).status).toBe(200);
    expect(running().orders).toEqual([]);
    await mark(false);
    await workQueue();
    expect(await listed()).toMatchObject({ final: null });
    expect(await report()).toBe('report');
  });

  it('keep the date on which was calculated when they are made again', async () => {
    const dates: string[] = [];
    const dated: Calculation = (bytes, options) => {
      dates.push(isoDay(options.calculationDay));
      return scriptedCalculation(bytes, options);
    };
    const { adviser, path, id, organisationId, mark } = await situation(dated);
    const { database } = running();
    const dossier = (tx: Tx) => tx.updateTable('dossier').where('id', '=', id);
    const worker = { kind: 'worker', organisationId } as const;
    const first = await database.as(worker, (tx) =>
      dossier(tx)
        .set({ calculated_on: sql<Date>`calculated_on - interval '40 days'` })
        .returning('calculated_on as on')
        .executeTakeFirstOrThrow(),
    );
    await mark(true);
    await workQueue(dated);
    await adviser.call('POST', `${path}/restyle`);
    await workQueue(dated);
    const [asCalculated, ...again] = dates;
    const earlier = dutchDay(first.on ?? new Date(0));
    expect(again).toEqual([earlier, earlier]);
    expect(earlier < (asCalculated ?? '')).toBe(true);
  });

  it('are not marked, and stay as they were, when the outcome is no longer the one that was seen', async () => {
    const { mark, listed, report } = await situation(showing(scriptedResult, '1.0.0'));
    await mark(true);
    await workQueue(showing({ front: 'another' }, '1.1.0'));
    const reason = statusReasons.outcomeChanged;
    expect(await listed()).toMatchObject({ calculationStatus: 'Finished', statusReason: reason, final: null });
    expect(await report()).toBe('report');
    await mark(true);
    await workQueue(showing(scriptedResult, '1.1.0'));
    expect((await listed()).final).not.toBeNull();
  });

  it('are not marked by the employer, nor while there are none', async () => {
    const { adviser, clientId, mark } = await situation();
    const employer = await running().signedIn('employer', adviser.recipient.organisation, clientId);
    expect((await mark(true, employer)).status).toBe(403);
    await mark(true);
    expect((await mark(true)).status).toBe(409);
    await workQueue();
  });
});
