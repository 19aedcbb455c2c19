import { sql, type Kysely, type Transaction } from 'kysely';
import { type BackupPart, bytesText, ordersPart } from '#server/backup/backup-format.ts';
import type { WrittenPart } from '#server/backup/write-backup.ts';
import type { Tables } from '#server/platform/database/tables.ts';

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

/** A table as a part: its columns, those of bytes apart. */
export async function partOf(tx: Tx, table: string): Promise<BackupPart> {
  const { rows: columns } = await sql<{ name: string; isBinary: boolean }>`
    select attname as name, atttypid = 'bytea'::regtype as "isBinary" from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped order by attnum`.execute(tx);
  const namesOf = (isBinary: boolean) => columns.filter((c) => c.isBinary === isBinary).map(({ name }) => name);
  return { part: table, columns: namesOf(false), binary: namesOf(true) };
}

/** A row without its columns of bytes, as a line of the format. */
const lineOf = ({ columns }: BackupPart) =>
  sql`(select row_to_json(of_row)::text from (select ${sql.join(columns.map((name) => sql.id(name)))}) as of_row)`;

/** A table with its rows as lines of the format, read as they are asked for. */
export async function tableOf(tx: Tx, table: string): Promise<WrittenPart> {
  const part = await partOf(tx, table);
  return { part, rows: linesOf(tx, part) };
}

async function* linesOf(tx: Tx, part: BackupPart): AsyncGenerator<string[]> {
  const { part: table, binary } = part;
  const cursor = sql.id(`backup_${table}`);
  const bytes = binary.map((name) => sql`, ${sql.id(name)}`);
  await sql`declare ${cursor} no scroll cursor for
    select ${lineOf(part)} as line ${sql.join(bytes, sql``)} from ${sql.table(table)}`.execute(tx);
  const count = sql.lit(binary.length === 0 ? rowsAtATime : 1);
  for (;;) {
    const { rows } = await sql<Record<string, Uint8Array | null> & { line: never }>`
      fetch ${count} from ${cursor}`.execute(tx);
    if (rows.length === 0) break;
    for (const row of rows) yield [row.line, ...binary.map((name) => bytesText(row[name] ?? null))];
  }
  await sql`close ${cursor}`.execute(tx);
}

/** A row whose bytes were not read. */
export interface ListedRow {
  /** Where it is in the table, for as long as the table is not written anew. */
  readonly place: string;
  /** The transaction that wrote it so. */
  readonly version: string;
  readonly line: string;
  /** Bytes in its columns of bytes. */
  readonly size: number;
}

/** All rows of a table. */
export async function listedRows(tx: Tx, part: BackupPart): Promise<ListedRow[]> {
  const sizes = part.binary.map((name) => sql` + coalesce(octet_length(${sql.id(name)}), 0)`);
  const { rows } = await sql<ListedRow>`select ctid::text as place, xmin::text as version, ${lineOf(part)} as line,
    0 ${sql.join(sizes, sql``)} as size from ${sql.table(part.part)}`.execute(tx);
  return rows;
}

/** The rows that are at these places now, with the values of their columns of bytes. */
export async function rowsAt(tx: Tx, part: BackupPart, places: readonly string[]) {
  const names = part.binary.map((name) => sql`, ${sql.id(name)}`);
  const { rows } = await sql<Record<string, Uint8Array | null> & { version: never; line: never }>`
    select xmin::text as version, ${lineOf(part)} as line ${sql.join(names, sql``)} from ${sql.table(part.part)}
    where ctid = any(${places}::text[]::tid[])`.execute(tx);
  return rows.map((row) => ({
    version: row.version,
    line: row.line,
    bytes: part.binary.map((name) => row[name] ?? null),
  }));
}
