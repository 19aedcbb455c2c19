import { sql } from 'kysely';
import { keptTextColumns } from '#server/platform/database/dossier-tables.ts';
import { actionText } from '#api/audit-actions.ts';
import type { EmployerData } from '#api/employer-data.ts';
import { firstRow, inOrganisation, isRow } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { textPlace, variantPlace } from '#server/platform/database/kept-places.ts';
import { sealOverhead } from '#server/platform/database/sealed-bytes.ts';
import { asKept } from '#server/platform/database/vault.ts';

/** How much is kept of an employer; null when it is not there. */
export async function keptData(tx: Tx, organisationId: string, clientId: string): Promise<EmployerData | null> {
  const files = sql`from dossier join dossier_file on dossier_file.organisation_id = dossier.organisation_id
    and dossier_file.dossier_id = dossier.id where dossier.organisation_id = client.organisation_id
    and dossier.client_id = client.id`;
  return firstRow(
    tx
      .selectFrom('client')
      .select([
        'name',
        sql<number>`(select count(*)::integer from dossier where dossier.organisation_id = client.organisation_id
        and dossier.client_id = client.id)`.as('dossierCount'),
        sql<number>`(select count(*)::integer ${files})`.as('fileCount'),
        sql<number>`(select coalesce(sum(octet_length(bytes) - ${sealOverhead}::integer), 0)::float8 ${files})`.as(
          'byteCount',
        ),
        sql<number>`(select count(*)::integer from holder where holder.organisation_id = client.organisation_id
        and holder.client_id = client.id)`.as('holderCount'),
      ])
      .where(isRow(organisationId, clientId)),
  );
}

/** Everything that is stored of an employer, as in the tables, but for the bytes of its files; null when it is not there. */
export async function employerRecord(tx: Tx, organisationId: string, clientId: string) {
  const employer = await tx
    .selectFrom('client')
    .select(['name', 'kvk_number', 'reference', 'contact_name', 'contact_email', 'created_on'])
    .where(isRow(organisationId, clientId))
    .executeTakeFirst();
  if (employer === undefined) return null;
  return {
    employer,
    dossiers: await dossiersOf(tx, organisationId, clientId),
    files: await filesOf(tx, organisationId, clientId),
    variants: await variantsOf(tx, organisationId, clientId),
    decisions: await decisionsOf(tx, organisationId, clientId),
    texts: await textsOf(tx, organisationId, clientId),
    codes: await codesOf(tx, organisationId, clientId),
    acts: await actsAbout(tx, organisationId, clientId),
  };
}

export type EmployerRecord = NonNullable<Awaited<ReturnType<typeof employerRecord>>>;

const dossiersOf = (tx: Tx, organisationId: string, clientId: string) =>
  tx
    .selectFrom('dossier')
    .select(['id', 'name', 'created_on', 'status', 'status_reason', 'finding_count', 'input_sha256', 'is_example'])
    .select(['warning_count', 'key_figures', 'last_download_on', 'erased_on', 'archived_on'])
    .select('report_variants')
    .where('organisation_id', '=', organisationId)
    .where('client_id', '=', clientId)
    .orderBy('created_on')
    .orderBy('arrival')
    .execute();

const filesOf = (tx: Tx, organisationId: string, clientId: string) =>
  tx
    .selectFrom('dossier_file')
    .innerJoin('dossier', inOrganisation('dossier.id', 'dossier_file.dossier_id'))
    .select(['dossier_file.dossier_id', 'dossier_file.type', 'dossier_file.created_on'])
    .where('dossier.organisation_id', '=', organisationId)
    .where('dossier.client_id', '=', clientId)
    .orderBy('dossier.created_on')
    .orderBy('dossier.arrival')
    .orderBy('dossier_file.type')
    .execute();

const variantsOf = (tx: Tx, organisationId: string, clientId: string) =>
  tx
    .selectFrom('variant')
    .innerJoin('dossier', inOrganisation('dossier.id', 'variant.dossier_id'))
    .select(['variant.id', 'variant.dossier_id', 'variant.name', 'variant.choices', 'variant.key_figures'])
    .select(['variant.changes'])
    .select(['variant.made_by', 'variant.created_on', 'variant.calculated_on'])
    .where('dossier.organisation_id', '=', organisationId)
    .where('dossier.client_id', '=', clientId)
    .orderBy('dossier.created_on')
    .orderBy('dossier.arrival')
    .orderBy('variant.created_on')
    .orderBy('variant.arrival')
    .execute();

const decisionsOf = (tx: Tx, organisationId: string, clientId: string) =>
  tx
    .selectFrom('decision')
    .innerJoin('dossier', inOrganisation('dossier.id', 'decision.dossier_id'))
    .select(['decision.dossier_id', 'decision.decided_on', 'decision.decided_by'])
    .select(['decision.content', 'decision.reason', 'decision.taken_back_on', 'decision.taken_back_by'])
    .where('dossier.organisation_id', '=', organisationId)
    .where('dossier.client_id', '=', clientId)
    .orderBy('dossier.created_on')
    .orderBy('dossier.arrival')
    .orderBy('decision.decided_on')
    .orderBy('decision.arrival')
    .execute();

/** As they stand, each followed by what it was before. */
async function textsOf(tx: Tx, organisationId: string, clientId: string) {
  const rows = await tx
    .selectFrom((from) =>
      from
        .selectFrom('written_text')
        .select([...keptTextColumns, sql<boolean>`false`.as('is_earlier')])
        .unionAll(from.selectFrom('earlier_text').select([...keptTextColumns, sql<boolean>`true`.as('is_earlier')]))
        .as('text'),
    )
    .innerJoin('dossier', inOrganisation('dossier.id', 'text.dossier_id'))
    .select(['text.dossier_id', 'text.key', 'text.content', 'text.applies'])
    .select(['text.written_by', 'text.written_on', 'text.is_earlier'])
    .where('dossier.organisation_id', '=', organisationId)
    .where('dossier.client_id', '=', clientId)
    .orderBy('dossier.created_on')
    .orderBy('dossier.arrival')
    .orderBy('text.key')
    .orderBy('text.version', 'desc')
    .execute();
  const texts: (Omit<(typeof rows)[number], 'content'> & { readonly text: string })[] = [];
  for (const { content, ...row } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one connection answers them one after the other
    const bytes = await asKept(tx, textPlace(organisationId, row.dossier_id, row.key), content);
    texts.push({ ...row, text: Buffer.from(bytes).toString() });
  }
  return texts;
}

/** What came out of a variant, packed; null when it was not calculated, or deleted. */
export async function variantOutcome(tx: Tx, organisationId: string, id: string): Promise<Uint8Array | null> {
  const found = await tx.selectFrom('variant').select('result').where(isRow(organisationId, id)).executeTakeFirst();
  if (found === undefined || found.result === null) return null;
  return asKept(tx, variantPlace(organisationId, id), found.result);
}

/** A line for each code of each person; a person without a code has one line without. */
const codesOf = (tx: Tx, organisationId: string, clientId: string) =>
  tx
    .selectFrom('holder')
    .leftJoin('access_code', inOrganisation('access_code.holder_id', 'holder.id'))
    .select(['holder.name as holder', 'holder.created_on as holder_since'])
    .select(['access_code.created_on', 'access_code.expires_on', 'access_code.last_used_on', 'access_code.revoked_on'])
    .where('holder.organisation_id', '=', organisationId)
    .where('holder.client_id', '=', clientId)
    .orderBy('holder.name')
    .orderBy('access_code.created_on')
    .orderBy('access_code.arrival')
    .execute();

/** The lines of the log about the employer and about what its people did. */
async function actsAbout(tx: Tx, organisationId: string, clientId: string) {
  const rows = await tx
    .selectFrom('audit_entry')
    .select(['happened_on', 'action', 'holder_name as by', 'object_name as object', 'address'])
    .where('organisation_id', '=', organisationId)
    .where('client_id', '=', clientId)
    .orderBy('happened_on')
    .orderBy('arrival')
    .execute();
  return rows.map((row) => Object.assign(row, { action: actionText(row.action) }));
}
