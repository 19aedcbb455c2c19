import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { auditLogSchema } from '#api/audit-log.ts';
import { dutchTimeZone } from '#api/dutch-time.ts';
import { appForFile } from '#test/app.ts';
import { type Caller } from '#test/caller.ts';
import { uniqueName } from '#test/factories.ts';

const running = appForFile();

const log = async (person: Caller, query = '') =>
  auditLogSchema.parse(await (await person.call('GET', `/api/audit-log${query}`)).json()).data;

/** An adviser who did something with an employer, and a colleague. */
async function situation() {
  const { signedIn } = running();
  const organisation = uniqueName('Kantoor');
  const adviser = await signedIn('adviser', organisation);
  const colleague = await signedIn('adviser', organisation);
  await adviser.call('PUT', '/api/participant-sources', { name: 'Loon Canarius', mapping: { sheet: '', columns: [] } });
  await adviser.upload(await adviser.madeClient('=Canarius B.V.'), 'Canarisch dossier');
  await colleague.madeClient();
  return { adviser, colleague, provider: await signedIn('provider') };
}

describe('the audit log', () => {
  it('tells an adviser what was done in the own organisation, newest first, in Dutch', async () => {
    const { adviser } = await situation();
    const { entries, total } = await log(adviser);
    expect(total).toBe(entries.length);
    expect(entries.map(({ actionText }) => actionText).slice(0, 3)).toEqual([
      'werkgever toegevoegd',
      'dossier toegevoegd',
      'werkgever toegevoegd',
    ]);
    expect(new Set(entries.map(({ organisation }) => organisation))).toEqual(new Set([adviser.recipient.organisation]));
    expect(entries.map(({ object }) => object)).toContain('Canarisch dossier');
  });

  it('tells the provider of every organisation, and nothing about employers and dossiers but that it happened', async () => {
    const { adviser, provider } = await situation();
    const { entries } = await log(provider, '?size=100');
    const organisations = new Set(entries.map(({ organisation }) => organisation));
    expect(organisations).toContain(adviser.recipient.organisation);
    expect(organisations.size).toBeGreaterThan(1);
    expect(JSON.stringify(entries)).not.toMatch(/Canari/);
    expect(entries.filter(({ object }) => object !== null).every(({ action }) => !/client|dossier/.test(action))).toBe(
      true,
    );
    const exported = await (await provider.call('GET', '/api/audit-log/export')).text();
    expect(exported).not.toMatch(/Canari/);
  });

  it('counts days as they are in the Netherlands', async () => {
    const { adviser } = await situation();
    const { organisation } = adviser.recipient;
    const holder = uniqueName('Nachtwerker');
    // Half past midnight on 1 July, and half an hour before midnight on 31 December.
    for (const moment of ['2026-06-30T22:30:00Z', '2026-12-31T22:30:00Z'])
      await running().database.as('operator', (tx) =>
        sql`insert into audit_entry (organisation_id, happened_on, action, holder_name, object_name)
          select organisation_id, ${moment}::timestamptz, 'signed in', ${holder}, ${holder}
          from organisation where name = ${organisation}`.execute(tx),
      );
    const countOn = async (day: string) => (await log(adviser, `?holder=${holder}&from=${day}&to=${day}`)).total;
    expect(await countOn('2026-06-30')).toBe(0);
    expect(await countOn('2026-07-01')).toBe(1);
    expect(await countOn('2026-12-31')).toBe(1);
  });

  it('is narrowed by action, person, day and, for the provider, organisation', async () => {
    const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: dutchTimeZone }).format();
    const firstDay = today();
    const { adviser, colleague, provider } = await situation();
    const countOf = async (person: Caller, query: string) => (await log(person, query)).total;
    expect(await countOf(adviser, '?action=dossier%20uploaded')).toBe(1);
    const colleagueName = encodeURIComponent(colleague.recipient.holder.toUpperCase());
    expect(await countOf(adviser, `?holder=${colleagueName}&action=client%20created`)).toBe(1);
    expect(await countOf(adviser, '?holder=%25')).toBe(0);
    expect(await countOf(adviser, `?from=${firstDay}&to=${today()}`)).toBe(await countOf(adviser, ''));
    expect(await countOf(adviser, '?to=2000-01-01')).toBe(0);
    expect(await countOf(adviser, '?from=2999-01-01')).toBe(0);
    const all = (await (await provider.call('GET', '/api/organisations')).json()) as {
      data: { id: string; name: string }[];
    };
    const { id } = all.data.find(({ name }) => name === adviser.recipient.organisation) ?? { id: '' };
    const own = (await log(provider, `?organisationId=${id}`)).total;
    expect(own).toBe(await countOf(adviser, ''));
    // Somebody else's organisation in the address changes nothing for an adviser.
    const stranger = await running().signedIn();
    expect(
      (await log(stranger, `?organisationId=${id}`)).entries.map(({ organisation }) => organisation),
    ).not.toContain(adviser.recipient.organisation);
  });

  it('comes in pages', async () => {
    const { adviser } = await situation();
    const { entries, total } = await log(adviser, '?size=100');
    const pages = [];
    for (let page = 1; page <= total; page += 1) pages.push(...(await log(adviser, `?size=1&page=${page}`)).entries);
    expect(pages).toEqual(entries);
  });

  it('is exported as a file in which no name is a formula, and says so itself', async () => {
    const { adviser } = await situation();
    const answer = await adviser.call('GET', '/api/audit-log/export?action=client%20created');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    const text = await answer.text();
    expect(text).toContain(`"'=Canarius B.V."`);
    expect(text).not.toContain('"=');
    expect((await log(adviser)).entries[0]).toMatchObject({ action: 'audit log exported', object: '2 regels' });
  });

  it.each([
    '?from=gisteren',
    '?action=stolen',
    '?page=0',
    '?from=0000-12-31',
    '?size=101',
    '?organisationId=x',
    `?holder=${'x'.repeat(81)}`,
  ])('is not given for %s', async (query) => {
    const adviser = await running().signedIn();
    expect((await adviser.call('GET', `/api/audit-log${query}`)).status).toBe(400);
  });
});
