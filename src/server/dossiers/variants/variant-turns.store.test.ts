import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { largeInput, largePlacesFor } from '#server/dossiers/large-dossiers.ts';
import { lookAtQueue } from '#server/dossiers/monitoring/queue-watch.ts';
import { insertDossier } from '#server/dossiers/store.ts';
import { calculateNextVariant } from '#server/dossiers/variants/calculate-variant.job.ts';
import { insertVariant } from '#server/dossiers/variant-store.ts';
import { nextVariant } from '#server/dossiers/variants/variant-turn-store.ts';
import { houseStyle } from '#server/house-style/store.ts';
import { logTo } from '#server/platform/log.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { databaseKinds } from '#test/database.ts';
import { madeClient, madePerson } from '#test/factories.ts';

const log = logTo('silent');

/** An office with a dossier of this size, and a way to keep variants of it. */
async function office(database: Database, size = 10) {
  const person = await madePerson(database);
  const { organisationId } = person;
  const clientId = await madeClient(database, person);
  const file = { name: 'Dossier', bytes: new Uint8Array(size), sha256: '', uploadKey: null, isExample: false };
  const dossierId = await database.as(person, (tx) => insertDossier(tx, { organisationId, clientId, ...file }));
  const keep = async (count: number) => {
    for (let number = 1; number <= count; number += 1) {
      const added = { organisationId, dossierId: dossierId ?? '', name: `V${number}`, madeBy: 'A', choices: {} };
      await database.as(person, (tx) => insertVariant(tx, added));
    }
  };
  const asWorker = <T>(work: (tx: Tx) => Promise<T>) => database.as({ kind: 'worker', organisationId }, work);
  return { organisationId, keep, asWorker };
}

describe.each(databaseKinds)('the turns of variants on $name', ({ use }) => {
  const open = use();

  it('go round by organisation, whatever one of them has waiting', async () => {
    const database = await open();
    const [busy, other] = [await office(database), await office(database)];
    await busy.keep(23);
    const next = async () => (await nextVariant(database))?.organisationId;
    expect([await next(), await next()]).toEqual([busy.organisationId, busy.organisationId]);
    await other.keep(2);
    const { organisationId } = busy;
    expect([await next(), await next(), await next(), await next()]).toEqual([
      other.organisationId,
      organisationId,
      other.organisationId,
      organisationId,
    ]);
  });

  it('give nobody the same one, also when they take it at the same time', async () => {
    const database = await open();
    const { keep } = await office(database);
    await keep(1);
    const taken = await Promise.all([nextVariant(database), nextVariant(database)]);
    expect(taken.filter((claim) => claim !== null)).toHaveLength(1);
  });

  it('leave a place for those of small dossiers', async () => {
    const database = await open();
    const [large, small] = [await office(database, largeInput), await office(database)];
    await large.keep(2);
    await small.keep(1);
    const largePlaces = largePlacesFor(1);
    const leave = largePlaces.enter('large');
    const never = () => Promise.reject(new Error('calculated'));
    const woken = () =>
      calculateNextVariant(
        { database, log, calculateVariant: never, houseStyle, largePlaces },
        new AbortController().signal,
      );
    // There is nothing kept to calculate from: the small one ends at once.
    await woken();
    await expect(woken()).rejects.toMatchObject({ name: 'OfferAgainError' });
    const states = ({ asWorker }: typeof large) =>
      asWorker((tx) => tx.selectFrom('variant').select(['is_large', 'status']).execute());
    expect([...(await states(large)), ...(await states(small))]).toEqual([
      { is_large: true, status: 'Submitted' },
      { is_large: true, status: 'Submitted' },
      { is_large: false, status: 'Failed' },
    ]);
    leave?.();
  });

  it('come again for what a dead worker left, after longer and longer pauses, with a job when they are over', async () => {
    const database = await open();
    const { keep, asWorker } = await office(database);
    await keep(1);
    await asWorker((tx) => tx.updateTable('dossier').set({ status: 'Finished' }).execute());
    let sent = 0;
    const jobs = { send: () => Promise.resolve(void (sent += 1)), openCount: () => Promise.resolve(0) };
    const pauses: number[] = [];
    for (let end = 0; end < 12; end += 1) {
      expect(await nextVariant(database)).not.toBeNull();
      sent = 0;
      await lookAtQueue({ database, jobs, log }, 0);
      const { rows } = await asWorker((tx) =>
        sql<{ seconds: number }>`
          select coalesce(round(extract(epoch from rests_until - clock_timestamp())), 0)::integer as seconds
          from variant`.execute(tx),
      );
      const { seconds } = rows[0]!;
      pauses.push(Math.round(seconds / 5) * 5);
      expect(sent).toBe(seconds === 0 ? 1 : 0);
      if (seconds > 0) expect(await nextVariant(database)).toBeNull();
      await asWorker((tx) => tx.updateTable('variant').set({ rests_until: null }).execute());
    }
    expect(pauses).toEqual([0, 5, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900]);
  });
});
