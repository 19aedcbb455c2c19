import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Scale } from '#core/dossier/scale.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import type { GivenKey } from '#core/dossier/alternative-key.ts';
import type { GivenPremium } from '#core/result/new-premium.ts';
import type { PremiumSteps } from '#core/scheme/premium-steps.ts';
import { type AnswerInput, premiumCosts, premiumPermission, premiumScales } from '#core/transition/answer.ts';
import type { FiscalLimits } from '#core/transition/caps.ts';
import { expectedPension } from '#core/transition/equations.ts';
import { flatForm, formOfScale, practicalRates, type PremiumForm } from '#core/transition/premium-form.ts';
import { cappedRates } from '#core/transition/solve.ts';

/** A given premium before it is calculated: a form at lambda = 1. */
interface GivenForm {
  readonly key: GivenKey;
  readonly form: PremiumForm;
  /** Step to which its practical premiums are rounded; 0 = taken as it is. */
  readonly rounding: number;
}

/** What a dossier gives beside the answers: the scale of the ambition, and the adviser's own premiums as typed. */
export function givenForms(
  input: DossierInput,
  ambition: Scale | null,
  steps: PremiumSteps,
  limits: FiscalLimits,
): GivenForm[] {
  const { flat, scale } = input.ownProposal;
  const asTyped = { next: input.next, goal: { ...input.goal, fiscalCaps: false } };
  const given: GivenForm[] = [];
  if (ambition !== null)
    given.push({
      key: 'ambition',
      form: formOfScale(input, ambition, steps, limits),
      rounding: input.goal.rounding,
    });
  if (flat !== null) given.push({ key: 'ownFlat', form: flatForm(asTyped, flat, steps, limits), rounding: 0 });
  if (scale.length > 0) given.push({ key: 'ownScale', form: formOfScale(asTyped, scale, steps, limits), rounding: 0 });
  return given;
}

/** A given premium with its practical rates per premium step. */
export interface SolvedGiven {
  readonly given: GivenPremium;
  readonly practicalRates: Float64Array;
}

/** A given premium, held under its caps and rounded, with what it costs and gives, as an answer. */
export function givenPremium({ key, form, rounding }: GivenForm, input: AnswerInput): SolvedGiven {
  const { group, costs } = input;
  const pension = expectedPension(group);
  const exactRates = cappedRates(form, 1);
  const rates = practicalRates(form, exactRates, rounding);
  const given: GivenPremium = {
    sort: 'given',
    key,
    form: form.name,
    ...premiumScales(form, exactRates, rates),
    ...premiumCosts(costs[form.name].existing, costs[form.name], rates),
    pension: amountAt(pension.amount, rates),
    pensionDifference: amountAt(pension.amount, rates) - pension.target,
    permission: premiumPermission(form, rates, input),
  };
  return { given, practicalRates: rates };
}
