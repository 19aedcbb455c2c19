import type { ShapeSource } from '#core/dossier/dossier.ts';
import type { Goal, ProfitMeasure } from '#core/dossier/goal.ts';
import type { GroupProjection } from '#core/projection/group-projection.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import type { CostRates } from '#core/scheme/cost-rates.ts';
import type { AnswerKey } from '#core/dossier/alternative-key.ts';
import type { Answer, GoalProof, Shortfall } from '#core/result/answer.ts';
import type { NewPremium, Permission } from '#core/result/new-premium.ts';
import type { CostGoal, CostGoals } from '#core/transition/cost-goals.ts';
import { expectedPension, otherBasis, profitEquation } from '#core/transition/equations.ts';
import { type PremiumForm, isLawful, isReached, practicalRates } from '#core/transition/premium-form.ts';
import { scalePermission } from '#core/transition/permission.ts';
import { type Equation, type Solution, solution } from '#core/transition/solve.ts';

/** Inputs for the four answers. */
export interface AnswerInput {
  readonly goal: Goal;
  readonly group: GroupProjection;
  readonly nextCostRates: CostRates;
  readonly costs: CostGoals;
  readonly forms: Readonly<Record<PremiumForm['name'], PremiumForm>>;
  readonly permission: Permission;
  readonly shapeSource: ShapeSource;
}

/** An answer with its practical rates per premium step, from which its outcomes follow. */
export interface SolvedAnswer {
  readonly answer: Answer;
  readonly practicalRates: Float64Array;
}

/** Which goal each answer has, and which form it asks for: where the scale is level, it gets a flat premium. */
const asked: Readonly<Record<AnswerKey, Pick<Answer, 'goal' | 'form'>>> = {
  budgetNeutralFlat: { goal: 'budget', form: 'flat' },
  budgetNeutralProgressive: { goal: 'budget', form: 'progressive' },
  profitNeutralFlat: { goal: 'profit', form: 'flat' },
  profitNeutralProgressive: { goal: 'profit', form: 'progressive' },
};

/** Solves one answer, rounds it to practical premiums, and calculates what both give. */
export function solvedAnswer(key: AnswerKey, input: AnswerInput): SolvedAnswer {
  const { goal, group } = input;
  const form = input.forms[asked[key].form];
  const isBudget = asked[key].goal === 'budget';
  const goals = input.costs[form.name];
  const cost = isBudget ? goals.budgetNeutral : goals.existing;
  const profit = profitEquation(group, goal);
  const pension = expectedPension(group);
  const equation = isBudget ? cost : profit;
  const exact = solution(equation, form);
  const rates = practicalRates(form, exact.rates, goal.rounding);
  const other = profitEquation(group, { ...goal, profitBasis: otherBasis[goal.profitBasis] });
  const answer: Answer = {
    sort: 'answer',
    key,
    goal: asked[key].goal,
    form: form.name,
    exact: exact.factor,
    isPartOfCurrentScale: form.name === 'progressive' && input.shapeSource === 'currentScale',
    ...premiumScales(form, exact.rates, rates),
    feasible: isReached(form, exact, goal.rounding),
    shortfall: leftToBridge(equation, form, exact, (lawful) =>
      shortfall(equation, lawful, isBudget ? null : goal, group),
    ),
    ...premiumCosts(cost, goals, rates),
    pension: amountAt(pension.amount, rates),
    pensionDifference: amountAt(pension.amount, rates) - pension.target,
    exactCostDifference: amountAt(cost.amount, exact.rates) - cost.target,
    exactPensionDifference: amountAt(pension.amount, exact.rates) - pension.target,
    proof: proof(equation, isBudget ? null : goal, exact.rates, rates),
    otherBasisExact: isBudget ? null : solution(other, form).factor,
    permission: premiumPermission(form, rates, input),
  };
  return { answer, practicalRates: rates };
}

/**
 * What is left to bridge, whatever fiscale_begrenzing says: where the exact premium is above a maximum, what premiums held
 * under the maxima leave. Null where nothing is: also where other lawful rates than the exact ones would reach the goal,
 * or where only rounding passes a maximum.
 */
function leftToBridge(
  equation: Equation,
  form: PremiumForm,
  exact: Solution,
  shortfallOf: (lawful: Solution) => Shortfall,
): Shortfall | null {
  const lawful = isLawful(form, exact.rates) ? exact : solution(equation, { ...form, caps: form.maxima });
  return lawful.isFeasible ? null : shortfallOf(lawful);
}

/** Whether those in service may have a premium at its practical rates; null where it is flat and needs no permission. */
export const premiumPermission = (
  form: PremiumForm,
  rates: Float64Array,
  { permission }: Pick<AnswerInput, 'permission'>,
): Permission | null => (form.name === 'progressive' ? scalePermission(permission, form.scaleOf(rates)) : null);

/** Premiums as scales, with the highest that are lawful. */
export const premiumScales = (
  form: PremiumForm,
  exactRates: Float64Array,
  rates: Float64Array,
): Pick<NewPremium, 'exactScale' | 'practicalScale' | 'maxima'> => ({
  exactScale: form.scaleOf(exactRates),
  practicalScale: form.scaleOf(rates),
  maxima: form.scaleOf(form.maxima).map(({ rate }) => rate),
});

/** What a premium costs beside the current scheme, of whom its goal counts, and of those in service alone. */
export const premiumCosts = (
  cost: Equation,
  { existing }: Pick<CostGoal, 'existing'>,
  rates: Float64Array,
): Pick<NewPremium, 'costGroup' | 'cost' | 'costDifference' | 'existingCost'> => ({
  costGroup: cost === existing ? 'existing' : 'withEntrants',
  cost: amountAt(cost.amount, rates),
  costDifference: amountAt(cost.amount, rates) - cost.target,
  existingCost: amountAt(existing.amount, rates),
});

/** What is left to bridge. A profit goal measured as the average per participant has no euros of its own. */
function shortfall(equation: Equation, exact: Solution, profit: Goal | null, group: GroupProjection): Shortfall {
  const missing = equation.target - amountAt(equation.amount, exact.rates);
  const fraction = equation.target === 0 ? 0 : missing / Math.abs(equation.target);
  if (profit?.measure !== 'averagePerParticipant') return { amount: missing, fraction };
  return { amount: fraction * group.pensions[profit.profitBasis].totalPension.current, fraction };
}

const proofUnits: Readonly<Record<ProfitMeasure, GoalProof['unit']>> = {
  totalPension: 'pension',
  averagePerParticipant: 'ratio',
  premiumValue: 'premiumValue',
};

function proof(
  equation: Equation,
  profit: Goal | null,
  exactRates: Float64Array,
  practicalRates: Float64Array,
): GoalProof {
  // The target of the average is the number of participants with a current pension; per participant it is 1.
  const isAverage = profit?.measure === 'averagePerParticipant';
  const per = isAverage && equation.target > 0 ? equation.target : 1;
  return {
    unit: profit === null ? 'cost' : proofUnits[profit.measure],
    target: equation.target / per,
    exact: amountAt(equation.amount, exactRates) / per,
    practical: amountAt(equation.amount, practicalRates) / per,
  };
}
