import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Tx } from '#server/platform/database/tx.ts';
import { databaseKinds } from '#test/database.ts';
import { madeClient, madePerson, operator } from '#test/factories.ts';

describe.each(databaseKinds)('a statement that is asked again and again on $name', ({ use }) => {
  const open = use();
  const times = [1, 2, 3, 4, 5];

  it('is prepared, and answers the same as before in every type', async () => {
    const database = await open();
    const person = await madePerson(database);
    await database.as(person, async (tx) => {
      const answers = [];
      for (const time of times) {
        const { rows } =
          await sql`select ${time}::integer as number, ${null}::text as nothing, ${[`a"${time}`, null]}::text[]
          as texts, ${'2027-01-02T03:04:05.678Z'}::timestamptz as moment, ${JSON.stringify({ a: [1] })}::jsonb as json,
          ${Buffer.from([0, 255])}::bytea as bytes, ${true}::boolean as truth, 12345678901234567890.5::numeric as large`.execute(
            tx,
          );
        answers.push(rows);
      }
      const expected = (time: number) => ({
        number: time,
        nothing: null,
        texts: [`a"${time}`, null],
        moment: new Date('2027-01-02T03:04:05.678Z'),
        json: { a: [1] },
        bytes: Buffer.from([0, 255]),
        truth: true,
        large: '12345678901234567890.5',
      });
      expect(answers).toEqual(times.map((time) => [expected(time)]));
      expect(await preparedOf(tx, '%as nothing%')).toBe(1);
    });
  });

  it('is prepared where it writes, however it begins, and tells how many rows it changed', async () => {
    const database = await open();
    await database.as(operator, async (tx) => {
      await sql`create temporary table kept (number integer, bytes bytea)`.execute(tx);
      const changed: (bigint | undefined)[] = [];
      for (const time of times) {
        await sql`insert into kept values (${time}, ${Buffer.from([0, time])})`.execute(tx);
        const { numAffectedRows } = await sql`
          update kept set number = number + ${1} where true`.execute(tx);
        changed.push(numAffectedRows);
      }
      expect(changed).toEqual([1n, 2n, 3n, 4n, 5n]);
      const { rows } = await sql`select * from kept order by bytes`.execute(tx);
      // Each was raised once in its own round, and once in each later one.
      expect(rows).toEqual(times.map((time) => ({ number: 6, bytes: Buffer.from([0, time]) })));
      expect(await preparedOf(tx, '%into kept%')).toBe(1);
      expect(await preparedOf(tx, '%update kept%')).toBe(1);
    });
  });

  it('shows whoever asks its own rows only, whoever asked it first', async () => {
    const database = await open();
    const people = [await madePerson(database), await madePerson(database)];
    const own = [];
    for (const person of people) own.push([{ id: await madeClient(database, person) }]);
    for (const [index, person] of [...people, ...people, ...people, ...people].entries())
      expect(await database.as(person, (tx) => tx.selectFrom('client').select('id').execute())).toEqual(own[index % 2]);
  });

  it('that fails does so alone, with the code of its error, and works again after it', async () => {
    const database = await open();
    const divided = (by: number) =>
      sql<{ outcome: number }>`select 6 / ${by}::integer as outcome`.execute(database.kysely);
    for (const by of [1, 2, 3, 6]) expect((await divided(by)).rows).toEqual([{ outcome: 6 / by }]);
    await expect(divided(0)).rejects.toMatchObject({ code: '22012' });
    await expect(divided('six' as unknown as number)).rejects.toMatchObject({ code: '22P02' });
    expect((await divided(2)).rows).toEqual([{ outcome: 3 }]);
    const wrong = () => sql`select nothing_like_it from client`.execute(database.kysely);
    for (const _ of times) await expect(wrong()).rejects.toMatchObject({ code: '42703' });
    expect((await divided(3)).rows).toEqual([{ outcome: 2 }]);
  });

  it('does not get between the statements of a transaction', async () => {
    const database = await open();
    const count = () => sql<{ seen: number }>`select count(*)::integer as seen from organisation where name = 'Midden'`;
    for (const _ of times) await count().execute(database.kysely);
    const outside: Promise<{ rows: { seen: number }[] }>[] = [];
    const broken = database.as(operator, async (tx) => {
      await sql`insert into organisation (name) values ('Midden')`.execute(tx);
      outside.push(count().execute(database.kysely));
      await sql`select 1`.execute(tx);
      throw new Error('never mind');
    });
    await expect(broken).rejects.toThrow('never mind');
    expect((await Promise.all(outside)).map(({ rows }) => rows)).toEqual([[{ seen: 0 }]]);
  });
});

async function preparedOf(tx: Tx, text: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from pg_prepared_statements
    where statement like ${text} and statement not like '%pg_prepared_statements%'`.execute(tx);
  return rows[0]?.count ?? 0;
}
