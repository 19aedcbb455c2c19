import { sql, type Kysely } from 'kysely';
import { appRole } from '#migrations/row-security.ts';

/** The provider manages organisations and their access; an adviser that of the employers of the own organisation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const role = sql.id(await appRole(db));
  await sql`alter table organisation add column deactivated_on timestamptz`.execute(db);
  await sql`grant update on organisation to ${role}`.execute(db);
  const provider = sql`app_actor() = 'provider'`;
  await sql`create policy made_by_provider on organisation for insert to ${role} with check (${provider})`.execute(db);
  await sql`create policy changed_by_provider on organisation for update to ${role} using (${provider})`.execute(db);

  await sql`create policy seen_by_provider on holder for select to ${role} using (${provider})`.execute(db);
  await sql`create policy made_by_provider on holder for insert to ${role}
    with check (${provider} and role = 'adviser')`.execute(db);
  await sql`create policy changed_by_provider on holder for update to ${role} using (${provider})`.execute(db);
  const ofEmployer = sql`app_actor() = 'adviser' and organisation_id = app_organisation() and role = 'employer'`;
  await sql`create policy seen_by_adviser on holder for select to ${role} using (${ofEmployer})`.execute(db);
  await sql`create policy made_by_adviser on holder for insert to ${role} with check (${ofEmployer})`.execute(db);
  await sql`create policy changed_by_adviser on holder for update to ${role} using (${ofEmployer})`.execute(db);

  // Whoever sees a holder manages its codes: the policies of that table decide.
  const ofSeenHolder = sql`app_actor() in ('provider', 'adviser') and exists (select from holder
    where holder.organisation_id = access_code.organisation_id and holder.id = access_code.holder_id)`;
  await sql`create policy seen_with_holder on access_code for select to ${role} using (${ofSeenHolder})`.execute(db);
  await sql`create policy made_with_holder on access_code for insert to ${role} with check (${ofSeenHolder})`.execute(
    db,
  );
  await sql`create policy changed_with_holder on access_code for update to ${role} using (${ofSeenHolder})`.execute(db);

  await sql`create policy seen_by_provider on audit_entry for select to ${role} using (${provider})`.execute(db);
  await sql`create policy made_by_provider on audit_entry for insert to ${role} with check (${provider})`.execute(db);
}
