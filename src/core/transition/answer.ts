import type { Goal } from '#core/dossier.ts';
import type { GroupProjection } from '#core/projection/group-projection.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import type { CostRates } from '#core/scheme/cost-rates.ts';
import type { AnswerKey } from '#core/result/alternative-key.ts';
import type { Answer, GoalProof, Shortfall } from '#core/result/answer.ts';
import type { NewPremium, Permission } from '#core/result/new-premium.ts';
import { costEquation, horizonYears, otherBasis, pensionEquation } from '#core/transition/equations.ts';
import { practicalRate } from '#core/transition/practical-rate.ts';
import type { PremiumForm } from '#core/transition/premium-form.ts';
import { type Equation, type Solution, solution } from '#core/transition/solve.ts';

/** Inputs for the four answers. */
export interface AnswerInput {
  readonly goal: Goal;
  readonly group: GroupProjection;
  readonly nextCostRates: CostRates;
  readonly forms: Readonly<Record<PremiumForm['name'], PremiumForm>>;
  readonly permission: Permission;
}

/** An answer with its practical rates per premium step, from which its outcomes follow. */
export interface SolvedAnswer {
  readonly answer: Answer;
  readonly practicalRates: Float64Array;
}

/** Which goal and form each answer has. */
const answerForms: Readonly<Record<AnswerKey, Pick<Answer, 'goal' | 'form'>>> = {
  budgetNeutralFlat: { goal: 'budget', form: 'flat' },
  budgetNeutralProgressive: { goal: 'budget', form: 'progressive' },
  profitNeutralFlat: { goal: 'profit', form: 'flat' },
  profitNeutralProgressive: { goal: 'profit', form: 'progressive' },
};

/** Solves one answer, rounds it to practical premiums, and calculates what both give. */
export function solvedAnswer(key: AnswerKey, input: AnswerInput): SolvedAnswer {
  const { goal, group } = input;
  const form = input.forms[answerForms[key].form];
  const isBudget = answerForms[key].goal === 'budget';
  const cost = costEquation(group.cost, input.nextCostRates, horizonYears(goal.horizon));
  const profit = pensionEquation(group.pensions, goal.profitBasis, goal.measure);
  const pension = pensionEquation(group.pensions, 'expected', 'totalPension');
  const equation = isBudget ? cost : profit;
  const exact = solution(equation, form);
  const practicalRates = exact.rates.map((rate, step) => practicalRate(rate, goal.rounding, form.caps[step]!));
  const other = pensionEquation(group.pensions, otherBasis[goal.profitBasis], goal.measure);
  const answer: Answer = {
    sort: 'answer',
    key,
    ...answerForms[key],
    exact: exact.factor,
    ...premiumScales(form, exact.rates, practicalRates),
    feasible: exact.isFeasible,
    shortfall: exact.isFeasible ? null : shortfall(equation, exact, isBudget ? null : goal, group),
    cost: amountAt(cost.amount, practicalRates),
    costDifference: amountAt(cost.amount, practicalRates) - cost.target,
    pension: amountAt(pension.amount, practicalRates),
    pensionDifference: amountAt(pension.amount, practicalRates) - pension.target,
    exactCostDifference: amountAt(cost.amount, exact.rates) - cost.target,
    exactPensionDifference: amountAt(pension.amount, exact.rates) - pension.target,
    proof: proof(equation, isBudget ? null : goal, exact.rates, practicalRates),
    otherBasisExact: isBudget ? null : solution(other, form).factor,
    permission: form.name === 'progressive' ? input.permission : null,
  };
  return { answer, practicalRates };
}

/** Part of a cap by which rounding within the computer may keep a premium that it holds back below it. */
const lastDigits = 1e-12;

/** Premiums as scales, with their caps and where these hold them back. */
export function premiumScales(
  form: PremiumForm,
  exactRates: Float64Array,
  practicalRates: Float64Array,
): Pick<NewPremium, 'exactScale' | 'practicalScale' | 'caps' | 'cappedFromAges'> {
  const caps = form.scaleOf(form.caps).map((step) => (step.rate === Infinity ? null : step.rate));
  const exactScale = form.scaleOf(exactRates);
  const isCapped = (row: number): boolean => {
    const cap = caps[row] ?? null;
    return cap !== null && exactScale[row]!.rate >= cap * (1 - lastDigits);
  };
  return {
    exactScale,
    practicalScale: form.scaleOf(practicalRates),
    caps,
    cappedFromAges: exactScale.filter((_, row) => isCapped(row)).map((step) => step.fromAge),
  };
}

/** What is left to bridge. A profit goal measured as the average per participant has no euros of its own. */
function shortfall(equation: Equation, exact: Solution, profit: Goal | null, group: GroupProjection): Shortfall {
  const missing = equation.target - amountAt(equation.amount, exact.rates);
  const fraction = equation.target === 0 ? 0 : missing / Math.abs(equation.target);
  if (profit?.measure !== 'averagePerParticipant') return { amount: missing, fraction };
  return { amount: fraction * group.pensions[profit.profitBasis].totalPension.current, fraction };
}

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
    unit: profit === null ? 'cost' : isAverage ? 'ratio' : 'pension',
    target: equation.target / per,
    exact: amountAt(equation.amount, exactRates) / per,
    practical: amountAt(equation.amount, practicalRates) / per,
  };
}
