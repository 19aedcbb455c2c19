import { type SelectQueryBuilder, sql } from 'kysely';
import type { Tx } from '#server/platform/database/tx.ts';

type WithMoments<Row> = { [Name in keyof Row]: Date extends Row[Name] ? Exclude<Row[Name], Date> | string : Row[Name] };

/** A row as answers have it: its moments as texts. */
export const withMoments = <Row extends object>(row: Row): WithMoments<Row> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  ) as WithMoments<Row>;

/** How many rows a query finds. */
export async function countOf<DB, Table extends keyof DB>(
  found: SelectQueryBuilder<DB, Table, object>,
): Promise<number> {
  const { count } = (await found.select(sql<number>`count(*)::integer`.as('count')).executeTakeFirstOrThrow()) as {
    readonly count: number;
  };
  return count;
}

/** From here on, transactions that do the same to the same thing wait for each other, however its id is typed. */
export async function inTurn(tx: Tx, what: string, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`evenwicht: ${what}`}), hashtext(lower(${id})))`.execute(tx);
}
