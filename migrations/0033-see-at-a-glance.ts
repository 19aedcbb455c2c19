import { sql, type Kysely } from 'kysely';

/**
 * What the start page shows of all employers together: when their contracts end, and the newest dossiers, those with
 * faults and those of which files go, each by an index that ends where the page has enough.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table dossier add column contract_end date`.execute(db);
  await sql`create index dossier_newest on dossier (organisation_id, created_on)`.execute(db);
  await sql`create index dossier_with_faults on dossier (organisation_id, created_on)
    where status in ('Failed', 'FailedWithError')`.execute(db);
  await sql`create index dossier_kept_since on dossier (organisation_id, coalesce(last_download_on, created_on))
    where erased_on is null and not is_example`.execute(db);
  await sql`create index dossier_contract_end on dossier (organisation_id, contract_end, client_id)
    where contract_end is not null`.execute(db);
}
