import { sql } from 'kysely';
import type { AuditAction } from '#api/audit-actions.ts';
import { deskDays, type DeskNews, deskSize } from '#api/desk.ts';
import type { Person } from '#server/platform/database/actor.ts';
import { inOrganisation, withMoments } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';

const action = (name: AuditAction) => sql.lit(name);

/** When an adviser last looked at what came out of the dossier of a share. */
const lastLook = (holderId: string) => sql<{ on: Date | null }>`(select coalesce(max(happened_on), '-infinity') as on
  from audit_entry where audit_entry.organisation_id = share.organisation_id and audit_entry.dossier_id = share.dossier_id
    and holder_id = ${holderId} and action = ${action('result viewed')})`;

/** Who opened a share first, and when; the share itself tells who did last. */
const firstOpening = sql<{ by: string; on: Date }>`(select holder_name as by, happened_on as on
  from audit_entry where audit_entry.organisation_id = share.organisation_id and audit_entry.dossier_id = share.dossier_id
    and action in (${action('shared result viewed')}, ${action('shared file downloaded')}) and happened_on >= shared_on
  order by arrival limit 1)`;

/** Opened, and decided where that was. */
const acts = sql<{ by: string; on: Date; choice: string | null }>`(
  select opened.by, opened.on, null as choice from ${firstOpening} as opened
  union all select decided ->> 'by', (decided ->> 'on')::timestamptz, decided ->> 'choice' where decided is not null)`;

/** What employers did with what is shared since an adviser last looked at those dossiers, of each the last, the newest first. */
export async function newsOfShares(tx: Tx, { organisationId, holderId }: Person): Promise<DeskNews[]> {
  const ofEach = tx
    .selectFrom('share')
    .innerJoin('client', inOrganisation('client.id', 'share.client_id'))
    .innerJoinLateral(lastLook(holderId).as('look'), (join) => join.onTrue())
    .innerJoinLateral(acts.as('act'), (join) => join.onRef('act.on', '>', 'look.on'))
    .where('share.organisation_id', '=', organisationId)
    .where('opened_on', '>', sql<Date>`now() - ${deskDays.news} * interval '1 day'`)
    .select(['client.id as clientId', 'client.name as clientName', 'share.dossier_id as id', 'share.name'])
    .select(['act.by', 'act.on', 'act.choice'])
    .distinctOn('share.dossier_id')
    .orderBy('share.dossier_id')
    .orderBy('act.on', 'desc');
  const rows = await tx.selectFrom(ofEach.as('news')).selectAll().orderBy('on', 'desc').limit(deskSize.news).execute();
  return rows.map(withMoments);
}
