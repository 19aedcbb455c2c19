import { describe, expect, it } from 'vitest';
import { calculateNext } from '#server/dossiers/calculate-dossier.job.ts';
import type { Calculation } from '#server/dossiers/calculation.ts';
import { largeInput, largePlacesFor } from '#server/dossiers/large-dossiers.ts';
import { insertDossier } from '#server/dossiers/store.ts';
import { houseStyle } from '#server/house-style/store.ts';
import { logTo } from '#server/platform/log.ts';
import { databaseKinds } from '#test/database.ts';
import { madeClient, madePerson } from '#test/factories.ts';

describe.each(databaseKinds)('large dossiers on $name', ({ use }) => {
  const open = use();

  /** Waiting dossiers of these sizes, and a worker whose calculations go on until they are let go. */
  async function situation(sizes: readonly number[]) {
    const database = await open();
    const person = await madePerson(database);
    const clientId = await madeClient(database, person);
    for (const size of sizes) {
      const { organisationId } = person;
      const file = { name: 'Dossier', bytes: new Uint8Array(size), sha256: '', uploadKey: null, isExample: false };
      await database.as(person, (tx) => insertDossier(tx, { organisationId, clientId, ...file }));
    }
    const running: { size: number; end: () => void }[] = [];
    const calculate: Calculation = (bytes) =>
      new Promise((resolve) => {
        const findings = { outcome: 'findings', errorWorkbook: new Uint8Array(), findings: [] } as const;
        const end = () => resolve({ ...findings, unreadable: false, mustErase: false });
        running.push({ size: bytes.byteLength, end });
      });
    const largePlaces = largePlacesFor(1);
    const parts = { database, log: logTo('silent'), calculate, houseStyle, largePlaces };
    /** A worker that is woken; resolves to how it ended. */
    const woken = () =>
      calculateNext(parts, new AbortController().signal).then(
        () => 'done',
        (error: Error) => error.name,
      );
    const until = (count: number) => expect.poll(() => running.map(({ size }) => size)).toHaveLength(count);
    return { running, woken, until };
  }

  it('leave a place for a small one that came later', async () => {
    const { running, woken, until } = await situation([largeInput, largeInput, 10]);
    const first = woken();
    await until(1);
    const second = woken();
    await until(2);
    expect(running.map(({ size }) => size)).toEqual([largeInput, 10]);
    running[1]?.end();
    expect(await second).toBe('done');
    // The other large one keeps waiting, and its job is offered again.
    expect(await woken()).toBe('OfferAgainError');
    running[0]?.end();
    expect(await first).toBe('done');
    const third = woken();
    await until(3);
    running[2]?.end();
    expect([await third, await woken()]).toEqual(['done', 'done']);
    expect(running.map(({ size }) => size)).toEqual([largeInput, 10, largeInput]);
  });

  it('are no more at a time than there are places, also when workers wake together', async () => {
    const { running, woken, until } = await situation([largeInput, largeInput]);
    const both = [woken(), woken()];
    await until(1);
    running[0]?.end();
    expect((await Promise.all(both)).toSorted()).toEqual(['OfferAgainError', 'done']);
    expect(running).toHaveLength(1);
  });
});
