import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { standardLimits } from '#api/usage-limits.ts';
import { recordAct } from '#server/audit/store.ts';
import { earlyWarnings } from '#server/dossiers/monitoring/early-warnings.ts';
import { submittedDossier } from '#server/dossiers/submit-dossier.ts';
import { storeLimits } from '#server/dossiers/usage-store.ts';
import type { Database, RoomLeft } from '#server/platform/database/database.ts';
import { databaseKinds } from '#test/database.ts';
import { madeClient, madePerson, operator } from '#test/factories.ts';

const hour = 60 * 60 * 1000;

describe.each(databaseKinds)('the log warns on $name', ({ use }) => {
  const open = use();

  async function situation(megabytes: number) {
    const database = await open();
    const adviser = await madePerson(database);
    const { organisationId } = adviser;
    const { organisation, employer } = standardLimits;
    await database.as(operator, (tx) =>
      storeLimits(tx, organisationId, { organisation: { ...organisation, megabytes }, employer }),
    );
    const clientId = await madeClient(database, adviser, 'Canarius');
    const bytes = Buffer.alloc(2 ** 20);
    const add = () =>
      database.as(adviser, (tx) =>
        submittedDossier({ database, recordAct, orderCalculation: () => Promise.resolve() }, tx, adviser, {
          clientId,
          name: 'Canarisch',
          bytes,
          uploadKey: null,
          isExample: false,
        }),
      );
    return { database, adviser, organisationId, add };
  }

  /** What looks once, at so many hours, returns what it then says of one organisation. */
  function watched(database: Database, organisationId: string, room: () => RoomLeft = () => 'ample') {
    let said: [object, string][] = [];
    let now = 0;
    const look = earlyWarnings({
      database: { ...database, roomLeft: () => Promise.resolve(room()) },
      log: { warn: (facts: object, text: string) => void said.push([facts, text]) } as never,
      organisationIds: () => Promise.resolve([organisationId]),
      clock: () => now,
    });
    return async (hours: number) => {
      said = [];
      now = hours * hour;
      await look();
      return said;
    };
  }

  it('from 80% of the files of an organisation, once in six hours, without a name', async () => {
    const { database, organisationId, add } = await situation(5);
    const look = watched(database, organisationId);
    for (let added = 0; added < 3; added += 1) await add();
    expect(await look(0)).toEqual([]);
    await add();
    const warning = [
      { organisation: organisationId, megabytes: 4, limit: 5 },
      expect.stringContaining('nears the limit'),
    ];
    expect(await look(1)).toEqual([warning]);
    expect(await look(2)).toEqual([]);
    expect(await look(6.9)).toEqual([]);
    expect(await look(7.1)).toEqual([warning]);
  });

  it('when the room becomes narrow, and again when there is none', async () => {
    const { database, organisationId } = await situation(5);
    let room: RoomLeft = 'ample';
    const look = watched(database, organisationId, () => room);
    expect(await look(0)).toEqual([]);
    room = 'narrow';
    expect(await look(0.2)).toEqual([[{ room }, expect.stringContaining('little room')]]);
    expect(await look(0.4)).toEqual([]);
    room = 'none';
    expect(await look(0.6)).toEqual([[{ room }, expect.stringContaining('no room')]]);
  });

  it('of a calculation that waits a quarter of an hour, not of reports that are made again', async () => {
    const { database, adviser, organisationId, add } = await situation(5);
    const { document } = await add();
    const waits = (minutes: number, goesLater: boolean) =>
      database.as(adviser, (tx) =>
        tx
          .updateTable('dossier')
          .set({ queued_on: sql`now() - ${minutes} * interval '1 minute'`, goes_later: goesLater })
          .where('id', '=', document.id)
          .execute(),
      );
    const look = watched(database, organisationId);
    await waits(5, false);
    expect(await look(0)).toEqual([]);
    await waits(60, true);
    expect(await look(0)).toEqual([]);
    await waits(16, false);
    expect(await look(0)).toEqual([[{ minutes: expect.any(Number), waiting: 1 }, 'calculations wait long']]);
    await database.as(adviser, (tx) => tx.deleteFrom('dossier').execute());
  });
});
