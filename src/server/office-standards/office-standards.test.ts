import { describe, expect, it } from 'vitest';
import { officeStandardsAnswerSchema } from '#api/office-standards.ts';
import type { OfficeOfTemplate } from '#server/dossiers/template-route.ts';
import { appForFile } from '#test/app.ts';
import { zipBytes } from '#test/factories.ts';

const made: (OfficeOfTemplate | undefined)[] = [];
const running = appForFile({
  makeTemplate: (_type, office) => {
    made.push(office);
    return Promise.resolve(zipBytes('template'));
  },
});
const path = '/api/office-standards';
const entries = { loonstijging: '2,1%', sterftetafel: 'AG2022', Uitstroom: '20 20%\n50 5,5%' };
const update = { version: 0, adoptedOn: '2026-10-01', reason: 'Besluit van de commissie', entries };
const dataOf = async (answer: Response) => officeStandardsAnswerSchema.parse(await answer.json()).data;

describe('the standards of an office over the API', () => {
  it('are kept with day and reason, and every version of them stays', async () => {
    const adviser = await running().signedIn();
    const first = await dataOf(await adviser.call('GET', path));
    expect(first).toMatchObject({ version: 0, entries: {}, history: [] });
    const offered = first.groups.flatMap((group) => group.offered);
    expect(offered.find(({ name }) => name === 'loonstijging')).toMatchObject({
      label: 'Loonstijging',
      standard: '2,4%',
    });
    expect(offered.find(({ name }) => name === 'Uitstroom')).toMatchObject({
      kind: 'rows',
      standard: '15 10%\n35 6%\n50 3%\n60 1%',
    });
    const saved = await dataOf(await adviser.call('PUT', path, update));
    expect(saved).toMatchObject({ version: 1, adoptedOn: '2026-10-01', reason: update.reason, entries });
    const later = { ...update, version: 1, reason: 'Herzien', entries: {} };
    const { history, ...newest } = await dataOf(await adviser.call('PUT', path, later));
    expect(newest).toMatchObject({ version: 2, reason: 'Herzien', entries: {} });
    expect(history.map(({ version, reason, count }) => [version, reason, count])).toEqual([
      [2, 'Herzien', 0],
      [1, update.reason, 3],
    ]);
  });

  it('refuse an edit that somebody else overtook', async () => {
    const adviser = await running().signedIn();
    await adviser.call('PUT', path, update);
    const late = await adviser.call('PUT', path, update);
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ code: 'OFFICE_STANDARDS_CHANGED_MEANWHILE' });
  });

  it.each([
    ['loonstijging', '99%', /100|15|t\/m/],
    ['loonstijging', '2,4', /2,4%/],
    ['loonstijging', 'veel', /tekst/],
    ['sterftetafel', 'AG1900', /Kies/],
    ['Uitstroom', '20', /Regel 1/],
    ['Uitstroom', '20 5%\n20 6%', /oplopen/],
    ['Uitstroom', '20 150%', /Regel 1, kans/],
    ['Lifecycle', '0 40%\n0 50%', /één keer/],
    ['Lifecycle', Array.from({ length: 16 }, (_, index) => `${index} 50%`).join('\n'), /15 regels/],
    ['werkgever_naam', 'Bakker', /geen standaard/],
  ])('refuse %s = %j at its field, in Dutch', async (name, value, said) => {
    const adviser = await running().signedIn();
    const answer = await adviser.call('PUT', path, { ...update, entries: { [name]: value } });
    expect(answer.status).toBe(400);
    const { fields } = (await answer.json()) as { fields: Readonly<Record<string, string>> };
    expect(Object.keys(fields)).toEqual([name]);
    expect(fields[name]).toMatch(said);
  });

  it.each([
    ['adoptedOn', '2026-02-31'],
    ['adoptedOn', '1 oktober'],
    ['reason', ''],
    ['reason', 'twee\nregels'],
    ['reason', 'x'.repeat(121)],
  ])('refuse %s = %j', async (name, value) => {
    const adviser = await running().signedIn();
    expect((await adviser.call('PUT', path, { ...update, [name]: value })).status).toBe(400);
  });

  it('write down who changed them', async () => {
    const { signedIn, database } = running();
    const adviser = await signedIn();
    await adviser.call('PUT', path, update);
    const entriesOfLog = await database.as('operator', (tx) =>
      tx.selectFrom('audit_entry').select('action').where('holder_name', '=', adviser.recipient.holder).execute(),
    );
    expect(entriesOfLog.map(({ action }) => action)).toContain('office standards changed');
  });

  it('fill the templates of everybody of the organisation, and of nobody else', async () => {
    const adviser = await running().signedIn();
    const { organisation } = adviser.recipient;
    const other = await running().signedIn();
    const download = async (person: typeof adviser) => {
      made.length = 0;
      const answer = await person.call('GET', '/api/documents/template/dcToDc');
      expect(answer.status).toBe(200);
      return made;
    };
    await adviser.call('PUT', path, update);
    const office = {
      office: organisation,
      adoptedOn: { year: 2026, month: 10, day: 1 },
      reason: update.reason,
      values: { loonstijging: 0.021, sterftetafel: 'AG2022' },
      tables: {
        Uitstroom: [
          [20, 0.2],
          [50, 0.055],
        ],
      },
    };
    expect(await download(adviser)).toEqual([office]);
    expect(await download(adviser)).toEqual([]);
    const others = await download(other);
    expect(others.filter((given) => given !== undefined)).toEqual([]);
    await adviser.call('PUT', path, { ...update, version: 1, entries: { loonstijging: '2,2%' } });
    const [changed] = await download(adviser);
    expect(changed).toMatchObject({ values: { loonstijging: 0.022 }, tables: {} });
  });
});
