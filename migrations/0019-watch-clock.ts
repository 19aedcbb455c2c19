import { sql, type Kysely } from 'kysely';
import { restrictRows } from '#migrations/row-security.ts';

/** When the time was last looked at, and when it was last seen to have jumped. One row at most. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table watched_clock (
    is_the_one boolean primary key default true check (is_the_one),
    seen_on timestamptz not null,
    jumped_on timestamptz
  )`.execute(db);
  await restrictRows(db, 'watched_clock', { seen: `app_actor() = 'operator'`, granted: 'select, insert, update' });
}
