import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Scale } from '#core/dossier/scale.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import type { ChoiceKey, GivenKey } from '#core/dossier/alternative-key.ts';
import type { GivenPremium, Permission } from '#core/result/new-premium.ts';
import { isAbove } from '#core/result/is-above.ts';
import { isLevel } from '#core/scheme/level-scale.ts';
import { payableScale } from '#core/scheme/payable-scale.ts';
import type { PremiumSteps } from '#core/scheme/premium-steps.ts';
import { type AnswerInput, premiumCosts, premiumPermission, premiumScales } from '#core/transition/answer.ts';
import type { FiscalLimits } from '#core/transition/caps.ts';
import { expectedPension } from '#core/transition/equations.ts';
import { ownerOfForm } from '#core/transition/one-off-costs.ts';
import { flatForm, formOfScale, practicalRates, type PremiumForm } from '#core/transition/premium-form.ts';
import { scalePermission } from '#core/transition/permission.ts';
import { cappedRates } from '#core/transition/solve.ts';

/** A given premium before it is calculated: a form at lambda = 1. */
interface GivenForm {
  readonly key: GivenKey;
  readonly form: PremiumForm;
  /** The choice whose one-off costs it has. */
  readonly letter: ChoiceKey;
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

/** The premiums that the adviser proposes. */
export type OwnKey = 'ownFlat' | 'ownScale';

/**
 * The choice whose one-off costs a premium of the adviser has. His scale is C. His flat premium is B, and C where the law forbids it
 * or a file of version 6 chose a flat answer beside it. Source: docs/method/choices.md.
 */
export function letterOfOwn(
  key: OwnKey,
  { chosenAlternative, ownProposal, next }: Pick<DossierInput, 'chosenAlternative' | 'ownProposal' | 'next'>,
  limits: FiscalLimits,
): ChoiceKey {
  if (key === 'ownScale') return 'C';
  const isBeside = chosenAlternative === 'budgetNeutralFlat' || chosenAlternative === 'profitNeutralFlat';
  return isBeside || isAbove(ownProposal.flat ?? 0, limits.flat / (1 - next.entryCost)) ? 'C' : 'B';
}

/**
 * What a dossier gives beside the answers: the scale of the ambition, the adviser's own premiums as typed, and the current scale
 * as it is where those who take part may keep it.
 */
export function givenForms(input: DossierInput, { ambition, steps, limits, permission }: GivenSource): GivenForm[] {
  const { flat, scale } = input.ownProposal;
  const asTyped = { next: input.next, goal: { ...input.goal, fiscalCaps: false } };
  const given: GivenForm[] = [];
  if (ambition !== null) {
    const form = formOfScale(input, ambition, steps, limits);
    given.push({ key: 'ambition', form, letter: ownerOfForm(form.name).letter, rounding: input.goal.rounding });
  }
  const own = (key: OwnKey, form: PremiumForm): GivenForm => ({
    key,
    form,
    letter: letterOfOwn(key, input, limits),
    rounding: 0,
  });
  if (flat !== null) given.push(own('ownFlat', flatForm(asTyped, flat, steps, limits)));
  if (scale.length > 0) given.push(own('ownScale', formOfScale(asTyped, scale, steps, limits)));
  const kept = input.current.kind === 'premium' ? payableScale(input.current.scale, input.next) : [];
  if (kept.length > 0 && !isLevel(kept) && scalePermission(permission, kept).permitted !== 'no')
    given.push({ key: 'keptScale', form: formOfScale(asTyped, kept, steps, limits), letter: 'A', rounding: 0 });
  return given;
}

/** The highest lawful flat premium, rounded down to a practical one. */
export const highestFlatForm = (input: DossierInput, steps: PremiumSteps, limits: FiscalLimits): GivenForm => ({
  key: 'highestFlat',
  form: flatForm({ next: input.next, goal: { ...input.goal, fiscalCaps: true } }, 1, steps, limits),
  letter: 'B',
  rounding: input.goal.rounding,
});

/** A given premium with its practical rates per premium step. */
export interface SolvedGiven {
  readonly given: GivenPremium;
  readonly letter: ChoiceKey;
  readonly practicalRates: Float64Array;
}

/** A given premium, held under its caps and rounded, with what it costs and gives, as an answer. */
export function givenPremium({ key, form, letter, rounding }: GivenForm, input: AnswerInput): SolvedGiven {
  const { group, costs } = input;
  const pension = expectedPension(group);
  const exactRates = cappedRates(form, 1);
  const rates = practicalRates(form, exactRates, rounding);
  const existing = costs.existingOf({ letter, form: form.name });
  const given: GivenPremium = {
    sort: 'given',
    key,
    form: form.name,
    ...premiumScales(form, exactRates, rates),
    ...premiumCosts(existing, { existing }, rates),
    pension: amountAt(pension.amount, rates),
    pensionDifference: amountAt(pension.amount, rates) - pension.target,
    permission: premiumPermission(form, rates, input),
  };
  return { given, letter, practicalRates: rates };
}
