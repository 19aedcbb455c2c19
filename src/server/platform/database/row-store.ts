import { type DeleteResult, type JoinBuilder, type SelectQueryBuilder, sql, type UpdateResult } from 'kysely';
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

/** A statement that is yet to be executed. */
interface Statement<Result> {
  executeTakeFirst(): Promise<Result>;
}

/** The first row that a statement gives; null without one. */
export const firstRow = async <Row>(statement: Statement<Row | undefined>): Promise<Row | null> =>
  (await statement.executeTakeFirst()) ?? null;

/** Whether an update changed any row. */
export const hasUpdated = async (statement: Statement<UpdateResult>): Promise<boolean> =>
  (await statement.executeTakeFirst()).numUpdatedRows > 0n;

/** How many rows a statement deleted. */
export const deletedCount = async (statement: Statement<DeleteResult>): Promise<number> =>
  Number((await statement.executeTakeFirst()).numDeletedRows);

/** Joins rows of one organisation by two of their columns, each with its table in front. */
export const inOrganisation =
  (column: string, other: string) =>
  <DB, Table extends keyof DB>(join: JoinBuilder<DB, Table>): JoinBuilder<DB, Table> => {
    const [own, others] = [column, other].map((name) => sql.ref(`${name.split('.')[0]}.organisation_id`));
    return join.on(sql<boolean>`${own} = ${others} and ${sql.ref(column)} = ${sql.ref(other)}`);
  };

/** Which row of a table of an organisation. */
export const isRow = (organisationId: string, id: string) =>
  sql<boolean>`organisation_id = ${organisationId} and id = ${id}`;

/** What belongs to a dossier of an organisation. */
export const isOfDossier = (organisationId: string, dossierId: string) =>
  sql<boolean>`organisation_id = ${organisationId} and dossier_id = ${dossierId}`;

/** From here on, transactions that do the same to the same thing wait for each other, however its id is typed. */
export async function inTurn(tx: Tx, what: string, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`evenwicht: ${what}`}), hashtext(lower(${id})))`.execute(tx);
}
