import { sql } from 'kysely';
import { type Limits, standardLimits } from '#api/usage-limits.ts';
import type { Usage } from '#api/usage.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { sealOverhead } from '#server/platform/database/sealed-bytes.ts';

/** What has limits, of an organisation or of one of its employers, and when the oldest upload of the last minute was. */
export interface CountedUsage extends Usage {
  /** Seconds until an upload of the last minute no longer counts. */
  readonly secondsToNextUpload: number;
}

/** Null when there is no such organisation. */
export async function usageLimits(tx: Tx, organisationId: string): Promise<Limits | null> {
  const found = await tx
    .selectFrom('organisation')
    .select(['maximum_megabytes', 'maximum_open_dossiers', 'maximum_uploads_per_minute'])
    .select(['employer_megabytes', 'employer_open_dossiers', 'employer_uploads_per_minute'])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { organisation, employer } = standardLimits;
  return {
    organisation: {
      megabytes: found.maximum_megabytes ?? organisation.megabytes,
      openDossiers: found.maximum_open_dossiers ?? organisation.openDossiers,
      uploadsPerMinute: found.maximum_uploads_per_minute ?? organisation.uploadsPerMinute,
    },
    employer: {
      megabytes: found.employer_megabytes ?? employer.megabytes,
      openDossiers: found.employer_open_dossiers ?? employer.openDossiers,
      uploadsPerMinute: found.employer_uploads_per_minute ?? employer.uploadsPerMinute,
    },
  };
}

export async function organisationName(tx: Tx, organisationId: string): Promise<string | null> {
  const found = await tx
    .selectFrom('organisation')
    .select('name')
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  return found?.name ?? null;
}

export async function storeLimits(tx: Tx, organisationId: string, { organisation, employer }: Limits): Promise<void> {
  await tx
    .updateTable('organisation')
    .set({
      maximum_megabytes: organisation.megabytes,
      maximum_open_dossiers: organisation.openDossiers,
      maximum_uploads_per_minute: organisation.uploadsPerMinute,
      employer_megabytes: employer.megabytes,
      employer_open_dossiers: employer.openDossiers,
      employer_uploads_per_minute: employer.uploadsPerMinute,
    })
    .where('organisation_id', '=', organisationId)
    .execute();
}

/**
 * Counts what the database holds, as an actor that sees the whole organisation; of one employer where that is given.
 * What is to be deleted counts no more. Reports that are made again are no new work: they are left out of the open dossiers. Uploads are counted in the log,
 * so that deleting dossiers makes no room for more of them.
 */
export async function countedUsage(tx: Tx, organisationId: string, clientId: string | null): Promise<CountedUsage> {
  const ofEmployer = (column: string) => (clientId === null ? sql`true` : sql`${sql.ref(column)} = ${clientId}`);
  const { rows } = await sql<CountedUsage>`
    select stored.bytes, counted.*, uploaded.* from
      (select coalesce(sum(octet_length(kept.bytes) - ${sealOverhead}::integer), 0)::float8 as bytes from (
          select organisation_id, dossier_id, bytes from dossier_file
          union all select organisation_id, dossier_id, result from variant) as kept join dossier
        on dossier.organisation_id = kept.organisation_id and dossier.id = kept.dossier_id
        where dossier.organisation_id = ${organisationId} and dossier.delete_on is null
          and ${ofEmployer('dossier.client_id')}) as stored,
      (select count(*)::integer as dossiers,
          (count(*) filter (where status = 'Submitted' and not is_restyling))::integer as "openDossiers"
        from dossier where organisation_id = ${organisationId} and delete_on is null and ${ofEmployer('client_id')}) as counted,
      (select count(*)::integer as "uploadsLastMinute",
          greatest(1, ceil(coalesce(60 - extract(epoch from clock_timestamp() - min(happened_on)), 1)))::integer
            as "secondsToNextUpload"
        from audit_entry where organisation_id = ${organisationId} and ${ofEmployer('client_id')}
          and action = 'dossier uploaded' and happened_on > clock_timestamp() - interval '1 minute') as uploaded
  `.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('the database does not tell what is in use');
  return row;
}
