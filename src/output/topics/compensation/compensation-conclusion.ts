import { paysCompensation } from '#output/language/pays-compensation.ts';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import type {
  AlternativeCompensation,
  CohortCompensation,
  CompensationCohort,
  CompensationYear,
} from '#core/result/compensation-result.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import type { DossierResult } from '#core/result/result.ts';
import { amount } from '#office/document/dutch-format.ts';
import { noCompensationHere } from '#output/language/chapter-6b.ts';
import { flatInFront } from '#output/language/headline.ts';
import { atPremium, premiumInSentence } from '#output/language/premium.ts';
import { smallestGroup, type ConclusionSubject } from '#output/language/subject.ts';
import { ageGroupsOf, inAgeGroups, shownGroups, type AgeGroup } from '#core/result/shown-groups.ts';

/** Neighbouring cohorts of compensation shown as one. `count`: who is of an age that is compensated. Amounts are sums in EUR. */
export interface CompensationGroup extends AgeGroup, CompensationSums {
  /** Lowest and highest rate of the cohorts in it; null where everybody has an own one. */
  readonly rates: { readonly lowest: number; readonly highest: number } | null;
}

const groupOf = (
  { fromAge, toAge, entitled }: CompensationCohort,
  { rate, ...amounts }: CohortCompensation,
): CompensationGroup => ({
  fromAge,
  toAge,
  count: entitled,
  ...amounts,
  rates: rate === null ? null : { lowest: rate, highest: rate },
});

function mergedRates(left: CompensationGroup['rates'], right: CompensationGroup['rates']): CompensationGroup['rates'] {
  if (left === null || right === null) return null;
  return { lowest: Math.min(left.lowest, right.lowest), highest: Math.max(left.highest, right.highest) };
}

export type CompensationSums = Omit<CohortCompensation, 'rate'>;

/** The amounts of groups together. */
export function compensationSums(groups: readonly CompensationSums[]): CompensationSums {
  const sum = (part: keyof CompensationSums): number => groups.reduce((total, group) => total + group[part], 0);
  return {
    shortfall: sum('shortfall'),
    accumulated: sum('accumulated'),
    firstYearCost: sum('firstYearCost'),
    totalCost: sum('totalCost'),
    presentCost: sum('presentCost'),
    horizonCost: sum('horizonCost'),
    pension: sum('pension'),
    pensionFromPremium: sum('pensionFromPremium'),
    salary: sum('salary'),
    pensionFromSalary: sum('pensionFromSalary'),
    pensionOnBasis: sum('pensionOnBasis'),
    addedOnBasis: sum('addedOnBasis'),
  };
}

const merged = (left: CompensationGroup, right: CompensationGroup): CompensationGroup => ({
  fromAge: left.fromAge,
  toAge: right.toAge,
  count: left.count + right.count,
  rates: mergedRates(left.rates, right.rates),
  ...compensationSums([left, right]),
});

/** How many participants are of an age that is compensated. */
const entitledCount = ({ compensation }: Pick<DossierResult, 'compensation'>): number =>
  (compensation?.cohorts ?? []).reduce((sum, { entitled }) => sum + entitled, 0);

/** Whether what is compensated may be shown: it is about who is of an age that is compensated, not about everybody. */
export const mayShowCompensation = (result: Pick<DossierResult, 'compensation'>): boolean =>
  entitledCount(result) >= smallestGroup;

/** Whether any premium comes with compensation that is paid. */
export const paysAnyCompensation = (result: DossierResult): boolean =>
  premiumAlternatives(result).some(paysCompensation);

/** That compensation is asked and not shown, and why: a full sentence; null where it is shown, or none is asked. */
export function unshownCompensation({ input, result }: ConclusionSubject): string | null {
  if (input.compensation.method === 'none') return null;
  const notHeld = noCompensationHere(alternativeOf(result, 'budgetNeutralFlat').chapter6b);
  if (notHeld !== null || result.compensation === null || mayShowCompensation(result)) return notHeld;
  if (entitledCount(result) === 0) return 'Niemand is van een leeftijd die compensatie krijgt.';
  return !paysAnyCompensation(result)
    ? 'Bij geen van de vlakke premies krijgt iemand compensatie.'
    : `Compensatie gaat over minder dan ${smallestGroup} deelnemers: de bedragen staan alleen in de werkmap.`;
}

/** What an alternative does to the pensions of people: of fewer of them than the smallest group nothing is shown. */
export const shownCompensation = ({ result }: ConclusionSubject, key: PremiumKey): AlternativeCompensation | null =>
  mayShowCompensation(result) ? alternativeOf(result, key).compensation : null;

/** What an alternative pays, the employer's own cost: of groups of every size. */
const paidCompensation = ({ result }: ConclusionSubject, key: PremiumKey): AlternativeCompensation | null =>
  result.compensation === null ? null : alternativeOf(result, key).compensation;

/** All who are compensated as one, where they are too few for groups; the rates of few are nobody's business. */
export function compensationTogether({ result }: ConclusionSubject, key: PremiumKey): CompensationGroup | null {
  const cohorts = result.compensation?.cohorts ?? [];
  const [first, ...others] = (alternativeOf(result, key).compensation?.cohorts ?? []).map((amounts, index) =>
    groupOf(cohorts[index]!, amounts),
  );
  return first === undefined ? null : { ...others.reduce(merged, first), rates: null };
}

/** Compensation per cohort as it may be shown; empty when nothing is compensated or the group is too small. */
export function compensationGroups({ result }: ConclusionSubject, key: PremiumKey): readonly CompensationGroup[] {
  const { compensation } = alternativeOf(result, key);
  const cohorts = result.compensation?.cohorts ?? [];
  const groups = compensation?.cohorts.map((amounts, index) => groupOf(cohorts[index]!, amounts)) ?? [];
  return shownGroups(inAgeGroups(groups, ageGroupsOf(result.cohorts), merged), merged);
}

/** The years of compensation of an alternative; empty when nothing is paid. */
export function compensationYears(subject: ConclusionSubject, key: PremiumKey): readonly CompensationYear[] {
  const compensation = paidCompensation(subject, key);
  return compensation !== null && Math.round(compensation.totalCost) > 0 ? compensation.years : [];
}

/** What compensation beside the flat premium in front costs; null if there is none. */
export function compensationConclusion(subject: ConclusionSubject): string | null {
  const flat = flatInFront(subject.result);
  const compensation = flat === null ? null : paidCompensation(subject, flat.key);
  return flat === null || compensation === null ? null : compensationTotal(subject, flat, compensation);
}

/** What is paid over all years together. */
export const compensationTotal = (
  subject: ConclusionSubject,
  flat: PremiumAlternative,
  { totalCost }: Pick<AlternativeCompensation, 'totalCost'>,
): string => `${atPremium(subject, flat)} kost compensatie voor wie nu deelneemt in totaal ${amount(totalCost)}`;

/** Compensation over the years; null where nothing is paid. */
export function compensationYearsConclusion(subject: ConclusionSubject): string | null {
  const flat = flatInFront(subject.result);
  if (flat === null) return null;
  const years = compensationYears(subject, flat.key);
  const last = years.at(-1);
  const [dearest] = years.toSorted((left, right) => right.cost - left.cost);
  if (last === undefined || dearest === undefined) return null;
  const premium = premiumInSentence(subject, flat);
  if (years.length === 1) return `Compensatie valt geheel in ${last.year} en kost bij ${premium} ${amount(last.cost)}`;
  return `Compensatie loopt tot en met ${last.year} en kost bij ${premium} het meest in ${dearest.year}: ${amount(dearest.cost)}`;
}

/** What compensation costs until its last year; null where nothing is paid. */
export function compensationPlanConclusion(subject: ConclusionSubject): string | null {
  const flat = flatInFront(subject.result);
  const last = flat === null ? undefined : compensationYears(subject, flat.key).at(-1);
  if (flat === null || last === undefined) return null;
  const total = paidCompensation(subject, flat.key)?.totalCost ?? 0;
  return `Compensatie kost voor wie nu deelneemt tot en met ${last.year} in totaal ${amount(total)}`;
}
