import type { DossierInput, ProfitBasis } from '#core/dossier.ts';
import {
  assumptionChanges,
  changedDossier,
  movesBudget,
  movesPension,
  movesProfit,
} from '#core/effects/assumption-changes.ts';
import { shiftedTable } from '#core/mortality/shifted-table.ts';
import { basisOf } from '#core/projection/dossier-bases.ts';
import { whatIfProjection, type WhatIfProjection } from '#core/projection/group-projection.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import { participantProjection } from '#core/projection/participant-projection.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';
import type { AnswerKey } from '#core/result/alternative-key.ts';
import {
  type ChangedAmount,
  type ChangedAnswer,
  type SensitivityKey,
  sensitivityKeys,
  type SensitivityResult,
  type SensitivityRow,
} from '#core/result/sensitivity-result.ts';
import {
  enteringGroup,
  riskFreeDiscounts,
  schemesOn,
  type SolvedDossier,
  type SolveParts,
} from '#core/solved-dossier.ts';
import type { PracticalPremium } from '#core/transition/new-premiums.ts';
import { type CostGoals, costGoals } from '#core/transition/cost-goals.ts';
import { profitEquation } from '#core/transition/equations.ts';
import { perAnswer } from '#core/transition/per-answer.ts';
import { isReached } from '#core/transition/premium-form.ts';
import { type Equation, solution } from '#core/transition/solve.ts';

/** What the effect of other assumptions is worked out from. */
export interface SensitivityInput {
  readonly dossier: DossierInput;
  readonly parts: SolveParts;
  readonly solved: SolvedDossier;
}

/** What can be moved by one change. */
interface Moved {
  readonly budget: boolean;
  readonly profit: boolean;
  readonly pension: boolean;
}

/**
 * The answers solved again, and the total pension at the chosen flat premium, under each change of an assumption. Each is
 * a pass over the months of everybody, for no more than what the change can move.
 */
export function sensitivities(input: SensitivityInput): SensitivityResult {
  const { group } = input.solved;
  const flat = chosenFlat(input);
  const pension = amountAt(group.pensions.expected.totalPension.next, flat.rates);
  const pensionAgain = ({ expected }: WhatIfProjection['pensions']): ChangedAmount | null => {
    if (expected === undefined) return null;
    const amount = amountAt(expected.totalPension.next, flat.rates);
    return { amount, difference: amount - pension };
  };
  const rows = sensitivityKeys.flatMap((key): SensitivityRow[] => {
    const moved = movedBy(key, input.dossier);
    if (!moved.budget && !moved.profit && !moved.pension) return [];
    const changed = projectedAgain(key, moved, input);
    const answers = perAnswer(answerAgain(changed, moved, input, costsAgain(key, changed, input)));
    return [{ key, answers, pension: moved.pension ? pensionAgain(changed.pensions) : null }];
  });
  return { premium: flat.key, pension, rows };
}

/** The flat premium that was chosen; the budget-neutral one where none was, or no flat one. */
function chosenFlat({ dossier, solved: { premiums } }: SensitivityInput): PracticalPremium {
  const chosen = premiums.find(({ key, form }) => key === dossier.chosenAlternative && form === 'flat');
  return chosen ?? premiums.find(({ key }) => key === 'budgetNeutralFlat')!;
}

const movedBy = (key: SensitivityKey, dossier: DossierInput): Moved => ({
  budget: movesBudget(key, dossier),
  profit: movesProfit(key, dossier),
  pension: movesPension(key),
});

/** Everybody projected under the change, on the same grid, for what it can move. */
function projectedAgain(
  key: SensitivityKey,
  moved: Moved,
  { dossier, parts, solved }: SensitivityInput,
): WhatIfProjection {
  const change = assumptionChanges[key];
  const changed = changedDossier(dossier, change);
  const table = change.years === 0 ? parts.table : shiftedTable(parts.table, change.years);
  const bases: Partial<Record<ProfitBasis, PensionBasis>> = {};
  if (moved.pension) bases.expected = basisOf('expected', changed, solved.grid, table);
  const { profitBasis, measure } = dossier.goal;
  const isOfPremiums = measure === 'premiumValue';
  if (moved.profit && !isOfPremiums) bases[profitBasis] ??= basisOf(profitBasis, changed, solved.grid, table);
  const schemes = schemesOn(solved.grid, changed, solved.steps, parts.currentScheme);
  return whatIfProjection({
    participants: parts.participants,
    stepCount: solved.steps.count,
    projection: participantProjection(schemes, changed.assumptions, solved.grid),
    wantsCost: moved.budget,
    premiumDiscounts: moved.profit && isOfPremiums ? riskFreeDiscounts(changed, solved.grid) : null,
    bases,
  });
}

/** The goals of cost under the change; null where it cannot move them. */
function costsAgain(
  key: SensitivityKey,
  { cost }: WhatIfProjection,
  { dossier, parts, solved: { steps, grid, answerInput } }: SensitivityInput,
): CostGoals | null {
  if (cost === null) return null;
  const changed = changedDossier(dossier, assumptionChanges[key]);
  return costGoals({
    goal: dossier.goal,
    existing: cost,
    entrants: () => enteringGroup(changed, parts, steps, grid.transition).cost,
    nextCostRates: answerInput.nextCostRates,
  });
}

/** Solves an answer again; null where it cannot move. */
function answerAgain(
  changed: WhatIfProjection,
  moved: Moved,
  { dossier: { goal }, solved: { answers, answerInput } }: SensitivityInput,
  costs: CostGoals | null,
): (key: AnswerKey) => ChangedAnswer | null {
  const profit = moved.profit ? profitEquation(changed, goal) : null;
  const again = (equation: Equation, key: AnswerKey): ChangedAnswer => {
    const { form: name, exact } = answers[key].answer;
    const form = answerInput.forms[name];
    const changedSolution = solution(equation, form);
    const { factor } = changedSolution;
    return { exact: factor, difference: factor - exact, feasible: isReached(form, changedSolution, goal.rounding) };
  };
  return (key) => {
    const budget = key === 'budgetNeutralFlat' ? costs?.budgetNeutralFlat : costs?.existing;
    const equation = answers[key].answer.goal === 'budget' ? (budget ?? null) : profit;
    return equation === null ? null : again(equation, key);
  };
}
