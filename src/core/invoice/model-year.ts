import { askedChoice } from '#core/dossier/asked-choice.ts';
import type { DossierInput, Participant } from '#core/dossier/dossier.ts';
import type { InvoicedScheme, InvoicePart } from '#core/dossier/invoice.ts';
import { projectedParticipant, type ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { timeGrid } from '#core/participant/time-grid.ts';
import { ageGroups } from '#core/projection/age-groups.ts';
import { type CostByAge, costByAge } from '#core/projection/cost-by-age.ts';
import { nextScheme } from '#core/projection/next-scheme.ts';
import { currentCostParts, nextCostParts, nothingPaid } from '#core/projection/paid-exposure.ts';
import { addWeighted, emptyPaidYears, paidInYear } from '#core/projection/paid-years.ts';
import { participantProjection } from '#core/projection/participant-projection.ts';
import type { CurrentSchemeOn } from '#core/projection/scheme-in-force.ts';
import { addExposure, emptyExposure } from '#core/projection/yearly-exposure.ts';
import type { CostParts } from '#core/result/cost-parts.ts';
import { flatRates, dossierSteps, premiumRates, type PremiumSteps } from '#core/scheme/premium-steps.ts';

/** Months that an invoice is of. */
const invoicedMonths = 12;

/** What a scheme costs in the model, per part of an invoice, EUR; null where the dossier gives no premium that it follows from. */
export type ModelAmounts = Readonly<Record<InvoicePart, number | null>>;

/**
 * The model's amounts of the months 0..11 from the valuation date, of both schemes: the sums over participants and months m < N' of
 * what the months of employer cost consist of (docs/method/invoice.md), EUR. Nobody leaves, nothing is discounted. Everybody counts
 * who is in the calculation (Meerekenen) and has premium in the month, whoever reaches the pension date before the transition too. The
 * new scheme has the premium of the own proposal; without one only its risk premiums and cost per participant are known.
 */
export function modelYear(input: DossierInput, currentScheme: CurrentSchemeOn): Record<InvoicedScheme, ModelAmounts> {
  const proposal = proposedScale(input);
  const steps = dossierSteps(input, proposal ?? []);
  const costs = costsOfYear(input, currentScheme, steps);
  const paid = emptyPaidYears(1);
  const next = emptyExposure(1, steps.count, costs.isStepped);
  const everybody = Float64Array.of(1);
  for (const cost of costs.ages) {
    addWeighted(paid, cost.paid, everybody);
    addExposure(next, cost.next, 0, () => 1);
  }
  const rates = proposal && premiumRates(proposal, steps);
  const offered = nextCostParts(next, input.next, rates ?? flatRates(steps, 0));
  return {
    current: amountsOf(currentCostParts({ ...nothingPaid, ...paidInYear(paid, 0) }, input.current)),
    next: { ...amountsOf(offered), ...(rates === null ? { premium: null, loading: null } : {}) },
  };
}

const amountsOf = ({ premium, riskPremiums, loading, costPerParticipant }: CostParts) => ({
  premium,
  riskPremiums,
  loading,
  costPerParticipant,
});

/**
 * The premium of an offer: the own proposal of the adviser. Where both a flat premium and a scale were given it is the chosen
 * one, else the flat one; as a choice of its own (C) the scale.
 */
function proposedScale(input: DossierInput): PremiumScale | null {
  const { flat, scale } = input.ownProposal;
  const isChosen = input.chosenAlternative === 'ownScale' || askedChoice(input) === 'C';
  if (scale.length > 0 && (flat === null || isChosen)) return scale;
  return flat === null ? null : [{ fromAge: 0, rate: flat }];
}

type PremiumScale = DossierInput['ownProposal']['scale'];

/** As employer cost is projected, with the transition on the valuation date and no more than twelve months. */
function costsOfYear(input: DossierInput, currentScheme: CurrentSchemeOn, steps: PremiumSteps): CostByAge {
  const grid = timeGrid(input.valuationDate, input.valuationDate, invoicedMonths);
  const schemes = { current: currentScheme(input, grid), next: nextScheme(input, steps, grid) };
  const projection = participantProjection(schemes, input.assumptions, grid);
  const people = ageGroups(projection);
  for (const participant of input.participants) {
    const projected = ofYear(participant, input);
    if (projected === null) continue;
    projection.project(projected);
    people.add(projected);
  }
  return costByAge({ stepCount: steps.count, projection, people });
}

/** A participant for as long as the year lasts; null where there is no premium in it. */
function ofYear(participant: Participant, input: DossierInput): ProjectedParticipant | null {
  if (!participant.counts) return null;
  const projected = projectedParticipant(participant, input);
  const inYear = (months: number): number => Math.min(invoicedMonths, Math.max(0, months));
  const premiumMonthsInCurrent = inYear(projected.premiumMonthsInCurrent);
  const premiumMonthsInNext = inYear(projected.premiumMonthsInNext);
  if (premiumMonthsInCurrent === 0 && premiumMonthsInNext === 0) return null;
  return {
    ...projected,
    monthsInCurrent: inYear(projected.monthsInCurrent),
    monthsInNext: inYear(projected.monthsInNext),
    premiumMonthsInCurrent,
    premiumMonthsInNext,
  };
}
