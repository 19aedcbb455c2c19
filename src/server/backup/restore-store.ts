import { sql, type Kysely, type Transaction } from 'kysely';
import { type BackupPart, noBytes } from '#server/backup/backup-format.ts';
import type { Tables } from '#server/platform/database/tables.ts';

type Tx = Transaction<Tables>;

/** Whether nothing is in a database yet: no table, and no work in its queue. */
export async function isEmptyDatabase(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ tables: number; hasQueue: boolean }>`
    select count(*)::integer as tables, to_regclass('pgboss.job') is not null as "hasQueue" from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`.execute(db);
  if (rows[0]?.tables !== 0) return false;
  if (!rows[0].hasQueue) return true;
  const { rows: jobs } = await sql`select from pgboss.job limit 1`.execute(db);
  return jobs.length === 0;
}

/** Nobody else restores into the same database until this transaction ends. */
export async function takeTurn(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('evenwicht: restore'))`.execute(tx);
}

/** Lets the owner write every row; `secureRows` puts the rules back in the same transaction. */
export async function liftRules(tx: Tx): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relforcerowsecurity`.execute(tx);
  for (const { name } of rows) await sql`alter table ${sql.table(name)} no force row level security`.execute(tx);
}

/** Rows of one table, each its own line and one for each column of bytes. */
export async function insertRows(tx: Tx, part: BackupPart, rows: readonly (readonly string[])[]): Promise<void> {
  const table = sql.table(part.part);
  const columns = sql.join(part.columns.map((name) => sql.id(name)));
  if (part.binary.length === 0) {
    const lines = `[${rows.map(([line]) => line).join(',')}]`;
    await sql`insert into ${table} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${table}, ${lines}::json)`.execute(tx);
    return;
  }
  const all = sql.join([...part.columns, ...part.binary].map((name) => sql.id(name)));
  for (const [line, ...texts] of rows) {
    const bytes = sql.join(texts.map((text) => sql`${asBytes(text)}::bytea`));
    await sql`insert into ${table} (${all}) overriding system value
      select ${columns}, ${bytes} from json_populate_record(null::${table}, ${line}::json)`.execute(tx);
  }
}

const asBytes = (text: string): Buffer | null => (text === noBytes ? null : Buffer.from(text, 'base64'));

/** Counters go on after the highest number that was restored. */
export async function setCounters(tx: Tx): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES'`.execute(tx);
  for (const { table, column } of rows)
    await sql`select setval(pg_get_serial_sequence(${`public.${table}`}, ${column}),
      (select coalesce(max(${sql.id(column)}), 0) + 1 from ${sql.table(table)}), false)`.execute(tx);
}

/** Statistics of what was restored: without them searches are planned for a few rows, in the embedded database for long. */
export async function countRows(kysely: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(kysely);
  for (const { name } of rows) await sql`analyze ${sql.table(name)}`.execute(kysely);
}
