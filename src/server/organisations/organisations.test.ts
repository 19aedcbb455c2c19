import { describe, expect, it } from 'vitest';
import { accessCodeListSchema, issuedCodeAnswerSchema } from '#api/access-codes.ts';
import { organisationAnswerSchema, organisationListSchema } from '#api/organisations.ts';
import { appForFile } from '#test/app.ts';
import { type Caller } from '#test/caller.ts';
import { uniqueName } from '#test/factories.ts';
import { firstSignedInAt, signedInAt } from '#test/server/ended-dossiers.ts';

const running = appForFile();

const made = async (provider: Caller, name = uniqueName('Kantoor')) =>
  organisationAnswerSchema.parse(await (await provider.call('POST', '/api/organisations', { name })).json()).data;
const list = async (provider: Caller) =>
  organisationListSchema.parse(await (await provider.call('GET', '/api/organisations')).json()).data;
const issue = async (provider: Caller, organisationId: string, holder = uniqueName('Adviseur')) => {
  const answer = await provider.call('POST', `/api/organisations/${organisationId}/access-codes`, { holder, days: 10 });
  return issuedCodeAnswerSchema.parse(await answer.json()).data;
};
const statusOf = async (person: Caller) => (await person.call('GET', '/api/users/current')).status;

describe('the provider', () => {
  it('adds an organisation, gives an adviser a code that is exchanged at its first use, and sees that it is used', async () => {
    const provider = await running().signedIn('provider');
    const { id, name } = await made(provider);
    const { code } = await issue(provider, id, 'A. Adviseur');
    const adviser = await signedInAt(running().address, code);
    const user = (await (await adviser.call('GET', '/api/users/current')).json()) as { data: object };
    const adviserOf = {
      organisation: name,
      role: 'adviser',
      clientId: null,
      lacksSecondFactor: false,
      lacksOwnCode: true,
      hasOwnCode: false,
    };
    expect(user.data).toEqual({ name: 'A. Adviseur', ...adviserOf });
    const found = (await list(provider)).find((organisation) => organisation.id === id);
    expect(found).toMatchObject({ name, isActive: true, activeCodes: 1, isOwn: false });
    expect(found?.lastSignInOn).toMatch(/Z$/);
  });

  it('revokes codes of advisers, extends none, and neither sees nor touches those of employers', async () => {
    const provider = await running().signedIn('provider');
    const { id } = await made(provider);
    const adviser = await firstSignedInAt(running().address, (await issue(provider, id)).code);
    const clientId = await adviser.madeClient('Canarius B.V.');
    const given = await adviser.call('POST', '/api/access-codes', { clientId, holder: 'Canarie Jansen' });
    const ofEmployer = issuedCodeAnswerSchema.parse(await given.json()).data;
    const employer = await signedInAt(running().address, ofEmployer.code);
    for (const path of [
      `/api/organisations/${id}/access-codes`,
      '/api/audit-log?size=100',
      '/api/audit-log/export',
      '/api/organisations',
    ])
      expect(await (await provider.call('GET', path)).text()).not.toMatch(new RegExp(`Canari|${clientId}`));
    const searched = await (await provider.call('GET', '/api/audit-log?holder=Canarie')).json();
    expect(searched).toMatchObject({ data: { total: 0 } });
    const listed = await provider.call('GET', `/api/organisations/${id}/access-codes`);
    const [code, ...others] = accessCodeListSchema.parse(await listed.json()).data;
    expect([code?.role, others]).toEqual(['adviser', []]);
    expect((await list(provider)).find((organisation) => organisation.id === id)?.activeCodes).toBe(1);

    expect((await provider.call('DELETE', `/api/access-codes/${ofEmployer.id}`)).status).toBe(404);
    expect(await statusOf(employer)).toBe(200);
    for (const codeId of [ofEmployer.id, code?.id ?? ''])
      expect((await provider.call('PUT', `/api/access-codes/${codeId}/expiry`, { days: 9 })).status).toBe(403);
    expect((await provider.call('DELETE', `/api/access-codes/${code?.id}`)).status).toBe(200);
    expect(await statusOf(adviser)).toBe(401);
  });

  it('gives nobody a name that has another access, nor anything at an organisation that is not there', async () => {
    const { signedIn } = running();
    const provider = await signedIn('provider');
    const nowhere = '00000000-0000-4000-8000-000000000000';
    const body = { holder: provider.recipient.holder, days: 9 };
    const own = (await list(provider)).find(({ isOwn }) => isOwn)?.id ?? '';
    const taken = await provider.call('POST', `/api/organisations/${own}/access-codes`, body);
    expect(await taken.json()).toMatchObject({ code: 'HOLDER_NAME_TAKEN' });
    expect((await provider.call('POST', `/api/organisations/${nowhere}/access-codes`, body)).status).toBe(404);
    const update = { name: 'Niemand', isActive: true };
    expect((await provider.call('PUT', `/api/organisations/${nowhere}`, update)).status).toBe(404);
  });

  it('renames an organisation, but not to a name that is there, whatever the case', async () => {
    const provider = await running().signedIn('provider');
    const first = await made(provider);
    const second = await made(provider);
    const rename = (name: string) => provider.call('PUT', `/api/organisations/${first.id}`, { name, isActive: true });
    expect((await rename(second.name.toUpperCase())).status).toBe(409);
    expect((await provider.call('POST', '/api/organisations', { name: first.name.toLowerCase() })).status).toBe(409);
    expect((await rename(first.name.toUpperCase())).status).toBe(200);
    const entries = await running().database.as('operator', (tx) =>
      tx.selectFrom('audit_entry').select(['action', 'holder_name']).where('organisation_id', '=', first.id).execute(),
    );
    expect(entries.map(({ action }) => action)).toEqual(['organisation created', 'organisation changed']);
    expect(entries[0]?.holder_name).toBe(provider.recipient.holder);
  });

  it('deactivates an organisation: its people are out and stay out until it is active again', async () => {
    const provider = await running().signedIn('provider');
    const { id, name } = await made(provider);
    const { code } = await issue(provider, id);
    const adviser = await signedInAt(running().address, code);
    await provider.call('PUT', `/api/organisations/${id}`, { name, isActive: false });
    expect(await statusOf(adviser)).toBe(401);
    expect((await signedInAt(running().address, code)).token).toBeUndefined();
    await provider.call('PUT', `/api/organisations/${id}`, { name, isActive: true });
    // Who was inside then may be why it was done.
    expect(await statusOf(adviser)).toBe(401);
    expect(await statusOf(await signedInAt(running().address, code))).toBe(200);
  });

  it('cannot lock itself out', async () => {
    const provider = await running().signedIn('provider');
    const own = (await list(provider)).find(({ isOwn }) => isOwn);
    const answer = await provider.call('PUT', `/api/organisations/${own?.id}`, { name: own?.name, isActive: false });
    expect(await answer.json()).toMatchObject({ code: 'ORGANISATION_OWN' });
    expect(await statusOf(provider)).toBe(200);
  });

  it.each(['', 'x', 'x'.repeat(81), 'twee\nregels'])('does not call an organisation %j', async (name) => {
    const provider = await running().signedIn('provider');
    expect((await provider.call('POST', '/api/organisations', { name })).status).toBe(400);
  });
});
