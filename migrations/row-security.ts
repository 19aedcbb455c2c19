import { sql, type Kysely } from 'kysely';

/**
 * Used by migrations that have run: never change what it does. New tables have their rules in
 * `src/server/platform/database/row-rules.ts`, which each start makes hold.
 */
export interface RowRules {
  /** Which rows an actor sees. */
  readonly seen: string;
  /** Which rows an actor makes, changes and deletes; the seen ones when not given. */
  readonly written?: string;
  /** Privileges of the application's role on the table. */
  readonly granted: string;
}

/** Switches on row-level security, for the owner too; a row that no policy names is not there. */
export async function restrictRows(db: Kysely<unknown>, table: string, rules: RowRules): Promise<void> {
  const name = sql.table(table);
  const role = sql.id(await appRole(db));
  const seen = sql.raw(rules.seen);
  const written = sql.raw(rules.written ?? rules.seen);
  await sql`alter table ${name} enable row level security`.execute(db);
  await sql`alter table ${name} force row level security`.execute(db);
  await sql`create policy seen on ${name} for select to ${role} using (${seen})`.execute(db);
  await sql`create policy made on ${name} for insert to ${role} with check (${written})`.execute(db);
  await sql`create policy changed on ${name} for update to ${role} using (${written})`.execute(db);
  await sql`create policy deleted on ${name} for delete to ${role} using (${written})`.execute(db);
  await sql`grant ${sql.raw(rules.granted)} on ${name} to ${role}`.execute(db);
}

export async function appRole(db: Kysely<unknown>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select left(current_database(), 48) || '_app' as name`.execute(db);
  return rows[0]?.name ?? '';
}
