import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Scale } from '#core/dossier/scale.ts';
import { lawInUse } from '#core/calculate/law-in-use.ts';
import { participation } from '#core/participant/projected-participant.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import type { AlternativeYear, Outcome } from '#core/result/alternative.ts';
import { employeeContributionRates } from '#core/scheme/cost-rates.ts';
import { type PremiumSteps, premiumSteps } from '#core/scheme/premium-steps.ts';
import { solveParts } from '#core/calculate/solve-parts.ts';
import { dossierScales, type ProjectedDossier, projectedDossier } from '#core/calculate/solved-dossier.ts';
import type { FiscalLimits } from '#core/transition/caps.ts';
import { costYears } from '#core/transition/cost-years.ts';
import { oneOffAmounts } from '#core/transition/one-off-costs.ts';
import { expectedPension, profitEquation } from '#core/transition/equations.ts';
import { participantOutcomes } from '#core/transition/outcomes.ts';
import { formOfScale, isLawful, type PremiumForm } from '#core/transition/premium-form.ts';
import { cappedRates, type Equation, solution } from '#core/transition/solve.ts';

/** Ages at which the scale of a question may have a step; those of the scales of the dossier are added. */
const [firstStepAge, lastStepAge] = [15, 74];

/** A group that was projected once and answers every question about its premiums: these change no salary, return or price. */
export interface PreparedGroup {
  readonly dossier: DossierInput;
  readonly limits: FiscalLimits;
  readonly projected: ProjectedDossier;
}

/**
 * What is asked of a prepared group. `premium`: a scale as it is, in which a flat premium is one row. `factor`: the shape of a form
 * times a factor. `target`: the factor at which the goal reaches this part of what the current scheme costs, or of what it
 * gives; 1 = equal.
 */
export type Question =
  | { readonly asks: 'premium'; readonly scale: Scale }
  | { readonly asks: 'factor'; readonly form: PremiumForm['name']; readonly factor: number }
  | {
      readonly asks: 'target';
      readonly goal: 'budget' | 'profit';
      readonly form: PremiumForm['name'];
      readonly part: number;
    };

/** What a premium costs and gives, not rounded to a practical one. */
export interface WhatIfAnswer {
  readonly form: PremiumForm['name'];
  /** The factor on the shape of the form; 1 for a premium as it is. */
  readonly factor: number;
  readonly scale: Scale;
  /** Whether the target is reached; true where none was asked. */
  readonly isReached: boolean;
  readonly isLawful: boolean;
  /** Discounted cost over the horizon of those in service, EUR, and less that of the current scheme. */
  readonly cost: number;
  readonly costDifference: number;
  readonly years: readonly AlternativeYear[];
  /** Total expected pension, EUR a year, and less that of the current scheme. */
  readonly pension: number;
  readonly pensionDifference: number;
  readonly participants: readonly Outcome[];
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
  const steps = premiumSteps(everyAge, ...dossierScales(input, parts));
  const projected = projectedDossier(input, parts, steps, () => undefined);
  return { dossier: input, limits: law.limits, projected };
}

/** Answers a question; a sum over the premium steps for each figure. Throws a RangeError for a scale that does not fit in the steps. */
export function whatIf(group: PreparedGroup, question: Question): WhatIfAnswer {
  const { dossier, projected } = group;
  const { answerInput } = projected;
  const { form, factor, rates, isReached } = premiumOf(group, question);
  const cost = answerInput.costs[form.name].existing;
  const pension = expectedPension(answerInput.group);
  const nextRates = { employer: answerInput.nextCostRates, employee: employeeContributionRates(dossier.next) };
  return {
    form: form.name,
    factor,
    scale: form.scaleOf(rates),
    isReached,
    isLawful: isLawful(form, rates),
    cost: amountAt(cost.amount, rates),
    costDifference: amountAt(cost.amount, rates) - cost.target,
    years: costYears(answerInput.group.cost, nextRates, { rates, oneOff: oneOffAmounts(dossier, form.name) }),
    pension: amountAt(pension.amount, rates),
    pensionDifference: amountAt(pension.amount, rates) - pension.target,
    participants: participantOutcomes(answerInput.group.people, rates),
  };
}

interface AskedPremium {
  readonly form: PremiumForm;
  readonly factor: number;
  readonly rates: Float64Array;
  readonly isReached: boolean;
}

function premiumOf({ dossier, limits, projected }: PreparedGroup, question: Question): AskedPremium {
  const { steps, answerInput } = projected;
  if (question.asks === 'premium') {
    const asTyped = { next: dossier.next, goal: { ...dossier.goal, fiscalCaps: false } };
    const form = formOfScale(asTyped, fittingScale(question.scale, steps), steps, limits);
    return { form, factor: 1, rates: cappedRates(form, 1), isReached: true };
  }
  const form = answerInput.forms[question.form];
  if (question.asks === 'factor') {
    const { factor } = question;
    return { form, factor, rates: cappedRates(form, factor), isReached: true };
  }
  const equation = equationOf(projected, question.goal, form);
  const { factor, rates, isFeasible } = solution({ ...equation, target: question.part * equation.target }, form);
  return { form, factor, rates, isReached: isFeasible };
}

/** The equation of an answer: that of budget counts who enters where the goal does, beside a flat premium. */
function equationOf({ answerInput }: ProjectedDossier, goal: 'budget' | 'profit', form: PremiumForm): Equation {
  const { costs, group } = answerInput;
  if (goal === 'profit') return profitEquation(group, answerInput.goal);
  return costs[form.name].budgetNeutral;
}

function fittingScale(scale: Scale, { fromAges }: PremiumSteps): Scale {
  const [first, ...ages] = fromAges;
  const odd = scale.find(({ fromAge }) => !ages.includes(fromAge));
  if (scale.length === 0 || odd !== undefined) {
    throw new RangeError(`No premium step from age ${odd?.fromAge ?? first}; steps begin at ${ages.join(', ')}`);
  }
  return scale;
}
