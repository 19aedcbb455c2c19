import type { CompensationLaw } from '#core/compensation/compensation-law.ts';
import { compensationCohorts } from '#core/compensation/compensation-cohorts.ts';
import { highestFlat } from '#core/compensation/highest-flat.ts';
import { compensationGroup, compensationNeeds } from '#core/compensation/needs.ts';
import { compensationPayments } from '#core/compensation/payments.ts';
import { monthAfterPeriod, periodEnd } from '#core/compensation/period.ts';
import { legalRoom } from '#core/compensation/room.ts';
import { compensationYears } from '#core/compensation/compensation-years.ts';
import { type CompensatedVariant, type VariantPayments, variantPayments } from '#core/compensation/variant-payments.ts';
import type { DossierInput } from '#core/dossier.ts';
import type { GroupProjection } from '#core/projection/group-projection.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import type { MemberCourses } from '#core/projection/member-courses.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';
import type { CompensationResult, VariantCompensation } from '#core/compensation-result.ts';
import type { PerVariant } from '#core/result.ts';
import { employerCostRates } from '#core/scheme/cost-rates.ts';
import { costEquation, horizonYears } from '#core/transition/equations.ts';
import { perVariant } from '#core/transition/per-alternative.ts';
import type { Equation } from '#core/transition/solve.ts';
import type { Variant } from '#core/transition/variants.ts';

/** What compensation is reckoned from. */
export interface CompensationInput {
  readonly dossier: DossierInput;
  readonly law: CompensationLaw;
  readonly group: GroupProjection;
  readonly courses: MemberCourses;
  readonly basis: PensionBasis;
  readonly variants: PerVariant<Variant>;
  /** Highest lawful flat premium, entry cost included. */
  readonly flatCap: number;
}

/** The result, and the rate of each cohort under each variant by its first age. */
export interface Compensation {
  readonly result: CompensationResult;
  readonly cohortRates: PerVariant<ReadonlyMap<number, number>>;
}

/** Compensation under every variant; null when the dossier asks for none. */
export function compensation(input: CompensationInput): Compensation | null {
  const { dossier, law, group, courses } = input;
  const terms = dossier.compensation;
  if (terms.method === 'none') return null;
  const { members } = group.people;
  const end = periodEnd(courses.grid, monthAfterPeriod(terms, dossier.transitionDate, law));
  const room = legalRoom(law, dossier.next, dossier.assumptions, courses.grid);
  const payments = compensationPayments(terms, courses, room, end);
  const entryTerms = { ...terms, entryCost: dossier.next.entryCost };
  const inNeed = compensationGroup(group.people, courses, payments, input.basis, entryTerms);
  const variants: PerVariant<CompensatedVariant> = perVariant(input.variants, (variant) =>
    Object.assign({ needs: compensationNeeds(inNeed, variant.rates, terms) }, variant),
  );
  const paid = variantPayments(members, courses, payments, variants, terms, group.cost.years);
  const years = horizonYears(dossier.goal.horizon);
  const cost = costEquation(group.cost, employerCostRates(dossier.next), years);
  const totalsInput = { group: inNeed, courses, payments, room, terms, years };
  return {
    result: {
      cohorts: compensationCohorts(inNeed.cohort, terms, variants, paid),
      variants: perVariant(paid, (payment, key) => variantResult(input, payment, variants[key]!, cost)),
      highestFlat: highestFlat(totalsInput, cost, input.flatCap),
    },
    cohortRates: perVariant(variants, (variant) => variant.needs.cohortRate),
  };
}

function variantResult(
  { dossier }: CompensationInput,
  { tally, participants }: VariantPayments,
  { rates }: Variant,
  cost: Equation,
): VariantCompensation {
  const years = compensationYears(tally, dossier.compensation, dossier.transitionDate.year);
  const horizonCost = tally.discountedCost
    .subarray(0, Math.min(horizonYears(dossier.goal.horizon), tally.discountedCost.length))
    .reduce((sum, part) => sum + part, 0);
  const costExcluding = amountAt(cost.amount, rates);
  return {
    years,
    totalCost: years.reduce((sum, year) => sum + year.cost, 0),
    horizonCost,
    costExcluding,
    costIncluding: costExcluding + horizonCost,
    participants,
  };
}
