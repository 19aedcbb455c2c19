import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { documentAnswerSchema } from '#api/dossiers.ts';
import type { ProblemCode } from '#api/problems.ts';
import { resultAnswerSchema } from '#test/server/result-answers.ts';
import { statusReasons } from '#api/status-reasons.ts';
import { mostVariants } from '#api/variant-limits.ts';
import { type Variant, variantAnswerSchema, variantListSchema } from '#api/variants.ts';
import type { WhatIfChoices } from '#core/what-if/what-if-choices.ts';
import { recordAct } from '#server/audit/store.ts';
import { CalculationEndedError } from '#server/calculation/calculation-ended.ts';
import { calculateNext } from '#server/dossiers/calculate-dossier.job.ts';
import { keptForms } from '#server/dossiers/kept-forms.ts';
import { calculateNextVariant, type VariantCalculation } from '#server/dossiers/variants/calculate-variant.job.ts';
import { releaseSilent } from '#server/dossiers/left-work-store.ts';
import { nextVariant } from '#server/dossiers/variants/variant-turn-store.ts';
import { houseStyle } from '#server/house-style/store.ts';
import { logTo } from '#server/platform/log.ts';
import { eraseOldData } from '#server/retention/erase-old-data.job.ts';
import { appForFile } from '#test/app.ts';
import type { Caller } from '#test/caller.ts';
import { scripted, scriptedCalculation, scriptedResult, scriptedVariant } from '#test/server/scripted-calculation.ts';
import { sentByEmployers } from '#test/server/sent-by-employer.ts';
import { deleteAfterUndo } from '#test/server/after-undo.ts';

const running = appForFile();
const log = logTo('silent');
const untouched = new AbortController().signal;
const choices: WhatIfChoices = { premium: { is: 'flat', rate: 0.21 }, compensationTarget: 0.9 };

/** Does what stands in both queues, as a worker would; what is offered again stays in the queue. */
async function workQueues(calculateVariant: VariantCalculation = scriptedVariant, signal = untouched): Promise<void> {
  const { database, orders, variantOrders } = running();
  for (const _ of orders.splice(0))
    await calculateNext({ database, log, calculate: scriptedCalculation, houseStyle }, untouched);
  for (const order of variantOrders.splice(0))
    await calculateNextVariant({ database, log, calculateVariant, houseStyle }, signal).catch(() =>
      variantOrders.push(order),
    );
}

/** As if every variant had rested long enough. */
async function endRest(): Promise<void> {
  await sql`update variant set rests_until = null`.execute(running().database.kysely);
}

/** A worker takes the next variant, unless one runs already, and its process ends. */
async function vanish(taken: 'next' | null = 'next'): Promise<void> {
  const { database } = running();
  if (taken !== null) expect(await nextVariant(database)).not.toBeNull();
  expect(await releaseSilent(database, 'variant', 0)).toHaveLength(1);
  await endRest();
}

let callers = 0;

/** A dossier of an adviser, calculated. Each comes from an address of its own, of which calls are counted. */
async function situation() {
  callers += 1;
  const from = { 'x-forwarded-for': `10.8.0.${callers}` };
  const adviser = await running().signedIn();
  const clientId = await adviser.madeClient();
  const answer = await adviser.upload(clientId, 'Dossier', scripted({}));
  const { data } = documentAnswerSchema.parse(await answer.json());
  await workQueues();
  const path = `/api/clients/${clientId}/documents/${data.id}`;
  const keep = (name: string, chosen: WhatIfChoices = choices, person: Caller = adviser) =>
    person.call('POST', `${path}/variants`, { name, choices: chosen }, from);
  const kept = async (name: string) => variantAnswerSchema.parse(await (await keep(name)).json()).data;
  const listed = async (): Promise<Variant[]> =>
    variantListSchema.parse(await (await adviser.call('GET', `${path}/variants`)).json()).data;
  return { adviser, clientId, id: data.id, path, keep, kept, listed };
}

async function refusal(answer: Response): Promise<[number, ProblemCode]> {
  return [answer.status, ((await answer.json()) as { code: ProblemCode }).code];
}

/** Erases what is due in forty days. */
async function erase(): Promise<void> {
  const nothing = () => Promise.resolve(0);
  const parts = { database: running().database, log, recordAct, eraseMore: nothing, eraseSpent: nothing };
  await eraseOldData(parts, new Date(Date.now() + 40 * 86_400_000));
}

const acts = async (person: Caller, action: string): Promise<number> => {
  const answer = await person.call('GET', `/api/audit-log?action=${action.replaceAll(' ', '+')}`);
  return ((await answer.json()) as { data: { total: number } }).data.total;
};

describe('a variant of a dossier', () => {
  it('is kept with its choices, calculated by a worker, and shown as the outcome of the dossier is', async () => {
    const { adviser, path, kept, listed } = await situation();
    const variant = await kept('21% vlak');
    expect(variant).toMatchObject({ name: '21% vlak', choices, state: 'Submitted', card: null, keyFigures: null });
    expect(variant.madeBy).toBe(adviser.recipient.holder);
    const result = `${path}/variants/${variant.id}/result`;
    expect(await refusal(await adviser.call('GET', result))).toEqual([409, 'VARIANT_NOT_READY']);
    await workQueues();
    const changes = [{ label: 'Loonstijging', text: '3%', was: '2,4%' }];
    expect(await listed()).toMatchObject([{ state: 'Finished', programVersion: '1.2.3', isOutdated: false, changes }]);
    const { data } = resultAnswerSchema.parse(await (await adviser.call('GET', result)).json());
    expect(data).toMatchObject({ version: keptForms.screenResult, result: { ...scriptedResult, choices } });
    expect([await acts(adviser, 'variant kept'), await acts(adviser, 'variant viewed')]).toEqual([1, 1]);
  });

  it('is seen, kept and deleted by the employer of the dossier too', async () => {
    const { adviser, clientId, path, keep, listed } = await situation();
    const employer = await running().signedIn('employer', adviser.recipient.organisation, clientId);
    await sentByEmployers(running().database);
    expect((await keep('Van de werkgever', choices, employer)).status).toBe(201);
    const [variant] = await listed();
    expect(variant).toMatchObject({ name: 'Van de werkgever', madeBy: employer.recipient.holder });
    expect((await employer.call('DELETE', `${path}/variants/${variant!.id}`)).status).toBe(204);
    expect(await listed()).toEqual([]);
  });

  it('has a name of its own in the dossier, that may be changed', async () => {
    const { adviser, path, keep, kept, listed } = await situation();
    const { id } = await kept('Eerste');
    expect(await refusal(await keep('eerste'))).toEqual([409, 'VARIANT_NAME_TAKEN']);
    await kept('Tweede');
    const rename = (name: string) => adviser.call('PUT', `${path}/variants/${id}`, { name });
    expect(await refusal(await rename('TWEEDE'))).toEqual([409, 'VARIANT_NAME_TAKEN']);
    expect((await rename('EERSTE')).status).toBe(200);
    expect((await listed()).map(({ name }) => name)).toEqual(['EERSTE', 'Tweede']);
    expect((await rename('x')).status).toBe(400);
  });

  it.each([
    ['nothing that is chosen', {}],
    ['a premium above 100%', { premium: { is: 'flat', rate: 1.5 } }],
    ['a choice that is none', { salary: 1 }],
  ])('is refused with %s', async (_, chosen) => {
    const { keep } = await situation();
    expect((await keep('Vreemd', chosen as WhatIfChoices)).status).toBe(400);
  });

  it('is one of a few', async () => {
    const { adviser, path, keep, listed } = await situation();
    for (let number = 1; number <= mostVariants; number += 1)
      expect((await keep(`Variant ${number}`)).status).toBe(201);
    expect(await refusal(await keep('Nog een'))).toEqual([409, 'VARIANTS_FULL']);
    await adviser.call('DELETE', `${path}/variants/${(await listed())[0]!.id}`);
    expect((await keep('Nog een')).status).toBe(201);
  });

  it('cannot be kept of a dossier that is not calculated', async () => {
    const adviser = await running().signedIn();
    const clientId = await adviser.madeClient();
    const { data } = documentAnswerSchema.parse(await (await adviser.upload(clientId, 'Wacht')).json());
    const path = `/api/clients/${clientId}/documents/${data.id}`;
    const answer = await adviser.call('POST', `${path}/variants`, { name: 'Te vroeg', choices });
    expect(await refusal(answer)).toEqual([409, 'RESULT_NOT_READY']);
    await adviser.call('POST', `${path}/cancel`);
    running().orders.splice(0);
  });

  it('counts in what an employer uses, and goes with its dossier', async () => {
    const { adviser, clientId, id, path, kept } = await situation();
    const used = async () => {
      const answer = await adviser.call('GET', `/api/clients/${clientId}/usage`);
      return ((await answer.json()) as { data: { employer: { used: { bytes: number } } } }).data.employer.used.bytes;
    };
    const before = await used();
    await kept('Telt mee');
    await workQueues();
    expect(await used()).toBeGreaterThan(before);
    await adviser.call('DELETE', path);
    await deleteAfterUndo(running().database);
    const { rows } = await sql`select from variant where dossier_id = ${id}`.execute(running().database.kysely);
    expect(rows).toEqual([]);
  });
});

describe('once the data of participants are erased', () => {
  it('variants stay with what came out, and none is calculated any more', async () => {
    const { adviser, path, keep, kept, listed } = await situation();
    const { id } = await kept('Blijft');
    await workQueues();
    await erase();
    expect(await listed()).toMatchObject([{ name: 'Blijft', state: 'Finished' }]);
    expect((await adviser.call('GET', `${path}/variants/${id}/result`)).status).toBe(200);
    expect(await refusal(await keep('Te laat'))).toEqual([410, 'WHAT_IF_ERASED']);
    const again = await adviser.call('POST', `${path}/variants/${id}/calculate`);
    expect(await refusal(again)).toEqual([410, 'WHAT_IF_ERASED']);
  });

  it('one that waited says why it has no outcome', async () => {
    const { kept, listed } = await situation();
    await kept('Wacht');
    await erase();
    await workQueues();
    expect(await listed()).toMatchObject([{ state: 'Failed', reason: statusReasons.whatIfErased }]);
  });
});

describe('a variant of an earlier version', () => {
  it('is not shown, says so, and is calculated again by one call', async () => {
    const { adviser, path, kept, listed } = await situation();
    const { id } = await kept('Ouder');
    await workQueues();
    const older = sql`update variant set form_version = form_version - 1 where id = ${id}`;
    await older.execute(running().database.kysely);
    expect(await listed()).toMatchObject([{ isOutdated: true, card: null, keyFigures: null }]);
    const result = `${path}/variants/${id}/result`;
    expect(await refusal(await adviser.call('GET', result))).toEqual([409, 'VARIANT_OUTDATED']);
    const again = await adviser.call('POST', `${path}/variants/${id}/calculate`);
    expect(variantAnswerSchema.parse(await again.json()).data.state).toBe('Submitted');
    await workQueues();
    expect((await adviser.call('GET', result)).status).toBe(200);
  });

  it('whose choices are not known any more is not calculated as if it had none', async () => {
    const { adviser, path, kept, listed } = await situation();
    const { id } = await kept('Vergeten');
    await workQueues();
    await sql`update variant set choices = '{"salary": 1}' where id = ${id}`.execute(running().database.kysely);
    expect(await listed()).toMatchObject([{ choices: null, isOutdated: true, card: null }]);
    await adviser.call('POST', `${path}/variants/${id}/calculate`);
    await workQueues(() => Promise.reject(new Error('calculated all the same')));
    expect(await listed()).toMatchObject([{ state: 'Failed', reason: statusReasons.choicesUnknown }]);
  });
});

describe('the calculation of a variant', () => {
  const fails: VariantCalculation = () => Promise.reject(new CalculationEndedError('memory'));

  it('that cannot be done tells the reason', async () => {
    const { kept, listed } = await situation();
    await kept('Onmogelijk');
    await workQueues(() => Promise.resolve({ outcome: 'refused', reason: statusReasons.agesCrossed }));
    expect(await listed()).toMatchObject([{ state: 'Failed', reason: statusReasons.agesCrossed }]);
  });

  it('is tried a few times after a fault, and then told', async () => {
    const { adviser, path, kept, listed } = await situation();
    const { id } = await kept('Valt om');
    await workQueues(fails);
    expect(await listed()).toMatchObject([{ state: 'Submitted' }]);
    await workQueues(fails);
    await workQueues(fails);
    expect(await listed()).toMatchObject([{ state: 'Failed', reason: statusReasons.memory }]);
    expect(running().variantOrders).toEqual([]);
    await adviser.call('POST', `${path}/variants/${id}/calculate`);
    await workQueues();
    expect(await listed()).toMatchObject([{ state: 'Finished', reason: null }]);
  });

  it('that is interrupted is done later, however often that happens', async () => {
    const { kept, listed } = await situation();
    await kept('Onderbroken');
    for (let times = 0; times < 5; times += 1) await workQueues(fails, AbortSignal.abort());
    await workQueues();
    expect(await listed()).toMatchObject([{ state: 'Finished' }]);
  });

  it('is done later, however many processes ended with it', async () => {
    const { kept, listed } = await situation();
    await kept('Onschuldig');
    for (let end = 0; end < 8; end += 1) await vanish();
    await workQueues();
    expect(await listed()).toMatchObject([{ state: 'Finished' }]);
  });

  it('is not blamed for a database that was away', async () => {
    const { kept, listed } = await situation();
    await kept('Onschuldig');
    const away: VariantCalculation = () => Promise.reject(Object.assign(new Error('cut off'), { code: '57P01' }));
    for (let times = 0; times < 6; times += 1) {
      await workQueues(away);
      await endRest();
    }
    await workQueues();
    expect(await listed()).toMatchObject([{ state: 'Finished' }]);
  });

  it('of one that was deleted meanwhile, or taken over by another worker, stores nothing', async () => {
    const { adviser, path, kept, listed } = await situation();
    const { id } = await kept('Weg');
    await workQueues(async (...asked) => {
      await vanish(null);
      expect(await nextVariant(running().database)).not.toBeNull();
      return scriptedVariant(...asked);
    });
    expect(await listed()).toMatchObject([{ state: 'Submitted' }]);
    await vanish(null);
    running().variantOrders.push({ organisationId: '', dossierId: '', variantId: id, round: 1 });
    await workQueues(async (...asked) => {
      await adviser.call('DELETE', `${path}/variants/${id}`);
      return scriptedVariant(...asked);
    });
    expect(await listed()).toEqual([]);
  });
});
