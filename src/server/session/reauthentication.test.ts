import { describe, expect, it } from 'vitest';
import { ownCodeAnswerSchema } from '#api/own-code.ts';
import { reauthenticationStateAnswerSchema } from '#api/reauthentication.ts';
import { codeAt } from '#test/code-at.ts';
import { wrongCodeMaximum } from '#server/session/wrong-code-limits.ts';
import { appForFile } from '#test/app.ts';
import type { Caller } from '#test/caller.ts';
import { signedInLongAgo } from '#test/old-session.ts';
import { appSecret, giveSecondFactor } from '#test/second-factor.ts';
import { signedInAt } from '#test/server/ended-dossiers.ts';

const running = appForFile();

const codeOf = async (answer: Response) => [
  answer.status,
  answer.status === 204 ? '' : ((await answer.json()) as { code?: string }).code,
];
/** Wrong codes are counted per address. */
const prove = async (person: Caller, proof: string, address = '192.0.2.1') =>
  codeOf(await person.call('POST', '/api/reauthentication', { proof }, { 'x-forwarded-for': address }));
const state = async (person: Caller) =>
  reauthenticationStateAnswerSchema.parse(await (await person.call('GET', '/api/reauthentication')).json()).data;

/** Somebody with the code they came in by, of which the session began so long ago. */
async function since(when: 'just now' | 'long ago') {
  const whom = running().recipient();
  const code = await running().code(whom);
  const person = await signedInAt(running().address, code);
  if (when === 'long ago') await signedInLongAgo(running().database, whom.holder);
  return { whom, code, person };
}

/** What a found screen may not do, with what it answers to who may. */
const guarded = [
  ['POST', '/api/second-factor', 201],
  ['POST', '/api/own-code', 201],
  ['DELETE', '/api/sessions', 204],
  ['DELETE', '/api/sessions/00000000-0000-4000-8000-000000000000', 404],
  ['DELETE', '/api/organisation-sessions/00000000-0000-4000-8000-000000000000', 404],
  ['POST', '/api/access-codes/00000000-0000-4000-8000-000000000000/replacement', 404],
  ['DELETE', '/api/access-codes/00000000-0000-4000-8000-000000000000', 404],
  ['DELETE', '/api/access-codes/00000000-0000-4000-8000-000000000000/second-factor', 404],
  ['PUT', '/api/sign-in-rules', 200],
] as const;
const chosenRules = { idleMinutes: 60, sessionHours: 8, needsSecondFactor: false, needsOwnCode: false };

describe('who signed in a while ago', () => {
  it.each(guarded)('proves once more who they are before %s %s', async (method, path, answered) => {
    const { code, person } = await since('long ago');
    const body = method === 'PUT' ? [chosenRules] : [];
    expect(await codeOf(await person.call(method, path, ...body))).toEqual([403, 'REAUTHENTICATION_NEEDED']);
    expect(await state(person)).toEqual({ isNeeded: true, by: 'access code' });
    expect(await prove(person, ` ${code.toLowerCase()} `)).toEqual([204, '']);
    expect(await state(person)).toEqual({ isNeeded: false, by: 'access code' });
    expect((await person.call(method, path, ...body)).status).toBe(answered);
  });

  it('does all else as before, and loses that proof after a while', async () => {
    const { whom, code, person } = await since('long ago');
    expect((await person.call('GET', '/api/sessions')).status).toBe(200);
    expect((await person.call('GET', '/api/clients')).status).toBe(200);
    await prove(person, code);
    await signedInLongAgo(running().database, whom.holder);
    expect(await codeOf(await person.call('DELETE', '/api/sessions'))).toEqual([403, 'REAUTHENTICATION_NEEDED']);
  });

  it('does not prove it with a wrong code or that of somebody else, which is counted and told in the log', async () => {
    const { whom, person } = await since('long ago');
    const colleague = running().recipient('adviser', whom.organisation);
    const another = await running().code(colleague);
    const elsewhere = '192.0.2.2';
    expect(await prove(person, another, elsewhere)).toEqual([422, 'REAUTHENTICATION_WRONG']);
    for (let count = 1; count < wrongCodeMaximum.address; count += 1)
      expect(await prove(person, `wrong ${count}`, elsewhere)).toEqual([422, 'REAUTHENTICATION_WRONG']);
    expect(await prove(person, 'wrong', elsewhere)).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(await codeOf(await person.call('DELETE', '/api/sessions'))).toEqual([403, 'REAUTHENTICATION_NEEDED']);
    const log = await (await person.call('GET', '/api/audit-log?action=sign-in refused')).text();
    expect(log.match(/bevestiging onjuist/g)).toHaveLength(wrongCodeMaximum.address + 1);
  });

  it('proves it with the own code once there is one, and no longer with the issued one', async () => {
    const { whom, code, person } = await since('just now');
    const { data } = ownCodeAnswerSchema.parse(await (await person.call('POST', '/api/own-code')).json());
    await signedInLongAgo(running().database, whom.holder);
    expect(await prove(person, code)).toEqual([422, 'REAUTHENTICATION_WRONG']);
    expect(await prove(person, data.code)).toEqual([204, '']);
  });

  it('proves it with the second factor where there is one, of which wrong codes count as at the sign-in', async () => {
    const { whom, code, person } = await since('long ago');
    const other = await signedInAt(running().address, code);
    await signedInLongAgo(running().database, whom.holder);
    await giveSecondFactor(running().database, whom.holder);
    expect(await state(person)).toEqual({ isNeeded: true, by: 'second factor' });
    for (let count = 0; count < 3; count += 1) expect(await prove(person, code)).toEqual([422, 'SECOND_FACTOR_WRONG']);
    const right = codeAt(appSecret, new Date());
    expect(await prove(person, right)).toEqual([429, 'TOO_MANY_REQUESTS']);
    // Another session of theirs has nothing to do with it.
    expect(await prove(other, right)).toEqual([204, '']);
  });
});

describe('who signed in just now', () => {
  it('is asked nothing more', async () => {
    const { person } = await since('just now');
    expect(await state(person)).toEqual({ isNeeded: false, by: 'access code' });
    expect((await person.call('DELETE', '/api/sessions')).status).toBe(204);
  });
});
