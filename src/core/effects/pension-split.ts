import type { DossierInput, PremiumDossierInput } from '#core/dossier/dossier.ts';
import { type ProjectedParticipant, projectedParticipant } from '#core/participant/projected-participant.ts';
import { accumulation, lifecycleReturn, type Product } from '#core/projection/accumulation.ts';
import { dotProduct } from '#core/projection/linear-amount.ts';
import {
  participantProjection,
  type ParticipantProjection,
  type Schemes,
} from '#core/projection/participant-projection.ts';
import { pensionAt, type People } from '#core/projection/people.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';
import { currentProduct, isSameProduct, nextProduct } from '#core/projection/products.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { type PensionSplit, type SplitParts, splitParts } from '#core/result/pension-split.ts';
import type { PracticalPremium } from '#core/transition/new-premiums.ts';
import type { IndexedCohort } from '#core/transition/age-cohorts.ts';

/** Inputs for the split. */
interface PensionSplitInput {
  readonly dossier: DossierInput;
  /** Everybody, with the pensions of the current scheme, and the premiums. */
  readonly people: People;
  readonly premiums: readonly PracticalPremium[];
  readonly projection: Pick<ParticipantProjection, 'grid' | 'weights'>;
  readonly expected: PensionBasis;
  /** Both schemes of a changed dossier, on the same grid and in the same steps. */
  readonly schemesOf: (changed: DossierInput) => Schemes;
  readonly cohorts: readonly IndexedCohort[];
}

/**
 * What of the change of the expected pensions by each premium comes from the premium, from the cost of investing, from the mix and from
 * the pension age: these of the new scheme take the place of those of the current one, one at a time in that order, the first
 * three at the current pension age with the premiums of the new scheme up to it. So the parts add up to the change. Null where the schemes differ in the premium alone, and
 * from average pay. Source: method of the product, section 12 (two products).
 */
export function pensionSplits(input: PensionSplitInput): readonly (PensionSplit | null)[] {
  const { dossier, people, premiums } = input;
  if (isAveragePay(dossier) || !hasMoreThanPremium(dossier)) return premiums.map(() => null);
  const [now, next] = [currentProduct(dossier), nextProduct(dossier)];
  const stages = pensionsAtCurrentAge(input, dossier, [
    now,
    { lifecycle: now.lifecycle, investmentCost: next.investmentCost },
    next,
  ]);
  const isSameAge = dossier.current.pensionAgeInMonths === dossier.next.pensionAgeInMonths;
  const everybody = [...people.participants.keys()];
  return premiums.map(({ rates }, premium) => {
    const pension = Float64Array.from(everybody, (index) => pensionAt(people, index, rates));
    const [ofPremium, ofCost, ofMix] = stages.map((columns) => columns[premium]!);
    const parts: SplitParts<Float64Array> = {
      premium: difference(ofPremium!, people.currentPension),
      investmentCost: difference(ofCost!, ofPremium!),
      mix: difference(ofMix!, ofCost!),
      pensionAge: isSameAge ? new Float64Array(pension.length) : difference(pension, ofMix!),
    };
    return { total: sums(parts, everybody), cohorts: input.cohorts.map(({ indexes }) => sums(parts, indexes)) };
  });
}

/** Whether the schemes differ in what is invested in, in its cost, or in the pension age. */
const hasMoreThanPremium = (dossier: PremiumDossierInput): boolean =>
  dossier.current.pensionAgeInMonths !== dossier.next.pensionAgeInMonths ||
  !isSameProduct(currentProduct(dossier), nextProduct(dossier));

/**
 * Expected pensions by the new premiums if the new scheme invested in each of these products and paid from the current pension
 * age: a column per product and premium. Compared, as all pensions, from the new pension age.
 */
function pensionsAtCurrentAge(
  { people, premiums, projection: { grid, weights }, expected, schemesOf }: PensionSplitInput,
  dossier: PremiumDossierInput,
  products: readonly Product[],
): readonly (readonly Float64Array[])[] {
  const { pensionAgeInMonths } = dossier.current;
  const atCurrentAge = { ...dossier, next: { ...dossier.next, pensionAgeInMonths } };
  const schemes = schemesOf(atCurrentAge);
  const projection = participantProjection(schemes, dossier.assumptions, grid, weights);
  const stages = products.map((product) => {
    const basis = basisAtCurrentAge(expected, dossier, product, grid.length);
    return { carried: schemes.current.carriedPension(basis), addPerRate: schemes.next.sensitivities(basis) };
  });
  const columns = stages.map(() => premiums.map(() => new Float64Array(people.participants.length)));
  const perRate = new Float64Array(people.stepCount);
  for (const [index, own] of people.participants.entries()) {
    const older = projectedParticipant(own.participant, atCurrentAge);
    // Where the new scheme ends before the current pension age, so do its premiums.
    const premiumMonthsInNext = Math.min(older.premiumMonthsInNext, own.premiumMonthsInNext);
    const projected = { ...older, premiumMonthsInNext };
    projection.project(projected);
    for (const [stage, { carried, addPerRate }] of stages.entries()) {
      addPerRate(perRate.fill(0), projected);
      const fixed = carried(projected);
      for (const [place, { rates }] of premiums.entries())
        columns[stage]![place]![index] = fixed + dotProduct(perRate, rates);
    }
  }
  return columns;
}

/** The expected basis for people whose new pension date is the current one, with the returns of a product. */
function basisAtCurrentAge(
  expected: PensionBasis,
  { assumptions, current, next }: PremiumDossierInput,
  product: Product,
  months: number,
): PensionBasis {
  const isCurrent = isSameProduct(product, currentProduct({ assumptions, current }));
  const newAge = next.pensionAgeInMonths;
  return {
    ...expected,
    accumulation: isCurrent
      ? expected.currentAccumulation
      : accumulation(lifecycleReturn(assumptions, product), months),
    perCapitalAtNewDate: (person: ProjectedParticipant) =>
      expected.perCapitalAtCurrentDate({ ...person, monthsInNext: newAge - person.ageAtStart }),
  };
}

const difference = (to: Float64Array, from: Float64Array): Float64Array =>
  to.map((value, index) => value - from[index]!);

/** Sums of the parts over some of the people. */
function sums(parts: SplitParts<Float64Array>, indexes: readonly number[]): SplitParts<number> {
  const of = (column: Float64Array): number => indexes.reduce((sum, index) => sum + column[index]!, 0);
  return splitParts((part) => of(parts[part]));
}
