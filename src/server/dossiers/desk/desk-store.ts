import { type RawBuilder, sql } from 'kysely';
import {
  type Desk,
  type DeskDeadline,
  deskDays,
  type DeskDossier,
  type DeskReason,
  deskSize,
  type Found,
} from '#api/desk.ts';
import { nearDays } from '#api/near-days.ts';
import { cancelledBy } from '#api/cancelled-reason.ts';
import { isoDayOf, isTicked } from '#server/dossiers/step-store.ts';
import { visibleStatus } from '#server/dossiers/store.ts';
import type { Person } from '#server/platform/database/actor.ts';
import { inOrganisation, withMoments } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';
import { eraseMoment, retentionOf } from '#server/platform/database/erase-moment.ts';
import { hasWords, plainColumn } from '#server/platform/lists/search-store.ts';

type Whose = Pick<Person, 'organisationId' | 'clientId'>;

/** Dossiers with their employers; whoever comes from one employer asks for that one, so that an index of it serves. */
const dossiersOf = (tx: Tx, { organisationId, clientId }: Whose) =>
  tx
    .selectFrom('dossier')
    .innerJoin('client', inOrganisation('client.id', 'dossier.client_id'))
    .where('dossier.organisation_id', '=', organisationId)
    .$if(clientId !== null, (rows) => rows.where('dossier.client_id', '=', clientId ?? ''));

const keptSince = sql<Date>`coalesce(dossier.last_download_on, dossier.created_on)`;
/** Of one organisation: days that differ by row would be no range of an index. */
const soonErased = (organisationId: string) =>
  sql<boolean>`dossier.erased_on is null and not dossier.is_example and ${keptSince}
    < now() + (${deskDays.expiring} - ${retentionOf(sql`${organisationId}::uuid`)}) * interval '1 day'`;

interface Choice {
  readonly which: (organisationId: string) => RawBuilder<boolean>;
  readonly order: RawBuilder<unknown>;
}

/** Which dossiers are there for a reason, the most urgent first. */
const choices: Readonly<Record<DeskReason, Choice>> = {
  running: { which: () => sql`dossier.status = 'Submitted'`, order: sql`dossier.created_on desc` },
  wrong: {
    // What somebody cancelled is not wrong.
    which: () => sql`dossier.status in ('Failed', 'FailedWithError')
      and dossier.created_on > now() - ${deskDays.wrong} * interval '1 day'
      and (dossier.status_reason is null or dossier.status_reason not like ${cancelledBy('%')})`,
    order: sql`dossier.created_on desc`,
  },
  expiring: { which: soonErased, order: keptSince },
  recent: { which: () => sql`true`, order: sql`dossier.created_on desc` },
};

/** The first so many dossiers that lie on the desk for a reason. */
export async function deskDossiers(tx: Tx, whose: Whose, reason: DeskReason, most: number): Promise<DeskDossier[]> {
  const { which, order } = choices[reason];
  const rows = await dossiersOf(tx, whose)
    .where(which(whose.organisationId))
    .where('dossier.archived_on', 'is', null)
    .select([
      'client.id as clientId',
      'client.name as clientName',
      'dossier.id',
      'dossier.name',
      'dossier.created_on as createdOn',
      visibleStatus.as('calculationStatus'),
      'dossier.status_reason as statusReason',
      'dossier.finding_count as findingCount',
      eraseMoment('dossier').as('filesEraseOn'),
    ])
    .orderBy(order)
    .limit(most)
    .execute();
  return rows.map((row) => Object.assign(withMoments(row), { reason }));
}

/** How many dossiers there are that were not put away, and whether one of them is no example. */
export const dossiersInAll = (tx: Tx, { organisationId, clientId }: Whose): Promise<Pick<Desk, 'total' | 'hasOwn'>> =>
  tx
    .selectFrom('dossier')
    .where('organisation_id', '=', organisationId)
    .$if(clientId !== null, (rows) => rows.where('client_id', '=', clientId ?? ''))
    .where('archived_on', 'is', null)
    .select([
      sql<number>`count(*)::integer`.as('total'),
      sql<boolean>`coalesce(bool_or(not is_example), false)`.as('hasOwn'),
    ])
    .executeTakeFirstOrThrow();

/** The first contracts that end from a day (2026-11-23) on; however many dossiers say so, an index tells each once. */
export async function contractEnds(tx: Tx, whose: Whose, from: string): Promise<DeskDeadline[]> {
  const { organisationId, clientId } = whose;
  const first = tx
    .selectFrom('dossier')
    .where('organisation_id', '=', organisationId)
    .$if(clientId !== null, (rows) => rows.where('client_id', '=', clientId ?? ''))
    .where(sql<boolean>`contract_end >= ${from}::date`)
    .where('is_example', '=', false)
    .where('archived_on', 'is', null)
    .select(['organisation_id', 'contract_end', 'client_id'])
    .distinct()
    .orderBy('contract_end')
    .orderBy('client_id')
    .limit(deskSize.contracts);
  const rows = await tx
    .selectFrom(first.as('first'))
    .innerJoin('client', inOrganisation('client.id', 'first.client_id'))
    .select([
      'client.id as clientId',
      'client.name as clientName',
      sql<string>`to_char(first.contract_end, 'YYYY-MM-DD')`.as('day'),
    ])
    .orderBy('first.contract_end')
    .orderBy('first.client_id')
    .execute();
  return rows.map(({ day, ...client }) => ({ day, what: 'contractEnd', client, step: null }));
}

/** So many steps are looked at: those of other dossiers of the same employer say the same. */
const lookedAt = 24;

/** The dossier of a step, looked up by its id alone: whatever the statistics say, of the first few only. */
const dueDossier = sql<{
  id: string;
  name: string;
  client_id: string;
  status: string;
  archived_on: Date | null;
  is_example: boolean;
  final_on: Date | null;
}>`(select id, name, client_id, status, archived_on, is_example, final_on from dossier
  where dossier.organisation_id = planned_step.organisation_id and dossier.id = planned_step.dossier_id limit 1)`;

/** The next step of dossiers within six weeks of a day, the first in front; of an employer each step once. */
export async function dueSteps(tx: Tx, { organisationId, clientId }: Whose, from: string): Promise<DeskDeadline[]> {
  const rows = await tx
    .selectFrom('planned_step')
    .innerJoinLateral(dueDossier.as('due'), (join) => join.onTrue())
    .innerJoin('client', (join) =>
      join
        .onRef('client.organisation_id', '=', 'planned_step.organisation_id')
        .onRef('client.id', '=', 'due.client_id'),
    )
    .where('planned_step.organisation_id', '=', organisationId)
    .where(sql<boolean>`planned_step.day between ${from}::date and ${from}::date + ${nearDays}::integer`)
    .$if(clientId !== null, (steps) => steps.where('due.client_id', '=', clientId ?? ''))
    .where('due.status', '=', 'Finished')
    .where('due.archived_on', 'is', null)
    .where('due.is_example', '=', false)
    .where(sql<boolean>`not ${isTicked(sql.ref('due.final_on'))}`)
    .select(['client.id as clientId', 'client.name as clientName', 'due.id', 'due.name', 'step', 'who'])
    .select(isoDayOf('day').as('day'))
    .orderBy('planned_step.day')
    .orderBy('planned_step.dossier_id')
    .orderBy('planned_step.place')
    .limit(lookedAt)
    .execute();
  const dossiers = new Set<string>();
  const told = new Set<string>();
  const isNew = (seen: Set<string>, key: string): boolean => seen.size < seen.add(key).size;
  return rows
    .filter(({ id }) => isNew(dossiers, id))
    .filter(({ clientId: of, step }) => isNew(told, `${of} ${step}`))
    .slice(0, deskSize.steps)
    .map(({ day, ...step }) => ({ day, what: 'step', client: null, step }));
}

/** The first employers of which every word is known, by name. */
export async function foundClients(tx: Tx, { organisationId }: Whose, search: string): Promise<Found[]> {
  const rows = await tx
    .selectFrom('client')
    .where('client.organisation_id', '=', organisationId)
    .where(hasWords(search, [sql`client.search_text`]))
    .select(['client.id as clientId', 'client.name as clientName'])
    .orderBy('client.name_order')
    .limit(deskSize.found)
    .execute();
  return rows.map((client) => Object.assign(client, { dossier: null }));
}

interface FoundRow {
  readonly clientId: string;
  readonly clientName: string;
  readonly id: string;
  readonly name: string;
  readonly createdOn: Date;
  readonly isArchived: boolean;
}

const asFound = ({ clientId, clientName, ...dossier }: FoundRow): Found => ({
  clientId,
  clientName,
  dossier: withMoments(dossier),
});

/** What is shared with an employer that has every word in its name or that of the employer, the newest first. */
export async function foundShares(tx: Tx, { organisationId, clientId }: Whose, search: string): Promise<Found[]> {
  const rows = await tx
    .selectFrom('share')
    .innerJoin('client', inOrganisation('client.id', 'share.client_id'))
    .where('share.organisation_id', '=', organisationId)
    .where('share.client_id', '=', clientId ?? '')
    .where(hasWords(search, [plainColumn('share.name'), sql`client.search_text`]))
    .select(['client.id as clientId', 'client.name as clientName'])
    .select(['share.dossier_id as id', 'share.name', 'shared_on as createdOn', sql<boolean>`false`.as('isArchived')])
    .orderBy('shared_on', 'desc')
    .limit(deskSize.found)
    .execute();
  return rows.map(asFound);
}

/** The newest dossiers that have every word in their own name or that of their employer. */
export async function foundDossiers(tx: Tx, whose: Whose, search: string): Promise<Found[]> {
  const rows = await dossiersOf(tx, whose)
    .where(hasWords(search, [sql`dossier.search_text`, sql`client.search_text`]))
    .select([
      'client.id as clientId',
      'client.name as clientName',
      'dossier.id',
      'dossier.name',
      'dossier.created_on as createdOn',
      sql<boolean>`dossier.archived_on is not null`.as('isArchived'),
    ])
    .orderBy('dossier.created_on', 'desc')
    .limit(deskSize.found)
    .execute();
  return rows.map(asFound);
}
