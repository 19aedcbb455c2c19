import { amountAt } from '#core/projection/linear-amount.ts';
import { pensionOf, type People } from '#core/projection/people.ts';
import type { Outcome } from '#core/result/alternative.ts';
import type { IndexedCohort } from '#core/transition/age-cohorts.ts';
import { type AnswerKey, answerKeys } from '#core/dossier/alternative-key.ts';

/** One value per answer. */
export function perAnswer<T>(value: (key: AnswerKey) => T): Readonly<Record<AnswerKey, T>> {
  return Object.fromEntries(answerKeys.map((key) => [key, value(key)])) as Record<AnswerKey, T>;
}

/** Outcomes of every participant at practical rates of the new scheme; null = the current scheme going on. */
export function participantOutcomes(people: People, rates: Float64Array | null): Outcome[] {
  return people.participants.map((_, index) => {
    const current = people.currentPension[index]!;
    if (rates === null) return outcome(people.currentPremium[index]!, current, current);
    const premium = rates[people.step[index]!]! * people.base[index]!;
    return outcome(premium, amountAt(pensionOf(people, index), rates), current);
  });
}

const outcome = (premium: number, pension: number, currentPension: number): Outcome => ({
  premium,
  pension,
  ratio: currentPension > 0 ? pension / currentPension : null,
});

/** Sums of the participants' outcomes per cohort, compared with the sums of the same people's current pensions. */
export function cohortOutcomes(
  cohorts: readonly IndexedCohort[],
  outcomes: readonly Outcome[],
  { currentPension }: Pick<People, 'currentPension'>,
): Outcome[] {
  return cohorts.map(({ indexes }) => {
    const sum = (value: (index: number) => number): number => indexes.reduce((total, one) => total + value(one), 0);
    return outcome(
      sum((index) => outcomes[index]!.premium),
      sum((index) => outcomes[index]!.pension),
      sum((index) => currentPension[index]!),
    );
  });
}
