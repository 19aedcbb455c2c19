import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

/** Remembers with the database itself when it was last backed up; a restored one does not know of it. */
export async function noteBackup({ kysely }: Pick<Database, 'kysely'>, moment: Date): Promise<void> {
  await sql`comment on table public.watched_clock is ${sql.lit(moment.toISOString())}`.execute(kysely);
}

/** How many seconds ago the last backup was made; infinitely many when there is none. */
export async function secondsSinceBackup({ kysely }: Pick<Database, 'kysely'>): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`select extract(epoch from clock_timestamp() -
    obj_description('public.watched_clock'::regclass, 'pg_class')::timestamptz)::float8 as seconds`.execute(kysely);
  return rows[0]?.seconds ?? Number.POSITIVE_INFINITY;
}
