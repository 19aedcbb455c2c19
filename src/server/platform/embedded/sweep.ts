import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';

const megabyte = 2 ** 20;

/** Below this a rewrite gives back too little to stop others for. */
const worthwhileBytes = 16 * megabyte;
/** Rewriting more than this takes so long that it waits for the night. */
const shortBytes = 128 * megabyte;
/** What the tables of files take more than the bytes in them. */
const overhead = 1.04;
/** The log of changes since the last checkpoint may become this long. */
const longLogBytes = 16 * megabyte;

export interface SweepOccasion {
  /** Nothing is being calculated or waits for it. */
  readonly isQuiet: boolean;
  /** Nobody minds calls that take long. */
  readonly isNight: boolean;
  /** Bytes free on the disk, beyond what is kept in reserve. */
  readonly freeBytes: number;
}

/** Whether it is night in the Netherlands, summer and winter. */
export const isNight = (moment: Date): boolean => moment.getUTCHours() < 4;

/**
 * Gives back what deleted rows take, and brings statistics up to date. A server of PostgreSQL does so by itself
 * (autovacuum, checkpointer); the embedded one has no other process, and would grow with everything that ever was in it.
 * Others wait meanwhile.
 */
export async function sweep(kysely: Kysely<Tables>, occasion: SweepOccasion): Promise<void> {
  const isRewritten = await hasRoomToGive(kysely, occasion);
  // Writes anew what is left of the files; the old one goes with all that was deleted in it.
  if (isRewritten) await sql`vacuum full dossier_file`.execute(kysely);
  const due = await tablesDue(kysely);
  for (const { schema, name } of due) await sql`vacuum (analyze) ${sql.id(schema, name)}`.execute(kysely);
  for (const { schema, name } of await tablesGrown(kysely)) await sql`analyze ${sql.id(schema, name)}`.execute(kysely);
  if (isRewritten || (await logBytes(kysely)) >= longLogBytes) await sql`checkpoint`.execute(kysely);
}

/** A rewrite costs as much as what is left, in time and room: it is done when at least as much was deleted. */
async function hasRoomToGive(kysely: Kysely<Tables>, occasion: SweepOccasion): Promise<boolean> {
  const { rows } = await sql<{ taken: string; left: string }>`
    select pg_table_size('dossier_file') as taken, coalesce(sum(octet_length(bytes)), 0) as left
    from dossier_file`.execute(kysely);
  const [{ taken, left } = { taken: 0, left: 0 }] = rows;
  const needed = Number(left) * overhead;
  const unused = Number(taken) - needed;
  if (!occasion.isQuiet || unused < Math.max(worthwhileBytes, needed)) return false;
  // The new file, and the log of making it.
  return occasion.freeBytes >= 2 * needed && (occasion.isNight || needed <= shortBytes);
}

interface Table {
  readonly schema: string;
  readonly name: string;
}

/** Tables of which as large a part is dead as autovacuum waits for. */
async function tablesDue(kysely: Kysely<Tables>): Promise<Table[]> {
  // What was counted is told once a second otherwise.
  await sql`select pg_stat_force_next_flush()`.execute(kysely);
  const { rows } = await sql<Table>`
    select nspname as schema, relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and exists (
      select from pg_stat_all_tables as stat where stat.relid in (pg_class.oid, reltoastrelid)
      and n_dead_tup > 1000 + 0.2 * n_live_tup)`.execute(kysely);
  return rows;
}

/** Tables that have no statistics, or those of a much smaller one: what searches them would be planned for a few rows. */
async function tablesGrown(kysely: Kysely<Tables>): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select nspname as schema, pg_class.relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    left join pg_stat_all_tables as stat on stat.relid = pg_class.oid
    where relkind = 'r' and nspname in ('public', 'pgboss') and (
      reltuples < 0 or pg_relation_size(pg_class.oid) > 2 * relpages::bigint * current_setting('block_size')::bigint
      or n_mod_since_analyze > 50 + 0.1 * reltuples)`.execute(kysely);
  return rows;
}

async function logBytes(kysely: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as bytes from pg_control_checkpoint()`.execute(
    kysely,
  );
  return Number(rows[0]?.bytes ?? 0);
}
