import type { DossierInput, Scale } from '#core/dossier.ts';
import type { AnswerKey, PerVariant } from '#core/result.ts';
import type { PremiumSteps } from '#core/scheme/premium-steps.ts';
import type { SolvedAnswer } from '#core/transition/answer.ts';
import type { FiscalLimits } from '#core/transition/caps.ts';
import { type GivenPremium, givenRates } from '#core/transition/further-alternative.ts';
import { perAnswer } from '#core/transition/per-alternative.ts';
import { flatForm, progressiveForm } from '#core/transition/premium-form.ts';

/** A new premium that is set beside the current scheme, at its practical rates. */
export interface Variant {
  readonly form: 'flat' | 'progressive';
  /** Per premium step. */
  readonly rates: Float64Array;
}

/** The answers and the further alternatives. */
export function allVariants(
  answers: Readonly<Record<AnswerKey, SolvedAnswer>>,
  given: readonly GivenPremium[],
): PerVariant<Variant> {
  const further = given.map((premium): [string, Variant] => [
    premium.key,
    { form: premium.form.name, rates: givenRates(premium).practical },
  ]);
  return {
    ...perAnswer((key) => ({ form: answers[key].answer.form, rates: answers[key].practicalRates })),
    ...Object.fromEntries(further),
  };
}

/** What is given to set beside the answers: the scale of the ambition, and the adviser's own premiums as typed. */
export function givenPremiums(
  input: DossierInput,
  ambition: Scale | null,
  steps: PremiumSteps,
  limits: FiscalLimits,
): GivenPremium[] {
  const { flat, scale } = input.ownProposal;
  const asTyped = { next: input.next, goal: { ...input.goal, fiscalCaps: false } };
  const given: GivenPremium[] = [];
  if (ambition !== null)
    given.push({
      key: 'ambition',
      form: progressiveForm(input, ambition, steps, limits),
      rounding: input.goal.rounding,
    });
  if (flat !== null) given.push({ key: 'ownFlat', form: flatForm(asTyped, flat, steps, limits), rounding: 0 });
  if (scale.length > 0)
    given.push({ key: 'ownScale', form: progressiveForm(asTyped, scale, steps, limits), rounding: 0 });
  return given;
}
