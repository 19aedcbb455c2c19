import { sql, type RawBuilder } from 'kysely';
import { retentionDays } from '#api/retention-days.ts';

/** How many days an organisation keeps the files that hold participants. */
export const retentionOf = (organisation: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`coalesce((select days from retention
      where retention.organisation_id = ${organisation}), ${retentionDays.standard})`;

/**
 * When the files that hold participants of a dossier are erased: the retention days of its organisation after the last
 * download, or after the upload when there was none. Null for the example and for what is erased already. `dossier`
 * names the table or the subquery in which the row is.
 */
export const eraseMoment = (dossier: string): RawBuilder<Date | null> => {
  const column = (name: string) => sql.ref(`${dossier}.${name}`);
  return sql<Date | null>`case when ${column('is_example')} or ${column('erased_on')} is not null then null
    else coalesce(${column('last_download_on')}, ${column('created_on')})
      + ${retentionOf(column('organisation_id'))} * interval '1 day' end`;
};
