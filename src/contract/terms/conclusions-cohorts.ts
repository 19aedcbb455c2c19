import { answerKeys, type AlternativeKey, type CohortResult } from '#core/result.ts';
import { percentage } from '#contract/terms/dutch-format.ts';
import { practicalPremium } from '#contract/terms/conclusions-premium.ts';
import { fractionOf, smallestShownGroup, type ConclusionSubject } from '#contract/terms/conclusions-subject.ts';

/** Neighbouring age cohorts shown as one. Pensions are sums in EUR a year in today's money. */
export interface CohortGroup {
  readonly fromAge: number;
  readonly toAge: number;
  readonly count: number;
  readonly pension: Readonly<Record<AlternativeKey, number>>;
}

/** More groups than this are not legible side by side. */
const mostGroups = 10;

const alternatives: readonly AlternativeKey[] = ['unchanged', ...answerKeys];

const perAlternative = (value: (key: AlternativeKey) => number): Readonly<Record<AlternativeKey, number>> =>
  Object.fromEntries(alternatives.map((key) => [key, value(key)])) as Record<AlternativeKey, number>;

const groupOf = (cohort: CohortResult): CohortGroup => ({
  fromAge: cohort.fromAge,
  toAge: cohort.toAge,
  count: cohort.count,
  pension: perAlternative((key) => cohort.outcomes[key].pension),
});

const merged = (left: CohortGroup, right: CohortGroup): CohortGroup => ({
  fromAge: left.fromAge,
  toAge: right.toAge,
  count: left.count + right.count,
  pension: perAlternative((key) => left.pension[key] + right.pension[key]),
});

/** From young to old, each group closed as soon as it is large enough; what is left joins the last. */
function largeEnough(groups: readonly CohortGroup[]): CohortGroup[] {
  const closed: CohortGroup[] = [];
  let open: CohortGroup | null = null;
  for (const group of groups) {
    open = open === null ? group : merged(open, group);
    if (open.count < smallestShownGroup) continue;
    closed.push(open);
    open = null;
  }
  const last = closed.pop();
  if (last === undefined) return [];
  return [...closed, open === null ? last : merged(last, open)];
}

/** Joins the two neighbours with the fewest participants until there are few enough. */
function fewEnough(groups: readonly CohortGroup[]): readonly CohortGroup[] {
  if (groups.length <= mostGroups) return groups;
  const sizes = groups.slice(1).map((group, index) => group.count + (groups[index]?.count ?? 0));
  const at = sizes.indexOf(Math.min(...sizes));
  return fewEnough(
    groups.flatMap((group, index) => {
      const next = groups[index + 1];
      if (index === at && next !== undefined) return [merged(group, next)];
      return index === at + 1 ? [] : [group];
    }),
  );
}

/**
 * The cohorts as they may be shown: neighbours joined until each has at least the smallest group that is shown, and none
 * at all when the dossier as a whole is smaller than that.
 */
export const cohortGroups = ({ result }: ConclusionSubject): readonly CohortGroup[] =>
  fewEnough(largeEnough(result.cohorts.filter((cohort) => cohort.count > 0).map(groupOf)));

/** "45 t/m 49 jaar" */
export const cohortName = ({ fromAge, toAge }: { readonly fromAge: number; readonly toAge: number }): string =>
  fromAge === toAge ? `${fromAge} jaar` : `${fromAge} t/m ${toAge} jaar`;

/** New pension as a fraction of the current; null when there is no current pension. */
export const pensionRatio = ({ pension }: CohortGroup, key: AlternativeKey): number | null =>
  fractionOf(pension[key], pension.unchanged);

interface Rated {
  readonly group: CohortGroup;
  readonly ratio: number;
}

function extremes(groups: readonly CohortGroup[], key: AlternativeKey): { lowest: Rated; highest: Rated } | null {
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

const part = ({ group, ratio }: Rated): string => `${cohortName(group)} ${percentage(ratio)}`;

/** Who gains and who loses by the budget-neutral flat premium; null when no cohort may be shown. */
export function cohortConclusion(subject: ConclusionSubject): string | null {
  const found = extremes(cohortGroups(subject), 'budgetNeutralFlat');
  if (found === null) return null;
  const start = `Bij vlak ${practicalPremium(subject, subject.result.answers.budgetNeutralFlat)}`;
  const { lowest, highest } = found;
  if (course(lowest.ratio) === 0 && course(highest.ratio) === 0) return `${start} houdt elk cohort evenveel pensioen`;
  if (lowest.group === highest.group) return `${start} krijgt ${part(lowest)} van het huidige pensioen`;
  if (course(lowest.ratio) >= 0) return `${start} gaat geen cohort achteruit: van ${part(lowest)} tot ${part(highest)}`;
  if (course(highest.ratio) <= 0) return `${start} gaat geen cohort vooruit: van ${part(highest)} tot ${part(lowest)}`;
  const up = `${cohortName(highest.group)} vooruit naar ${percentage(highest.ratio)}`;
  const down = `${cohortName(lowest.group)} terug naar ${percentage(lowest.ratio)}`;
  return `${start} gaat ${up} en ${down} van het huidige pensioen`;
}
