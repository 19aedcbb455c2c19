import type { CompensationEnd, CompensationMethod, CompensationRules } from '#core/dossier/dossier-choices.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { SteppedContribution } from '#core/dossier/employee-contribution.ts';
import type { GoalGroup, Horizon } from '#core/dossier/goal.ts';
import type { Scale } from '#core/dossier/scale.ts';
import { choiceLimits } from '#core/dossier/choice-limits.ts';
import { lawInUse } from '#core/calculate/law-in-use.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import type { AnswerKey } from '#core/dossier/alternative-key.ts';
import { payableScale } from '#core/scheme/payable-scale.ts';
import { progressiveShape } from '#core/scheme/progressive-shape.ts';
import { flatFromAge } from '#core/transition/premium-form.ts';

/**
 * The premium in front: one of the four answers, a flat one as typed (`rate`, a fraction of the pension base), or
 * the shape of the progressive answers times a factor.
 */
export type PremiumChoice =
  | { readonly is: 'answer'; readonly key: AnswerKey }
  | { readonly is: 'flat'; readonly rate: number }
  | { readonly is: 'scale'; readonly factor: number };

/** How a shortfall is made good; a negotiated table is part of the file, and cannot be chosen without one. */
export type ChosenMethod = Exclude<CompensationMethod, 'ownTable'>;

/**
 * Changes to a dossier in a what-if or a variant, each within `choiceLimits`; a choice left out stays as it is. Fractions,
 * per year for growth and returns, and whole ages and years.
 */
export interface WhatIfChoices {
  readonly premium?: PremiumChoice | undefined;
  /** Flat premium of entrants beside a kept scale; null = what costs as much for them as the current scheme. */
  readonly entrantPremium?: number | null | undefined;
  readonly compensationMethod?: ChosenMethod | undefined;
  readonly compensationTarget?: number | undefined;
  readonly compensationThreshold?: number | undefined;
  /** Ages at the transition that are compensated; null = no limit. */
  readonly compensationFromAge?: number | null | undefined;
  readonly compensationUntilAge?: number | null | undefined;
  readonly compensationForm?: CompensationRules['form'] | undefined;
  readonly compensationEnd?: CompensationEnd | undefined;
  /** What employees contribute in the new scheme in every month, of the basis that the dossier has. */
  readonly contribution?: number | undefined;
  readonly horizon?: Horizon | undefined;
  readonly goalGroup?: GoalGroup | undefined;
  /** Whether the one-off costs of the dossier count where cost is kept equal. */
  readonly oneOffCounts?: boolean | undefined;
  readonly equityReturn?: number | undefined;
  readonly bondReturn?: number | undefined;
  readonly wageGrowth?: number | undefined;
  readonly rounding?: number | undefined;
}

/** The choices that a dossier has; its contribution is that of the first month. */
export const choicesOf = ({ compensation, next, goal, assumptions, openGroup, oneOffCosts }: DossierInput) => ({
  entrantPremium: openGroup.entrantPremium,
  compensationMethod: compensation.method,
  compensationTarget: compensation.target,
  compensationThreshold: compensation.threshold,
  compensationFromAge: compensation.fromAge,
  compensationUntilAge: compensation.untilAge,
  compensationForm: compensation.form,
  compensationEnd: compensation.end,
  contribution: next.employeeContribution.rate,
  horizon: goal.horizon,
  goalGroup: goal.group,
  oneOffCounts: oneOffCosts.counts,
  equityReturn: assumptions.equityReturn,
  bondReturn: assumptions.bondReturn,
  wageGrowth: assumptions.wageGrowth,
  rounding: goal.rounding,
});

/** A value for each choice but the premium, as a dossier has them. */
export type ChoicesInForce = ReturnType<typeof choicesOf>;

/** The dossier with other choices. Without any it is the dossier itself. */
export function withChoices<Input extends DossierInput>(input: Input, choices: WhatIfChoices): Input {
  const { compensation, next, goal, assumptions, openGroup, oneOffCosts } = input;
  return {
    ...input,
    ...premiumInFront(input, choices.premium),
    compensation: changed(compensation, {
      method: choices.compensationMethod,
      target: choices.compensationTarget,
      threshold: choices.compensationThreshold,
      fromAge: choices.compensationFromAge,
      untilAge: choices.compensationUntilAge,
      form: choices.compensationForm,
      end: choices.compensationEnd,
    }),
    next: { ...next, employeeContribution: contributed(next.employeeContribution, choices.contribution) },
    goal: changed(goal, { horizon: choices.horizon, group: choices.goalGroup, rounding: choices.rounding }),
    assumptions: changed(assumptions, {
      equityReturn: choices.equityReturn,
      bondReturn: choices.bondReturn,
      wageGrowth: choices.wageGrowth,
    }),
    openGroup: changed(openGroup, { entrantPremium: choices.entrantPremium }),
    oneOffCosts: changed(oneOffCosts, { counts: choices.oneOffCounts }),
  };
}

/** Another own contribution holds in every month: the steps of the file do not come after it. */
function contributed(own: SteppedContribution, rate: number | undefined): SteppedContribution {
  if (rate === undefined) return own;
  const { steps: _steps, ...rest } = own;
  return { ...rest, rate };
}

/** A record with other values; what is undefined stays. */
function changed<Value extends object>(
  value: Value,
  changes: { readonly [Key in keyof Value]?: Value[Key] | undefined },
) {
  const given = Object.entries(changes).filter(([, change]) => change !== undefined);
  return { ...value, ...Object.fromEntries(given) };
}

type InFront = Pick<DossierInput, 'chosenAlternative' | 'decidedChoice' | 'ownProposal'>;

/** Another premium stands in front of what was decided. */
function premiumInFront(input: DossierInput, premium: PremiumChoice | undefined): Partial<InFront> {
  if (premium === undefined) return {};
  const undecided = input.decidedChoice === undefined ? {} : { decidedChoice: undefined };
  return { ...askedPremium(input, premium), ...undecided };
}

function askedPremium(input: DossierInput, premium: PremiumChoice): Omit<InFront, 'decidedChoice'> {
  const { ownProposal } = input;
  if (premium.is === 'answer') return { chosenAlternative: premium.key, ownProposal };
  if (premium.is === 'flat')
    return { chosenAlternative: 'ownFlat', ownProposal: { ...ownProposal, flat: premium.rate } };
  const scale = timesShape(input, premium.factor);
  return { chosenAlternative: 'ownScale', ownProposal: { ...ownProposal, scale } };
}

/**
 * The dossier with another premium as choice C: an answer as it is solved, another premium in the place of the scale that was
 * typed. What the other choices are, and which was made, stays.
 */
export function withChoiceC<Input extends DossierInput>(input: Input, premium: PremiumChoice): Input {
  if (premium.is === 'answer') return { ...input, takenAsC: premium.key };
  const scale =
    premium.is === 'flat' ? [{ fromAge: flatFromAge, rate: premium.rate }] : timesShape(input, premium.factor);
  return { ...input, takenAsC: 'ownScale', ownProposal: { ...input.ownProposal, scale } };
}

/**
 * The shape of the progressive answers times a factor, not rounded; a step is never more than the whole pension base. The
 * factor of an answer gives the scale of that answer before rounding and fiscal maxima.
 */
export function timesShape(input: DossierInput, factor: number): Scale {
  const shape = progressiveShape(input, lawInUse(input).limits.scale, mortalityTable);
  const { maximum } = choiceLimits.premium;
  return payableScale(shape, input.next).map(({ fromAge, rate }) => ({
    fromAge,
    rate: Math.min(maximum, factor * rate),
  }));
}
