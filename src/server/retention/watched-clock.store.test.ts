import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { logTo } from '#server/platform/log.ts';
import { type EraseParts, eraseWhatIsDue } from '#server/retention/erase-old-data.job.ts';
import { databaseKinds } from '#test/database.ts';
import { operator } from '#test/factories.ts';

const hour = 3_600_000;
const day = 24 * hour;
const start = Date.parse('2026-11-22T12:00:00Z');

describe.each(databaseKinds)('the clock by which data is erased on $name', ({ use }) => {
  const open = use();

  /** Looks at these moments (milliseconds from the start) one after the other; tells at which of them was erased. */
  async function erasedAt(moments: readonly number[]) {
    const database = await open();
    await sql`truncate watched_clock`.execute(database.kysely);
    const warned = vi.fn();
    const log = Object.assign(logTo('silent'), { warn: warned });
    const erased: number[] = [];
    const eraseSpent: EraseParts['eraseSpent'] = (_tx, now) => {
      erased.push(now.getTime() - start);
      return Promise.resolve(0);
    };
    const parts = { database, log, eraseSpent, recordAct: vi.fn(), eraseMore: () => Promise.resolve(0) };
    for (const moment of moments) await eraseWhatIsDue(parts, new Date(start + moment));
    return { erased, warnings: warned.mock.calls.length };
  }

  it('is trusted at the first start, and as long as it goes on', async () => {
    const moments = [0, hour, 2 * hour, 2 * hour + 3 * day];
    expect(await erasedAt(moments)).toEqual({ erased: moments, warnings: 0 });
  });

  it('erases nothing once it has jumped ahead, and says so', async () => {
    expect(await erasedAt([0, 400 * day, 400 * day + hour])).toEqual({ erased: [0], warnings: 1 });
  });

  it('erases again when it was set right, a day later', async () => {
    const right = [hour, 12 * hour, 25 * hour];
    expect(await erasedAt([0, 400 * day, ...right])).toEqual({ erased: [0, 25 * hour], warnings: 2 });
  });

  it('is trusted again after a day at the new time, as after a week off', async () => {
    const back = [7 * day, 7 * day + 23 * hour, 8 * day];
    expect(await erasedAt([0, ...back])).toEqual({ erased: [0, 8 * day], warnings: 1 });
  });

  it('starts its day anew when it jumps again, back or ahead', async () => {
    const moments = [0, -10 * day, -10 * day + 20 * hour, 10 * day, 11 * day - hour, 11 * day];
    expect(await erasedAt(moments)).toEqual({ erased: [0, 11 * day], warnings: 2 });
  });

  it('is kept by the operator alone', async () => {
    const database = await open();
    const rows = (actor: Parameters<typeof database.as>[0]) =>
      database.as(actor, (tx) => tx.selectFrom('watched_clock').selectAll().execute());
    await erasedAt([0]);
    expect(await rows(operator)).toHaveLength(1);
    expect(await rows('gate')).toEqual([]);
  });
});
