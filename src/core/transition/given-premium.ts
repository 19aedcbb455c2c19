import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Scale } from '#core/dossier/scale.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import type { GivenKey } from '#core/dossier/alternative-key.ts';
import type { GivenPremium, Permission } from '#core/result/new-premium.ts';
import { isLevel } from '#core/scheme/level-scale.ts';
import { payableScale } from '#core/scheme/payable-scale.ts';
import type { PremiumSteps } from '#core/scheme/premium-steps.ts';
import { type AnswerInput, premiumCosts, premiumPermission, premiumScales } from '#core/transition/answer.ts';
import type { FiscalLimits } from '#core/transition/caps.ts';
import { expectedPension } from '#core/transition/equations.ts';
import { flatForm, formOfScale, practicalRates, type PremiumForm } from '#core/transition/premium-form.ts';
import { scalePermission } from '#core/transition/permission.ts';
import { cappedRates } from '#core/transition/solve.ts';

/** A given premium before it is calculated: a form at lambda = 1. */
interface GivenForm {
  readonly key: GivenKey;
  readonly form: PremiumForm;
  /** Step to which its practical premiums are rounded; 0 = taken as it is. */
  readonly rounding: number;
}

/** What a dossier may give beside the answers. */
interface GivenSource {
  readonly ambition: Scale | null;
  readonly steps: PremiumSteps;
  readonly limits: FiscalLimits;
  readonly permission: Permission;
}

/**
 * What a dossier gives beside the answers: the scale of the ambition, the adviser's own premiums as typed, and the current scale
 * as it is where those who take part may keep it.
 */
export function givenForms(input: DossierInput, { ambition, steps, limits, permission }: GivenSource): GivenForm[] {
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
  const kept = input.current.kind === 'premium' ? payableScale(input.current.scale, input.next) : [];
  if (kept.length > 0 && !isLevel(kept) && scalePermission(permission, kept).permitted !== 'no')
    given.push({ key: 'keptScale', form: formOfScale(asTyped, kept, steps, limits), rounding: 0 });
  return given;
}

/** The highest lawful flat premium, rounded down to a practical one. */
export const highestFlatForm = (input: DossierInput, steps: PremiumSteps, limits: FiscalLimits): GivenForm => ({
  key: 'highestFlat',
  form: flatForm({ next: input.next, goal: { ...input.goal, fiscalCaps: true } }, 1, steps, limits),
  rounding: input.goal.rounding,
});

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
