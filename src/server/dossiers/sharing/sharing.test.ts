import { describe, expect, it } from 'vitest';
import { deskSchema, foundListSchema } from '#api/desk.ts';
import { documentAnswerSchema, documentListSchema } from '#api/dossiers.ts';
import type { ProblemCode } from '#api/problems.ts';
import { type ShareContent, shareAnswerSchema, sharedListSchema, sharedOutcomeSchema } from '#api/sharing.ts';
import { inDutch } from '#output/language/wording.ts';
import type { ScreenResult } from '#output/model/screen-result.ts';
import { tabOfSection } from '#output/model/tab-of-section.ts';
import { calculateNext } from '#server/dossiers/calculate-dossier.job.ts';
import { exampleDossier } from '#server/example/example-dossier.ts';
import { houseStyle } from '#server/house-style/store.ts';
import { logTo } from '#server/platform/log.ts';
import { appForFile } from '#test/app.ts';
import type { Caller } from '#test/caller.ts';
import { realCalculation } from '#test/server/few-scenarios.ts';

const running = appForFile();

async function workQueue(): Promise<void> {
  const { database, orders } = running();
  const untouched = new AbortController().signal;
  for (const _ of orders.splice(0))
    await calculateNext({ database, log: logTo('silent'), calculate: realCalculation, houseStyle }, untouched);
}

const everything: ShareContent = { choices: ['A', 'B'], tabs: ['kosten', 'medewerkers'], files: ['reportFile'] };

/** The example of an office, calculated, with somebody of its employer and of another one. */
async function situation() {
  const adviser = await running().signedIn();
  const clientId = await adviser.madeClient();
  const otherId = await adviser.madeClient();
  const { organisation } = adviser.recipient;
  const employer = await running().signedIn('employer', organisation, clientId);
  const other = await running().signedIn('employer', organisation, otherId);
  const stranger = await running().signedIn();
  const { bytes } = await exampleDossier('dcToDc');
  const { data } = documentAnswerSchema.parse(await (await adviser.upload(clientId, 'Van kantoor', bytes)).json());
  await workQueue();
  const path = `/api/clients/${clientId}/documents/${data.id}`;
  const shared = `/api/clients/${clientId}/shared/${data.id}`;
  const share = async (content: ShareContent = everything) => {
    const answer = await adviser.call('PUT', `${path}/share`, content);
    return shareAnswerSchema.parse(await answer.json()).data;
  };
  const stateOfShare = async () =>
    shareAnswerSchema.parse(await (await adviser.call('GET', `${path}/share`)).json()).data;
  const opened = async (who: Caller = employer) => {
    const { data: outcome } = sharedOutcomeSchema.parse(await (await who.call('GET', shared)).json());
    return { ...outcome, result: outcome.result as ScreenResult };
  };
  return { adviser, employer, other, stranger, clientId, id: data.id, path, shared, share, stateOfShare, opened };
}

const listed = async (who: Caller, clientId: string) =>
  documentListSchema.parse(await (await who.call('GET', `/api/clients/${clientId}/documents`)).json()).data;
const refusal = async (answer: Response): Promise<[number, ProblemCode]> => [
  answer.status,
  ((await answer.json()) as { code: ProblemCode }).code,
];

/** Lets an employer do more or less himself. */
const rights = async (adviser: Caller, clientId: string, given: object) => {
  const { data } = (await (await adviser.call('GET', `/api/clients/${clientId}`)).json()) as { data: object };
  const { id: _, createdOn: __, dossierCount: ___, lastDossierOn: ____, ...kept } = data as Record<string, unknown>;
  expect((await adviser.call('PUT', `/api/clients/${clientId}`, { ...kept, ...given })).status).toBe(200);
};

/** Every call about a dossier that an employer might try. */
const calls = (path: string): readonly (readonly [string, string, object?])[] => [
  ['GET', `${path}?downloadType=reportFile`],
  ['PUT', path, { name: 'Anders' }],
  ['DELETE', path],
  ['PUT', `${path}/archived`, { isArchived: true }],
  ...['progress', 'result', 'findings', 'effects', 'input', 'decisions', 'variants', 'texts'].map(
    (what) => ['GET', `${path}/${what}`] as const,
  ),
  ['POST', `${path}/decisions`, { choice: 'A', reason: 'Past het best' }],
  ['POST', `${path}/cancel`],
  ['POST', `${path}/retry`],
];

describe('a dossier of the office', () => {
  it('is not there for its employer before it is shared, while it is and after that: in no route, list or count', async () => {
    const { adviser, employer, clientId, path, shared, share } = await situation();
    const isNowhere = async () => {
      for (const [method, asked, body] of calls(path))
        expect([method, asked, (await employer.call(method, asked, body)).status]).toEqual([method, asked, 404]);
      expect((await listed(employer, clientId)).documents).toEqual([]);
      const clients = (await (await employer.call('GET', '/api/clients')).json()) as { data: object[] };
      expect(clients.data).toMatchObject([{ dossierCount: 0, lastDossierOn: null }]);
      const desk = (await (await employer.call('GET', '/api/desk')).json()) as { data: object };
      expect(desk.data).toMatchObject({ total: 0, dossiers: [] });
    };
    await isNowhere();
    expect((await employer.call('GET', shared)).status).toBe(404);
    await share();
    await isNowhere();
    expect((await employer.call('GET', shared)).status).toBe(200);
    await adviser.call('DELETE', `${path}/share`);
    await isNowhere();
    expect((await employer.call('GET', shared)).status).toBe(404);
    expect((await employer.call('GET', `${shared}/files/reportFile`)).status).toBe(404);
  });

  it('is shared with one employer: nobody else opens it, of this office or another', async () => {
    const { other, stranger, adviser, clientId, shared, share } = await situation();
    await share();
    for (const who of [other, stranger]) {
      for (const path of [shared, `${shared}/files/reportFile`, `/api/clients/${clientId}/shared`])
        expect([404, 403]).toContain((await who.call('GET', path)).status);
    }
    expect((await adviser.call('GET', shared)).status).toBe(403);
  });

  it('is found by its name or that of the firm while it is shared, by nobody else, and nothing else is found', async () => {
    const { adviser, employer, other, stranger, clientId, id, path, share } = await situation();
    await adviser.upload(clientId, 'Van kantoor en niet gedeeld');
    const foundBy = async (who: Caller, search: string) => {
      const answer = await who.call('GET', `/api/desk/search?search=${encodeURIComponent(search)}`);
      return foundListSchema.parse(await answer.json()).data.flatMap(({ dossier }) => dossier?.name ?? []);
    };
    const { data } = (await (await adviser.call('GET', `/api/clients/${clientId}`)).json()) as {
      data: { name: string };
    };
    const words = ['KANTOOR', `kantoor ${data.name}`, data.name, id, 'zzz'];
    const found = async (who: Caller) => (await Promise.all(words.map((word) => foundBy(who, word)))).flat();
    expect(await found(employer)).toEqual([]);
    await share();
    expect(await found(employer)).toEqual(['Van kantoor', 'Van kantoor', 'Van kantoor']);
    for (const who of [other, stranger]) expect(await found(who)).toEqual([]);
    expect((await foundBy(adviser, 'kantoor')).toSorted()).toEqual(['Van kantoor', 'Van kantoor en niet gedeeld']);
    await adviser.call('PUT', path, { name: 'Anders genoemd' });
    // He knows it as it was shared.
    expect(await foundBy(employer, 'anders')).toEqual([]);
    await adviser.call('DELETE', `${path}/share`);
    expect(await found(employer)).toEqual([]);
  });

  it('shows the choices, tabs and files that were shared, and nothing else', async () => {
    const { employer, shared, share, opened, clientId } = await situation();
    await share({ ...everything, tabs: ['kosten'] });
    const { result, files, name, sharedBy } = await opened();
    expect({ name, files, sharedBy }).toMatchObject({ name: 'Van kantoor', files: ['reportFile'] });
    const tabs = new Set(result.sections.map(tabOfSection));
    expect(tabs.has('kosten')).toBe(true);
    for (const tab of ['wet', 'uitgangspunten', 'compensatie'] as const) expect(tabs.has(tab)).toBe(false);
    expect(result).not.toHaveProperty('figures');
    expect(JSON.stringify(result)).not.toContain('"address"');
    expect(result.warnings).toMatchObject({ headline: null, findings: [], leftOut: null });
    expect(result.cards.map(({ choice }) => choice)).toEqual(['A', 'B']);
    expect((await employer.call('GET', `${shared}/files/reportFile`)).status).toBe(200);
    expect((await employer.call('GET', `${shared}/files/adviceFile`)).status).toBe(404);
    expect((await employer.call('GET', `${shared}/files/outputFile`)).status).toBe(400);
    const list = sharedListSchema.parse(await (await employer.call('GET', `/api/clients/${clientId}/shared`)).json());
    expect(list.data).toMatchObject([{ name: 'Van kantoor', files: ['reportFile'] }]);
  });

  it('leaves nothing of a choice that is not shared', async () => {
    const { share, opened } = await situation();
    await share({ choices: ['A'], tabs: ['kosten', 'medewerkers', 'compensatie', 'wet', 'premies'], files: [] });
    const { result } = await opened();
    expect(result.table.columns.map(({ name }) => inDutch(name))).toEqual(['Staffel houden']);
    const text = JSON.stringify(result);
    expect(text).not.toMatch(/vlak voor iedereen|keuze B|27,7|Meerekenen/i);
    expect(result.sentences).toHaveLength(1);
    expect(result.table.rows.every(({ cells }) => cells.length === 1)).toBe(true);
  });

  it('says when its choice was recorded, and not that the file has it', async () => {
    const { adviser, path, share, opened } = await situation();
    await share();
    expect((await opened()).result.recordedOn).toBeUndefined();
    expect((await adviser.call('POST', `${path}/decisions`, { choice: 'B', reason: 'Past het best' })).status).toBe(
      201,
    );
    await workQueue();
    await share();
    const { result } = await opened();
    expect(result.recordedOn).toEqual(expect.any(String));
    expect(result.cards.find(({ key }) => key === result.front)).toMatchObject({ choice: 'B' });
  });

  it('stays as it was shared when it is made again, which its office hears alone', async () => {
    const { adviser, path, share, opened, stateOfShare, clientId } = await situation();
    await share();
    const before = await opened();
    expect((await stateOfShare()).share).toMatchObject({ isOlder: false });
    await adviser.call('PUT', `${path}/headline`, { title: 'Een eigen kop' });
    expect(await opened()).toEqual(before);
    await workQueue();
    expect((await opened()).result).toEqual(before.result);
    expect((await stateOfShare()).share).toMatchObject({ isOlder: true });
    expect((await listed(adviser, clientId)).documents[0]?.shared).toMatchObject({ isOlder: true });
    await share();
    expect((await opened()).result.sentences[0]).toBe('Een eigen kop.');
  });

  it('tells its adviser who opened it and when, in the log too', async () => {
    const { adviser, employer, share, opened, stateOfShare } = await situation();
    expect((await share()).share?.opened).toBeNull();
    await opened();
    expect((await stateOfShare()).share?.opened).toMatchObject({ by: employer.recipient.holder });
    const log = (await (await adviser.call('GET', '/api/audit-log')).json()) as {
      data: { entries: { action: string }[] };
    };
    const actions = log.data.entries.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['dossier shared', 'shared result viewed']));
  });

  it('is news for each adviser who did not look since its employer opened it first, or decided', async () => {
    const { adviser, employer, clientId, id, path, shared, share, opened } = await situation();
    const colleague = await running().signedIn('adviser', adviser.recipient.organisation);
    const newsOf = async (who: Caller) =>
      deskSchema
        .parse(await (await who.call('GET', '/api/desk')).json())
        .data.news.map(({ choice, by }) => [choice, by]);
    const by = employer.recipient.holder;
    const known = { 'if-none-match': (await adviser.call('GET', `${path}/result`)).headers.get('etag') ?? '' };
    await share();
    expect(await newsOf(adviser)).toEqual([]);
    await opened();
    expect(await newsOf(adviser)).toEqual([[null, by]]);
    expect(await newsOf(employer)).toEqual([]);
    const { documents } = await listed(adviser, clientId);
    expect(documents).toMatchObject([{ id, shared: { openedOn: expect.any(String), decided: null } }]);
    // Given again to who has it: a look that is answered by what a browser kept would not be written down.
    expect((await adviser.call('GET', `${path}/result`, undefined, known)).status).toBe(200);
    expect(await newsOf(adviser)).toEqual([]);
    // Opened again is no news.
    await opened();
    expect(await newsOf(adviser)).toEqual([]);
    expect(await newsOf(colleague)).toEqual([[null, by]]);
    await rights(adviser, clientId, { mayDecide: true });
    expect((await employer.call('POST', `${shared}/decisions`, { choice: 'A', reason: 'Past' })).status).toBe(201);
    for (const who of [adviser, colleague]) expect(await newsOf(who)).toEqual([['A', by]]);
    expect((await listed(adviser, clientId)).documents).toMatchObject([{ shared: { decided: { choice: 'A', by } } }]);
    await workQueue();
    await adviser.call('GET', `${path}/result`);
    expect(await newsOf(adviser)).toEqual([]);
  });

  it('is not shared while it is calculated, with a choice or file that it does not have, or where the employer sent it', async () => {
    const { adviser, employer, path, clientId } = await situation();
    const put = (content: object, of = path) => adviser.call('PUT', `${of}/share`, content);
    expect(await refusal(await put({ ...everything, choices: ['C'] }))).toEqual([400, 'INPUT_INVALID']);
    // A file is about all choices.
    expect(await refusal(await put({ ...everything, choices: ['A'] }))).toEqual([400, 'INPUT_INVALID']);
    expect(
      await refusal(await put({ ...everything, files: ['withoutPeopleFile', 'consentFile'], choices: ['B'] })),
    ).toEqual([400, 'INPUT_INVALID']);
    const { bytes } = await exampleDossier('dcToDc');
    const sent = documentAnswerSchema.parse(await (await employer.upload(clientId, 'Eigen', bytes)).json()).data;
    await workQueue();
    const own = `/api/clients/${clientId}/documents/${sent.id}`;
    expect(await refusal(await put(everything, own))).toEqual([409, 'DOSSIER_STATE_CONFLICT']);
    await adviser.call('PUT', `${path}/headline`, { title: 'Een eigen kop' });
    expect(await refusal(await put(everything))).toEqual([409, 'DOSSIER_STATE_CONFLICT']);
    const faulty = documentAnswerSchema.parse(await (await adviser.upload(clientId, 'Fout')).json()).data;
    await workQueue();
    expect((await put(everything, `/api/clients/${clientId}/documents/${faulty.id}`)).status).toBe(409);
  });

  it('is looked at as the employer will see it, before it is shared', async () => {
    const { adviser, employer, path, shared, share, opened } = await situation();
    const answer = await adviser.call('POST', `${path}/share/preview`, everything);
    const preview = sharedOutcomeSchema.parse(await answer.json()).data;
    expect((await employer.call('GET', shared)).status).toBe(404);
    await share();
    expect((await opened()).result).toEqual(preview.result);
  });
});

describe('an employer', () => {
  it('sends and deletes dossiers of its own until the adviser switches that off', async () => {
    const { adviser, employer, clientId } = await situation();
    const first = documentAnswerSchema.parse(await (await employer.upload(clientId, 'Eigen')).json()).data;
    expect((await listed(employer, clientId)).documents.map(({ name }) => name)).toEqual(['Eigen']);
    expect((await listed(adviser, clientId)).documents).toHaveLength(2);
    await rights(adviser, clientId, { mayUpload: false });
    expect((await listed(employer, clientId)).rights).toEqual({ mayUpload: false, mayDecide: false });
    expect(await refusal(await employer.upload(clientId, 'Nog een'))).toEqual([403, 'NOT_ALLOWED']);
    const own = `/api/clients/${clientId}/documents/${first.id}`;
    expect(await refusal(await employer.call('DELETE', own))).toEqual([403, 'NOT_ALLOWED']);
    await rights(adviser, clientId, { mayUpload: true });
    expect((await employer.call('DELETE', own)).status).toBe(204);
  });

  it('records a choice that is shared once the adviser lets him, on the outcome that he saw', async () => {
    const { adviser, employer, clientId, path, shared, share, opened } = await situation();
    await share({ ...everything, choices: ['A'], files: [] });
    const decide = (choice: string) =>
      employer.call('POST', `${shared}/decisions`, { choice, reason: 'Past het best' });
    expect(await refusal(await decide('A'))).toEqual([403, 'NOT_ALLOWED']);
    await rights(adviser, clientId, { mayDecide: true });
    expect((await opened()).mayDecide).toBe(true);
    expect(await refusal(await decide('B'))).toEqual([409, 'DECISION_NOT_POSSIBLE']);
    expect((await decide('A')).status).toBe(201);
    expect((await opened()).decided).toMatchObject({ choice: 'A', by: employer.recipient.holder });
    const kept = (await (await adviser.call('GET', `${path}/decisions`)).json()) as { data: object[] };
    expect(kept.data).toMatchObject([{ decidedBy: employer.recipient.holder, content: { choice: 'A' } }]);
    // The checks on the law too, which were not shared.
    expect(kept.data).toMatchObject([
      { content: { passed: expect.arrayContaining([expect.objectContaining({ title: 'Transitiedatum' })]) } },
    ]);
    await workQueue();
    // By now the office has another outcome than he saw.
    expect(await refusal(await decide('A'))).toEqual([409, 'DECISION_NOT_POSSIBLE']);
  });
});
