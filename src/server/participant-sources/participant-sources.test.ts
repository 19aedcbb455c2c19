import { describe, expect, it } from 'vitest';
import { auditLogSchema } from '#api/audit-log.ts';
import { mostParticipantSources } from '#api/source-limit.ts';
import { participantSourcesAnswerSchema } from '#api/participant-sources.ts';
import { appForFile } from '#test/app.ts';
import type { Caller } from '#test/caller.ts';

const running = appForFile();
const path = '/api/participant-sources';

const mapping = {
  sheet: 'Medewerkers',
  columns: [
    { key: 'number', header: 'Nr.', conversion: { kind: 'same' } },
    { key: 'sex', header: 'M/V', conversion: { kind: 'words', words: { man: 'M', '?': null } } },
    {
      key: 'fullTimeSalary',
      header: 'Maandloon',
      conversion: { kind: 'amount', period: 'month', supplement: 0.08, isPartTimePay: true },
    },
  ],
};

const kept = async (person: Caller) =>
  participantSourcesAnswerSchema.parse(await (await person.call('GET', path)).json()).data;
const keep = (person: Caller, name: string, content: unknown = mapping) =>
  person.call('PUT', path, { name, mapping: content });

describe('layouts of lists of participants', () => {
  it('are kept by name, and replaced under the same name whatever its capitals', async () => {
    const adviser = await running().signedIn();
    await keep(adviser, 'Loonwijzer');
    await keep(adviser, 'Anders');
    await keep(adviser, 'LOONWIJZER', { ...mapping, sheet: 'Blad2' });
    const all = await kept(adviser);
    expect(all.map(({ name, mapping: { sheet } }) => [name, sheet])).toEqual([
      ['Anders', 'Medewerkers'],
      ['LOONWIJZER', 'Blad2'],
    ]);
    // A layout of before a full week and further columns of pay were kept.
    const conversion = { ...mapping.columns[2]?.conversion, fullWeek: 40, parts: [] };
    expect(all[0]?.mapping.columns.slice(0, 2)).toEqual(mapping.columns.slice(0, 2));
    expect(all[0]?.mapping.columns[2]?.conversion).toEqual(conversion);
  });

  it('are forgotten, and both acts are in the log', async () => {
    const adviser = await running().signedIn();
    await keep(adviser, 'Loonwijzer');
    const [source] = await kept(adviser);
    expect((await adviser.call('DELETE', `${path}/${source?.id}`)).status).toBe(200);
    expect(await kept(adviser)).toEqual([]);
    expect((await adviser.call('DELETE', `${path}/${source?.id}`)).status).toBe(404);
    const log = auditLogSchema.parse(await (await adviser.call('GET', '/api/audit-log?size=10')).json());
    expect(log.data.entries.slice(0, 2).map(({ action, object }) => [action, object])).toEqual([
      ['participant source deleted', 'Loonwijzer'],
      ['participant source kept', 'Loonwijzer'],
    ]);
  });

  it('of another organisation are neither seen nor deleted', async () => {
    const [adviser, other] = [await running().signedIn(), await running().signedIn()];
    await keep(adviser, 'Loonwijzer');
    const [source] = await kept(adviser);
    expect(await kept(other)).toEqual([]);
    expect((await other.call('DELETE', `${path}/${source?.id}`)).status).toBe(404);
    expect(await kept(adviser)).toHaveLength(1);
  });

  it.each([
    ['a name of two lines', 'Loon\nwijzer', mapping],
    ['a value of a participant', 'Loonwijzer', { ...mapping, rows: [['0017']] }],
    [
      'another conversion',
      'Loonwijzer',
      { ...mapping, columns: [{ key: 'number', header: 'Nr.', conversion: { kind: 'x' } }] },
    ],
    ['a sheet of which the name cannot be stored', 'Loonwijzer', { ...mapping, sheet: 'Blad\0' }],
    [
      'a word with half a character',
      'Loonwijzer',
      { ...mapping, columns: [{ key: 'sex', header: 'M/V', conversion: { kind: 'words', words: { '\ud800': 'M' } } }] },
    ],
    [
      'a header as long as a story',
      'Loonwijzer',
      { sheet: '', columns: [{ key: 'number', header: 'x'.repeat(201), conversion: { kind: 'same' } }] },
    ],
  ])('are refused with %s', async (_, name, content) => {
    const adviser = await running().signedIn();
    expect((await keep(adviser, name, content)).status).toBe(400);
    expect(await kept(adviser)).toEqual([]);
  });

  it(`are ${mostParticipantSources} at most`, async () => {
    const adviser = await running().signedIn();
    const { kysely } = running().database;
    await keep(adviser, 'Bron 1');
    const { organisation_id: organisationId } = await kysely
      .selectFrom('organisation')
      .select('organisation_id')
      .where('name', '=', adviser.recipient.organisation)
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: mostParticipantSources - 1 }, (_, index) => ({
      organisation_id: organisationId,
      name: `Bron ${index + 2}`,
      mapping: JSON.stringify(mapping),
    }));
    await kysely.insertInto('participant_source').values(rows).execute();
    const late = await keep(adviser, 'Een te veel');
    expect([late.status, await late.json()]).toMatchObject([409, { code: 'TOO_MANY_SOURCES' }]);
    expect((await keep(adviser, 'Bron 7')).status).toBe(200);
    expect(await kept(adviser)).toHaveLength(mostParticipantSources);
  });
});
