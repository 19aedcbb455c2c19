import { wholeYears } from '#core/calendar/age.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import { pensionOf, type People } from '#core/projection/people.ts';
import type { AlternativeKey, AnswerKey, CohortResult, Outcome, ParticipantResult } from '#core/result.ts';
import { perAlternative } from '#core/transition/per-alternative.ts';

type Outcomes = Readonly<Record<AlternativeKey, Outcome>>;

/** Outcomes of every participant at the practical rates. `transition` is T in months. */
export function participantResults(
  people: People,
  rates: Readonly<Record<AnswerKey, Float64Array>>,
  transition: number,
): ParticipantResult[] {
  return people.members.map((member, index) => {
    const current = people.currentPension[index]!;
    const unchanged = outcome(people.currentPremium[index]!, current, current);
    return {
      number: member.participant.number,
      age: wholeYears(member.ageAtStart + transition),
      pensionBase: people.base[index]!,
      outcomes: perAlternative(unchanged, (key) => memberOutcome(people, index, rates[key])),
    };
  });
}

/** Outcome of one participant at rates of the new scheme. */
export function memberOutcome(people: People, index: number, rates: Float64Array): Outcome {
  const premium = rates[people.step[index]!]! * people.base[index]!;
  return outcome(premium, amountAt(pensionOf(people, index), rates), people.currentPension[index]!);
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
  const current = people.reduce((sum, { outcomes }) => sum + outcomes.unchanged.pension, 0);
  const of = (key: AlternativeKey): Outcome[] => people.map(({ outcomes }) => outcomes[key]);
  return perAlternative(summedOutcome(of('unchanged'), current), (key) => summedOutcome(of(key), current));
}

/** Sum of outcomes, held against the sum of the same people's current pensions. */
export function summedOutcome(outcomes: readonly Outcome[], currentPension: number): Outcome {
  const sum = (figure: 'premium' | 'pension'): number => outcomes.reduce((total, one) => total + one[figure], 0);
  return outcome(sum('premium'), sum('pension'), currentPension);
}
