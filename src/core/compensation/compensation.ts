import {
  type AlternativePayments,
  alternativePayments,
  type AlternativePaymentsInput,
  type CompensatedFlat,
} from '#core/compensation/alternative-payments.ts';
import { compensatedPeople } from '#core/compensation/compensated-people.ts';
import { compensationBases, rateBase, type CompensationLaw } from '#core/compensation/compensation-bases.ts';
import {
  cohortCompensations,
  compensationCohorts,
  type IndexedCompensationCohort,
} from '#core/compensation/compensation-cohorts.ts';
import { compensationPayments, compensationCost } from '#core/compensation/payments.ts';
import { monthAfterPeriod, periodEnd } from '#core/compensation/period.ts';
import { compensationRates } from '#core/compensation/rates.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { ProfitBasis, CompensationRules } from '#core/dossier/dossier-choices.ts';
import type { GroupProjection } from '#core/projection/group-projection.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import type { ParticipantProjection } from '#core/projection/participant-projection.ts';
import { pensionAt } from '#core/projection/people.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';
import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import type {
  AlternativeCompensation,
  CompensationResult,
  CompensationYear,
} from '#core/result/compensation-result.ts';
import { employerCostRates } from '#core/scheme/cost-rates.ts';
import { costEquation, horizonYears } from '#core/transition/equations.ts';
import { countedOneOff, type OneOffOwner, withOneOff } from '#core/transition/one-off-costs.ts';
import type { SolvedPremium } from '#core/transition/new-premiums.ts';
import type { Equation } from '#core/transition/solve.ts';
import type { CompensationTotals } from '#core/compensation/compensation-totals.ts';

/** The totals by year, up to the last year in which something is paid. `firstYear`: calendar year of the transition. */
function compensationYears(
  { premium, salary, presentCost }: CompensationTotals,
  rules: CompensationRules,
  firstYear: number,
): CompensationYear[] {
  const isPaid = (index: number): boolean => premium[index]! + salary[index]! > 0;
  const last = [...premium.keys()].findLastIndex(isPaid);
  return Array.from({ length: last + 1 }, (_, index) => ({
    index,
    year: firstYear + index,
    premium: premium[index]!,
    salary: salary[index]!,
    cost: compensationCost(premium[index]!, salary[index]!, rules),
    presentCost: presentCost[index]!,
  }));
}

/** Inputs for compensation. */
export interface CompensationInput {
  readonly dossier: DossierInput;
  readonly law: CompensationLaw;
  readonly group: GroupProjection;
  readonly projection: ParticipantProjection;
  readonly bases: Readonly<Record<ProfitBasis, PensionBasis>>;
  readonly premiums: readonly SolvedPremium[];
}

/** Compensation under one alternative. */
export interface PremiumCompensation {
  readonly result: AlternativeCompensation;
  /** The rate of those who come later, by the age that was had at the transition; as salary there is none. */
  readonly rateAtAge: (age: number) => number;
}

/** Compensation under each premium, in their order, and what they share. */
export interface Compensation {
  /** Null beside a progressive premium: the law knows no compensation there (art. 150b lid 1 c PW). */
  readonly premiums: readonly (PremiumCompensation | null)[];
  readonly shared: CompensationResult;
}

/** Compensation under every flat premium; null when the dossier asks for none. */
export function compensation(input: CompensationInput): Compensation | null {
  const { dossier, group } = input;
  const rules = dossier.compensation;
  if (rules.method === 'none') return null;
  const flats = input.premiums
    .filter(({ form }) => form === 'flat')
    .map(({ key, letter, form, rates }) => ({ key, letter, form, flat: rates[0]! }));
  const working = workingParts(
    input,
    flats.map(({ flat }) => flat),
  );
  const { people } = working;
  const cohorts = compensationCohorts(people, group.people.currentPension, rules);
  const compensated = flats.map(({ key, letter, form, flat }, position) => ({
    key,
    letter,
    form,
    flat,
    rates: compensationRates(people, flat, position, rules),
  }));
  const paid = alternativePayments(working, compensated);
  const beside = new Map<PremiumKey, PremiumCompensation>(
    compensated.map((premium, position) => [
      premium.key,
      {
        result: alternativeCompensation(input, premium, paid[position]!, cohorts, working),
        rateAtAge: premium.rates.atAge,
      },
    ]),
  );
  return {
    premiums: input.premiums.map(({ key }) => beside.get(key) ?? null),
    shared: {
      basis: rules.basis,
      rateBase: rateBase(input.law, dossier.next, rules),
      cohorts: cohorts.map(({ fromAge, toAge, count, entitled, currentPension, currentOnBasis }) => ({
        fromAge,
        toAge,
        count,
        entitled,
        currentPension,
        currentOnBasis,
      })),
    },
  };
}

export interface WorkingParts extends AlternativePaymentsInput {
  readonly cost: Equation;
}

/** All that is worked out once for all premiums. */
export function workingParts(
  { dossier, law, group, projection, bases }: CompensationInput,
  flats: readonly number[],
): WorkingParts {
  const rules = dossier.compensation;
  const end = periodEnd(projection.grid, monthAfterPeriod(rules, dossier.transitionDate, law));
  const months = compensationBases(law, dossier, rules, projection);
  const horizon = horizonYears(dossier.goal.horizon);
  const shared = {
    participants: group.people.participants,
    projection,
    payments: compensationPayments(rules, projection, months, end),
    rules,
    basis: bases[rules.basis],
    entryCost: dossier.next.entryCost,
    horizon,
  };
  return {
    ...shared,
    expected: bases.expected,
    people: compensatedPeople({ ...shared, stepCount: group.people.stepCount, flats }),
    cost: costEquation(group.cost, employerCostRates(dossier.next), horizon),
  };
}

function alternativeCompensation(
  { dossier, group: { people } }: CompensationInput,
  premium: CompensatedFlat & OneOffOwner,
  paid: AlternativePayments,
  indexedCohorts: readonly IndexedCompensationCohort[],
  { people: compensated, cost, horizon }: WorkingParts,
): AlternativeCompensation {
  const { amount } = withOneOff(cost, countedOneOff(dossier, premium, horizon));
  const flatRates = amount.perRate.map(() => premium.flat);
  const pension = people.currentPension.map((_, index) => pensionAt(people, index, flatRates));
  const years = compensationYears(paid.totals, dossier.compensation, dossier.transitionDate.year);
  const cohorts = cohortCompensations(indexedCohorts, premium, paid, compensated, pension);
  const sum = (part: 'totalCost' | 'presentCost' | 'horizonCost' | 'shortfall' | 'accumulated'): number =>
    cohorts.reduce((total, cohort) => total + cohort[part], 0);
  const [horizonCost, shortfall, costExcluding] = [sum('horizonCost'), sum('shortfall'), amountAt(amount, flatRates)];
  return {
    years,
    totalCost: sum('totalCost'),
    presentCost: sum('presentCost'),
    horizonCost,
    costExcluding,
    costIncluding: costExcluding + horizonCost,
    filledFraction: shortfall > 0 ? sum('accumulated') / shortfall : null,
    participants: paid.participants,
    cohorts,
  };
}
