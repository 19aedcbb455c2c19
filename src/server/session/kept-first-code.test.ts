import { describe, expect, it } from 'vitest';
import { adviserAccessAnswerSchema, issuedCodeAnswerSchema } from '#api/access-codes.ts';
import { accessNoticesSchema } from '#api/access-notices.ts';
import { organisationAnswerSchema } from '#api/organisations.ts';
import { ownCodeAnswerSchema } from '#api/own-code.ts';
import { resetSecondFactor } from '#server/session/issue.ts';
import { recordAct } from '#server/audit/store.ts';
import { appForFile } from '#test/app.ts';
import type { Caller } from '#test/caller.ts';
import { uniqueName } from '#test/factories.ts';
import { giveSecondFactor } from '#test/second-factor.ts';
import { firstSignedInAt, signedInAt } from '#test/server/ended-dossiers.ts';

const running = appForFile();

const statusOf = async (person: Caller) => (await person.call('GET', '/api/users/current')).status;
let senders = 0;
/** Each from another address: how often one may try is not the question. */
const signInStatus = async (accessCode: string): Promise<[number, string | undefined]> => {
  const answer = await fetch(`${running().address}/api/generatetoken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.0.${(senders += 1)}` },
    body: JSON.stringify({ accessCode }),
  });
  return [answer.status, ((await answer.json()) as { code?: string }).code];
};
const noticesOf = async (adviser: Caller) =>
  accessNoticesSchema.parse(await (await adviser.call('GET', '/api/access-notices')).json()).data;
const given = async (provider: Caller, organisationId: string, holder: string) => {
  const answer = await provider.call('POST', `/api/organisations/${organisationId}/access-codes`, { holder, days: 9 });
  return adviserAccessAnswerSchema.parse(await answer.json()).data;
};
const confirmed = async (adviser: Caller, id: string) =>
  issuedCodeAnswerSchema.parse(await (await adviser.call('POST', `/api/invitations/${id}/confirmation`)).json()).data;

/** The provider kept the code of the first adviser, who exchanged it and set a second factor; and there is a colleague. */
async function situation() {
  const provider = await running().signedIn('provider');
  const made = await provider.call('POST', '/api/organisations', { name: uniqueName('Kantoor') });
  const organisation = organisationAnswerSchema.parse(await made.json()).data;
  const holder = uniqueName('Eerste');
  const first = await given(provider, organisation.id, holder);
  if (!('code' in first)) throw new Error('the first adviser has no code');
  const adviser = await signedInAt(running().address, first.code);
  const exchanged = await adviser.call('POST', '/api/own-code');
  const { code: own } = ownCodeAnswerSchema.parse(await exchanged.json()).data;
  const { id } = await given(provider, organisation.id, 'B. Tweede');
  const second = await confirmed(adviser, id);
  const colleague = await firstSignedInAt(running().address, second.code);
  await giveSecondFactor(running().database, holder);
  expect(await signInStatus(first.code)).toEqual([401, 'SECOND_FACTOR_NEEDED']);
  const reset = (by: Caller) => by.call('DELETE', `/api/access-codes/${first.id}/second-factor`);
  return { provider, organisation, holder, first, own, adviser, colleague, reset };
}

/** What the provider could try after that. */
const attempts: Readonly<Record<string, (now: Awaited<ReturnType<typeof situation>>) => Promise<unknown>>> = {
  'with the code alone': () => Promise.resolve(),
  'by extending it': async ({ provider, first }) => {
    const answer = await provider.call('PUT', `/api/access-codes/${first.id}/expiry`, { days: 30 });
    expect(answer.status).toBe(403);
  },
  'by replacing it': async ({ provider, first }) => {
    expect((await provider.call('POST', `/api/access-codes/${first.id}/replacement`)).status).toBe(403);
  },
  'by a new code in the same name': async ({ provider, organisation, holder }) => {
    expect(await given(provider, organisation.id, holder)).not.toHaveProperty('code');
  },
  'by confirming an invitation itself': async ({ provider, organisation, holder }) => {
    const { id } = await given(provider, organisation.id, holder);
    expect((await provider.call('POST', `/api/invitations/${id}/confirmation`)).status).toBe(403);
  },
  'by making the organisation inactive and active again': async ({ provider, organisation: { id, name } }) => {
    for (const isActive of [false, true])
      expect((await provider.call('PUT', `/api/organisations/${id}`, { name, isActive })).status).toBe(200);
  },
};

describe('a first code that the provider kept', () => {
  it.each(Object.entries(attempts))('is of no use after it reset the second factor, %s', async (_, attempt) => {
    const now = await situation();
    const answer = await now.reset(now.provider);
    expect(await answer.json()).toMatchObject({ data: { state: 'revoked', hasSecondFactor: false } });
    await attempt(now);
    expect(await signInStatus(now.first.code)).toEqual([401, 'ACCESS_CODE_WRONG']);
    expect(await signInStatus(now.own)).toEqual([401, 'ACCESS_CODE_WRONG']);
    expect(await statusOf(now.adviser)).toBe(401);
  });

  it('is not made valid again by an adviser who extends it', async () => {
    const { provider, first, colleague, reset } = await situation();
    await reset(provider);
    expect((await colleague.call('PUT', `/api/access-codes/${first.id}/expiry`, { days: 30 })).status).toBe(409);
    expect((await signInStatus(first.code))[0]).toBe(401);
  });

  it('ends the same when it is not known who issued it, and codes that an adviser issued stay', async () => {
    const { provider, organisation, holder, first, colleague, reset } = await situation();
    const byColleague = await confirmed(colleague, (await given(provider, organisation.id, holder)).id);
    const { kysely } = running().database;
    await kysely.updateTable('access_code').set({ issued_by: null }).where('id', '=', first.id).execute();
    await reset(provider);
    expect((await signInStatus(first.code))[0]).toBe(401);
    expect((await signInStatus(byColleague.code))[0]).toBe(200);
  });

  it('leaves the way in that a colleague gives, and every adviser is told of the reset', async () => {
    const { provider, organisation, holder, colleague, reset } = await situation();
    await reset(provider);
    expect((await noticesOf(colleague)).acts).toMatchObject([{ what: 'second factor reset by provider', holder }]);
    const { code } = await confirmed(colleague, (await given(provider, organisation.id, holder)).id);
    const back = await firstSignedInAt(running().address, code);
    expect((await noticesOf(back)).acts).toMatchObject([{ what: 'second factor reset by provider', holder }]);
  });

  it('tells every adviser when it is used for recovery, or the operator reset the second factor', async () => {
    const { organisation, holder, first, colleague } = await situation();
    await resetSecondFactor({ database: running().database, recordAct }, organisation.name, holder);
    expect((await signInStatus(first.code))[0]).toBe(200);
    expect((await noticesOf(colleague)).acts).toMatchObject([
      { what: 'recovered by issued code', holder },
      { what: 'second factor reset by operator', holder },
    ]);
  });
});
