import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type AccessCode, accessCodeListSchema, issuedCodeAnswerSchema } from '#api/access-codes.ts';
import { mostKept } from '#api/highest-limit.ts';
import { appForFile } from '#test/app.ts';
import { type Caller } from '#test/caller.ts';
import { uniqueName } from '#test/factories.ts';
import { signedInAt } from '#test/server/ended-dossiers.ts';

const running = appForFile();
const day = 86_400_000;

const issue = async (person: Caller, body: object) =>
  issuedCodeAnswerSchema.parse(await (await person.call('POST', '/api/access-codes', body)).json()).data;
const listed = async (person: Caller): Promise<AccessCode[]> =>
  accessCodeListSchema.parse(await (await person.call('GET', '/api/access-codes')).json()).data;
const statusAt = async (token: string) =>
  (await fetch(`${running().address}/api/users/current`, { headers: { authorization: `Bearer ${token}` } })).status;
const daysFromNow = (date: string) => Math.round((Date.parse(date) - Date.now()) / day);

async function situation() {
  const adviser = await running().signedIn();
  const clientId = await adviser.madeClient('Bakkerij Zoet');
  const issued = await issue(adviser, { clientId, holder: 'Jo Jansen', days: 30 });
  return { adviser, clientId, issued };
}

describe('an access code for an employer', () => {
  it('is told once, signs in, and is listed without itself', async () => {
    const { adviser, clientId, issued } = await situation();
    expect(issued.code).toMatch(/^[0-9A-Z]{5}(-[0-9A-Z]{5,6}){4}$/);
    const employer = await signedInAt(running().address, issued.code);
    const clients = (await (await employer.call('GET', '/api/clients')).json()) as { data: { id: string }[] };
    expect(clients.data.map(({ id }) => id)).toEqual([clientId]);
    const text = await (await adviser.call('GET', '/api/access-codes')).text();
    expect(text).not.toContain(issued.code);
    const [code] = await listed(adviser);
    expect(code).toMatchObject({ holder: 'Jo Jansen', role: 'employer', clientId, clientName: 'Bakkerij Zoet' });
    expect(code?.state).toBe('active');
    expect(code?.lastUsedOn).toMatch(/Z$/);
    expect(daysFromNow(code?.expiresOn ?? '')).toBe(30);
    expect(running().logged()).not.toContain(issued.code);
  });

  it('is extended from now on, also when it had run out', async () => {
    const { adviser, issued } = await situation();
    const over = new Date(Date.now() - day);
    const { database } = running();
    await database.kysely.updateTable('access_code').set({ expires_on: over }).where('id', '=', issued.id).execute();
    expect((await listed(adviser))[0]?.state).toBe('expired');
    const answer = await adviser.call('PUT', `/api/access-codes/${issued.id}/expiry`, { days: 90 });
    expect(answer.status).toBe(200);
    const [code] = await listed(adviser);
    expect([code?.state, daysFromNow(code?.expiresOn ?? '')]).toEqual(['active', 90]);
  });

  it('ends at once when it is revoked, with the sessions, and is not extended any more', async () => {
    const { adviser, issued } = await situation();
    const employer = await signedInAt(running().address, issued.code);
    expect((await adviser.call('DELETE', `/api/access-codes/${issued.id}`)).status).toBe(200);
    expect(await statusAt(employer.token)).toBe(401);
    expect((await signedInAt(running().address, issued.code)).token).toBeUndefined();
    expect((await listed(adviser))[0]?.state).toBe('revoked');
    const late = await adviser.call('PUT', `/api/access-codes/${issued.id}/expiry`, { days: 9 });
    expect(await late.json()).toMatchObject({ code: 'ACCESS_CODE_REVOKED' });
  });

  it('may be one of several of the same person, which then still work', async () => {
    const { adviser, clientId, issued } = await situation();
    const second = await issue(adviser, { clientId, holder: 'jo jansen' });
    expect(daysFromNow(second.expiresOn)).toBe(365);
    await adviser.call('DELETE', `/api/access-codes/${issued.id}`);
    expect(await statusAt((await signedInAt(running().address, second.code)).token)).toBe(200);
  });

  it('is one of so many of the same person that are valid, and makes room when it is revoked', async () => {
    const { adviser, clientId, issued } = await situation();
    const give = () => adviser.call('POST', '/api/access-codes', { clientId, holder: 'Jo Jansen', days: 1 });
    for (let count = 1; count < mostKept.codesOfHolder; count += 1) expect((await give()).status).toBe(201);
    const refused = await give();
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'HOLDER_CODES_FULL' }]);
    expect((await adviser.call('POST', `/api/access-codes/${issued.id}/replacement`)).status).toBe(201);
    await adviser.call('DELETE', `/api/access-codes/${(await listed(adviser))[0]?.id}`);
    expect((await give()).status).toBe(201);
  });

  it('is one of so many of an organisation', async () => {
    const { adviser, clientId, issued } = await situation();
    const { kysely } = running().database;
    const ofHolder = kysely
      .selectFrom('access_code')
      .where('id', '=', issued.id)
      .select(['organisation_id', 'holder_id', 'expires_on'])
      .select(sql<Uint8Array>`decode(md5(number::text), 'hex')`.as('code_hash'));
    await kysely
      .insertInto('access_code')
      .columns(['organisation_id', 'holder_id', 'expires_on', 'code_hash'])
      .expression(
        ofHolder.crossJoin(sql<{ number: number }>`generate_series(1, ${sql.lit(mostKept.codes)})`.as('number')),
      )
      .execute();
    const refused = await adviser.call('POST', '/api/access-codes', { clientId, holder: 'Een ander' });
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'CODES_FULL' }]);
  });

  it('is refused for a name that has another access, also one that the adviser does not see', async () => {
    const { adviser } = await situation();
    const clientId = await adviser.madeClient();
    for (const holder of ['Jo Jansen', adviser.recipient.holder]) {
      const answer = await adviser.call('POST', '/api/access-codes', { clientId, holder });
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ code: 'HOLDER_NAME_TAKEN', fields: { holder: expect.anything() } });
    }
  });

  it('is neither seen, made, extended nor revoked by another organisation', async () => {
    const { clientId, issued } = await situation();
    const other = await running().signedIn();
    expect((await listed(other)).map(({ holder }) => holder)).toEqual([other.recipient.holder]);
    const answers = [
      await other.call('POST', '/api/access-codes', { clientId, holder: 'Binnendringer' }),
      await other.call('PUT', `/api/access-codes/${issued.id}/expiry`, { days: 9 }),
      await other.call('DELETE', `/api/access-codes/${issued.id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await statusAt((await signedInAt(running().address, issued.code)).token)).toBe(200);
  });

  it.each([
    ['holder', ''],
    ['holder', 'Jo\u0000Jansen'],
    ['days', 0],
    ['days', 3651],
    ['days', 1.5],
    ['days', '30'],
    ['clientId', 'x'],
    ['role', 'provider'],
  ])('is not made with %s = %j', async (field, value) => {
    const { adviser, clientId } = await situation();
    const body = { clientId, holder: uniqueName('Jo'), days: 30, [field]: value };
    expect((await adviser.call('POST', '/api/access-codes', body)).status).toBe(400);
  });
});
