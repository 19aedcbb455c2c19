import { describe, expect, it } from 'vitest';
import {
  type AccessCode,
  accessCodeListSchema,
  adviserAccessAnswerSchema,
  issuedCodeAnswerSchema,
} from '#api/access-codes.ts';
import { accessNoticesSchema } from '#api/access-notices.ts';
import { auditLogSchema } from '#api/audit-log.ts';
import { invitationListSchema } from '#api/invitations.ts';
import { organisationAnswerSchema } from '#api/organisations.ts';
import { appForFile } from '#test/app.ts';
import { type Caller } from '#test/caller.ts';
import { uniqueName } from '#test/factories.ts';
import { firstSignedInAt, signedInAt } from '#test/server/ended-dossiers.ts';

const running = appForFile();

const statusOf = async (person: Caller) => (await person.call('GET', '/api/users/current')).status;
const give = async (provider: Caller, organisationId: string, holder: string) => {
  const answer = await provider.call('POST', `/api/organisations/${organisationId}/access-codes`, { holder, days: 9 });
  return adviserAccessAnswerSchema.parse(await answer.json()).data;
};
const codesOf = async (adviser: Caller): Promise<AccessCode[]> =>
  accessCodeListSchema.parse(await (await adviser.call('GET', '/api/access-codes')).json()).data;
const notices = async (adviser: Caller) =>
  accessNoticesSchema.parse(await (await adviser.call('GET', '/api/access-notices')).json()).data;
const actsOf = async (adviser: Caller) =>
  auditLogSchema.parse(await (await adviser.call('GET', '/api/audit-log?size=100')).json()).data.entries;

/** An organisation with one adviser, to whom the provider gave the first code. */
async function situation() {
  const provider = await running().signedIn('provider');
  const made = await provider.call('POST', '/api/organisations', { name: uniqueName('Kantoor') });
  const organisation = organisationAnswerSchema.parse(await made.json()).data;
  const first = await give(provider, organisation.id, 'A. Eerste');
  if (!('code' in first)) throw new Error('the first adviser has no code');
  const adviser = await firstSignedInAt(running().address, first.code);
  return { provider, organisation, first, adviser };
}

/** Everything that the provider could try to come in. */
const attacks: Readonly<Record<string, (now: Awaited<ReturnType<typeof situation>>) => Promise<void>>> = {
  'in the name of an adviser who is there': () => Promise.resolve(),
  'after it revoked all codes of advisers': async ({ provider, first }) => {
    expect((await provider.call('DELETE', `/api/access-codes/${first.id}`)).status).toBe(200);
  },
  'after all codes ran out': async ({ first }) => {
    const over = new Date(Date.now() - 86_400_000);
    const { kysely } = running().database;
    await kysely.updateTable('access_code').set({ expires_on: over }).where('id', '=', first.id).execute();
  },
  'after it made the organisation inactive and active again': async ({ provider, organisation: { id, name } }) => {
    for (const isActive of [false, true]) await provider.call('PUT', `/api/organisations/${id}`, { name, isActive });
  },
  'after it renamed the organisation': async ({ provider, organisation: { id } }) => {
    await provider.call('PUT', `/api/organisations/${id}`, { name: uniqueName('Anders'), isActive: true });
  },
};

describe('an adviser of an organisation that has or had one', () => {
  it.each(Object.entries(attacks))('gets no code of the provider, %s', async (_, attack) => {
    const now = await situation();
    await attack(now);
    for (const name of ['a. eerste', 'B. Binnendringer'])
      expect(await give(now.provider, now.organisation.id, name)).not.toHaveProperty('code');
    const extended = await now.provider.call('PUT', `/api/access-codes/${now.first.id}/expiry`, { days: 9 });
    expect(extended.status).toBe(403);
  });

  it('is invited by the provider and gets a code from the adviser who confirms, which the provider never sees', async () => {
    const { provider, organisation, adviser } = await situation();
    const { id } = await give(provider, organisation.id, 'B. Tweede');
    // The same name again is the same invitation.
    expect((await give(provider, organisation.id, 'b. tweede')).id).toBe(id);
    expect((await notices(adviser)).invitations).toBe(1);
    const listed = await adviser.call('GET', '/api/invitations');
    expect(invitationListSchema.parse(await listed.json()).data).toMatchObject([
      { id, name: 'B. Tweede', invitedBy: provider.recipient.holder, days: 9, isKnown: false },
    ]);
    expect((await provider.call('POST', `/api/invitations/${id}/confirmation`)).status).toBe(403);
    const confirmed = await adviser.call('POST', `/api/invitations/${id}/confirmation`);
    const issued = issuedCodeAnswerSchema.parse(await confirmed.json()).data;
    expect(issued).toMatchObject({
      holder: 'B. Tweede',
      role: 'adviser',
      issuedBy: 'adviser',
      issuerName: 'A. Eerste',
    });
    const second = await signedInAt(running().address, issued.code);
    expect(await statusOf(second)).toBe(200);
    expect((await adviser.call('POST', `/api/invitations/${id}/confirmation`)).status).toBe(404);
    const entries = (await actsOf(adviser)).map(({ action, holder, object }) => [action, holder, object]);
    expect(entries).toContainEqual(['adviser invited', provider.recipient.holder, 'B. Tweede']);
    expect(entries).toContainEqual(['invitation confirmed', 'A. Eerste', 'B. Tweede']);
    expect(entries).toContainEqual(['signed in', 'B. Tweede', 'toegang uitgegeven door een adviseur']);
  });

  it('is not made when an adviser refuses or the provider withdraws', async () => {
    const { provider, organisation, adviser } = await situation();
    for (const [who, action] of [
      [adviser, 'invitation refused'],
      [provider, 'invitation withdrawn'],
    ] as const) {
      const { id } = await give(provider, organisation.id, 'B. Tweede');
      expect((await who.call('DELETE', `/api/invitations/${id}`)).status).toBe(204);
      expect((await adviser.call('POST', `/api/invitations/${id}/confirmation`)).status).toBe(404);
      expect((await actsOf(adviser))[0]).toMatchObject({ action, object: 'B. Tweede' });
    }
    expect((await codesOf(adviser)).map(({ holder }) => holder)).toEqual(['A. Eerste']);
  });

  it('is not told apart by the name of somebody of an employer, until an adviser confirms', async () => {
    const { provider, organisation, adviser } = await situation();
    const clientId = await adviser.madeClient();
    await adviser.call('POST', '/api/access-codes', { clientId, holder: 'Jo Jansen' });
    const { id } = await give(provider, organisation.id, 'Jo Jansen');
    const answer = await adviser.call('POST', `/api/invitations/${id}/confirmation`);
    expect(await answer.json()).toMatchObject({ code: 'HOLDER_NAME_TAKEN' });
  });

  it('is the only first one, also when the provider asks for two at once', async () => {
    const provider = await running().signedIn('provider');
    const made = await provider.call('POST', '/api/organisations', { name: uniqueName('Kantoor') });
    const { id } = organisationAnswerSchema.parse(await made.json()).data;
    const answers = await Promise.all(['Een', 'Twee', 'Drie'].map((name) => give(provider, id, name)));
    expect(answers.filter((answer) => 'code' in answer)).toHaveLength(1);
  });
});

describe('an adviser', () => {
  it('sees of each code of the organisation who issued it, and is told that the provider may know the own one', async () => {
    const { provider, adviser } = await situation();
    expect(await codesOf(adviser)).toMatchObject([
      { holder: 'A. Eerste', role: 'adviser', issuedBy: 'provider', issuerName: provider.recipient.holder },
    ]);
    expect(await notices(adviser)).toEqual({ acts: [], invitations: 0, isOwnCodeOfProvider: true });
    const entries = (await actsOf(adviser)).map(({ action, object }) => [action, object]);
    expect(entries).toContainEqual(['access issued by provider', 'A. Eerste']);
    expect(entries).toContainEqual(['signed in', 'toegang uitgegeven door de aanbieder']);
    const sessions = await running()
      .database.kysely.selectFrom('session')
      .innerJoin('holder', 'holder.id', 'session.holder_id')
      .select('session.issued_by')
      .where('holder.name', '=', 'A. Eerste')
      .execute();
    expect(new Set(sessions.map(({ issued_by: by }) => by))).toEqual(new Set(['provider']));
  });

  it('replaces the own code: the one that the provider knew and what it opened end, and the own session stays', async () => {
    const { provider, first, adviser } = await situation();
    const intruder = await signedInAt(running().address, first.code);
    const answer = await adviser.call('POST', `/api/access-codes/${first.id}/replacement`);
    const issued = issuedCodeAnswerSchema.parse(await answer.json()).data;
    expect(issued.expiresOn).toBe(first.expiresOn);
    expect([await statusOf(adviser), await statusOf(intruder)]).toEqual([200, 401]);
    expect((await signedInAt(running().address, first.code)).token).toBeUndefined();
    // Nobody else has seen it: it is not to be exchanged.
    const again = await signedInAt(running().address, issued.code);
    expect((await again.call('GET', '/api/clients')).status).toBe(200);
    expect((await notices(adviser)).isOwnCodeOfProvider).toBe(false);
    expect((await adviser.call('POST', `/api/access-codes/${first.id}/replacement`)).status).toBe(409);
    expect((await provider.call('POST', `/api/access-codes/${issued.id}/replacement`)).status).toBe(403);
  });

  it('extends and revokes the code of a colleague, and no code of another organisation', async () => {
    const { provider, organisation, adviser, first } = await situation();
    const { id } = await give(provider, organisation.id, 'B. Tweede');
    const confirmed = await adviser.call('POST', `/api/invitations/${id}/confirmation`);
    const second = issuedCodeAnswerSchema.parse(await confirmed.json()).data;
    const stranger = await running().signedIn();
    expect((await stranger.call('DELETE', `/api/access-codes/${first.id}`)).status).toBe(404);
    expect((await adviser.call('PUT', `/api/access-codes/${second.id}/expiry`, { days: 30 })).status).toBe(200);
    const colleague = await signedInAt(running().address, second.code);
    expect((await adviser.call('DELETE', `/api/access-codes/${second.id}`)).status).toBe(200);
    expect(await statusOf(colleague)).toBe(401);
  });

  it('is told of access that the operator issued, each for themselves, until they dismiss it', async () => {
    const { provider, organisation, adviser } = await situation();
    const { id } = await give(provider, organisation.id, 'B. Tweede');
    const confirmed = await adviser.call('POST', `/api/invitations/${id}/confirmation`);
    const { code } = issuedCodeAnswerSchema.parse(await confirmed.json()).data;
    const colleague = await firstSignedInAt(running().address, code);
    const recipient = { organisation: organisation.name, role: 'adviser', clientId: null } as const;
    // In the name of those who are there, as a recovery does, and by a link.
    await running().code({ ...recipient, holder: 'A. Eerste' });
    await running().handoff({ ...recipient, holder: 'C. Derde' });
    const told = await notices(adviser);
    expect(told.acts.map(({ holder }) => holder)).toEqual(['C. Derde', 'A. Eerste']);
    const seen = (newest = '') => adviser.call('POST', '/api/access-notices/seen', { id: newest });
    await seen(told.acts[1]?.id);
    expect((await notices(adviser)).acts.map(({ holder }) => holder)).toEqual(['C. Derde']);
    await seen(told.acts[0]?.id);
    // Going back to an older one brings nothing back.
    await seen(told.acts[1]?.id);
    expect((await notices(adviser)).acts).toEqual([]);
    expect((await notices(colleague)).acts).toHaveLength(2);
    const byOperator = (await codesOf(adviser)).find(({ issuedBy }) => issuedBy === 'operator');
    expect(byOperator).toMatchObject({ holder: 'A. Eerste', issuerName: null });
  });

  it('who is new is not told how they came in', async () => {
    expect((await notices(await running().signedIn())).acts).toEqual([]);
  });
});
