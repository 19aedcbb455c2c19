import type { PerShown } from '#core/result.ts';
import { currentSchemeWords } from '#contract/terms/current-scheme.ts';
import { percentage } from '#contract/terms/dutch-format.ts';
import { practicalPremium } from '#contract/terms/conclusions-premium.ts';
import { fractionOf, type ConclusionSubject } from '#contract/terms/conclusions-subject.ts';
import { alternativeOf, shownKeys, type ShownKey } from '#contract/terms/shown-alternatives.ts';
import { shownGroups, type AgeGroup } from '#contract/terms/shown-groups.ts';

/** Neighbouring age cohorts shown as one. Pensions are sums in EUR a year in today's money. */
export interface CohortGroup extends AgeGroup {
  /** Pensions of everything that is shown for the dossier. */
  readonly pension: PerShown<number>;
}

const perShown = (keys: readonly ShownKey[], value: (key: ShownKey) => number): PerShown<number> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as unknown as PerShown<number>;

/**
 * The cohorts as they may be shown: neighbours joined until each has at least the smallest group that is shown, and none
 * at all when the dossier as a whole is smaller than that.
 */
export function cohortGroups({ result }: ConclusionSubject): readonly CohortGroup[] {
  const keys = shownKeys(result);
  const groups = result.cohorts.map(({ fromAge, toAge, count }, index) => ({
    fromAge,
    toAge,
    count,
    pension: perShown(keys, (key) => alternativeOf(result, key).cohort(index).pension),
  }));
  const merged = (left: CohortGroup, right: CohortGroup): CohortGroup => ({
    fromAge: left.fromAge,
    toAge: right.toAge,
    count: left.count + right.count,
    pension: perShown(keys, (key) => (left.pension[key] ?? 0) + (right.pension[key] ?? 0)),
  });
  return shownGroups(groups, merged);
}

/** "45 t/m 49 jaar" */
export const cohortName = ({ fromAge, toAge }: { readonly fromAge: number; readonly toAge: number }): string =>
  fromAge === toAge ? `${fromAge} jaar` : `${fromAge} t/m ${toAge} jaar`;

/** "45- t/m 49-jarigen", for sentences. */
export const cohortPeople = ({ fromAge, toAge }: { readonly fromAge: number; readonly toAge: number }): string =>
  fromAge === toAge ? `${fromAge}-jarigen` : `${fromAge}- t/m ${toAge}-jarigen`;

/** "45–49", for narrow places. */
export const shortCohortName = (group: { readonly fromAge: number; readonly toAge: number }): string =>
  cohortName(group).replace(' jaar', '').replace(' t/m ', '–');

/** New pension as a fraction of the current; null when there is no current pension. */
export const pensionRatio = ({ pension }: CohortGroup, key: ShownKey): number | null =>
  fractionOf(pension[key] ?? 0, pension.unchanged);

/** A cohort with its new pension as a fraction of the current. */
export interface Rated {
  readonly group: CohortGroup;
  readonly ratio: number;
}

/** The cohorts that keep least and most of their pension; null when there is nothing to compare. */
export function extremes(groups: readonly CohortGroup[], key: ShownKey): { lowest: Rated; highest: Rated } | null {
  const rated = groups.flatMap((group) => {
    const ratio = pensionRatio(group, key);
    return ratio === null ? [] : [{ group, ratio }];
  });
  const [lowest] = rated.toSorted((left, right) => left.ratio - right.ratio);
  const [highest] = rated.toSorted((left, right) => right.ratio - left.ratio);
  return lowest === undefined || highest === undefined ? null : { lowest, highest };
}

const course = (ratio: number): -1 | 0 | 1 => {
  const shown = Math.round(ratio * 1000);
  if (shown === 1000) return 0;
  return shown > 1000 ? 1 : -1;
};

const part = ({ group, ratio }: Rated): string => `${percentage(ratio)} voor ${cohortPeople(group)}`;

/** Who gains and who loses by the budget-neutral flat premium; null when no cohort may be shown. */
export function cohortConclusion(subject: ConclusionSubject): string | null {
  const found = extremes(cohortGroups(subject), 'budgetNeutralFlat');
  if (found === null) return null;
  const start = `Bij vlak ${practicalPremium(subject, subject.result.answers.budgetNeutralFlat)}`;
  const current = currentSchemeWords[subject.input.kind].pension;
  const { lowest, highest } = found;
  if (course(lowest.ratio) === 0 && course(highest.ratio) === 0)
    return `${start} houdt elke leeftijd evenveel pensioen`;
  if (lowest.group === highest.group)
    return `${start} krijgen ${cohortPeople(lowest.group)} ${percentage(lowest.ratio)} van ${current}`;
  if (course(lowest.ratio) >= 0)
    return `${start} gaat geen leeftijdsgroep achteruit: van ${part(lowest)} tot ${part(highest)}`;
  if (course(highest.ratio) <= 0)
    return `${start} gaat geen leeftijdsgroep vooruit: van ${part(highest)} tot ${part(lowest)}`;
  const up = `${cohortPeople(highest.group)} vooruit naar ${percentage(highest.ratio)}`;
  const down = `${cohortPeople(lowest.group)} terug naar ${percentage(lowest.ratio)}`;
  return `${start} gaan ${up} en ${down} van ${current}`;
}
