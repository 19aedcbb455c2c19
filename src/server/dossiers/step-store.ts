import { type RawBuilder, sql } from 'kysely';
import type { ListedStep, NextStep, PlannedStep, StepKey } from '#api/steps.ts';
import { dutchTimeZone } from '#api/dutch-time.ts';
import { isOfDossier } from '#server/platform/database/row-store.ts';
import type { Tx } from '#server/platform/database/tx.ts';

interface DossierKey {
  readonly organisationId: string;
  readonly dossierId: string;
}

/** Puts the steps of a dossier in the place of those that it had. */
export async function planSteps(
  tx: Tx,
  { organisationId, dossierId }: DossierKey,
  steps: readonly PlannedStep[],
): Promise<void> {
  await tx.deleteFrom('planned_step').where(isOfDossier(organisationId, dossierId)).execute();
  if (steps.length === 0) return;
  const rows = steps.map(({ step, day, who, isTicked: is_ticked }, place) => ({
    organisation_id: organisationId,
    dossier_id: dossierId,
    place,
    step,
    day,
    who: [...who],
    is_ticked,
  }));
  await tx.insertInto('planned_step').values(rows).execute();
}

/** By which days are past. */
export const dutchToday = sql<string>`(now() at time zone ${sql.lit(dutchTimeZone)})::date`;

/** 2027-10-01 */
export const isoDayOf = (column: string) => sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;

/** Of these it is known whether they were done: a choice that was recorded, and files that were made final. */
const known: readonly StepKey[] = ['standards', 'choice', 'finalPlan'];

/** Whether a step was done by what the program knows now. `finalOn`: since when the files of its dossier are final. */
export const isTicked = (finalOn: RawBuilder<unknown>) => sql<boolean>`(planned_step.is_ticked
  or (planned_step.step = 'finalPlan' and ${finalOn} is not null)
  or (planned_step.step = 'choice' and exists (select from decision
    where decision.organisation_id = planned_step.organisation_id and decision.dossier_id = planned_step.dossier_id)))`;

/** Whether it is known not to be done, or its day is not past. */
const isOpen = (finalOn: RawBuilder<unknown>) => sql<boolean>`(not ${isTicked(finalOn)}
  and (planned_step.day >= ${dutchToday} or planned_step.step in (${sql.join(known.map((step) => sql.lit(step)))})))`;

/** What is to be done first with the dossier that is `shown`. */
export const nextStep = sql<NextStep | null>`(select json_build_object('step', step, 'day', ${isoDayOf('day')},
    'who', to_json(who), 'isLate', day < ${dutchToday})
  from planned_step where planned_step.organisation_id = shown.organisation_id and planned_step.dossier_id = shown.id
    and ${isOpen(sql.ref('shown.final_on'))} order by place limit 1)`.as('nextStep');

/** All that is to be done with a dossier, in order. */
export const listedSteps = (tx: Tx, { organisationId, dossierId }: DossierKey): Promise<ListedStep[]> =>
  tx
    .selectFrom('planned_step')
    .innerJoin('dossier', (join) =>
      join
        .onRef('dossier.organisation_id', '=', 'planned_step.organisation_id')
        .onRef('dossier.id', '=', 'planned_step.dossier_id'),
    )
    .where(sql<boolean>`planned_step.organisation_id = ${organisationId} and dossier_id = ${dossierId}`)
    .select(['step', 'who', isoDayOf('day').as('day')])
    .select([
      isTicked(sql.ref('final_on')).as('isTicked'),
      isOpen(sql.ref('final_on')).as('isOpen'),
      sql<boolean>`day < ${dutchToday}`.as('isPast'),
    ])
    .orderBy('place')
    .execute();
