import { expect, it } from 'vitest';
import { accessNoticesSchema } from '#api/access-notices.ts';
import { secondFactorStateAnswerSchema } from '#api/second-factor.ts';
import { codeHash, newAccessCode } from '#server/session/access-code.ts';
import { storeRecoveryCodes } from '#server/session/factor-store.ts';
import { guessLimits } from '#server/session/guess-limits.ts';
import { codeAt } from '#test/code-at.ts';
import { appForFile } from '#test/app.ts';
import { caller } from '#test/caller.ts';
import { gate, testKeys } from '#test/factories.ts';
import { appSecret, giveSecondFactor } from '#test/second-factor.ts';

const running = appForFile();

/** Somebody with a second factor, and whoever else has their access code. */
async function situation() {
  const { app, database } = { app: running(), database: running().database };
  const whom = app.recipient();
  const accessCode = await app.code(whom);
  await giveSecondFactor(database, whom.holder);
  const holder = await database.as(gate, (tx) =>
    tx
      .selectFrom('holder')
      .select(['organisation_id as organisationId', 'id as holderId'])
      .where('name', '=', whom.holder)
      .executeTakeFirstOrThrow(),
  );
  /** A code that nobody guesses. */
  const recoveryCode = newAccessCode();
  await database.as(gate, (tx) => storeRecoveryCodes(tx, holder, [codeHash(testKeys[0], recoveryCode)]));
  const answerOf = (secondFactor: string, sender: string): Promise<Response> =>
    fetch(`${app.address}/api/generatetoken`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': sender },
      body: JSON.stringify({ accessCode, secondFactor }),
    });
  const tried = async (secondFactor: string, sender: string) => {
    const answer = await answerOf(secondFactor, sender);
    return [answer.status, ((await answer.json()) as { code?: string }).code];
  };
  const guessed = async (times: number, sender: (time: number) => string) => {
    for (let time = 0; time < times; time += 1)
      // oxlint-disable-next-line no-await-in-loop -- one guess after the other
      expect(await tried(wrongCode(), sender(time))).toEqual([422, 'SECOND_FACTOR_WRONG']);
  };
  return { whom, recoveryCode, answerOf, tried, guessed };
}

const appCode = (steps = 0) => codeAt(appSecret, new Date(Date.now() + steps * 30_000));
/** Wrong whatever the time is. */
function wrongCode(): string {
  const taken = new Set([-2, -1, 0, 1, 2].map(appCode));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !taken.has(code)) ?? '';
}

const here = '192.0.2.1';
const there = '198.51.100.7';
/** Another address each time. */
const anywhere = (time: number) => `203.0.113.${time}`;
const wrong = [422, 'SECOND_FACTOR_WRONG'];
const blocked = [429, 'TOO_MANY_REQUESTS'];
const isIn = [200, undefined];

it('wrong codes keep their sender waiting and nobody else: the holder comes in from elsewhere', async () => {
  const { guessed, answerOf, tried, recoveryCode } = await situation();
  await guessed(3, () => there);
  const refused = await answerOf(appCode(), there);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 800]).toEqual([429, true]);
  expect(await tried(appCode(), here)).toEqual(isIn);
  // Behind the address of who guesses a recovery code is the way in.
  expect(await tried(appCode(1), there)).toEqual(blocked);
  expect(await tried(recoveryCode, there)).toEqual(isIn);
});

it('a right code that comes many times at once lets in once, and counts as no wrong one', async () => {
  const { whom, tried } = await situation();
  const code = appCode();
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => tried(code, here)));
  expect(outcomes.filter(([status]) => status === 200)).toHaveLength(1);
  expect(outcomes.filter(([status]) => status !== 200)).toEqual(Array.from({ length: 19 }, () => wrong));
  expect(await tried(appCode(1), here)).toEqual(isIn);
  const colleague = await running().signedIn('adviser', whom.organisation);
  const log = await (await colleague.call('GET', '/api/audit-log?action=sign-in refused')).text();
  expect(log).not.toContain('tweede factor onjuist');
});

it('after many wrong codes in a day, wherever they come from, a right one asks for the next one too', async () => {
  const { tried, guessed } = await situation();
  await guessed(guessLimits.onOneCode, anywhere);
  expect(await tried(appCode(-1), here)).toEqual([422, 'SECOND_FACTOR_NEXT']);
  // The first of them again is not the next one, and from elsewhere it is the first.
  expect(await tried(appCode(-1), here)).toEqual(wrong);
  expect(await tried(appCode(0), there)).toEqual([422, 'SECOND_FACTOR_NEXT']);
  expect(await tried(appCode(1), here)).toEqual(isIn);
});

it('no more codes are looked at in a day than their limit, but recovery codes are', async () => {
  const { whom, tried, recoveryCode } = await situation();
  const { kysely } = running().database;
  const ofHolder = kysely.selectFrom('holder').select('id').where('name', '=', whom.holder);
  const change = { wrong_count: guessLimits.inADay - 1, wrong_since: new Date(Date.now() - 60_000) };
  await kysely.updateTable('second_factor').set(change).where('holder_id', 'in', ofHolder).execute();
  expect(await tried(wrongCode(), there)).toEqual(wrong);
  expect(await tried(appCode(), here)).toEqual(blocked);
  expect(await tried(recoveryCode, here)).toEqual(isIn);
  const dayAgo = { wrong_since: new Date(Date.now() - 24 * 60 * 60_000) };
  await kysely.updateTable('second_factor').set(dayAgo).where('holder_id', 'in', ofHolder).execute();
  expect(await tried(appCode(), here)).toEqual(isIn);
});

it('advisers are told once of many wrong codes, and their holder sees how many there were', async () => {
  const { whom, answerOf, guessed } = await situation();
  const colleague = await running().signedIn('adviser', whom.organisation);
  const told = async () => {
    const answer = await colleague.call('GET', '/api/access-notices');
    return accessNoticesSchema
      .parse(await answer.json())
      .data.acts.filter(({ what }) => what === 'second factor guessed');
  };
  await guessed(guessLimits.told - 1, anywhere);
  expect(await told()).toEqual([]);
  await guessed(2, anywhere);
  expect(await told()).toMatchObject([{ holder: whom.holder }]);
  const { api_token: token } = (await (await answerOf(appCode(), here)).json()) as { api_token: string };
  const own = await caller(running().address, token, whom).call('GET', '/api/second-factor');
  expect(secondFactorStateAnswerSchema.parse(await own.json()).data.wrongCodes).toBe(guessLimits.told + 1);
});
