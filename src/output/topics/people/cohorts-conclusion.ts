import { cohortPeople } from '#output/language/cohort-name.ts';
import { withoutGuarantee } from '#output/language/expectation.ts';
import { atPremium } from '#output/language/premium.ts';
import { ofHeadline } from '#output/language/headline.ts';
import { type ConclusionSubject, fractionOf } from '#output/language/subject.ts';
import { type AgeGroup, shownGroups } from '#core/result/shown-groups.ts';
import { direction, relativeDifference } from '#output/language/phrases.ts';
import { nearlyEqual } from '#core/result/nearly-equal.ts';
import type { Alternative, PremiumAlternative } from '#core/result/alternative.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';

/** Neighbouring age cohorts shown as one. */
export interface CohortGroup extends AgeGroup {
  /** Places of the cohorts in the result. */
  readonly cohorts: readonly number[];
}

const merged = (left: CohortGroup, right: CohortGroup): CohortGroup => ({
  fromAge: left.fromAge,
  toAge: right.toAge,
  count: left.count + right.count,
  cohorts: [...left.cohorts, ...right.cohorts],
});

/**
 * The cohorts as they may be shown: neighbours joined until each has at least the smallest group that is shown, and none
 * at all when the dossier as a whole is smaller than that.
 */
export const cohortGroups = ({ result }: ConclusionSubject): readonly CohortGroup[] =>
  shownGroups<CohortGroup>(
    result.cohorts.map((cohort, index) => ({ ...cohort, cohorts: [index] })),
    merged,
  );

/** Sum of a figure over the cohorts of a group, by their places. */
export const groupSum = ({ cohorts }: CohortGroup, figure: (cohort: number) => number): number =>
  cohorts.reduce((sum, cohort) => sum + figure(cohort), 0);

/** Sum of the pensions of a group by an alternative, EUR a year in today's money. */
export const groupPension = (group: CohortGroup, { cohorts }: Pick<Alternative, 'cohorts'>): number =>
  groupSum(group, (cohort) => cohorts[cohort]!.pension);

/** New pension as a fraction of the current; null when there is no current pension. */
export const pensionRatio = (
  { result }: ConclusionSubject,
  group: CohortGroup,
  alternative: Pick<Alternative, 'cohorts'>,
): number | null =>
  fractionOf(groupPension(group, alternative), groupPension(group, alternativeOf(result, 'unchanged')));

/** Whether a group together gets less. */
export function losesTogether(
  subject: ConclusionSubject,
  group: CohortGroup,
  alternative: Pick<Alternative, 'cohorts'>,
): boolean {
  const ratio = pensionRatio(subject, group, alternative);
  return ratio !== null && ratio < 1 && !nearlyEqual(ratio, 1);
}

/** A cohort with its new pension as a fraction of the current. */
export interface Rated {
  readonly group: CohortGroup;
  readonly ratio: number;
}

/** The cohorts that keep least and most of their pension; null when there is nothing to compare or to show. */
export function cohortExtremes(
  subject: ConclusionSubject,
  alternative: Pick<Alternative, 'cohorts'>,
): { readonly lowest: Rated; readonly highest: Rated } | null {
  const rated = cohortGroups(subject).flatMap((group) => {
    const ratio = pensionRatio(subject, group, alternative);
    return ratio === null ? [] : [{ group, ratio }];
  });
  const [lowest] = rated.toSorted((left, right) => left.ratio - right.ratio);
  const [highest] = rated.toSorted((left, right) => right.ratio - left.ratio);
  return lowest === undefined || highest === undefined ? null : { lowest, highest };
}

/** "20- t/m 39-jarigen 4,6% meer". */
const part = ({ group, ratio }: Rated): string =>
  `${cohortPeople(group)} ${relativeDifference(ratio - 1, 1) ?? 'evenveel'}`;

/** Who gains and who loses by what stands in front; null when no cohort may be shown. */
export const cohortConclusion = (subject: ConclusionSubject): string | null =>
  cohortGroups(subject).length === 0 ? null : ofHeadline(subject, (answer) => changesByCohort(subject, answer));

function changesByCohort(subject: ConclusionSubject, answer: PremiumAlternative): string | null {
  const found = cohortExtremes(subject, answer);
  if (found === null) return null;
  const start = atPremium(subject, answer);
  const { lowest, highest } = found;
  const isLevel = [lowest, highest].every(({ ratio }) => direction(ratio - 1, 1) === 'equal');
  if (isLevel)
    return `${start} blijft${withoutGuarantee(subject.input)} het pensioen voor elke leeftijd vrijwel gelijk`;
  const parts = lowest.group === highest.group ? part(lowest) : `${part(highest)} en ${part(lowest)}`;
  return `${start} krijgen${withoutGuarantee(subject.input)} ${parts} pensioen`;
}
