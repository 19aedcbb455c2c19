import { answerKeys, type AnswerKey, type PremiumKey } from '#core/dossier/alternative-key.ts';
import type { Answer } from '#core/result/answer.ts';
import type { GivenPremium } from '#core/result/new-premium.ts';
import type { SolvedAnswer } from '#core/transition/answer.ts';
import type { SolvedGiven } from '#core/transition/given-premium.ts';
import { type OneOffOwner, ownerOfForm } from '#core/transition/one-off-costs.ts';

/** A premium of the new scheme at its practical rates. */
export interface PracticalPremium {
  readonly key: PremiumKey;
  readonly form: 'flat' | 'progressive';
  /** Per premium step. */
  readonly rates: Float64Array;
}

/** A premium of the new scheme that was solved or given. */
export interface SolvedPremium extends PracticalPremium, OneOffOwner {
  readonly figures: Answer | GivenPremium;
}

/** The premiums of the new scheme in the order in which they are always shown: the answers, and the given ones. */
export function newPremiums(
  answers: Readonly<Record<AnswerKey, SolvedAnswer>>,
  given: readonly SolvedGiven[],
): SolvedPremium[] {
  return [
    ...answerKeys.map((key) => solvedPremium(answers[key].answer, answers[key].practicalRates)),
    ...given.map((premium) => ({ ...solvedPremium(premium.given, premium.practicalRates), letter: premium.letter })),
  ];
}

const solvedPremium = (figures: Answer | GivenPremium, rates: Float64Array): SolvedPremium => ({
  key: figures.key,
  ...ownerOfForm(figures.form),
  rates,
  figures,
});
