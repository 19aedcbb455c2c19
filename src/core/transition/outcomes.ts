import { wholeYears } from '#core/calendar/age.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import { pensionOf, type People } from '#core/projection/people.ts';
import type { CohortResult, Outcome, ParticipantResult, PerAlternative, PerVariant, VariantKey } from '#core/result.ts';
import { perAlternative } from '#core/transition/per-alternative.ts';

type Outcomes = PerAlternative<Outcome>;

/** Outcomes of every participant at the practical rates. `transition` is T in months. */
export function participantResults(
  people: People,
  rates: PerVariant<Float64Array>,
  transition: number,
): ParticipantResult[] {
  return people.members.map((member, index) => {
    const pension = pensionOf(people, index);
    const current = people.currentPension[index]!;
    const base = people.base[index]!;
    const unchanged = outcome(people.currentPremium[index]!, current, current);
    return {
      number: member.participant.number,
      age: wholeYears(member.ageAtStart + transition),
      pensionBase: base,
      outcomes: perAlternative(unchanged, rates, (vector) =>
        outcome(vector[people.step[index]!]! * base, amountAt(pension, vector), current),
      ),
    };
  });
}

const outcome = (premium: number, pension: number, currentPension: number): Outcome => ({
  premium,
  pension,
  ratio: currentPension > 0 ? pension / currentPension : null,
});

const yearsPerCohort = 5;

/** Sums per age cohort of five years at the transition, youngest first. */
export function ageCohorts(participants: readonly ParticipantResult[]): CohortResult[] {
  const cohorts = Map.groupBy(participants, ({ age }) => Math.floor(age / yearsPerCohort) * yearsPerCohort);
  return [...cohorts]
    .sort(([one], [other]) => one - other)
    .map(([fromAge, people]) => ({
      fromAge,
      toAge: fromAge + yearsPerCohort - 1,
      count: people.length,
      outcomes: summedOutcomes(people),
    }));
}

function summedOutcomes(people: readonly ParticipantResult[]): Outcomes {
  const sum = (key: 'unchanged' | VariantKey, figure: 'premium' | 'pension'): number =>
    people.reduce((total, { outcomes }) => total + outcomes[key]![figure], 0);
  const currentPension = sum('unchanged', 'pension');
  const summed = (key: 'unchanged' | VariantKey) => outcome(sum(key, 'premium'), sum(key, 'pension'), currentPension);
  return perAlternative(summed('unchanged'), people[0]!.outcomes, (_, key) => summed(key));
}
