import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { deskSchema } from '#api/desk.ts';
import { officeAnswerSchema } from '#api/dossier-notes.ts';
import { documentAnswerSchema, documentListSchema } from '#api/dossiers.ts';
import { dutchDay } from '#api/dutch-time.ts';
import type { Party, PlannedStep, StepKey } from '#api/steps.ts';
import { calculateNext } from '#server/dossiers/calculate-dossier.job.ts';
import { houseStyle } from '#server/house-style/store.ts';
import { logTo } from '#server/platform/log.ts';
import { appForFile } from '#test/app.ts';
import type { Caller } from '#test/caller.ts';
import { decidedExample } from '#test/fixtures/decision.ts';
import { uniqueName } from '#test/factories.ts';
import { scripted, scriptedCalculation } from '#test/server/scripted-calculation.ts';

const running = appForFile();
const inDays = (days: number) => dutchDay(new Date(Date.now() + days * 86_400_000));
const planned = (step: StepKey, days: number, who: Party = 'employer', isTicked = false): PlannedStep => ({
  step,
  day: inDays(days),
  who: [who],
  isTicked,
});

/** An employer of an office, whose dossiers have these steps. */
async function situation() {
  const { signedIn, database, orders } = running();
  const organisation = uniqueName('Kantoor');
  const adviser = await signedIn('adviser', organisation);
  const clientId = await adviser.madeClient('Zaal & Zonen');
  const employer = await signedIn('employer', organisation, clientId);
  let number = 0;
  const added = async (toDo: readonly PlannedStep[], { by = adviser, to = clientId } = {}) => {
    number += 1;
    const answer = await by.upload(to, `Dossier ${number}`, scripted({ toDo, number }));
    const { id } = documentAnswerSchema.parse(await answer.json()).data;
    const parts = { database, log: logTo('silent'), calculate: scriptedCalculation, houseStyle };
    for (const _ of orders.splice(0)) await calculateNext(parts, new AbortController().signal);
    return id;
  };
  /** What the list says of each dossier. */
  const next = async (who: Caller = adviser) => {
    const answer = await who.call('GET', `/api/clients/${clientId}/documents`);
    const { documents } = documentListSchema.parse(await answer.json()).data;
    return Object.fromEntries(documents.map(({ id, nextStep }) => [id, nextStep]));
  };
  const listed = async (id: string) => {
    const answer = await adviser.call('GET', `/api/clients/${clientId}/documents/${id}/office`);
    return officeAnswerSchema.parse(await answer.json()).data.steps;
  };
  const due = async (who: Caller = adviser) => {
    const { deadlines } = deskSchema.parse(await (await who.call('GET', '/api/desk')).json()).data;
    return deadlines.flatMap(({ day, step }) => (step === null ? [] : [{ day, ...step }]));
  };
  return { adviser, employer, clientId, added, next, listed, due };
}

const decide = (id: string) =>
  sql`insert into decision (organisation_id, dossier_id, decided_by, content, reason)
    select organisation_id, id, 'Jo', ${JSON.stringify(decidedExample.content)}::jsonb, 'Past' from dossier
    where id = ${id}`.execute(running().database.kysely);
const changed = (id: string, holds: ReturnType<typeof sql>) =>
  sql`update dossier set ${holds} where id = ${id}`.execute(running().database.kysely);

describe('the next step of a dossier', () => {
  it('is the first that is open: a choice until it is recorded, however late; others until their day is past', async () => {
    const { added, next, listed } = await situation();
    const id = await added([planned('choice', -3), planned('intention', -3), planned('offers', 0), planned('plan', 9)]);
    expect((await next())[id]).toEqual({ step: 'choice', day: inDays(-3), who: ['employer'], isLate: true });
    await decide(id);
    expect((await next())[id]).toEqual({ step: 'offers', day: inDays(0), who: ['employer'], isLate: false });
    expect((await listed(id)).map(({ step, isTicked, isPast, isOpen }) => [step, isTicked, isPast, isOpen])).toEqual([
      ['choice', true, true, false],
      ['intention', false, true, false],
      ['offers', false, false, true],
      ['plan', false, false, true],
    ]);
  });

  it('is to make the plan final until somebody did, and none where nothing is left or nothing is known', async () => {
    const { added, next } = await situation();
    const id = await added([planned('choice', -9, 'employer', true), planned('finalPlan', -1, 'adviser')]);
    const earlier = await added([]);
    expect(await next()).toEqual({
      [id]: expect.objectContaining({ step: 'finalPlan', isLate: true }),
      [earlier]: null,
    });
    await changed(id, sql`final_by = 'Jo', final_on = now()`);
    expect((await next())[id]).toBeNull();
  });

  it('is that of the newest calculation', async () => {
    const { added, next, adviser, clientId } = await situation();
    const id = await added([planned('choice', 5)]);
    await changed(id, sql`status = 'Failed'`);
    await adviser.call('POST', `/api/clients/${clientId}/documents/${id}/retry`);
    const again = scriptedCalculation;
    const calculate: typeof again = async (...given) => {
      const processed = await again(...given);
      return processed.outcome === 'finished' ? { ...processed, toDo: [planned('offers', 6)] } : processed;
    };
    const { database, orders } = running();
    for (const _ of orders.splice(0))
      await calculateNext({ database, log: logTo('silent'), calculate, houseStyle }, new AbortController().signal);
    expect((await next())[id]).toMatchObject({ step: 'offers' });
  });

  it('is for an employer what he does himself, of the dossiers that he sent', async () => {
    const { added, employer, next, due } = await situation();
    const steps = [planned('standards', 1, 'adviser'), planned('answer', 2, 'council'), planned('decision', 3)];
    await added(steps);
    const own = await added(steps, { by: employer });
    expect(await next(employer)).toEqual({ [own]: expect.objectContaining({ step: 'decision' }) });
    expect((await due(employer)).map(({ id, step }) => [id, step])).toEqual([[own, 'decision']]);
    expect((await next())[own]).toMatchObject({ step: 'standards' });
  });
});

describe('on the start page', () => {
  it('is what is due within six weeks, one step of each dossier and each step of an employer once', async () => {
    const { adviser, added, due } = await situation();
    const other = await adviser.madeClient('Aker');
    await added([planned('choice', 42), planned('intention', 42)]);
    await added([planned('choice', 42)]);
    const late = await added([planned('choice', -1), planned('offers', 4)], { to: other });
    await added([planned('choice', 43)], { to: other });
    const done = await added([planned('choice', 2)], { to: other });
    await decide(done);
    const put = await added([planned('plan', 2)], { to: other });
    await changed(put, sql`archived_on = now()`);
    const seen = await due();
    expect(seen.map(({ day, clientName, step }) => [day, clientName, step])).toEqual([
      [inDays(4), 'Aker', 'offers'],
      [inDays(42), 'Zaal & Zonen', 'choice'],
    ]);
    expect(seen[0]?.id).toBe(late);
    expect(seen[1]).toMatchObject({ who: ['employer'] });
    expect(await due(await running().signedIn('adviser'))).toEqual([]);
  });
});
