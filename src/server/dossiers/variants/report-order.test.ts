import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { documentAnswerSchema, documentListSchema } from '#api/dossiers.ts';
import type { ProblemCode } from '#api/problems.ts';
import { variantAnswerSchema } from '#api/variants.ts';
import { recordAct } from '#server/audit/store.ts';
import { calculateNext } from '#server/dossiers/calculate-dossier.job.ts';
import { calculateNextVariant } from '#server/dossiers/variants/calculate-variant.job.ts';
import { houseStyle } from '#server/house-style/store.ts';
import { logTo } from '#server/platform/log.ts';
import { eraseOldData } from '#server/retention/erase-old-data.job.ts';
import { appForFile } from '#test/app.ts';
import type { Caller } from '#test/caller.ts';
import { scripted, scriptedCalculation, scriptedVariant } from '#test/server/scripted-calculation.ts';
import { sentByEmployers } from '#test/server/sent-by-employer.ts';

const running = appForFile();
const log = logTo('silent');
const untouched = new AbortController().signal;

/** Does what stands in both queues, as a worker would. */
async function workQueues(): Promise<void> {
  const { database, orders, variantOrders } = running();
  for (const _ of orders.splice(0))
    await calculateNext({ database, log, calculate: scriptedCalculation, houseStyle }, untouched);
  for (const _ of variantOrders.splice(0))
    await calculateNextVariant({ database, log, calculateVariant: scriptedVariant, houseStyle }, untouched);
}

let callers = 0;

/** A calculated dossier of an adviser, and a way to keep variants of it. */
async function situation() {
  callers += 1;
  const from = { 'x-forwarded-for': `10.7.0.${callers}` };
  const adviser = await running().signedIn();
  const clientId = await adviser.madeClient();
  const { data } = documentAnswerSchema.parse(
    await (await adviser.upload(clientId, 'Dossier', scripted({ number: callers }))).json(),
  );
  await workQueues();
  const path = `/api/clients/${clientId}/documents/${data.id}`;
  const kept = async (name: string): Promise<string> => {
    const answer = await adviser.call('POST', `${path}/variants`, { name, choices: { wageGrowth: 0.03 } }, from);
    return variantAnswerSchema.parse(await answer.json()).data.id;
  };
  const order = (variantIds: readonly string[], person: Caller = adviser) =>
    person.call('POST', `${path}/report`, { variantIds }, from);
  const listed = async () => {
    const answer = await adviser.call('GET', `/api/clients/${clientId}/documents`);
    return documentListSchema.parse(await answer.json()).data.documents[0]!;
  };
  const report = async () => (await adviser.call('GET', `${path}?downloadType=reportFile`)).text();
  return { adviser, clientId, path, kept, order, listed, report };
}

async function refusal(answer: Response): Promise<[number, ProblemCode]> {
  return [answer.status, ((await answer.json()) as { code: ProblemCode }).code];
}

const acts = async (person: Caller, action: string): Promise<number> => {
  const answer = await person.call('GET', `/api/audit-log?action=${action.replaceAll(' ', '+')}`);
  return ((await answer.json()) as { data: { total: number } }).data.total;
};

describe('an order for workbook and report with variants', () => {
  it('makes both again with them, is written down, and says how many stand in them', async () => {
    const { adviser, clientId, kept, order, listed, report } = await situation();
    const ids = [await kept('Eerste'), await kept('Tweede')];
    await workQueues();
    const { data } = documentAnswerSchema.parse(await (await order(ids)).json());
    expect(data).toMatchObject({ calculationStatus: 'Submitted', isRestyling: true, reportVariants: 0 });
    expect(await refusal(await order(ids))).toEqual([409, 'DOSSIER_STATE_CONFLICT']);
    await workQueues();
    expect(await listed()).toMatchObject({ calculationStatus: 'Finished', isRestyling: false, reportVariants: 2 });
    expect(await report()).toBe('report, Eerste and Tweede, 0 decided');
    expect(await acts(adviser, 'variants reported')).toBe(1);
    const exported = await adviser.call('GET', `/api/clients/${clientId}/data/export`);
    expect(exported.status).toBe(200);
    await exported.arrayBuffer();
  });

  it('without any brings back the plain ones, also for the employer of the dossier', async () => {
    const { adviser, clientId, kept, order, listed, report } = await situation();
    const id = await kept('Eerste');
    await workQueues();
    await order([id]);
    await workQueues();
    const employer = await running().signedIn('employer', adviser.recipient.organisation, clientId);
    await sentByEmployers(running().database);
    expect((await order([], employer)).status).toBe(200);
    await workQueues();
    expect(await listed()).toMatchObject({ reportVariants: 0 });
    expect(await report()).toBe('report');
    expect((await order([id], employer)).status).toBe(200);
    await workQueues();
    expect(await report()).toBe('report, Eerste, 0 decided');
  });

  it('is refused with a variant that is not there, of another dossier, not calculated or outdated', async () => {
    const { adviser, path, kept, order, listed } = await situation();
    const id = await kept('Eerste');
    expect(await refusal(await order([id]))).toEqual([409, 'VARIANT_NOT_READY']);
    await workQueues();
    expect(await refusal(await order([id, crypto.randomUUID()]))).toEqual([409, 'VARIANT_GONE']);
    const other = await situation();
    const theirs = await other.kept('Van een ander');
    await workQueues();
    expect(await refusal(await order([theirs]))).toEqual([409, 'VARIANT_GONE']);
    const older = sql`update variant set form_version = form_version - 1 where id = ${id}`;
    await older.execute(running().database.kysely);
    expect(await refusal(await order([id]))).toEqual([409, 'VARIANT_OUTDATED']);
    await adviser.call('DELETE', `${path}/variants/${id}`);
    expect(await refusal(await order([id]))).toEqual([409, 'VARIANT_GONE']);
    expect(await listed()).toMatchObject({ calculationStatus: 'Finished', statusReason: null });
    expect(running().orders).toEqual([]);
  });

  it('has at most four, each once', async () => {
    const { order } = await situation();
    const id = crypto.randomUUID();
    expect((await order([id, id])).status).toBe(400);
    expect((await order(Array.from({ length: 5 }, () => crypto.randomUUID()))).status).toBe(400);
  });

  it('cannot be done without the input file', async () => {
    const { kept, order, report } = await situation();
    const id = await kept('Eerste');
    await workQueues();
    await order([id]);
    await workQueues();
    const nothing = () => Promise.resolve(0);
    const parts = { database: running().database, log, recordAct, eraseMore: nothing, eraseSpent: nothing };
    await eraseOldData(parts, new Date(Date.now() + 40 * 86_400_000));
    expect(await refusal(await order([]))).toEqual([409, 'INPUT_ERASED']);
    expect(await report()).toBe('report, Eerste, 0 decided');
  });
});

describe('a dossier of an earlier version', () => {
  it('is calculated again without its variants, which have no outcome any more', async () => {
    const { adviser, path, kept, order, listed, report } = await situation();
    const id = await kept('Eerste');
    await workQueues();
    await order([id]);
    await workQueues();
    const { kysely } = running().database;
    await sql`update dossier_file set form_version = form_version - 1`.execute(kysely);
    await sql`update variant set form_version = form_version - 1`.execute(kysely);
    expect((await adviser.call('POST', `${path}/retry`)).status).toBe(200);
    await workQueues();
    expect(await listed()).toMatchObject({ calculationStatus: 'Finished', statusReason: null, reportVariants: 0 });
    expect(await report()).toBe('report');
  });
});
