import { sql } from 'kysely';
import { type AuditAction, actionText } from '#api/audit-actions.ts';
import type { AuditEntry, AuditFilter } from '#api/audit-log.ts';
import { dutchTimeZone } from '#api/dutch-time.ts';
import type { Person } from '#server/platform/database/actor.ts';
import { countOf, inOrganisation, withMoments } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';

type Reader = Pick<Person, 'role' | 'organisationId'>;

/** The provider does not see the people of employers, so neither their names: not in an entry, and not by a filter. */
const shownHolder = ({ role }: Reader) =>
  role === 'provider'
    ? sql<string | null>`case when audit_entry.holder_id is null or holder.id is not null then holder_name end`
    : sql<string | null>`holder_name`;

/** Entries that pass the filter: of every organisation for the provider, of the own one for others. */
function entryRows(tx: Tx, reader: Reader, filter: AuditFilter) {
  const { role, organisationId } = reader;
  const only = role === 'provider' ? filter.organisationId : organisationId;
  return tx
    .selectFrom('audit_entry')
    .innerJoin('organisation', 'organisation.organisation_id', 'audit_entry.organisation_id')
    .leftJoin('holder', inOrganisation('holder.id', 'audit_entry.holder_id'))
    .$if(only !== undefined, (rows) => rows.where('audit_entry.organisation_id', '=', only ?? ''))
    .$if(filter.from !== undefined, (rows) =>
      rows.where('happened_on', '>=', sql<Date>`${filter.from}::date::timestamp at time zone ${dutchTimeZone}`),
    )
    .$if(filter.to !== undefined, (rows) =>
      rows.where('happened_on', '<', sql<Date>`(${filter.to}::date + 1)::timestamp at time zone ${dutchTimeZone}`),
    )
    .$if(filter.action !== undefined, (rows) => rows.where('action', '=', filter.action ?? ''))
    .$if((filter.holder ?? '') !== '', (rows) =>
      rows.where(sql<boolean>`position(lower(${filter.holder}) in lower(${shownHolder(reader)})) > 0`),
    );
}

/** What an office calls its own layouts: that may be after an employer. */
const namedByOffice: readonly AuditAction[] = ['participant source kept', 'participant source deleted'];

/** The provider sees no employers and dossiers, so neither their names. */
const shownObject = ({ role }: Reader) =>
  role === 'provider'
    ? sql<string | null>`case when audit_entry.client_id is null and dossier_id is null
        and action not in (${sql.join(namedByOffice)}) then object_name end`
    : sql<string | null>`object_name`;

/** How many entries: from one on, or those that come after an entry. */
interface LogPart {
  readonly limit: number;
  readonly offset?: number;
  readonly after?: string;
}

/** A part of the log, newest first. */
export async function auditEntries(
  tx: Tx,
  reader: Reader,
  filter: AuditFilter,
  { limit, offset = 0, after }: LogPart,
): Promise<AuditEntry[]> {
  const rows = await entryRows(tx, reader, filter)
    .select([
      'audit_entry.id',
      'happened_on as happenedOn',
      'organisation.name as organisation',
      'action',
      shownHolder(reader).as('holder'),
      shownObject(reader).as('object'),
      sql<string | null>`case when ${shownHolder(reader)} is not null then address end`.as('address'),
    ])
    .$if(after !== undefined, (found) =>
      found.where(
        sql<boolean>`(happened_on, arrival) < (select of.happened_on, of.arrival from audit_entry as of where of.id = ${after})`,
      ),
    )
    .orderBy('happened_on', 'desc')
    .orderBy('arrival', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => Object.assign(withMoments(row), { actionText: actionText(row.action) }));
}

export const auditEntryCount = (tx: Tx, reader: Reader, filter: AuditFilter): Promise<number> =>
  countOf(entryRows(tx, reader, filter));
