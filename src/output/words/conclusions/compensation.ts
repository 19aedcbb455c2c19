import { alternativeOf } from '#core/result/alternative-of.ts';
import type { CohortCompensation, CompensationCohort, CompensationYear } from '#core/result/compensation-result.ts';
import type { PremiumKey } from '#core/result/alternative-key.ts';
import { amount } from '#office/document/dutch-format.ts';
import { flatInFront } from '#output/words/verdict/headline.ts';
import { atPremium, premiumInSentence } from '#output/words/conclusions/premium.ts';
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

/** What compensation beside the flat premium in front costs; null where there is none to show. */
export function compensationConclusion(subject: ConclusionSubject): string | null {
  const flat = flatInFront(subject);
  if (flat === null || compensationGroups(subject, flat.key).length === 0) return null;
  const [first] = compensationYears(subject, flat.key);
  const total = flat.compensation?.totalCost ?? 0;
  const start = atPremium(subject, flat);
  if (first === undefined) return `${start} komt niemand tekort: compensatie is niet nodig`;
  return `${start} kost compensatie in totaal ${amount(total)}, waarvan ${amount(first.cost)} in het eerste jaar`;
}

/** Compensation over the years; null where nothing is paid. */
export function compensationYearsConclusion(subject: ConclusionSubject): string | null {
  const flat = flatInFront(subject);
  if (flat === null) return null;
  const years = compensationYears(subject, flat.key);
  const last = years.at(-1);
  const [dearest] = years.toSorted((left, right) => right.cost - left.cost);
  if (last === undefined || dearest === undefined) return null;
  const premium = premiumInSentence(subject, flat);
  if (years.length === 1) return `Compensatie valt geheel in ${last.year} en kost bij ${premium} ${amount(last.cost)}`;
  return `Compensatie loopt tot en met ${last.year} en kost bij ${premium} het meest in ${dearest.year}: ${amount(dearest.cost)}`;
}
