import type { Consequences } from '#core/calculate/consequences.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Verdicts } from '#core/checks/verdicts.ts';
import type { AlternativeOutcomes, PremiumAlternative } from '#core/result/alternative.ts';
import type { DossierResult } from '#core/result/result.ts';
import { currentCostParts, nextCostParts } from '#core/projection/paid-exposure.ts';
import { employeeContributionRates, employeeRatesIn } from '#core/scheme/cost-rates.ts';
import type { SolvedDossier } from '#core/calculate/solved-dossier.ts';
import type { IndexedBirthYear, IndexedCohort } from '#core/transition/age-cohorts.ts';
import { costYears } from '#core/transition/cost-years.ts';
import { horizonYears } from '#core/transition/equations.ts';
import { oneOffAmounts, presentOneOff } from '#core/transition/one-off-costs.ts';
import type { SolvedPremium } from '#core/transition/new-premiums.ts';
import { groupOutcomes, participantOutcomes } from '#core/transition/outcomes.ts';

/** The alternatives of a dossier with all that they cost and give: the current scheme going on, every premium, and the choices. */
export function alternatives(
  input: DossierInput,
  { group, answerInput, premiums }: SolvedDossier,
  groups: { readonly cohorts: readonly IndexedCohort[]; readonly birthYears: readonly IndexedBirthYear[] },
  followed: Consequences,
  verdicts: Verdicts,
): Pick<DossierResult, 'alternatives' | 'premiums'> {
  const { current, next } = input;
  const nextRates = { employer: answerInput.nextCostRates, employee: employeeContributionRates(next) };
  const employee = employeeRatesIn(next, input.transitionDate);
  const outcomes = (
    premium: SolvedPremium | null,
  ): Pick<AlternativeOutcomes, 'years' | 'firstYear' | 'oneOffCost' | 'participants' | 'cohorts' | 'birthYears'> => {
    const rates = premium?.rates ?? null;
    const participants = participantOutcomes(group.people, rates && { rates, employee });
    return {
      years: costYears(
        group.cost,
        nextRates,
        premium && { rates: premium.rates, oneOff: oneOffAmounts(input, premium) },
      ),
      oneOffCost: premium === null ? 0 : presentOneOff(input, premium, horizonYears(input.goal.horizon)),
      firstYear:
        rates === null
          ? currentCostParts(group.cost.currentFirstYear, current)
          : nextCostParts(group.cost.next, next, rates),
      participants,
      cohorts: groupOutcomes(groups.cohorts, participants, group.people),
      birthYears: groupOutcomes(groups.birthYears, participants, group.people),
    };
  };
  const { choices } = followed.shared;
  const all = premiums.map((premium, index): PremiumAlternative => ({
    ...premium.figures,
    verdict: premium.key === 'keptScale' ? verdicts.grandfathering : verdicts.ofPremium(premium.figures),
    choice: choices.find((one) => one.premium === premium.key)?.key ?? null,
    ...outcomes(premium),
    ...followed.premiums[index]!,
  }));
  return {
    alternatives: [
      {
        sort: 'unchanged',
        key: 'unchanged',
        cost: answerInput.costs.flat.existing.target,
        pension: group.pensions.expected.totalPension.current,
        compensation: null,
        verdict: verdicts.unchanged,
        ...outcomes(null),
        ...followed.unchanged,
      },
      ...choices.map(({ premium }) => all.find(({ key }) => key === premium)!),
    ],
    premiums: all,
  };
}
