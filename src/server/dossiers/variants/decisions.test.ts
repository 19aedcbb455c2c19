import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { documentAnswerSchema, documentListSchema } from '#api/dossiers.ts';
import type { ProblemCode } from '#api/problems.ts';
import { type Decision, decisionAnswerSchema, decisionListSchema } from '#api/decisions.ts';
import { mostDecisions } from '#api/variant-limits.ts';
import { type ScreenResult, shownSections } from '#output/model/screen-result.ts';
import { screenResult } from '#output/files/screen/made-screen-result.ts';
import { documentLines } from '#test/documents/open-document.ts';
import { exampleDossier } from '#server/example/example-dossier.ts';
import { calculateNext } from '#server/dossiers/calculate-dossier.job.ts';
import { decidedContent } from '#server/dossiers/variants/decided-content.ts';
import { recordAct } from '#server/audit/store.ts';
import { eraseOldData } from '#server/retention/erase-old-data.job.ts';
import { houseStyle } from '#server/house-style/store.ts';
import { packedJson } from '#server/platform/kept/packed-json.ts';
import { logTo } from '#server/platform/log.ts';
import { appForFile } from '#test/app.ts';
import type { Caller } from '#test/caller.ts';
import { changedAlternatives } from '#test/fixtures/changed-alternatives.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { realCalculation } from '#test/server/few-scenarios.ts';
import { scripted, scriptedCalculation } from '#test/server/scripted-calculation.ts';
import { sentByEmployers } from '#test/server/sent-by-employer.ts';

const running = appForFile();
const log = logTo('silent');
const untouched = new AbortController().signal;
const shown = screenResult(
  exampleContent(30, (result) =>
    changedAlternatives(result, { keptScale: { verdict: { allowed: 'yes', grounds: [] } } }),
  ),
);
const card = shown.cards.find(({ choice }) => choice === 'B')!;
/** Comes out as what is shown. */
const shownCalculation: typeof scriptedCalculation = async (bytes, options) => {
  const processed = await scriptedCalculation(bytes, options);
  return processed.outcome === 'finished' ? { ...processed, screenResult: await packedJson(shown) } : processed;
};
const reason = 'Uitlegbaar aan de ondernemingsraad.\nDe staffel valt af.';

let callers = 0;

/** A dossier of an adviser with a whole outcome. */
async function situation() {
  callers += 1;
  const from = { 'x-forwarded-for': `10.9.0.${callers}` };
  const { database, orders, signedIn } = running();
  const adviser = await signedIn();
  const clientId = await adviser.madeClient();
  const answer = await adviser.upload(clientId, 'Dossier', scripted({}));
  const { data } = documentAnswerSchema.parse(await answer.json());
  for (const _ of orders.splice(0))
    await calculateNext({ database, log, calculate: shownCalculation, houseStyle }, untouched);
  const path = `/api/clients/${clientId}/documents/${data.id}`;
  const decide = (body: object = {}, person: Caller = adviser) =>
    person.call('POST', `${path}/decisions`, { choice: 'B', reason, ...body }, from);
  const listed = async (person: Caller = adviser): Promise<Decision[]> =>
    decisionListSchema.parse(await (await person.call('GET', `${path}/decisions`)).json()).data;
  return { adviser, clientId, id: data.id, path, decide, listed };
}

/** The files are made again. */
async function remade(): Promise<void> {
  const { database, orders } = running();
  for (const _ of orders.splice(0))
    await calculateNext({ database, log, calculate: shownCalculation, houseStyle }, untouched);
}

async function refusal(answer: Response): Promise<[number, ProblemCode]> {
  return [answer.status, ((await answer.json()) as { code: ProblemCode }).code];
}

describe('a decision on a dossier', () => {
  it('holds what the screen showed at that moment, by whom and why, and is written down', async () => {
    const { adviser, decide, listed } = await situation();
    const { data } = decisionAnswerSchema.parse(await (await decide()).json());
    expect(data).toMatchObject({ decidedBy: adviser.recipient.holder, reason });
    expect(data.content).toMatchObject({
      choice: 'B',
      goal: card.goal,
      form: card.form,
      premium: card.premium,
      marks: card.marks,
    });
    expect(data.content.figures.map(({ text }) => text)).toEqual(card.figures.map(({ text }) => text));
    expect(await listed()).toEqual([data]);
    const log = await adviser.call('GET', '/api/audit-log?action=decision+recorded');
    expect(((await log.json()) as { data: { total: number } }).data.total).toBe(1);
  });

  it('has the files of the dossier made again with it, once for all that is decided meanwhile', async () => {
    const { adviser, path, decide } = await situation();
    const files = async () => {
      const answers = ['reportFile', 'adviceFile'].map((type) => adviser.call('GET', `${path}?downloadType=${type}`));
      return Promise.all(answers.map(async (answer) => (await answer).text()));
    };
    expect(await files()).toEqual(['report', 'advice']);
    await decide();
    await decide({ reason: 'Toch anders' });
    const { database, orders } = running();
    for (const _ of orders.splice(0))
      await calculateNext({ database, log, calculate: shownCalculation, houseStyle }, untouched);
    expect(await files()).toEqual(['report, , 2 decided', 'advice, 2 decided']);
  });

  it('stands in front of all files and of the page, the last one where there are more', async () => {
    const { database, orders, signedIn } = running();
    const { bytes } = await exampleDossier('dcToDc');
    const adviser = await signedIn();
    const clientId = await adviser.madeClient();
    const { data } = documentAnswerSchema.parse(await (await adviser.upload(clientId, 'Echt', bytes)).json());
    const path = `/api/clients/${clientId}/documents/${data.id}`;
    const outcome = async () => {
      for (const _ of orders.splice(0))
        await calculateNext({ database, log, calculate: realCalculation, houseStyle }, untouched);
      const answer = await adviser.call('GET', `${path}/result`);
      const { front, sentences } = ((await answer.json()) as { data: { result: ScreenResult } }).data.result;
      const list = documentListSchema.parse(
        await (await adviser.call('GET', `/api/clients/${clientId}/documents`)).json(),
      );
      const [document] = list.data.documents;
      return { front, headline: sentences[0], files: document!.furtherFiles, figures: document!.keyFigures };
    };
    const decide = async (choice: string) =>
      expect((await adviser.call('POST', `${path}/decisions`, { choice, reason })).status).toBe(201);
    const before = await outcome();
    expect(before).toMatchObject({ front: null, figures: { awaitsChoice: true } });
    expect(before.files).toEqual(['employeesReportFile', 'adviceFile', 'employeesAdviceFile', 'withoutPeopleFile']);
    await decide('A');
    const kept = await outcome();
    expect(kept).toMatchObject({ front: 'keptScale', figures: { awaitsChoice: false } });
    expect(kept.files).toEqual([
      'employeesReportFile',
      'adviceFile',
      'employeesAdviceFile',
      'consentFile',
      'withoutPeopleFile',
    ]);
    const note = await adviser.call('GET', `${path}?downloadType=consentFile`);
    expect(documentLines(new Uint8Array(await note.arrayBuffer())).join('\n')).toContain(
      'Uitlegbaar aan de ondernemingsraad.',
    );
    await decide('B');
    const flat = await outcome();
    expect(flat).toMatchObject({ front: 'budgetNeutralFlat', figures: { choice: { isChosen: true } } });
    expect(flat.files).toEqual([
      'employeesReportFile',
      'adviceFile',
      'employeesAdviceFile',
      'transitionPlanFile',
      'consentFile',
      'withoutPeopleFile',
    ]);
    const plan = await adviser.call('GET', `${path}?downloadType=transitionPlanFile`);
    expect(documentLines(new Uint8Array(await plan.arrayBuffer())).join('\n')).toContain(
      'Uitlegbaar aan de ondernemingsraad.',
    );
    expect(new Set([before.headline, kept.headline, flat.headline]).size).toBe(3);
  });

  it('is taken back by an adviser, and kept with who did that: page, share and files are as without it', async () => {
    const { adviser, clientId, id, path, decide, listed } = await situation();
    const { database, orders } = running();
    await decide();
    const [decided] = await listed();
    const one = `${path}/decisions/${decided?.id}`;
    const employer = await running().signedIn('employer', adviser.recipient.organisation, clientId);
    expect((await employer.call('DELETE', one)).status).toBe(403);
    await remade();
    expect((await adviser.call('DELETE', one)).status).toBe(204);
    expect(await listed()).toEqual([]);
    expect(orders.splice(0)).toMatchObject([{ dossierId: id }]);
    expect((await adviser.call('DELETE', one)).status).toBe(404);
    const kept = await database.kysely
      .selectFrom('decision')
      .select(['decided_by', 'taken_back_by'])
      .where('dossier_id', '=', id)
      .execute();
    const holder = adviser.recipient.holder;
    expect(kept).toEqual([{ decided_by: holder, taken_back_by: holder }]);
    const office = (await (await adviser.call('GET', `${path}/office`)).json()) as { data: { acts: object[] } };
    expect(office.data.acts).toMatchObject([
      { action: 'decision taken back', by: holder },
      { action: 'decision recorded', by: holder },
      {},
    ]);
  });

  it('is not taken back once the dossier is final', async () => {
    const { adviser, path, decide, listed } = await situation();
    await decide();
    await remade();
    const [decided] = await listed();
    await running().database.kysely.updateTable('dossier').set({ final_by: 'A.', final_on: new Date() }).execute();
    const answer = await adviser.call('DELETE', `${path}/decisions/${decided?.id}`);
    expect(await refusal(answer)).toEqual([409, 'DOSSIER_FINAL']);
    expect(await listed()).toHaveLength(1);
  });

  it('is followed by the next, which stands first, and neither can be changed', async () => {
    const { adviser, clientId, path, decide, listed } = await situation();
    await decide();
    const employer = await running().signedIn('employer', adviser.recipient.organisation, clientId);
    const { database } = running();
    await sentByEmployers(database);
    // Whether he may is up to his adviser.
    expect((await decide({ choice: 'A', reason: 'Toch anders' }, employer)).status).toBe(403);
    await database.kysely.updateTable('client').set({ may_decide: true }).where('id', '=', clientId).execute();
    expect((await decide({ choice: 'A', reason: 'Toch anders' }, employer)).status).toBe(201);
    const all = await listed(employer);
    expect(all.map(({ reason: why, decidedBy }) => [why, decidedBy])).toEqual([
      ['Toch anders', employer.recipient.holder],
      [reason, adviser.recipient.holder],
    ]);
    expect((await adviser.call('PUT', `${path}/decisions/${all[0]!.id}`)).status).toBe(404);
  });

  it('is not written down without a reason, or of what is not there', async () => {
    const { decide, listed } = await situation();
    expect((await decide({ reason: ' ' })).status).toBe(400);
    expect((await decide({ reason: 'x'.repeat(1001) })).status).toBe(400);
    expect((await decide({ choice: 'D' })).status).toBe(400);
    expect(await refusal(await decide({ choice: 'C' }))).toEqual([409, 'DECISION_NOT_POSSIBLE']);
    expect(await listed()).toEqual([]);
  });

  it('is refused on a dossier that is final, until that is taken back', async () => {
    const { adviser, path, decide, listed } = await situation();
    const { database, orders } = running();
    const mark = async (isFinal: boolean) => {
      expect((await adviser.call('PUT', `${path}/final`, { isFinal })).status).toBe(200);
      // While the files are made final a decision would miss them.
      if (isFinal) expect(await refusal(await decide())).toEqual([409, 'DOSSIER_STATE_CONFLICT']);
      for (const _ of orders.splice(0))
        await calculateNext({ database, log, calculate: shownCalculation, houseStyle }, untouched);
    };
    await mark(true);
    expect(await refusal(await decide())).toEqual([409, 'DOSSIER_FINAL']);
    expect(await listed()).toEqual([]);
    await mark(false);
    expect((await decide()).status).toBe(201);
  });

  it('is refused once the data of participants are erased, with what can still be downloaded', async () => {
    const { decide, listed } = await situation();
    const nothing = () => Promise.resolve(0);
    const parts = { database: running().database, log, recordAct, eraseMore: nothing, eraseSpent: nothing };
    await eraseOldData(parts, new Date(Date.now() + 40 * 86_400_000));
    const answer = await decide();
    expect(answer.status).toBe(410);
    expect(await answer.json()).toMatchObject({
      code: 'DECISION_ERASED',
      message: expect.stringContaining('Rapportage'),
    });
    expect(await listed()).toEqual([]);
  });

  it('is one of at most a hundred', async () => {
    const { id, decide } = await situation();
    await decide();
    const more = sql`insert into decision (organisation_id, dossier_id, decided_by, content, reason)
      select organisation_id, dossier_id, decided_by, content, reason from decision,
        generate_series(2, ${mostDecisions}) where dossier_id = ${id}`;
    await more.execute(running().database.kysely);
    expect(await refusal(await decide())).toEqual([409, 'DECISIONS_FULL']);
  });
});

describe('what is kept of a decision', () => {
  const content = decidedContent(shown, 'B', new Date(0))!;

  it('has every check of the outcome, those in order and those that ask attention', () => {
    const rows = (id: string) =>
      shownSections(shown, card.key)
        .filter((section) => section.id === id)
        .flatMap(({ exhibits }) => exhibits.flatMap(({ table }) => table?.model.rows ?? []));
    expect(content.passed.map(({ title, about, finding, article }) => [title, about, finding, article])).toEqual(
      rows('passed-checks'),
    );
    expect(
      content.attention.map(({ level, title, about, finding, article }) => [level, title, about, finding, article]),
    ).toEqual(rows('checks'));
    expect(content.passed.length).toBeGreaterThan(0);
  });

  it('is nothing of a premium that the law surely forbids', () => {
    const forbidden = {
      ...shown,
      views: Object.fromEntries(Object.entries(shown.views).filter(([key]) => key !== card.key)),
    };
    expect(decidedContent(forbidden, 'B', new Date(0))).toBeNull();
  });
});
