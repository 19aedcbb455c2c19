import { sql, type Kysely } from 'kysely';
import { appRole } from '#migrations/row-security.ts';

/**
 * The provider neither sees nor changes the people of employers and their codes, and of codes of advisers it can only
 * end what works: nothing it changes makes a code valid (again).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const role = sql.id(await appRole(db));
  const provider = sql`app_actor() = 'provider'`;
  await sql`drop policy if exists seen_by_provider on holder`.execute(db);
  await sql`drop policy if exists changed_by_provider on holder`.execute(db);
  await sql`create policy seen_by_provider on holder for select to ${role}
    using (${provider} and role <> 'employer')`.execute(db);
  await sql`create policy changed_by_provider on holder for update to ${role}
    using (${provider} and role <> 'employer')`.execute(db);

  const ofSeenHolder = sql`exists (select from holder
    where holder.organisation_id = access_code.organisation_id and holder.id = access_code.holder_id)`;
  await sql`drop policy if exists changed_with_holder on access_code`.execute(db);
  await sql`create policy changed_by_adviser on access_code for update to ${role}
    using (app_actor() = 'adviser' and ${ofSeenHolder})`.execute(db);
  await sql`create policy ended_by_provider on access_code for update to ${role}
    using (${provider} and ${ofSeenHolder}) with check (${provider} and ${ofSeenHolder} and revoked_on is not null)`.execute(
    db,
  );
}
