import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Scale } from '#core/dossier/scale.ts';
import { lawInUse } from '#core/calculate/law-in-use.ts';
import { wholeYears } from '#core/calendar/age.ts';
import { participation } from '#core/participant/projected-participant.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import type { GivenAlternative } from '#core/result/alternative.ts';
import type { CostParts } from '#core/result/cost-parts.ts';
import { employeeContributionRates, employeeRatesIn } from '#core/scheme/cost-rates.ts';
import { type PremiumSteps, dossierSteps } from '#core/scheme/premium-steps.ts';
import { solveParts } from '#core/calculate/solve-parts.ts';
import { dossierScales, type ProjectedDossier, projectedDossier } from '#core/calculate/solved-dossier.ts';
import { ageCohorts } from '#core/transition/age-cohorts.ts';
import type { FiscalLimits } from '#core/transition/caps.ts';
import { costYears } from '#core/transition/cost-years.ts';
import { expectedPension, horizonYears } from '#core/transition/equations.ts';
import { oneOffAmounts, presentOneOff } from '#core/transition/one-off-costs.ts';
import { groupOutcomes, participantOutcomes } from '#core/transition/outcomes.ts';
import { letterOfOwn, type OwnKey } from '#core/transition/given-premium.ts';
import { flatFromAge, formOfScale } from '#core/transition/premium-form.ts';
import { cappedRates } from '#core/transition/solve.ts';

/** Ages at which a typed scale may have a step; those of the scales of the dossier are added. */
const [firstStepAge, lastStepAge] = [15, 74];

/** A group that was projected once, for the sums of any premium: a premium changes no salary, return or price. */
export interface PreparedGroup {
  readonly limits: FiscalLimits;
  readonly projected: ProjectedDossier;
}

/** What sums alone say of the adviser's own premium: nothing of the law, of compensation or of those who enter. */
export interface SummedPremium extends Pick<
  GivenAlternative,
  | 'sort'
  | 'key'
  | 'form'
  | 'practicalScale'
  | 'costGroup'
  | 'cost'
  | 'costDifference'
  | 'pension'
  | 'pensionDifference'
  | 'years'
  | 'oneOffCost'
  | 'participants'
  | 'cohorts'
> {
  readonly firstYear: Pick<CostParts, 'employeeContribution'>;
}

/**
 * Projects a dossier for what-ifs: as `calculate` does before it solves, with a premium step at every age, so that any scale
 * fits. Throws what `calculate` throws.
 */
export function preparedGroup(input: DossierInput): PreparedGroup {
  const law = lawInUse(input);
  const parts = solveParts(input, participation(input).participants, law);
  const everyAge = Array.from({ length: lastStepAge - firstStepAge + 1 }, (_, index) => ({
    fromAge: firstStepAge + index,
    rate: 0,
  }));
  const steps = dossierSteps(input, everyAge, ...dossierScales(input, parts));
  return { limits: law.limits, projected: projectedDossier(input, parts, steps, () => undefined) };
}

/**
 * The own premium that is in front of a dossier, by a sum over the premium steps for each figure. Throws a RangeError for a
 * scale that does not fit in the steps.
 */
export function summedPremium({ limits, projected }: PreparedGroup, input: DossierInput): SummedPremium {
  const { steps, grid, answerInput } = projected;
  const { group, costs, nextCostRates } = answerInput;
  const { key, scale } = ownPremium(input);
  const asTyped = { next: input.next, goal: { ...input.goal, fiscalCaps: false } };
  const form = formOfScale(asTyped, fittingScale(scale, steps), steps, limits);
  const rates = cappedRates(form, 1);
  const owner = { letter: letterOfOwn(key, input, limits), form: form.name };
  const existing = costs.existingOf(owner);
  const cost = amountAt(existing.amount, rates);
  const expected = expectedPension(group);
  const pension = amountAt(expected.amount, rates);
  const nextRates = { employer: nextCostRates, employee: employeeContributionRates(input.next) };
  const years = costYears(group.cost, nextRates, { rates, oneOff: oneOffAmounts(input, owner) });
  const participants = participantOutcomes(group.people, {
    rates,
    employee: employeeRatesIn(input.next, input.transitionDate),
  });
  const ages = group.people.participants.map(({ ageAtStart }) => wholeYears(ageAtStart + grid.transition));
  return {
    sort: 'given',
    key,
    form: form.name,
    practicalScale: form.scaleOf(rates),
    costGroup: 'existing',
    cost,
    costDifference: cost - existing.target,
    pension,
    pensionDifference: pension - expected.target,
    years,
    firstYear: { employeeContribution: years[0]?.employeeContribution ?? 0 },
    oneOffCost: presentOneOff(input, owner, horizonYears(input.goal.horizon)),
    participants,
    cohorts: groupOutcomes(ageCohorts(ages), participants, group.people),
  };
}

/** The premium of one's own that is in front of a dossier, as a scale. */
const ownPremium = ({ chosenAlternative, ownProposal }: DossierInput): { key: OwnKey; scale: Scale } =>
  chosenAlternative === 'ownFlat'
    ? { key: 'ownFlat', scale: [{ fromAge: flatFromAge, rate: ownProposal.flat ?? 0 }] }
    : { key: 'ownScale', scale: ownProposal.scale };

function fittingScale(scale: Scale, { fromAges }: PremiumSteps): Scale {
  const [first, ...ages] = fromAges;
  const odd = scale.find(({ fromAge }) => !ages.includes(fromAge));
  if (scale.length === 0 || odd !== undefined) {
    throw new RangeError(`No premium step from age ${odd?.fromAge ?? first}; steps begin at ${ages.join(', ')}`);
  }
  return scale;
}
