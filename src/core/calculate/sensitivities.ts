import type { DossierInput } from '#core/dossier/dossier.ts';
import type { ProfitBasis } from '#core/dossier/dossier-choices.ts';
import {
  assumptionChanges,
  changedDossier,
  movesBudget,
  movesOpenBudget,
  movesOpenGroup,
  movesPension,
  movesProfit,
} from '#core/effects/assumption-changes.ts';
import { basisOf, livesOf } from '#core/projection/dossier-bases.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import { costWeights } from '#core/projection/cost-weights.ts';
import { withWages } from '#core/projection/participant-projection.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';
import {
  agesAgain,
  type WantedPensions,
  whatIfProjection,
  type WhatIfProjection,
} from '#core/projection/what-if-projection.ts';
import type { AnswerKey, PremiumKey } from '#core/dossier/alternative-key.ts';
import {
  type ChangedAnswer,
  type SensitivityKey,
  sensitivityKeys,
  type SensitivityResult,
  type SensitivityRow,
} from '#core/result/sensitivity-result.ts';
import {
  openGroupAgain,
  openGroupPremiums,
  type OpenGroupPremiums,
  premiumsAgain,
} from '#core/calculate/open-sensitivities.ts';
import { riskFreeDiscounts, type SolvedDossier, type SolveParts } from '#core/calculate/solved-dossier.ts';
import type { PracticalPremium } from '#core/transition/new-premiums.ts';
import { type CostGoals, costGoals } from '#core/transition/cost-goals.ts';
import { profitEquation } from '#core/transition/equations.ts';
import { perAnswer } from '#core/transition/outcomes.ts';
import { asksPremium } from '#core/result/headline.ts';
import { isWithin } from '#core/result/within-maxima.ts';
import { isReached } from '#core/transition/premium-form.ts';
import { type Equation, solution } from '#core/transition/solve.ts';
import { shiftedTable } from '#core/mortality/mortality-table.ts';

/** What the effect of other assumptions is worked out from. */
interface SensitivityInput {
  readonly dossier: DossierInput;
  readonly parts: SolveParts;
  readonly solved: SolvedDossier;
  /** The premium of the choice that was made; null = none was. */
  readonly chosen: PremiumKey | null;
}

/** What can be moved by one change. */
interface Moved {
  /** Equal cost of those in service, and with those who enter where the goal counts them. */
  readonly budget: boolean;
  readonly openBudget: boolean;
  readonly profit: boolean;
  readonly pension: boolean;
  /** The premiums that follow from those who enter. */
  readonly openGroup: boolean;
  /** Anything of those in service: without it nobody has to be projected again. */
  readonly closedGroup: boolean;
}

/** The outcomes as the dossier is. */
interface Outcomes {
  readonly flat: PracticalPremium;
  readonly pension: number;
  readonly openGroup: OpenGroupPremiums;
}

/**
 * The answers and the premiums of the open group solved again, and the total pension at the chosen flat premium, under
 * each change of an assumption, for no more than what it can move. Only other wages give other salaries: then everybody is
 * projected again. Any other change weighs the same pension bases otherwise, in which those of one age are one.
 */
export function sensitivities(input: SensitivityInput): SensitivityResult {
  const { group, entering } = input.solved;
  const flat = chosenFlat(input);
  const { premium, pension } = withoutChanges(input);
  const outcomes = { flat, pension, openGroup: openGroupPremiums(input, input.dossier, group.cost, entering) };
  const rows = sensitivityKeys
    .map((key) => changedRow(key, input, outcomes))
    .filter((row) => [...Object.values(row.answers), row.pension, row.entrantPremium, row.longRun].some(isMoved));
  return { premium, pension, rows };
}

/** What the changes are held against, before any of them. */
export function withoutChanges(input: SensitivityInput): SensitivityResult {
  const { key, rates } = chosenFlat(input);
  return { premium: key, pension: amountAt(input.solved.group.pensions.expected.totalPension.next, rates), rows: [] };
}

const isMoved = (figure: unknown): boolean => figure !== null;

/**
 * The flat premium that stands in front: the chosen one, else the budget-neutral one, else the first other. One above its
 * maximum, or of 0%, only where all are.
 */
function chosenFlat({ chosen, solved: { premiums } }: SensitivityInput): PracticalPremium {
  const isChosen = ({ key }: PracticalPremium): boolean => key === chosen;
  const flat = premiums
    .filter(({ form }) => form === 'flat')
    .toSorted((one, other) => Number(isChosen(other)) - Number(isChosen(one)));
  const canBe = flat.find(({ figures }) => asksPremium(figures) && isWithin(figures.practicalScale, figures.maxima));
  return canBe ?? flat[0]!;
}

function movedBy(key: SensitivityKey, { dossier, solved }: SensitivityInput): Moved {
  const { terms } = solved.entering;
  const [budget, profit, pension] = [movesBudget(key, dossier), movesProfit(key, dossier), movesPension(key)];
  const openGroup = movesOpenGroup(key, dossier, terms);
  const isOfEntrants = assumptionChanges[key].moves.includes('entrantCost');
  return {
    budget,
    openBudget: budget || movesOpenBudget(key, dossier, terms),
    profit,
    pension,
    openGroup,
    closedGroup: budget || profit || pension || (openGroup && !isOfEntrants),
  };
}

/** What a change moves; null in all places where it can move nothing. */
function changedRow(
  key: SensitivityKey,
  input: SensitivityInput,
  { flat, pension, openGroup }: Outcomes,
): SensitivityRow {
  const moved = movedBy(key, input);
  const { group, answerInput } = input.solved;
  const changed = moved.closedGroup ? projectedAgain(key, moved, input) : null;
  const cost = changed?.cost ?? group.cost;
  const entering = moved.openGroup ? openGroupAgain(key, input) : null;
  const under = changedDossier(input.dossier, assumptionChanges[key], input.solved.entering.terms);
  const goals =
    entering === null || !moved.openBudget
      ? null
      : costGoals({
          dossier: under,
          existing: cost,
          entrants: () => entering.cost,
          nextCostRates: answerInput.nextCostRates,
        });
  const profit = moved.profit && changed !== null ? profitEquation(changed, input.dossier.goal) : null;
  const expected = moved.pension ? changed?.pensions.expected?.totalPension : undefined;
  const amount = expected && amountAt(expected.next, flat.rates);
  return {
    key,
    answers: perAnswer(answerAgain({ moved, goals, profit }, input)),
    pension: amount === undefined ? null : { amount, difference: amount - pension },
    ...premiumsAgain(openGroup, entering && openGroupPremiums(input, under, cost, entering)),
  };
}

/** The sums of everybody under the change, on the same grid, as far as it can move them. */
function projectedAgain(key: SensitivityKey, moved: Moved, input: SensitivityInput): WhatIfProjection {
  const { dossier, parts, solved } = input;
  const change = assumptionChanges[key];
  const changed = changedDossier(dossier, change, solved.entering.terms);
  const isOfWages = changed.assumptions.wageGrowth !== dossier.assumptions.wageGrowth;
  const isOfDiscount = changed.assumptions.discountRate !== dossier.assumptions.discountRate;
  const projection = isOfWages ? withWages(solved.projection, changed.assumptions) : solved.projection;
  const isOfPremiums = dossier.goal.measure === 'premiumValue';
  return whatIfProjection({
    participants: parts.participants,
    stepCount: solved.steps.count,
    projection,
    ages: isOfWages ? agesAgain(parts.participants, projection) : solved.group.ages,
    cost: moved.openGroup
      ? {
          weights: costWeights(changed.assumptions, solved.grid),
          known: isOfWages || isOfDiscount ? null : solved.group.costs,
        }
      : null,
    premiumDiscounts: moved.profit && isOfPremiums ? riskFreeDiscounts(changed, solved.grid) : null,
    pensions: wantedPensions(moved, changed, change.years, input),
  });
}

/** The pensions that a change can move: all expected ones, and those of the goal. */
function wantedPensions(
  moved: Moved,
  changed: DossierInput,
  years: number,
  { dossier, parts, solved }: SensitivityInput,
): WantedPensions[] {
  const lives = years === 0 ? solved.lives : livesOf(shiftedTable(parts.table, years), changed);
  const { profitBasis, measure } = changed.goal;
  const isOfReturns = changed.assumptions.equityReturn !== dossier.assumptions.equityReturn;
  const basis = (name: ProfitBasis): PensionBasis =>
    basisOf(name, changed, solved.grid, lives, isOfReturns ? null : solved.bases[name]);
  const wanted: WantedPensions[] = [];
  if (moved.pension) wanted.push({ name: 'expected', basis: basis('expected'), measure: 'totalPension' });
  const isWanted = wanted.some((one) => one.name === profitBasis && one.measure === measure);
  if (moved.profit && measure !== 'premiumValue' && !isWanted)
    wanted.push({ name: profitBasis, basis: basis(profitBasis), measure });
  return wanted;
}

/** The goals under a change; null where it cannot move them. */
interface ChangedGoals {
  readonly moved: Moved;
  readonly goals: CostGoals | null;
  readonly profit: Equation | null;
}

/** Solves an answer again; null where it cannot move. */
function answerAgain(
  { moved, goals, profit }: ChangedGoals,
  { dossier: { goal }, solved: { answers, answerInput } }: SensitivityInput,
): (key: AnswerKey) => ChangedAnswer | null {
  const again = (equation: Equation, key: AnswerKey): ChangedAnswer => {
    const { form: name, exact } = answers[key].answer;
    const form = answerInput.forms[name];
    const changedSolution = solution(equation, form);
    const { factor } = changedSolution;
    return { exact: factor, difference: factor - exact, feasible: isReached(form, changedSolution, goal.rounding) };
  };
  const closed = moved.budget ? (goals?.progressive.budgetNeutral ?? null) : null;
  const equationOf = (key: AnswerKey): Equation | null => {
    const { goal: asked, form } = answers[key].answer;
    if (asked === 'profit') return profit;
    return form === 'flat' ? (goals?.flat.budgetNeutral ?? null) : closed;
  };
  return (key) => {
    const equation = equationOf(key);
    return equation === null ? null : again(equation, key);
  };
}
