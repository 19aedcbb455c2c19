import { describe, expect, it } from 'vitest';
import { organisationListSchema } from '#api/organisations.ts';
import { standardLimits } from '#api/usage-limits.ts';
import { clientUsageAnswerSchema, organisationLimitsAnswerSchema, usageAnswerSchema } from '#api/usage.ts';
import { appForFile } from '#test/app.ts';
import { type Caller } from '#test/caller.ts';
import { uniqueName, zipBytes } from '#test/factories.ts';

const running = appForFile();

async function situation() {
  const { signedIn } = running();
  const name = uniqueName('Kantoor');
  const adviser = await signedIn('adviser', name);
  const clientId = await adviser.madeClient('Canarius B.V.');
  const provider = await signedIn('provider');
  const list = organisationListSchema.parse(await (await provider.call('GET', '/api/organisations')).json());
  const path = `/api/organisations/${list.data.find((organisation) => organisation.name === name)?.id}/limits`;
  const set = (of: Partial<typeof standardLimits>) => provider.call('PUT', path, { ...standardLimits, ...of });
  const employer = (person: Caller) => person.call('GET', `/api/clients/${clientId}/usage`);
  return { adviser, provider, clientId, name, path, set, employer };
}

describe('what is in use of what is allowed', () => {
  it('is told to the adviser, to an employer of itself alone, and to the provider in numbers alone', async () => {
    const { adviser, provider, clientId, name, path, employer } = await situation();
    const other = await adviser.madeClient();
    await adviser.upload(clientId, 'Canarisch', zipBytes('x'.repeat(996)));
    await adviser.upload(other, 'Ander', zipBytes('x'.repeat(1996)));
    const own = { bytes: 1_000, dossiers: 1, openDossiers: 1, uploadsLastMinute: 1 };
    const all = { bytes: 3_000, dossiers: 2, openDossiers: 2, uploadsLastMinute: 2 };
    const organisation = { used: all, limits: standardLimits.organisation };
    const ofEmployer = { used: own, limits: standardLimits.employer };
    expect(usageAnswerSchema.parse(await (await adviser.call('GET', '/api/usage')).json()).data).toEqual(organisation);
    const told = async (person: Caller) => clientUsageAnswerSchema.parse(await (await employer(person)).json()).data;
    expect(await told(adviser)).toEqual({ employer: ofEmployer, organisation });
    const itself = await running().signedIn('employer', name, clientId);
    const ofItself = async () => (await told(itself)).employer.used;
    expect(await ofItself()).toEqual({ bytes: 0, dossiers: 0, openDossiers: 0, uploadsLastMinute: 0 });
    expect((await told(itself)).organisation).toBeNull();
    const answer = await (await provider.call('GET', path)).text();
    expect(organisationLimitsAnswerSchema.parse(JSON.parse(answer)).data).toEqual({
      used: all,
      limits: standardLimits,
    });
    expect(answer).not.toMatch(new RegExp(`Canari|${clientId}`));
  });

  it('is set by the provider, which its organisation reads in the log', async () => {
    const { adviser, name, set } = await situation();
    const employer = { megabytes: 5, openDossiers: 1, uploadsPerMinute: 2 };
    expect((await set({ employer })).status).toBe(200);
    const logged = await (await adviser.call('GET', '/api/audit-log?action=limits+changed')).json();
    expect(logged).toMatchObject({ data: { total: 1, entries: [{ object: name }] } });
    for (const megabytes of [0, 1.5, 1_000_001, standardLimits.organisation.megabytes + 1])
      expect([megabytes, (await set({ employer: { ...employer, megabytes } })).status]).toEqual([megabytes, 400]);
  });

  it('refuses an upload beyond it, naming the limit, what is used, and what to do', async () => {
    const { adviser, clientId, set } = await situation();
    const refusal = async (employer: Partial<typeof standardLimits.employer>) => {
      await set({ employer: { ...standardLimits.employer, ...employer } });
      const answer = await adviser.upload(clientId, 'Tweede', zipBytes('x'.repeat(2 ** 20)));
      return { status: answer.status, retry: answer.headers.get('retry-after'), body: await answer.json() };
    };
    expect((await adviser.upload(clientId, 'Eerste', zipBytes('x'.repeat(2 ** 19)))).status).toBe(201);
    const full = await refusal({ megabytes: 1 });
    expect(full).toMatchObject({ status: 507, retry: null, body: { code: 'EMPLOYER_FULL' } });
    expect(full.body).toMatchObject({
      message: expect.stringMatching(
        /deze werkgever. Verwijder dossiers .* aanbieder .* Nu in gebruik: 0,5 van 1 MB\.$/,
      ),
    });
    const queue = await refusal({ openDossiers: 1 });
    expect(queue).toMatchObject({ status: 409, retry: null, body: { code: 'EMPLOYER_QUEUE_FULL' } });
    expect(queue.body).toMatchObject({ message: expect.stringMatching(/annuleer .* Nu open: 1 van hoogstens 1\.$/) });
    const fast = await refusal({ uploadsPerMinute: 1 });
    expect(fast).toMatchObject({ status: 429, body: { code: 'EMPLOYER_TOO_FAST', limit: { used: 1, most: 1 } } });
    expect(Number(fast.retry)).toBeGreaterThan(0);
    await set({});
    expect((await adviser.upload(clientId, 'Tweede')).status).toBe(201);
  });
});
