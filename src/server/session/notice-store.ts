import { sql } from 'kysely';
import { type AccessNotices, type NoticedAct, noticedActs } from '#api/access-notices.ts';
import type { Person } from '#server/platform/database/actor.ts';
import { countOf, isRow, withMoments } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';

const recovered: NoticedAct = 'recovered by issued code';

/** What this adviser should know about access. Notices are entries of the log, which nobody can change. */
export async function accessNotices(tx: Tx, { organisationId, holderId }: Person): Promise<AccessNotices> {
  const acts = await tx
    .selectFrom('audit_entry')
    .innerJoin('holder', 'holder.organisation_id', 'audit_entry.organisation_id')
    .select([
      'audit_entry.id',
      sql<NoticedAct>`action`.as('what'),
      'happened_on as on',
      // Of who recovered, the log has the way in as the object.
      sql<string>`case when action = ${recovered} then holder_name else object_name end`.as('holder'),
    ])
    .where('audit_entry.organisation_id', '=', organisationId)
    .where('holder.id', '=', holderId)
    .where('action', 'in', noticedActs)
    // Employers recover too often to tell each adviser.
    .where((act) => act.or([act('action', '!=', recovered), act('audit_entry.client_id', 'is', null)]))
    .whereRef('happened_on', '>', 'holder.notices_seen_on')
    .orderBy('happened_on', 'desc')
    .orderBy('arrival', 'desc')
    .limit(20)
    .execute();
  const invitations = await countOf(tx.selectFrom('invitation').where('organisation_id', '=', organisationId));
  const known = await tx
    .selectFrom('access_code')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('holder_id', '=', holderId)
    .where('issued_by', '=', 'provider')
    .where('revoked_on', 'is', null)
    .where('expires_on', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return {
    acts: acts.map(withMoments),
    invitations,
    isOwnCodeOfProvider: known !== undefined,
  };
}

/** Nothing that was issued up to now is a notice for this holder. */
export async function seeNotices(tx: Tx, organisationId: string, holderId: string): Promise<void> {
  await tx
    .updateTable('holder')
    .set({ notices_seen_on: sql<Date>`clock_timestamp()` })
    .where(isRow(organisationId, holderId))
    .execute();
}

/** A notice that was shown, and all before it, are dismissed by this holder; what came later is still shown. */
export async function dismissNotices(tx: Tx, { organisationId, holderId }: Person, newest: string): Promise<void> {
  await tx
    .updateTable('holder')
    .from('audit_entry')
    .set({ notices_seen_on: sql<Date>`greatest(notices_seen_on, happened_on)` })
    .where('holder.organisation_id', '=', organisationId)
    .where('holder.id', '=', holderId)
    .where('audit_entry.organisation_id', '=', organisationId)
    .where('audit_entry.id', '=', newest)
    .execute();
}
