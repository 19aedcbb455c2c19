import { alternativeOf } from '#core/result/alternative-of.ts';
import type { Alternative, PremiumAlternative } from '#core/result/alternative.ts';
import { type CohortGroup, cohortGroups, groupPension, groupSum } from '#output/topics/people/cohorts-conclusion.ts';
import { shownCompensation, compensationYears } from '#output/topics/compensation/compensation-conclusion.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { type ChangeCounts, countedChanges } from '#output/language/pension-changes.ts';
import { type AgeGroup, smallestGroup } from '#core/result/shown-groups.ts';

/** Expected pensions of a group together, EUR a year, and how many of them get more, nearly as much and less. */
interface GroupOutcome extends ChangeCounts {
  readonly pension: number;
}

/** What a premium does to the people of one age cohort, or of some neighbouring ones. */
export interface CohortGains extends AgeGroup {
  readonly current: number;
  readonly without: GroupOutcome;
  /** With compensation: what is paid as salary counts as the pension that it would have bought; null where none is paid or shown. */
  readonly compensated: GroupOutcome | null;
  /** What compensation as premium adds to the pension, EUR a year; the rest of it is salary. */
  readonly asPremium: number;
  /** Own contribution of the first year, EUR. */
  readonly contribution: { readonly current: number; readonly next: number };
}

/** Places of the participants of a group in the result. */
const membersOf = ({ result }: ConclusionSubject, { fromAge, toAge }: AgeGroup): readonly number[] =>
  result.participants.flatMap(({ age }, index) => (age >= fromAge && age <= toAge ? [index] : []));

const contributionOf = (group: CohortGroup, { cohorts }: Alternative): number =>
  groupSum(group, (cohort) => cohorts[cohort]!.ownContribution);

function groupGains(subject: ConclusionSubject, premium: PremiumAlternative, group: CohortGroup): CohortGains {
  const unchanged = alternativeOf(subject.result, 'unchanged');
  const members = membersOf(subject, group);
  const pensions = (of: Alternative): readonly number[] => members.map((member) => of.participants[member]!.pension);
  const [before, after] = [pensions(unchanged), pensions(premium)];
  const isPaid = compensationYears(subject, premium.key).length > 0;
  const paid = isPaid ? (shownCompensation(subject, premium.key)?.participants ?? null) : null;
  const added = members.map((member) => ({
    premium: paid?.pensionFromPremium[member] ?? 0,
    salary: paid?.pensionFromSalary[member] ?? 0,
  }));
  const compensated = after.map((pension, index) => pension + added[index]!.premium + added[index]!.salary);
  const outcome = (values: readonly number[]): GroupOutcome => ({
    pension: values.reduce((sum, value) => sum + value, 0),
    ...countedChanges(values.map((pension, index) => ({ current: before[index]!, change: pension - before[index]! }))),
  });
  return {
    fromAge: group.fromAge,
    toAge: group.toAge,
    count: group.count,
    current: groupPension(group, unchanged),
    without: outcome(after),
    compensated: paid === null ? null : outcome(compensated),
    asPremium: added.reduce((sum, one) => sum + one.premium, 0),
    contribution: { current: contributionOf(group, unchanged), next: contributionOf(group, premium) },
  };
}

/**
 * All as one, where they are too few for groups: of an employer's own report, in which one of two knows no more of the other than of both.
 * Null of one alone, and where there are groups.
 */
export function gainsOfFew(subject: ConclusionSubject, premium: PremiumAlternative): CohortGains | null {
  const { cohorts, participantCount } = subject.result;
  const [first, last] = [cohorts[0], cohorts.at(-1)];
  if (first === undefined || last === undefined || participantCount < 2 || participantCount >= smallestGroup)
    return null;
  const all = { fromAge: first.fromAge, toAge: last.toAge, count: participantCount, cohorts: [...cohorts.keys()] };
  return groupGains(subject, premium, all);
}

/** What a premium does per age cohort, as it may be shown; empty where the participants are too few. */
export const cohortGains = (subject: ConclusionSubject, premium: PremiumAlternative): readonly CohortGains[] =>
  cohortGroups(subject).map((group) => groupGains(subject, premium, group));

const mergedOutcome = (one: GroupOutcome, other: GroupOutcome): GroupOutcome => ({
  pension: one.pension + other.pension,
  better: one.better + other.better,
  equal: one.equal + other.equal,
  worse: one.worse + other.worse,
});

/** All cohorts as one; null where there are none. */
export function gainsTogether(groups: readonly CohortGains[]): CohortGains | null {
  const [first, ...others] = groups;
  if (first === undefined) return null;
  return others.reduce(
    (sum, group) => ({
      fromAge: sum.fromAge,
      toAge: group.toAge,
      count: sum.count + group.count,
      current: sum.current + group.current,
      without: mergedOutcome(sum.without, group.without),
      compensated:
        sum.compensated === null || group.compensated === null
          ? null
          : mergedOutcome(sum.compensated, group.compensated),
      asPremium: sum.asPremium + group.asPremium,
      contribution: {
        current: sum.contribution.current + group.contribution.current,
        next: sum.contribution.next + group.contribution.next,
      },
    }),
    first,
  );
}

/** Whether part of the compensation is salary: then its worth as pension is told apart. */
export const paysSalary = (groups: readonly CohortGains[]): boolean =>
  groups.some(
    ({ without, compensated, asPremium }) =>
      compensated !== null && Math.round(compensated.pension - without.pension - asPremium) !== 0,
  );
