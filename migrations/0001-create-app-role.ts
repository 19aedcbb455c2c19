import { sql, type Kysely } from 'kysely';
import { appRole } from '#migrations/row-security.ts';

/** The role that every transaction runs as, and what the policies ask about the actor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const name = await appRole(db);
  const { rows } = await sql`select 1 from pg_roles where rolname = ${name}`.execute(db);
  if (rows.length === 0) await sql`create role ${sql.id(name)} nologin nosuperuser nobypassrls`.execute(db);
  // An owner without superuser rights may switch to a role only as a member of it.
  await sql`grant ${sql.id(name)} to current_user`.execute(db);
  await sql`grant usage on schema public to ${sql.id(name)}`.execute(db);
  await settingFunction(db, 'app_actor', 'text');
  await settingFunction(db, 'app_organisation', 'uuid');
  await settingFunction(db, 'app_client', 'uuid');
}

/** A setting that was never made, or that ended with its transaction, is null: no comparison with it holds. */
async function settingFunction(db: Kysely<unknown>, name: string, type: string): Promise<void> {
  const setting = sql.lit(name.replace('_', '.'));
  await sql`create function ${sql.id(name)}() returns ${sql.raw(type)} language sql stable
    return nullif(current_setting(${setting}, true), '')::${sql.raw(type)}`.execute(db);
}
