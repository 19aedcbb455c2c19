import { sql, type Kysely, type Transaction } from 'kysely';
import { type BackupPart, noBytes, ordersPart } from '#server/backup/backup-format.ts';
import type { WrittenPart } from '#server/backup/write-backup.ts';
import type { Tables } from '#server/platform/tables.ts';

type Tx = Transaction<Tables>;

/** Rows that are fetched at a time; of files one, since each may be megabytes. */
const rowsAtATime = 500;

/** The last migration that ran; null in a database that is not Evenwicht's. */
export async function migrationLevel(db: Kysely<Tables>): Promise<string | null> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('public.kysely_migration') is not null as "isThere"`.execute(db);
  if (rows[0]?.isThere !== true) return null;
  const { rows: names } = await sql<{ name: string | null }>`select max(name) as name from kysely_migration`.execute(
    db,
  );
  return names[0]?.name ?? null;
}

/** Moments are written in one zone, whatever that of the database: two backups of the same are then the same. */
export async function tellInUtc(tx: Tx): Promise<void> {
  await sql`set local time zone 'UTC'`.execute(tx);
}

/** What was ordered and not done yet. */
export async function orderedWork(tx: Tx, queues: readonly string[]): Promise<WrittenPart> {
  const part = { part: ordersPart, columns: [], binary: [] };
  const { rows: found } = await sql<{ isThere: boolean }>`
    select to_regclass('pgboss.job') is not null as "isThere"`.execute(tx);
  if (found[0]?.isThere !== true) return { part, rows: [] };
  const { rows } = await sql<{ line: string }>`
    select json_build_object('queue', name, 'order', data)::text as line from pgboss.job
    where name = any(${queues}::text[]) and state::text in ('created', 'retry', 'active')
    order by created_on`.execute(tx);
  return { part, rows: rows.map(({ line }) => [line]) };
}

/** A table with its rows as lines of the format, read as they are asked for. */
export async function tableOf(tx: Tx, table: string): Promise<WrittenPart> {
  const { rows: columns } = await sql<{ name: string; isBinary: boolean }>`
    select attname as name, atttypid = 'bytea'::regtype as "isBinary" from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped order by attnum`.execute(tx);
  const namesOf = (isBinary: boolean) => columns.filter((c) => c.isBinary === isBinary).map(({ name }) => name);
  const part = { part: table, columns: namesOf(false), binary: namesOf(true) };
  return { part, rows: linesOf(tx, part) };
}

async function* linesOf(tx: Tx, { part: table, columns, binary }: BackupPart): AsyncGenerator<string[]> {
  const cursor = sql.id(`backup_${table}`);
  const bytes = binary.map((name) => sql`, ${sql.id(name)}`);
  await sql`declare ${cursor} no scroll cursor for
    select (select row_to_json(of_row)::text from (select ${sql.join(columns.map((name) => sql.id(name)))}) as of_row)
      as line ${sql.join(bytes, sql``)} from ${sql.table(table)}`.execute(tx);
  const count = sql.lit(binary.length === 0 ? rowsAtATime : 1);
  for (;;) {
    const { rows } = await sql<Record<string, Uint8Array | null> & { line: never }>`
      fetch ${count} from ${cursor}`.execute(tx);
    if (rows.length === 0) break;
    for (const row of rows) yield [row.line, ...binary.map((name) => asText(row[name] ?? null))];
  }
  await sql`close ${cursor}`.execute(tx);
}

const asText = (bytes: Uint8Array | null): string =>
  bytes === null ? noBytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
