import { describe, expect, it } from 'vitest';
import { claimedDossier } from '#server/dossiers/claim-store.ts';
import { lookAtQueue } from '#server/dossiers/monitoring/queue-watch.ts';
import { nextClaim, placeInQueue } from '#server/dossiers/turn-store.ts';
import type { Person } from '#server/platform/database/actor.ts';
import type { Database } from '#server/platform/database/database.ts';
import { logTo } from '#server/platform/log.ts';
import { databaseKinds } from '#test/database.ts';
import { madeClient, madePerson } from '#test/factories.ts';

const log = logTo('silent');

/** Dossiers that wait, by the organisation they are of. */
async function waiting(database: Database, person: Person, clientId: string, count: number, goesLater = false) {
  const row = {
    organisation_id: person.organisationId,
    client_id: clientId,
    name: 'Dossier',
    name_order: '',
    search_text: '',
    input_sha256: '',
    goes_later: goesLater,
  };
  await database.as(person, (tx) =>
    tx
      .insertInto('dossier')
      .values(Array.from({ length: count }, () => row))
      .execute(),
  );
}

describe.each(databaseKinds)('the turns of calculations on $name', ({ use }) => {
  const open = use();

  async function situation() {
    const database = await open();
    const busy = await madePerson(database);
    const other = await madePerson(database);
    const clients = [await madeClient(database, busy), await madeClient(database, busy)] as const;
    const otherClient = await madeClient(database, other);
    const clientOf = (dossierId: string) =>
      database.as('dispatcher', async (tx) => {
        const found = tx.selectFrom('dossier').select('client_id').where('id', '=', dossierId);
        return (await found.executeTakeFirstOrThrow()).client_id;
      });
    const names = new Map([
      [clients[0], 'busy 1'],
      [clients[1], 'busy 2'],
      [otherClient, 'other'],
    ]);
    const next = async () => {
      const claim = await nextClaim(database);
      return claim === null ? null : names.get(await clientOf(claim.dossierId));
    };
    return { database, busy, other, clients, otherClient, next };
  }

  it('start one dossier of who just came next, whatever another organisation has waiting', async () => {
    const { database, busy, other, clients, otherClient, next } = await situation();
    await waiting(database, busy, clients[0], 200);
    expect([await next(), await next()]).toEqual(['busy 1', 'busy 1']);
    await waiting(database, other, otherClient, 1);
    expect([await next(), await next()]).toEqual(['other', 'busy 1']);
  });

  it('go round by organisation, and within it by employer', async () => {
    const { database, busy, other, clients, otherClient, next } = await situation();
    await waiting(database, busy, clients[0], 3);
    await waiting(database, busy, clients[1], 2);
    await waiting(database, other, otherClient, 2);
    const order = [];
    for (let turn = 0; turn < 8; turn += 1) order.push(await next());
    expect(order).toEqual(['busy 1', 'other', 'busy 2', 'other', 'busy 1', 'busy 2', 'busy 1', null]);
  });

  it('are told as a place, which is when the dossier is taken if none is added', async () => {
    const { database, busy, other, clients, otherClient } = await situation();
    await waiting(database, busy, clients[0], 1);
    await nextClaim(database);
    await waiting(database, busy, clients[0], 3);
    await waiting(database, busy, clients[1], 2);
    await waiting(database, other, otherClient, 2);
    const ids = await database.as('dispatcher', async (tx) => {
      const rows = await tx.selectFrom('dossier').select('id').where('heartbeat_on', 'is', null).execute();
      return rows.map(({ id }) => id);
    });
    const told = new Map(await Promise.all(ids.map(async (id) => [id, await placeInQueue(database, id)] as const)));
    for (let place = 1; place <= ids.length; place += 1) {
      const claim = await nextClaim(database);
      expect(told.get(claim?.dossierId ?? '')).toBe(place);
      expect(await placeInQueue(database, claim?.dossierId ?? '')).toBeNull();
    }
  });

  it('tell no place of what nobody sits waiting for, nor count it before others', async () => {
    const { database, busy, clients } = await situation();
    await waiting(database, busy, clients[0], 1, true);
    const idOf = async (goesLater: boolean) =>
      database.as('dispatcher', async (tx) => {
        const found = tx.selectFrom('dossier').select('id').where('goes_later', '=', goesLater);
        return (await found.executeTakeFirstOrThrow()).id;
      });
    expect(await placeInQueue(database, await idOf(true))).toBeNull();
    await waiting(database, busy, clients[1], 1);
    expect(await placeInQueue(database, await idOf(false))).toBe(1);
  });

  it('give several workers each another dossier, of both organisations', async () => {
    const { database, busy, other, clients, otherClient } = await situation();
    await waiting(database, busy, clients[0], 20);
    await waiting(database, other, otherClient, 2);
    const claims = await Promise.all(Array.from({ length: 6 }, () => nextClaim(database)));
    expect(new Set(claims.map((claim) => claim?.dossierId)).size).toBe(6);
    const ofOther = claims.filter((claim) => claim?.organisationId === other.organisationId);
    expect(ofOther).toHaveLength(2);
  });

  it('leave what nobody sits waiting for until the rest is done', async () => {
    const { database, busy, other, clients, otherClient, next } = await situation();
    await waiting(database, other, otherClient, 1, true);
    await waiting(database, busy, clients[0], 2);
    expect([await next(), await next(), await next()]).toEqual(['busy 1', 'busy 1', 'other']);
  });

  it('do not give away what is claimed', async () => {
    const { database, busy, clients } = await situation();
    await waiting(database, busy, clients[0], 1);
    const claim = await nextClaim(database);
    expect(await nextClaim(database)).toBeNull();
    const worker = { kind: 'worker', organisationId: busy.organisationId } as const;
    expect(claim && (await database.as(worker, (tx) => claimedDossier(tx, claim)))).toBeNull();
  });

  it('come again for what a dead worker left, with a job for each dossier that has none', async () => {
    const { database, busy, clients } = await situation();
    await waiting(database, busy, clients[0], 3);
    const first = await nextClaim(database);
    let sent = 0;
    const jobs = { send: () => Promise.resolve(void (sent += 1)), openCount: () => Promise.resolve(1 + sent) };
    await lookAtQueue({ database, jobs, log });
    expect(sent).toBe(2);
    expect((await nextClaim(database))?.dossierId).not.toBe(first?.dossierId);
    await lookAtQueue({ database, jobs, log }, 0);
    expect(sent).toBe(2);
    const again = [await nextClaim(database), await nextClaim(database), await nextClaim(database)];
    expect(again.find((claim) => claim?.dossierId === first?.dossierId)).toMatchObject({ claim: 2 });
  });

  it('show the dispatcher no file, and nothing that does not wait', async () => {
    const { database, busy, clients } = await situation();
    await waiting(database, busy, clients[0], 2);
    const seen = await database.as('dispatcher', async (tx) => ({
      files: await tx.selectFrom('dossier_file').select('sha256').execute(),
      clients: await tx.selectFrom('client').select('name').execute(),
      dossiers: await tx.selectFrom('dossier').select('status').execute(),
    }));
    expect(seen).toEqual({ files: [], clients: [], dossiers: [{ status: 'Submitted' }, { status: 'Submitted' }] });
  });
});
