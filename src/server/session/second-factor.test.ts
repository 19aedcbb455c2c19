import { describe, expect, it } from 'vitest';
import { recoveryCodesNumber } from '#api/second-factor.ts';
import { codeAt } from '#test/code-at.ts';
import type { Recipient } from '#server/session/issue.ts';
import { appForFile } from '#test/app.ts';
import { type Caller, caller } from '#test/caller.ts';
import { appSecret, giveSecondFactor } from '#test/second-factor.ts';

const running = appForFile();
const halfMinutes = (count: number) => new Date(Date.now() + count * 30_000);
const appCode = (steps = 0) => codeAt(appSecret, halfMinutes(steps));

const signIn = (proof: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(`${running().address}/api/generatetoken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(proof),
  });
const codeOf = async (answer: Response) => ((await answer.json()) as { code?: string }).code;
const answered = async <Data>(answer: Promise<Response>) => ((await (await answer).json()) as { data: Data }).data;

/** Somebody with a second factor and a code to sign in by. */
async function withFactor(): Promise<{ whom: Recipient; accessCode: string }> {
  const whom = running().recipient();
  const accessCode = await running().code(whom);
  await giveSecondFactor(running().database, whom.holder);
  return { whom, accessCode };
}

async function enter(accessCode: string, secondFactor: string, whom: Recipient): Promise<Caller> {
  const answer = await signIn({ accessCode, secondFactor });
  expect(answer.status).toBe(200);
  return caller(running().address, ((await answer.json()) as { api_token: string }).api_token, whom);
}

/** Wrong whatever the time is. */
function wrongCode(): string {
  const taken = new Set([-2, -1, 0, 1, 2].map(appCode));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !taken.has(code)) ?? '';
}

describe('a second factor', () => {
  it('is asked of who has one besides the access code, and each code of the app is taken once', async () => {
    const { whom, accessCode } = await withFactor();
    const without = await signIn({ accessCode });
    expect([without.status, await codeOf(without)]).toEqual([401, 'SECOND_FACTOR_NEEDED']);
    const secondFactor = appCode();
    await enter(accessCode, secondFactor, whom);
    const again = await signIn({ accessCode, secondFactor });
    expect([again.status, await codeOf(again)]).toEqual([422, 'SECOND_FACTOR_WRONG']);
    expect((await signIn({ accessCode, secondFactor: appCode(-1) })).status).toBe(422);
    await enter(accessCode, appCode(1), whom);
  });

  it('is asked with a link too, which still works as long as the code is not right', async () => {
    const { whom } = await withFactor();
    const handoff = await running().handoff(whom);
    expect(await codeOf(await signIn({ handoff }))).toBe('SECOND_FACTOR_NEEDED');
    expect(await codeOf(await signIn({ handoff, secondFactor: wrongCode() }))).toBe('SECOND_FACTOR_WRONG');
    expect((await signIn({ handoff, secondFactor: appCode() })).status).toBe(200);
    expect(await codeOf(await signIn({ handoff, secondFactor: appCode(1) }))).toBe('HANDOFF_USED');
  });

  it('is not asked of who has none', async () => {
    expect((await signIn({ accessCode: await running().code(running().recipient()) })).status).toBe(200);
  });
});

/** Sets a second factor as the screen does; answers the secret and the recovery codes. */
async function setFactor(person: Caller): Promise<string[]> {
  await answered(person.call('POST', '/api/second-factor'));
  // The secret is not ours to choose: the one of tests takes its place, waiting as it did.
  await running().database.as('gate', async (tx) => {
    await tx.deleteFrom('second_factor').where('confirmed_on', 'is', null).execute();
  });
  await giveSecondFactor(running().database, person.recipient.holder);
  await running().database.as('gate', async (tx) => {
    const holder = tx.selectFrom('holder').select('id').where('name', '=', person.recipient.holder);
    await tx.updateTable('second_factor').set({ confirmed_on: null }).where('holder_id', '=', holder).execute();
  });
  const code = appCode();
  const { recoveryCodes } = await answered<{ recoveryCodes: string[] }>(
    person.call('POST', '/api/second-factor/confirmation', { code }),
  );
  return recoveryCodes;
}

describe('setting a second factor', () => {
  it('takes a first code, gives recovery codes that work once each, and ends the sessions that passed none', async () => {
    const person = await running().signedIn('adviser');
    const elsewhere = await signIn({ accessCode: await running().code(person.recipient) });
    const { api_token: other } = (await elsewhere.json()) as { api_token: string };
    const codes = await setFactor(person);
    expect(codes).toHaveLength(recoveryCodesNumber);
    expect(await answered(person.call('GET', '/api/second-factor'))).toMatchObject({
      isSet: true,
      isRequired: false,
      recoveryCodesLeft: recoveryCodesNumber,
    });
    const before = caller(running().address, other, person.recipient);
    expect((await before.call('GET', '/api/users/current')).status).toBe(401);
    const accessCode = await running().code(person.recipient);
    const [secondFactor = ''] = codes;
    await enter(accessCode, secondFactor.toLowerCase(), person.recipient);
    expect((await signIn({ accessCode, secondFactor })).status).toBe(422);
    const kept = await running().database.as('gate', (tx) => tx.selectFrom('recovery_code').selectAll().execute());
    expect(JSON.stringify(kept)).not.toContain(secondFactor);
    const renewed = await answered<{ recoveryCodes: string[] }>(
      person.call('POST', '/api/second-factor/recovery-codes', { code: appCode(1) }),
    );
    expect(renewed.recoveryCodes).toHaveLength(recoveryCodesNumber);
    expect((await signIn({ accessCode, secondFactor: codes[1] ?? '' })).status).toBe(422);
    const removal = await person.call('POST', '/api/second-factor/removal', { code: renewed.recoveryCodes[0] });
    expect(removal.status).toBe(204);
    expect((await signIn({ accessCode })).status).toBe(200);
  });

  it('counts once it is confirmed: a wrong first code leaves everything as it was', async () => {
    const person = await running().signedIn('adviser');
    const pending = await answered<{ secret: string; address: string }>(person.call('POST', '/api/second-factor'));
    expect(pending.address).toContain(pending.secret);
    const answer = await person.call('POST', '/api/second-factor/confirmation', { code: wrongCode() });
    expect([answer.status, await codeOf(answer)]).toEqual([422, 'SECOND_FACTOR_WRONG']);
    expect((await signIn({ accessCode: await running().code(person.recipient) })).status).toBe(200);
  });

  it('comes before all else for a provider, and for everybody of an organisation that asks it', async () => {
    const { recipient, code } = running();
    const whom = recipient('provider');
    const answer = await signIn({ accessCode: await code(whom) });
    const provider = caller(running().address, ((await answer.json()) as { api_token: string }).api_token, whom);
    // The issued code is exchanged first.
    expect(await codeOf(await provider.call('POST', '/api/second-factor'))).toBe('OWN_CODE_MISSING');
    expect((await provider.call('POST', '/api/own-code')).status).toBe(201);
    const refused = await provider.call('GET', '/api/organisations');
    expect([refused.status, await codeOf(refused)]).toEqual([403, 'SECOND_FACTOR_MISSING']);
    expect(await answered(provider.call('GET', '/api/users/current'))).toMatchObject({ lacksSecondFactor: true });
    await giveSecondFactor(running().database, whom.holder);
    expect((await provider.call('GET', '/api/organisations')).status).toBe(200);

    const adviser = await running().signedIn('adviser');
    const clientId = await adviser.madeClient();
    const employer = await running().signedIn('employer', adviser.recipient.organisation, clientId);
    const rules = { idleMinutes: 120, sessionHours: 12, needsSecondFactor: true, needsOwnCode: false };
    expect((await adviser.call('PUT', '/api/sign-in-rules', rules)).status).toBe(200);
    for (const person of [adviser, employer])
      expect(await codeOf(await person.call('GET', '/api/clients'))).toBe('SECOND_FACTOR_MISSING');
    await giveSecondFactor(running().database, employer.recipient.holder);
    expect((await employer.call('GET', '/api/clients')).status).toBe(200);
    expect((await adviser.call('POST', '/api/logout')).status).toBe(204);
  });
});

describe('a second factor that is lost', () => {
  it('is taken away by who manages the codes of its holder, by nobody for themselves, and the log tells', async () => {
    const { whom, accessCode } = await withFactor();
    const lost = await enter(accessCode, appCode(), whom);
    const colleague = await running().signedIn('adviser', whom.organisation);
    const stranger = await running().signedIn('adviser');
    const codes = await answered<{ id: string; holder: string; hasSecondFactor: boolean }[]>(
      colleague.call('GET', '/api/access-codes'),
    );
    const found = codes.find(({ holder }) => holder === whom.holder);
    expect(found?.hasSecondFactor).toBe(true);
    const path = `/api/access-codes/${found?.id}/second-factor`;
    expect((await stranger.call('DELETE', path)).status).toBe(404);
    expect((await lost.call('DELETE', path)).status).toBe(403);
    expect((await colleague.call('DELETE', path)).status).toBe(200);
    expect((await lost.call('GET', '/api/users/current')).status).toBe(401);
    expect((await signIn({ accessCode })).status).toBe(200);
    const log = await (await colleague.call('GET', '/api/audit-log?action=second factor reset')).text();
    expect(log).toContain(whom.holder);
  });
});
