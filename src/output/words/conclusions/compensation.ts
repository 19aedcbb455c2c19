import { alternativeOf } from '#core/result/alternative-of.ts';
import type { CohortCompensation, CompensationCohort, CompensationYear } from '#core/result/compensation-result.ts';
import type { PremiumKey } from '#core/result/alternative-key.ts';
import { amount } from '#office/document/dutch-format.ts';
import { practicalPremium } from '#output/words/conclusions/premium.ts';
import { smallestGroup, type ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { shownGroups, type AgeGroup } from '#output/words/shown-groups.ts';

/** Neighbouring cohorts of compensation shown as one. Amounts are sums in EUR. */
export interface CompensationGroup extends AgeGroup, Omit<CohortCompensation, 'rate'> {
  /** Lowest and highest rate of the cohorts in it; null where everybody has an own rate. */
  readonly rates: { readonly lowest: number; readonly highest: number } | null;
}

function groupOf(cohort: CompensationCohort, { rate, ...amounts }: CohortCompensation): CompensationGroup {
  return { ...cohort, ...amounts, rates: rate === null ? null : { lowest: rate, highest: rate } };
}

function mergedRates(left: CompensationGroup['rates'], right: CompensationGroup['rates']): CompensationGroup['rates'] {
  if (left === null || right === null) return null;
  return { lowest: Math.min(left.lowest, right.lowest), highest: Math.max(left.highest, right.highest) };
}

const merged = (left: CompensationGroup, right: CompensationGroup): CompensationGroup => ({
  fromAge: left.fromAge,
  toAge: right.toAge,
  count: left.count + right.count,
  rates: mergedRates(left.rates, right.rates),
  shortfall: left.shortfall + right.shortfall,
  firstYearCost: left.firstYearCost + right.firstYearCost,
  totalCost: left.totalCost + right.totalCost,
});

/** Compensation per cohort as it may be shown; empty when nothing is compensated or the group is too small. */
export function compensationGroups({ result }: ConclusionSubject, key: PremiumKey): readonly CompensationGroup[] {
  const { compensation } = alternativeOf(result, key);
  const cohorts = result.compensation?.cohorts ?? [];
  const groups = compensation?.cohorts.map((amounts, index) => groupOf(cohorts[index]!, amounts)) ?? [];
  return shownGroups(groups, merged);
}

/** The years of compensation that may be shown for an alternative; empty when nothing is paid. */
export function compensationYears({ result }: ConclusionSubject, key: PremiumKey): readonly CompensationYear[] {
  const { compensation } = alternativeOf(result, key);
  if (compensation === null || result.participantCount < smallestGroup) return [];
  return Math.round(compensation.totalCost) > 0 ? compensation.years : [];
}

const start = (subject: ConclusionSubject): string =>
  `Bij vlak ${practicalPremium(subject, alternativeOf(subject.result, 'budgetNeutralFlat'))}`;

/** What compensation of the budget-neutral flat premium costs; null where there is none to show. */
export function compensationConclusion(subject: ConclusionSubject): string | null {
  if (compensationGroups(subject, 'budgetNeutralFlat').length === 0) return null;
  const [first] = compensationYears(subject, 'budgetNeutralFlat');
  const total = alternativeOf(subject.result, 'budgetNeutralFlat').compensation?.totalCost ?? 0;
  if (first === undefined) return `${start(subject)} komt niemand tekort: compensatie is niet nodig`;
  return `${start(subject)} kost compensatie in totaal ${amount(total)}, waarvan ${amount(first.cost)} in het eerste jaar`;
}

/** Compensation over the years; null where nothing is paid. */
export function compensationYearsConclusion(subject: ConclusionSubject): string | null {
  const years = compensationYears(subject, 'budgetNeutralFlat');
  const last = years.at(-1);
  const [dearest] = years.toSorted((left, right) => right.cost - left.cost);
  if (last === undefined || dearest === undefined) return null;
  const premium = start(subject).slice(4);
  if (years.length === 1) return `Compensatie valt geheel in ${last.year} en kost bij ${premium} ${amount(last.cost)}`;
  return `Compensatie loopt tot en met ${last.year} en kost bij ${premium} het meest in ${dearest.year}: ${amount(dearest.cost)}`;
}
