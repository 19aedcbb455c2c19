import { pensionAt, type People } from '#core/projection/people.ts';
import type { Outcome } from '#core/result/alternative.ts';
import { contributionOf, type CostRates } from '#core/scheme/cost-rates.ts';
import { type AnswerKey, answerKeys } from '#core/dossier/alternative-key.ts';

/** One value per answer. */
export function perAnswer<T>(value: (key: AnswerKey) => T): Readonly<Record<AnswerKey, T>> {
  return Object.fromEntries(answerKeys.map((key) => [key, value(key)])) as Record<AnswerKey, T>;
}

/** Rates of a new premium, and what employees pay in the new scheme in the month of transition. */
interface NewPremium {
  readonly rates: Float64Array;
  readonly employee: CostRates;
}

/** Outcomes of every participant at practical rates of the new scheme; null = the current scheme going on. */
export function participantOutcomes(people: People, premium: NewPremium | null): Outcome[] {
  return people.participants.map((_, index) => {
    const currentPension = people.currentPension[index]!;
    if (premium === null)
      return outcome({
        premium: people.currentPremium[index]!,
        ownContribution: people.currentContribution[index]!,
        pension: currentPension,
        currentPension,
      });
    const [base, salary] = [people.base[index]!, people.salary[index]!];
    const premiumRate = premium.rates[people.step[index]!]!;
    return outcome({
      premium: premiumRate * base,
      ownContribution: contributionOf(premium.employee, { premiumRate, base, salary }),
      pension: pensionAt(people, index, premium.rates),
      currentPension,
    });
  });
}

const outcome = ({
  premium,
  ownContribution,
  pension,
  currentPension,
}: Omit<Outcome, 'ratio'> & { readonly currentPension: number }): Outcome => ({
  premium,
  ownContribution,
  pension,
  ratio: currentPension > 0 ? pension / currentPension : null,
});

/** Sums of the participants' outcomes per group, compared with the sums of the same people's current pensions. */
export function groupOutcomes(
  groups: readonly { readonly indexes: readonly number[] }[],
  outcomes: readonly Outcome[],
  { currentPension }: Pick<People, 'currentPension'>,
): Outcome[] {
  return groups.map(({ indexes }) => {
    const sums = { premium: 0, ownContribution: 0, pension: 0, currentPension: 0 };
    for (const index of indexes) {
      const own = outcomes[index]!;
      sums.premium += own.premium;
      sums.ownContribution += own.ownContribution;
      sums.pension += own.pension;
      sums.currentPension += currentPension[index]!;
    }
    return outcome(sums);
  });
}
