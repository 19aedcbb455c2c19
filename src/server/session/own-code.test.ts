import { describe, expect, it } from 'vitest';
import { ownCodeAnswerSchema, ownCodeStateAnswerSchema } from '#api/own-code.ts';
import { signInRulesAnswerSchema } from '#api/sessions.ts';
import { currentUserAnswerSchema } from '#api/session.ts';
import type { Recipient } from '#server/session/issue.ts';
import { appForFile } from '#test/app.ts';
import { type Caller, caller } from '#test/caller.ts';

const running = appForFile();

const signIn = (proof: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(`${running().address}/api/generatetoken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
    body: JSON.stringify(proof),
  });
async function entered(proof: Readonly<Record<string, string>>, whom: Recipient): Promise<Caller> {
  const answer = await signIn(proof);
  expect(answer.status).toBe(200);
  return caller(running().address, ((await answer.json()) as { api_token: string }).api_token, whom);
}
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code?: string }).code];
const state = async (person: Caller) =>
  ownCodeStateAnswerSchema.parse(await (await person.call('GET', '/api/own-code')).json()).data;
const made = async (person: Caller) =>
  ownCodeAnswerSchema.parse(await (await person.call('POST', '/api/own-code')).json()).data.code;

const user = async (person: Caller) =>
  currentUserAnswerSchema.parse(await (await person.call('GET', '/api/users/current')).json()).data;
const rules = async (person: Caller) =>
  signInRulesAnswerSchema.parse(await (await person.call('GET', '/api/sign-in-rules')).json()).data;
const chosen = async (person: Caller, needsOwnCode: boolean) =>
  (
    await person.call('PUT', '/api/sign-in-rules', {
      idleMinutes: 120,
      sessionHours: 12,
      needsSecondFactor: false,
      needsOwnCode,
    })
  ).status;

/** Somebody with an issued code, who came in by it. */
async function withIssued() {
  const whom = running().recipient();
  const issued = await running().code(whom);
  return { whom, issued, person: await entered({ accessCode: issued }, whom) };
}

describe('an own code', () => {
  it('takes the place of the issued one for every day, ends other sessions, and is kept as a hash alone', async () => {
    const { whom, issued, person } = await withIssued();
    const elsewhere = await entered({ accessCode: issued }, whom);
    expect(await state(person)).toEqual({ cameBy: 'issued code', madeOn: null, recoveries: [] });
    const own = await made(person);
    expect((await person.call('GET', '/api/clients')).status).toBe(200);
    expect(await state(person)).toMatchObject({ cameBy: 'own code', madeOn: expect.any(String) });
    expect((await elsewhere.call('GET', '/api/users/current')).status).toBe(401);
    const daily = await entered({ accessCode: own.toLowerCase().replaceAll('-', ' ') }, whom);
    expect((await daily.call('GET', '/api/clients')).status).toBe(200);
    const kept = await running().database.as('gate', (tx) => tx.selectFrom('own_code').selectAll().execute());
    expect(JSON.stringify(kept)).not.toContain(own);
    const log = await (await daily.call('GET', '/api/audit-log')).text();
    expect(log).toMatch(/own code made/);
    expect(log).toMatch(/eigen code van de houder/);
  });

  it('leaves the issued code for recovery: it reaches a new own code and nothing else, the log and the holder are told', async () => {
    const { whom, issued, person } = await withIssued();
    const first = await made(person);
    const back = await entered({ accessCode: issued }, whom);
    expect(await codeOf(await back.call('GET', '/api/clients'))).toEqual([403, 'OWN_CODE_MISSING']);
    const current = (await (await back.call('GET', '/api/users/current')).json()) as { data: unknown };
    expect(current.data).toMatchObject({ lacksOwnCode: true });
    // Whoever has the own one still comes in, and reads of it.
    const told = await state(await entered({ accessCode: first }, whom));
    expect(told.recoveries).toMatchObject([{ device: 'Firefox, Linux' }]);
    const second = await made(back);
    expect((await back.call('GET', '/api/clients')).status).toBe(200);
    expect(await codeOf(await signIn({ accessCode: first }))).toEqual([401, 'ACCESS_CODE_WRONG']);
    const again = await entered({ accessCode: second }, whom);
    expect((await state(again)).recoveries).toHaveLength(1);
    const log = await (await again.call('GET', '/api/audit-log?action=recovered by issued code')).text();
    expect(log).toContain(whom.holder);
  });

  it('is made by who gave the issued one at this sign-in, not by who finds a screen or came by a link', async () => {
    const { whom, person } = await withIssued();
    const own = await made(person);
    const refused = [409, 'OWN_CODE_NEEDS_ISSUED'];
    expect(await codeOf(await person.call('POST', '/api/own-code'))).toEqual(refused);
    const daily = await entered({ accessCode: own }, whom);
    expect(await codeOf(await daily.call('POST', '/api/own-code'))).toEqual(refused);
    const byLink = await entered({ handoff: await running().handoff(whom) }, whom);
    expect(await state(byLink)).toMatchObject({ cameBy: 'other', madeOn: null });
    expect((await byLink.call('GET', '/api/clients')).status).toBe(200);
    expect(await codeOf(await byLink.call('POST', '/api/own-code'))).toEqual(refused);
  });

  it('is one however many ask for it at once, and ends with the access that it is of', async () => {
    const { whom, person } = await withIssued();
    const answers = await Promise.all([1, 2, 3].map(() => person.call('POST', '/api/own-code')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const answer = answers.find(({ status }) => status === 201);
    const { code: own } = ownCodeAnswerSchema.parse(await answer!.json()).data;
    const colleague = await running().signedIn('adviser', whom.organisation);
    const { data } = (await (await colleague.call('GET', '/api/access-codes')).json()) as {
      data: { id: string; holder: string }[];
    };
    const access = data.find(({ holder }) => holder === whom.holder);
    expect((await colleague.call('DELETE', `/api/access-codes/${access?.id}`)).ok).toBe(true);
    expect((await person.call('GET', '/api/users/current')).status).toBe(401);
    expect(await codeOf(await signIn({ accessCode: own }))).toEqual([401, 'ACCESS_CODE_WRONG']);
    // Whose it was is known: the refusal stands in the log of that organisation.
    const log = await (await colleague.call('GET', '/api/audit-log?action=sign-in refused')).text();
    expect(log).toContain(whom.holder);
  });
});

describe('exchanging the issued code', () => {
  const missing = [403, 'OWN_CODE_MISSING'];

  it('comes before all else for everybody of an organisation that asks it, at once, and is asked of no link', async () => {
    const adviser = await running().signedIn('adviser');
    const { organisation } = adviser.recipient;
    const employer = await running().signedIn('employer', organisation, await adviser.madeClient());
    const own = await entered(
      { accessCode: await running().code(running().recipient('adviser', organisation)) },
      adviser.recipient,
    );
    await made(own);
    const byLink = await entered({ handoff: await running().handoff(adviser.recipient) }, adviser.recipient);
    expect((await rules(adviser)).needsOwnCode).toBe(false);
    expect(await chosen(adviser, true)).toBe(200);
    for (const person of [adviser, employer]) {
      expect(await codeOf(await person.call('GET', '/api/clients'))).toEqual(missing);
      expect(await user(person)).toMatchObject({ lacksOwnCode: true, hasOwnCode: false });
    }
    for (const person of [own, byLink]) expect((await person.call('GET', '/api/clients')).status).toBe(200);
    await made(employer);
    expect((await employer.call('GET', '/api/clients')).status).toBe(200);
    expect(await user(employer)).toMatchObject({ lacksOwnCode: false, hasOwnCode: true });
    const log = await (await own.call('GET', '/api/audit-log?action=sign-in rules changed')).text();
    expect(log).toContain('inruilen van uitgegeven codes verplicht');
    expect(await chosen(own, false)).toBe(200);
    expect((await adviser.call('GET', '/api/clients')).status).toBe(200);
  });

  it('is not asked where an organisation of the command chose nothing, nor again of who did', async () => {
    const { whom, issued, person } = await withIssued();
    expect((await person.call('GET', '/api/clients')).status).toBe(200);
    expect(await chosen(person, true)).toBe(200);
    const own = await made(person);
    expect((await (await entered({ accessCode: own }, whom)).call('GET', '/api/clients')).status).toBe(200);
    const back = await entered({ accessCode: issued }, whom);
    expect(await user(back)).toMatchObject({ lacksOwnCode: true, hasOwnCode: true });
  });
});
