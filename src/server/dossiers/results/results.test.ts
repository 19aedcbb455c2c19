import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { documentAnswerSchema } from '#api/dossiers.ts';
import type { ProblemCode } from '#api/problems.ts';
import {
  effectsAnswerSchema,
  findingsAnswerSchema,
  inputAnswerSchema,
  resultAnswerSchema,
} from '#test/server/result-answers.ts';
import type { Finding } from '#input/findings/findings.ts';
import { recordAct } from '#server/audit/store.ts';
import { calculateNext } from '#server/dossiers/calculate-dossier.job.ts';
import type { Calculation } from '#server/dossiers/calculation.ts';
import { keptForms } from '#server/dossiers/kept-forms.ts';
import { houseStyle } from '#server/house-style/store.ts';
import { logTo } from '#server/platform/log.ts';
import { eraseOldData } from '#server/retention/erase-old-data.job.ts';
import { packedJson } from '#server/platform/kept/packed-json.ts';
import { appForFile } from '#test/app.ts';
import type { Caller } from '#test/caller.ts';
import {
  scripted,
  scriptedCalculation,
  scriptedEffects,
  scriptedInput,
  scriptedResult,
  type Script,
} from '#test/server/scripted-calculation.ts';
import { deleteAfterUndo } from '#test/server/after-undo.ts';

const running = appForFile();
const log = logTo('silent');

const finding: Finding = {
  code: 'VALUE_OUT_OF_RANGE',
  severity: 'error',
  sheet: 'Deelnemers',
  cell: 'E7',
  field: 'Fulltime jaarsalaris',
  found: '987654,32',
  message: 'De waarde 987654,32 is te hoog.',
  remedy: 'Typ een lager bedrag dan 987654,32.',
};
const more: Finding = {
  ...finding,
  code: 'MORE_FINDINGS',
  found: '3',
  message: 'Er zijn er nog 3.',
  remedy: 'Herstel.',
};

/** As the scripted one, with findings in its file. */
const withFindings: Calculation = async (bytes, options) => {
  const processed = await scriptedCalculation(bytes, options);
  return processed.outcome === 'findings'
    ? { ...processed, findings: [finding, more] }
    : { ...processed, warnings: [{ ...finding, severity: 'warning' }] };
};

/** Does what stands in the queue, as a worker would. */
async function workQueue(): Promise<void> {
  const { database, orders } = running();
  for (const _ of orders.splice(0))
    await calculateNext({ database, log, calculate: withFindings, houseStyle }, new AbortController().signal);
}

/** A dossier of an adviser that went through the queue. */
async function situation(script: Script = {}) {
  const adviser = await running().signedIn();
  const clientId = await adviser.madeClient();
  const answer = await adviser.upload(clientId, 'Dossier', scripted(script));
  const { data } = documentAnswerSchema.parse(await answer.json());
  const path = `/api/clients/${clientId}/documents/${data.id}`;
  const calculated = async () => {
    await workQueue();
    return { adviser, clientId, id: data.id, path, ask };
  };
  const ask = (what: Asked, headers: Record<string, string> = {}, person: Caller = adviser) =>
    person.call('GET', `${path}/${what}`, undefined, headers);
  return { calculated, adviser, clientId, id: data.id, path, ask };
}

const calculated = async (script?: Script) => (await situation(script)).calculated();

type Asked = 'result' | 'findings' | 'input' | 'effects';
const all: readonly Asked[] = ['result', 'findings', 'input', 'effects'];

async function refusal(answer: Response): Promise<[number, ProblemCode]> {
  return [answer.status, ((await answer.json()) as { code: ProblemCode }).code];
}

/** Erases what is due in forty days. */
async function erase(): Promise<void> {
  const nothing = () => Promise.resolve(0);
  const parts = { database: running().database, log, recordAct, eraseMore: nothing, eraseSpent: nothing };
  await eraseOldData(parts, new Date(Date.now() + 40 * 86_400_000));
}

/** Makes what is kept of a dossier that of an earlier version: in an older form, or not there at all. */
async function madeOlder(id: string, how: 'in an older form' | 'not there'): Promise<void> {
  const { kysely } = running().database;
  if (how === 'not there')
    await sql`delete from dossier_file where dossier_id = ${id} and form_version > 0`.execute(kysely);
  else await sql`update dossier_file set form_version = form_version - 1 where dossier_id = ${id}`.execute(kysely);
}

const acts = async (person: Caller, action: string): Promise<number> => {
  const answer = await person.call('GET', `/api/audit-log?action=${action.replaceAll(' ', '+')}`);
  return ((await answer.json()) as { data: { total: number } }).data.total;
};

describe('the findings of a dossier', () => {
  it('are listed of a file that was refused and of one that was calculated', async () => {
    const refused = await calculated({ ends: 'findings' });
    const { data } = findingsAnswerSchema.parse(await (await refused.ask('findings')).json());
    expect(data).toMatchObject({ version: keptForms.findings, areValuesLeftOut: false, findings: [finding, more] });
    const finished = await calculated();
    expect(findingsAnswerSchema.parse(await (await finished.ask('findings')).json()).data.findings).toEqual([
      { ...finding, severity: 'warning' },
    ]);
  });

  it('have neither values nor sentences that could repeat them once the data of participants are erased', async () => {
    const { ask, adviser } = await calculated({ ends: 'findings' });
    await erase();
    const text = await (await ask('findings')).text();
    expect(text).not.toContain('987654');
    const { data } = findingsAnswerSchema.parse(JSON.parse(text));
    const { sheet, cell, field, code, severity } = finding;
    expect(data.areValuesLeftOut).toBe(true);
    expect(data.findings[0]).toMatchObject({
      sheet,
      cell,
      field,
      code,
      severity,
      message: 'Waarde buiten de grenzen.',
    });
    expect(data.findings[1]).toEqual(more);
    expect(await acts(adviser, 'findings viewed')).toBe(1);
  });

  it('of a file that an earlier version refused are in the error file, as long as that is kept', async () => {
    const { ask, id } = await calculated({ ends: 'findings' });
    await madeOlder(id, 'not there');
    expect(await refusal(await ask('findings'))).toEqual([409, 'FINDINGS_NOT_KEPT']);
    await erase();
    expect(await refusal(await ask('findings'))).toEqual([410, 'FILE_ERASED']);
  });
});

describe('the result of a dossier', () => {
  it('is as it was kept, with its version and when it was calculated', async () => {
    const { ask } = await calculated();
    const answer = await ask('result');
    const { data } = resultAnswerSchema.parse(await answer.json());
    expect(data).toMatchObject({ version: keptForms.screenResult, result: scriptedResult });
    expect(Date.parse(data.calculatedOn)).toBeLessThanOrEqual(Date.now());
  });

  it('is packed where it is long', async () => {
    const { ask, id } = await calculated();
    const long = { text: 'x'.repeat(5_000) };
    const bytes = await packedJson(long);
    const change = sql`update dossier_file set bytes = ${bytes} where dossier_id = ${id} and type = 'screenResult'`;
    await change.execute(running().database.kysely);
    const answer = await ask('result');
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual(['gzip', 'accept-encoding']);
    expect(resultAnswerSchema.parse(await answer.json()).data.result).toEqual(long);
  });

  it('stays when the data of participants are erased', async () => {
    const { ask } = await calculated();
    await erase();
    expect(resultAnswerSchema.parse(await (await ask('result')).json()).data.result).toEqual(scriptedResult);
  });

  it('is not there for a file that was refused', async () => {
    const { ask } = await calculated({ ends: 'findings' });
    expect(await refusal(await ask('result'))).toEqual([409, 'RESULT_NOT_READY']);
  });
});

describe('the effects of the law', () => {
  it('are as they were kept, and stay when the data of participants are erased', async () => {
    const { ask } = await calculated();
    const effects = async () => effectsAnswerSchema.parse(await (await ask('effects')).json()).data;
    expect(await effects()).toMatchObject({ version: keptForms.statutoryEffects, effects: scriptedEffects });
    await erase();
    expect((await effects()).effects).toEqual(scriptedEffects);
  });

  it('are not there for a file that was refused', async () => {
    const { ask } = await calculated({ ends: 'findings' });
    expect(await refusal(await ask('effects'))).toEqual([409, 'RESULT_NOT_READY']);
  });
});

describe('the input for what-ifs', () => {
  it('is as it was kept, with its version', async () => {
    const { ask } = await calculated();
    const { data } = inputAnswerSchema.parse(await (await ask('input')).json());
    expect(data).toMatchObject({ version: keptForms.whatIfInput, input: scriptedInput });
    expect(Date.parse(data.calculatedOn)).toBeLessThanOrEqual(Date.now());
  });

  it('is erased with the files of the participants, and says so', async () => {
    const { ask } = await calculated();
    await erase();
    expect(await refusal(await ask('input'))).toEqual([410, 'WHAT_IF_ERASED']);
  });

  it('is not there for a file that was refused', async () => {
    const { ask } = await calculated({ ends: 'findings' });
    expect(await refusal(await ask('input'))).toEqual([409, 'RESULT_NOT_READY']);
  });
});

describe('what an employer gets of people', () => {
  const asked = async (by: Caller, from: Caller, clientId: string, script: Script) => {
    const answer = await from.upload(clientId, 'Dossier', scripted(script));
    const { data } = documentAnswerSchema.parse(await answer.json());
    await workQueue();
    return (what: string) => by.call('GET', `/api/clients/${clientId}/documents/${data.id}${what}`);
  };

  it('is of what he sent himself: other dossiers are not there', async () => {
    const adviser = await running().signedIn();
    const clientId = await adviser.madeClient();
    const employer = await running().signedIn('employer', adviser.recipient.organisation, clientId);
    const theirs = await asked(employer, adviser, clientId, {});
    const refused = await asked(employer, adviser, clientId, { ends: 'findings' });
    for (const ask of [theirs, refused])
      for (const asked of ['/input', '/findings', '/result', '?downloadType=errorFile'])
        expect([asked, await refusal(await ask(asked))]).toEqual([asked, [404, 'NOT_FOUND']]);
    const own = await asked(employer, employer, clientId, {});
    expect((await own('/input')).status).toBe(200);
    expect(await (await own('/findings')).text()).toContain('987654');
  });
});

describe.each(all)('%s', (what) => {
  it('are not there before the calculation, nor after one that was cancelled', async () => {
    const { ask, adviser, path } = await situation();
    expect(await refusal(await ask(what))).toEqual([409, 'RESULT_NOT_READY']);
    await adviser.call('POST', `${path}/cancel`);
    expect(await refusal(await ask(what))).toEqual([409, 'RESULT_NOT_READY']);
    running().orders.splice(0);
  });

  it('are given once to who has them, written down once, and given to nobody else for having the tag', async () => {
    const { ask, adviser, path } = await calculated();
    const first = await ask(what);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('no-store');
    const again = await ask(what, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const actions = { result: 'result viewed', findings: 'findings viewed', input: 'what-if opened' } as const;
    const action = { ...actions, effects: 'effects viewed' }[what];
    expect(await acts(adviser, action)).toBe(1);
    const colleague = await running().signedIn('adviser', adviser.recipient.organisation);
    const theirs = await colleague.call('GET', `${path}/${what}`, undefined, { 'if-none-match': etag });
    expect(theirs.status).toBe(200);
    expect(await acts(adviser, action)).toBe(2);
  });

  it('stay while they are made again, and are those of the last calculation after it', async () => {
    const { ask, adviser, path } = await calculated();
    const etag = (await ask(what)).headers.get('etag');
    expect((await adviser.call('POST', `${path}/restyle`)).status).toBe(200);
    expect((await ask(what)).headers.get('etag')).toBe(etag);
    await workQueue();
    expect((await ask(what)).status).toBe(200);
  });

  it.each(['in an older form', 'not there'] as const)(
    'of an earlier version (%s) are made again by one call',
    async (how) => {
      const { ask, adviser, path, id } = await calculated();
      await madeOlder(id, how);
      expect(await refusal(await ask(what))).toEqual([409, 'RESULT_OUTDATED']);
      expect((await adviser.call('POST', `${path}/retry`)).status).toBe(200);
      expect(await refusal(await ask(what))).toEqual([409, 'RESULT_NOT_READY']);
      await workQueue();
      expect((await ask(what)).status).toBe(200);
      expect(await refusal(await adviser.call('POST', `${path}/retry`))).toEqual([409, 'DOSSIER_STATE_CONFLICT']);
    },
  );

  it('of an earlier version cannot be made again without the input file, which is said', async () => {
    const { ask, adviser, path, id } = await calculated();
    await madeOlder(id, 'not there');
    await erase();
    const code = what === 'input' ? 'WHAT_IF_ERASED' : 'RESULT_NOT_KEPT';
    expect(await refusal(await ask(what))).toEqual([410, code]);
    expect(await refusal(await adviser.call('POST', `${path}/retry`))).toEqual([409, 'INPUT_ERASED']);
  });

  it('go with the dossier', async () => {
    const { ask, adviser, path, id } = await calculated();
    await adviser.call('DELETE', path);
    expect((await ask(what)).status).toBe(404);
    await deleteAfterUndo(running().database);
    const { rows } = await sql`select from dossier_file where dossier_id = ${id}`.execute(running().database.kysely);
    expect(rows).toEqual([]);
  });
});

it('what is kept counts in what an employer uses', async () => {
  const { adviser, clientId, id } = await calculated();
  const used = async () => {
    const answer = await adviser.call('GET', `/api/clients/${clientId}/usage`);
    return ((await answer.json()) as { data: { employer: { used: { bytes: number } } } }).data.employer.used.bytes;
  };
  const before = await used();
  const bytes = gzipSync(Buffer.alloc(10_000));
  const change = sql`update dossier_file set bytes = bytes || ${bytes} where dossier_id = ${id} and type = 'whatIfInput'`;
  await change.execute(running().database.kysely);
  expect(await used()).toBe(before + bytes.byteLength);
});
