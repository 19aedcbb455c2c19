import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { databaseKinds } from '#test/database.ts';
import { madePerson } from '#test/factories.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Jobs, openJobs, type Queue } from '#server/platform/jobs.ts';
import { logTo } from '#server/platform/log.ts';
import { patience } from '#test/patience.ts';

interface Order {
  readonly number: number;
}

const queue = 'try-out';
const soon = { timeout: patience, interval: 50 };

describe.each(databaseKinds)('jobs on $name', ({ use }) => {
  const open = use();
  let running: Jobs[] = [];

  afterEach(async () => {
    for (const jobs of running) await jobs.stop();
    running = [];
  });

  async function opened(database: Database) {
    const jobs = await openJobs(database, [queue], logTo('silent'));
    running.push(jobs);
    return jobs;
  }

  it('are done when the transaction they were sent in has committed, and only then', async () => {
    const database = await open();
    const jobs = await opened(database);
    const person = await madePerson(database);
    const done: number[] = [];
    await jobs.work<Order>(queue, 1, ({ number }) => Promise.resolve(void done.push(number)));
    const failing = database.as(person, async (tx) => {
      await jobs.send(tx, queue, { number: 1 });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await database.as(person, (tx) => jobs.send(tx, queue, { number: 2 }));
    await vi.waitFor(() => expect(done).toEqual([2]), soon);
  });

  it('can be opened several times at once', async () => {
    const database = await open();
    await opened(database);
    for (let round = 0; round < 5; round += 1) {
      const together = await Promise.allSettled(Array.from({ length: 5 }, () => opened(database)));
      expect(together.filter(({ status }) => status === 'rejected')).toEqual([]);
      for (const jobs of running.splice(0)) await jobs.stop();
    }
  });

  it('are offered again when their handler fails', async () => {
    const database = await open();
    const jobs = await opened(database);
    const person = await madePerson(database);
    let tries = 0;
    await jobs.work<Order>(queue, 1, () => {
      tries += 1;
      return tries < 3 ? Promise.reject(new Error('not yet')) : Promise.resolve();
    });
    await database.as(person, (tx) => jobs.send(tx, queue, { number: 1 }));
    await vi.waitFor(() => expect(tries).toBe(3), soon);
  });

  it('of a backlog follow each other without a pause', async () => {
    const database = await open();
    const jobs = await opened(database);
    const person = await madePerson(database);
    await database.as(person, async (tx) => {
      for (let number = 0; number < 100; number += 1) await jobs.send(tx, queue, { number });
    });
    const done: number[] = [];
    await jobs.work<Order>(queue, 1, ({ number }) => Promise.resolve(void done.push(number)));
    // At one per polling interval, of a second at least, this would take longer than is waited.
    await vi.waitFor(() => expect(done).toHaveLength(100), soon);
  });

  it('follow the rules of this version, also in a queue that an earlier one made', async () => {
    const database = await open();
    const rulesOf = async (options: Queue['options']) => {
      running.push(await openJobs(database, [{ name: 'changed', options }], logTo('silent')));
      const { rows } = await sql`select retry_limit, retry_delay from pgboss.queue where name = 'changed'`.execute(
        database.kysely,
      );
      return rows;
    };
    expect(await rulesOf({ retryLimit: 7, retryDelay: 3 })).toEqual([{ retry_limit: 7, retry_delay: 3 }]);
    expect(await rulesOf({ retryLimit: 2 })).toEqual([{ retry_limit: 2, retry_delay: 1 }]);
  });

  it('are counted until they have ended', async () => {
    const database = await open();
    const jobs = await opened(database);
    const person = await madePerson(database);
    const before = await jobs.openCount(queue);
    await database.as(person, (tx) => jobs.send(tx, queue, { number: 1 }));
    expect(await jobs.openCount(queue)).toBe(before + 1);
    await jobs.work<Order>(queue, 1, () => Promise.resolve());
    await vi.waitFor(async () => expect(await jobs.openCount(queue)).toBe(0), soon);
  });

  it('are sent inside a transaction right after the queue was opened', async () => {
    const database = await open();
    const person = await madePerson(database);
    const jobs = await opened(database);
    await expect(database.as(person, (tx) => jobs.send(tx, queue, { number: 1 }))).resolves.toBeUndefined();
  });
});

describe.each(databaseKinds.filter(({ name }) => name === 'PostgreSQL'))('the job queue on $name', ({ use }) => {
  const open = use();

  it('says once in the log what happened when it loses all its connections', async () => {
    const database = await open();
    const lines: string[] = [];
    const sink = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) });
    const jobs = await openJobs(database, [queue], logTo('info', sink));
    const others = sql`datname = current_database() and pid <> pg_backend_pid()`;
    const lost = await sql<{ pid: number }>`
      select pid, pg_terminate_backend(pid) from pg_stat_activity where ${others}`.execute(database.kysely);
    await vi.waitFor(() => expect(lines.join('')).toMatch(/"happened":"[^"]*terminat/), soon);
    const faults = () => lines.filter((line) => line.includes('job queue fault'));
    await vi.waitFor(() => expect(faults().length).toBeGreaterThan(1), soon);
    // A queue that is stopped before its listening connection heard that it is lost takes that for a fault of nobody.
    await vi.waitFor(async () => {
      const listening = await sql<{ pid: number }>`
        select pid from pg_stat_activity where ${others} and query ilike 'listen %'`.execute(database.kysely);
      expect(listening.rows.filter(({ pid }) => !lost.rows.some((one) => one.pid === pid))).toHaveLength(1);
    }, soon);
    expect(faults().filter((line) => line.includes('"level":50'))).toHaveLength(1);
    await jobs.stop();
  });
});
