import { describe, expect, it } from 'vitest';
import { documentAnswerSchema } from '#api/dossiers.ts';
import type { Problem, ProblemCode } from '#api/problems.ts';
import { keptTextAnswerSchema, longestText, textsOfDossierAnswerSchema } from '#api/written-texts.ts';
import { recordAct } from '#server/audit/store.ts';
import { calculateNext } from '#server/dossiers/calculate-dossier.job.ts';
import type { Calculation } from '#server/dossiers/calculation.ts';
import { exampleDossier } from '#server/example/example-dossier.ts';
import { houseStyle } from '#server/house-style/store.ts';
import { logTo } from '#server/platform/log.ts';
import { packedJson } from '#server/platform/kept/packed-json.ts';
import { eraseOldData } from '#server/retention/erase-old-data.job.ts';
import { appForFile } from '#test/app.ts';
import type { Caller } from '#test/caller.ts';
import { documentLines } from '#test/documents/open-document.ts';
import { realCalculation } from '#test/server/few-scenarios.ts';
import { scripted, scriptedCalculation, scriptedResult } from '#test/server/scripted-calculation.ts';
import { sentByEmployers } from '#test/server/sent-by-employer.ts';

const running = appForFile();
const log = logTo('silent');
let dossiers = 0;

async function workQueue(calculate: Calculation): Promise<void> {
  const { database, orders } = running();
  for (const _ of orders.splice(0))
    await calculateNext({ database, log, calculate, houseStyle }, new AbortController().signal);
}

/** Documents that ask for these texts, of an outcome with these figures. */
const asking =
  (asked: readonly string[], figuresKey = 'figures', isChoiceForbidden = false): Calculation =>
  async (bytes, options) => ({
    ...(await scriptedCalculation(bytes, options)),
    screenResult: await packedJson({ ...scriptedResult, documents: { asked, isChoiceForbidden, doubts: ['Let op.'] } }),
    figuresKey,
  });

/** A calculated dossier of an adviser. */
async function situation(calculate = asking(['advies', 'overleg']), bytes?: Uint8Array) {
  dossiers += 1;
  const adviser = await running().signedIn();
  const clientId = await adviser.madeClient();
  const sent = await adviser.upload(clientId, 'Dossier', bytes ?? scripted({ number: dossiers }));
  const { data } = documentAnswerSchema.parse(await sent.json());
  await workQueue(calculate);
  const path = `/api/clients/${clientId}/documents/${data.id}`;
  const write = (key: string, entered: object = {}, by: Caller = adviser) =>
    by.call('PUT', `${path}/texts/${key}`, { text: 'Houd de staffel.', applies: true, version: 0, ...entered });
  const read = async (by: Caller = adviser) =>
    textsOfDossierAnswerSchema.parse(await (await by.call('GET', `${path}/texts`)).json()).data;
  const again = async (what = 'restyle', as = calculate) => {
    expect((await adviser.call('POST', `${path}/${what}`)).status).toBe(200);
    await workQueue(as);
  };
  const mark = (isFinal: boolean) => adviser.call('PUT', `${path}/final`, { isFinal });
  return { adviser, clientId, path, write, read, again, mark };
}

async function refusal(answer: Response): Promise<[number, ProblemCode]> {
  return [answer.status, ((await answer.json()) as { code: ProblemCode }).code];
}

const acts = async (adviser: Caller, action: string) => {
  const answer = await adviser.call('GET', `/api/audit-log?action=${action.replaceAll(' ', '+')}`);
  return ((await answer.json()) as { data: { entries: { object: string }[] } }).data.entries.map(
    ({ object }) => object,
  );
};

describe('a text of the adviser', () => {
  it('is kept as it was typed, with who wrote it, and read by the employer', async () => {
    const { adviser, clientId, write, read } = await situation();
    const text = ' Houd de staffel.\n\nWant anders… ';
    const { data } = keptTextAnswerSchema.parse(await (await write('advies', { text })).json());
    const kept = { key: 'advies', text, applies: true, version: 1, isOfThisOutcome: true };
    expect(data).toMatchObject({ ...kept, writtenBy: adviser.recipient.holder });
    const employer = await running().signedIn('employer', adviser.recipient.organisation, clientId);
    await sentByEmployers(running().database);
    expect(await read(employer)).toMatchObject({ texts: [kept], asked: ['advies', 'overleg'], doubts: [] });
    expect(await read()).toMatchObject({ texts: [kept], doubts: ['Let op.'] });
    expect(await refusal(await write('advies', { version: 1 }, employer))).toEqual([403, 'NOT_ALLOWED']);
    const stranger = await running().signedIn();
    expect(await refusal(await write('advies', { version: 1 }, stranger))).toEqual([404, 'NOT_FOUND']);
  });

  it('that somebody else changed meanwhile is not overwritten, and comes back with the refusal', async () => {
    const { write, read } = await situation();
    await write('advies', { text: 'Van een ander' });
    for (const version of [0, 7]) {
      const answer = await write('advies', { text: 'Van mij', version });
      const problem = (await answer.json()) as Problem;
      expect([answer.status, problem.code]).toEqual([409, 'TEXT_CHANGED_MEANWHILE']);
      expect(problem.current).toMatchObject({ text: 'Van een ander', version: 1 });
    }
    expect((await read()).texts.map(({ text }) => text)).toEqual(['Van een ander']);
    expect((await write('advies', { text: 'Van mij', version: 1 })).status).toBe(200);
    expect((await read()).texts).toMatchObject([{ text: 'Van mij', version: 2 }]);
  });

  it('has 4,000 characters at most, and is one that the documents know', async () => {
    const { write } = await situation();
    expect((await write('advies', { text: 'x'.repeat(longestText) })).status).toBe(200);
    expect((await write('doelen', { text: 'x'.repeat(longestText + 1) })).status).toBe(400);
    expect(await refusal(await write('toString'))).toEqual([404, 'NOT_FOUND']);
  });

  it('stands in the log once for who goes on writing it, by its name and without its words', async () => {
    const { adviser, write } = await situation();
    await write('advies', { text: 'Canarius' });
    await write('advies', { text: 'Canarius zingt', version: 1 });
    await write('overleg', { text: 'Canarius' });
    expect(await acts(adviser, 'text written')).toEqual([
      'Dossier: Overleg en instemming',
      'Dossier: Advies en redenen',
    ]);
  });

  it('makes no files, and is in them once they are made again', async () => {
    const { bytes } = await exampleDossier('dcToDc');
    const { adviser, path, write, read, again } = await situation(realCalculation, bytes);
    const advice = async () => {
      const answer = await adviser.call('GET', `${path}?downloadType=adviceFile`);
      return documentLines(new Uint8Array(await answer.arrayBuffer())).join('\n');
    };
    const before = await read();
    expect(before).toMatchObject({ areInFiles: true, texts: [] });
    expect(before.asked).toContain('advies');
    expect(before.doubts).toContain('Er is geen keuze vastgelegd.');
    await write('advies', { text: 'Houd de staffel,\nwant vlak is duurder.' });
    expect(running().orders).toEqual([]);
    expect(await read()).toMatchObject({ areInFiles: false });
    expect(await advice()).not.toContain('want vlak is duurder.');
    await again('restyle');
    // It is asked for whether or not it was written, and no figure has changed.
    const after = await read();
    expect(after).toMatchObject({ areInFiles: true, asked: before.asked, texts: [{ isOfThisOutcome: true }] });
    expect(await advice()).toContain('want vlak is duurder.');
    expect((await adviser.call('POST', `${path}/decisions`, { choice: 'B', reason: 'Past het best' })).status).toBe(
      201,
    );
    await workQueue(realCalculation);
    const decided = await read();
    expect(decided.texts).toMatchObject([{ isOfThisOutcome: true, otherChoice: null }]);
    expect(decided.doubts).not.toContain('Er is geen keuze vastgelegd.');
  });

  it('says under which choice it was written once another is recorded, until it is kept again', async () => {
    const { bytes } = await exampleDossier('dcToDc');
    const { adviser, path, write, read } = await situation(realCalculation, bytes);
    const decide = async (choice: string) => {
      const answer = await adviser.call('POST', `${path}/decisions`, { choice, reason: 'Past het best' });
      expect(answer.status).toBe(201);
      await workQueue(realCalculation);
    };
    const otherChoice = async () => (await read()).texts[0]?.otherChoice;
    await decide('A');
    await write('advies');
    expect(await otherChoice()).toBeNull();
    await decide('B');
    expect(await otherChoice()).toBe('A');
    const { data } = (await (await adviser.call('GET', `${path}/decisions`)).json()) as { data: { id: string }[] };
    expect((await adviser.call('DELETE', `${path}/decisions/${data[0]?.id}`)).status).toBe(204);
    expect(await otherChoice()).toBeNull();
    await workQueue(realCalculation);
    await decide('B');
    await write('advies', { version: 1 });
    expect(await otherChoice()).toBeNull();
  });

  it('is of an earlier outcome once a figure has changed, until it is kept again', async () => {
    const { write, read, again } = await situation();
    await write('advies');
    await again('restyle', asking(['advies'], 'other figures'));
    expect((await read()).texts).toMatchObject([{ isOfThisOutcome: false }]);
    await write('advies', { version: 1 });
    expect((await read()).texts).toMatchObject([{ isOfThisOutcome: true, version: 2 }]);
  });

  it('stays when the data of participants are erased, and can then no longer be changed', async () => {
    const { adviser, path, write, read } = await situation();
    await write('advies');
    const nothing = () => Promise.resolve(0);
    const parts = { database: running().database, log, recordAct, eraseMore: nothing, eraseSpent: nothing };
    await eraseOldData(parts, new Date(Date.now() + 40 * 86_400_000));
    expect((await read()).texts).toMatchObject([{ text: 'Houd de staffel.' }]);
    expect(await refusal(await write('advies', { version: 1 }))).toEqual([409, 'INPUT_ERASED']);
    expect((await adviser.call('DELETE', path)).status).toBe(204);
  });
});

describe('what a text was before', () => {
  /** A text that can be written on, now and as if eleven minutes had passed. */
  async function writing() {
    const made = await situation();
    let version = 0;
    const write = async (text: string, by: Caller = made.adviser, more: object = {}) => {
      const answer = await made.write('advies', { text, version, ...more }, by);
      version += 1;
      return keptTextAnswerSchema.parse(await answer.json()).data.earlier.map((one) => one.text);
    };
    const later = async () => {
      const longAgo = new Date(Date.now() - 11 * 60_000);
      await running().database.kysely.updateTable('written_text').set({ written_on: longAgo }).execute();
    };
    const colleague = await running().signedIn('adviser', made.adviser.recipient.organisation);
    return { ...made, write, later, colleague };
  }

  it('is not kept for who goes on within ten minutes, nor where there was nothing', async () => {
    const { write, later } = await writing();
    await write(' ');
    await later();
    await write('Een');
    expect(await write('Een twee')).toEqual([]);
  });

  it('is kept where somebody else writes, or more than ten minutes later, with who wrote it', async () => {
    const { adviser, read, write, later, colleague } = await writing();
    await write('Een', adviser, { applies: false });
    expect(await write('Twee', colleague)).toEqual(['Een']);
    await later();
    expect(await write('Drie', colleague)).toEqual(['Twee', 'Een']);
    const [{ earlier } = { earlier: [] }] = (await read()).texts;
    expect(earlier).toMatchObject([
      { writtenBy: colleague.recipient.holder, applies: true },
      { writtenBy: adviser.recipient.holder, applies: false },
    ]);
  });

  it('goes from the oldest on when there are more than five', async () => {
    const { write, later } = await writing();
    let earlier: readonly string[] = [];
    for (const text of ['1', '2', '3', '4', '5', '6', '7']) {
      // oxlint-disable-next-line no-await-in-loop -- each is written over the one before
      earlier = await write(text);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await later();
    }
    expect(earlier).toEqual(['6', '5', '4', '3', '2']);
  });

  it('can be put back, in exchange for what was there, as often as one likes', async () => {
    const { write, later } = await writing();
    await write('Een');
    await later();
    await write('Twee');
    for (const _ of [1, 2]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await write('Een')).toEqual(['Twee']);
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect(await write('Twee')).toEqual(['Een']);
    }
    // What was put back and changed then is not gone either.
    expect(await write('Twee, anders')).toEqual(['Een', 'Twee']);
  });

  it('stays where somebody else confirmed it and went on', async () => {
    const { write, colleague } = await writing();
    await write('Een');
    expect(await write('Een', colleague)).toEqual([]);
    expect(await write('Anders', colleague)).toEqual(['Een']);
  });

  it('is not told to the employer, and goes with the dossier', async () => {
    const { adviser, clientId, path, read, write, colleague } = await writing();
    await write('Een');
    await write('Twee', colleague);
    const employer = await running().signedIn('employer', adviser.recipient.organisation, clientId);
    await sentByEmployers(running().database);
    expect((await read(employer)).texts).toMatchObject([{ text: 'Twee', earlier: [] }]);
    const { kysely } = running().database;
    const id = path.split('/').at(-1) ?? '';
    const left = () => kysely.selectFrom('earlier_text').select('key').where('dossier_id', '=', id).execute();
    expect(await left()).toHaveLength(1);
    await kysely.deleteFrom('dossier').where('id', '=', id).execute();
    expect(await left()).toHaveLength(0);
  });
});

describe('a dossier becomes final', () => {
  it('once every text that its documents ask for is there or does not apply', async () => {
    const { write, mark, read } = await situation();
    await write('advies', { text: '  \n ' });
    const answer = await mark(true);
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      {
        code: 'TEXTS_OPEN',
        message: expect.stringMatching(/Nog open: ‘Advies en redenen’ en ‘Overleg en instemming’\.$/),
      },
    ]);
    await write('advies', { version: 1 });
    await write('overleg', { text: '', applies: false });
    expect((await mark(true)).status).toBe(200);
    // Not while it is made final, nor after that.
    expect(await refusal(await write('overleg', { version: 1 }))).toEqual([409, 'DOSSIER_FINAL']);
    await workQueue(asking(['advies', 'overleg']));
    expect(await refusal(await write('overleg', { version: 1 }))).toEqual([409, 'DOSSIER_FINAL']);
    expect((await read()).areInFiles).toBe(true);
    await mark(false);
    await workQueue(asking(['advies', 'overleg']));
    expect((await write('overleg', { version: 1 })).status).toBe(200);
  });

  it('not with a choice that the law forbids', async () => {
    const { mark } = await situation(asking([], 'figures', true));
    expect(await refusal(await mark(true))).toEqual([409, 'CHOICE_NOT_ALLOWED']);
  });
});

describe('the topics of the appendix', () => {
  it('are kept, reach the files in their own order, and are refused where unknown or too many', async () => {
    const asked: unknown[] = [];
    const telling: Calculation = (bytes, options) => {
      asked.push(options.beside?.appendix);
      return scriptedCalculation(bytes, options);
    };
    const { adviser, path, read, again } = await situation(telling);
    const choose = (topics: readonly string[]) => adviser.call('PUT', `${path}/appendix`, { topics });
    expect((await choose(['overlijden', 'premie'])).status).toBe(200);
    await workQueue(telling);
    expect((await read()).appendix).toEqual(['premie', 'overlijden']);
    await again('restyle');
    expect(asked).toEqual([undefined, ['premie', 'overlijden'], ['premie', 'overlijden']]);
    expect(await refusal(await choose(['iets']))).toEqual([400, 'INPUT_INVALID']);
    expect((await choose([])).status).toBe(200);
    await workQueue(telling);
    expect((await read()).appendix).toEqual([]);
  });
});
