import { sql, type Kysely } from 'kysely';
import { appRole } from '#migrations/row-security.ts';

/**
 * Sessions and links go when their time is over; who may was said when the tables were made. What is looked up by holder
 * or employer, by a reference too when one is erased, is found without reading the whole table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`grant delete on session, handoff to ${sql.id(await appRole(db))}`.execute(db);
  for (const table of ['session', 'handoff']) {
    await sql`create index ${sql.id(`${table}_by_expiry`)} on ${sql.table(table)} (expires_on)`.execute(db);
  }
  for (const table of ['access_code', 'session', 'handoff']) {
    const name = sql.id(`${table}_of_holder`);
    await sql`create index ${name} on ${sql.table(table)} (organisation_id, holder_id)`.execute(db);
  }
  await sql`create index holder_of_client on holder (organisation_id, client_id)`.execute(db);
  await sql`create index audit_entry_of_client on audit_entry (organisation_id, client_id)`.execute(db);
}
