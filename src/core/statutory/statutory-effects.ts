import type { ScenarioSet } from '#core/scenario-set/scenario-set.ts';
import type { EffectsOn } from '#core/dossier/dossier-choices.ts';
import { type BirthYearGroup, birthYearGroups } from '#core/statutory/birth-years.ts';
import { type CurrentValues, currentValues, marketValue } from '#core/statutory/current-values.ts';
import {
  type EffectFigures,
  effectFigures,
  newProfit,
  type Profit,
  sumOfValues,
  unchangedProfit,
} from '#core/statutory/effect-figures.ts';
import { type Expectation, type Expectations, pensionExpectation } from '#core/statutory/pension-expectation.ts';
import { newPremiums } from '#core/statutory/new-profit.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { statutoryPeople } from '#core/statutory/statutory-people.ts';
import {
  type StatutoryInput,
  type StatutoryProjection,
  statutoryProjection,
} from '#core/statutory/statutory-projection.ts';

/** What is asked beside the dossier. */
export interface StatutoryQuestion {
  readonly input: StatutoryInput;
  readonly set: ScenarioSet;
  readonly effectsOn: EffectsOn;
  /** Called with the number of people done in the scenarios; what it throws ends the calculation. */
  readonly onPeople?: (done: number, total: number) => void;
}

/** An alternative in a year of birth. */
export interface BirthYearAlternative extends EffectFigures {
  readonly name: string;
  readonly profit: Profit;
  readonly expectation: Expectation;
}

/** The effects on a year of birth: on its participants together, or on one model person of it. EUR. */
export interface BirthYearEffects {
  readonly year: number;
  /** Participants born in it. */
  readonly count: number;
  readonly isModelPerson: boolean;
  /** Null where a model person of the year has no premium left at the transition. */
  readonly figures: {
    readonly unchanged: CurrentValues;
    readonly unchangedProfit: Profit;
    readonly unchangedExpectation: Expectation;
    /** In the order in which they were given. */
    readonly alternatives: readonly BirthYearAlternative[];
  } | null;
}

/** The transition effects as the law asks for them: whole years of birth (art. 46e lid 9), the earliest first. */
export interface StatutoryEffects {
  readonly birthYears: readonly BirthYearEffects[];
  /**
   * What model persons make of the market value of all: that of each times the participants whom it stands for, with the participants of
   * other years, over that of the participants, less 1 (art. 46c lid 4: no material deviation). 0 without model persons.
   */
  readonly deviation: number;
}

/** Values of some people together, and those of the premiums beside each alternative. */
interface GroupFigures {
  readonly values: CurrentValues;
  readonly premiums: Float64Array;
}

/** Calculates the effects of a dossier that stands on the basis of the law, on a set of scenarios. */
export function statutoryEffects({ input, set, effectsOn, onPeople }: StatutoryQuestion): StatutoryEffects {
  const { dossier } = input;
  const participants = statutoryPeople(dossier);
  const groups = birthYearGroups(dossier, participants, effectsOn);
  const shown = groups.flatMap((group) => group.shown);
  const projection = statutoryProjection(input, [...participants, ...shown]);
  const figuresOf = groupFigures(projection);
  const figures = groups.map((group): GroupWithFigures => ({ group, ofShown: figuresOf(group.shown) }));
  const expectation = pensionExpectation(projection, shown, set, {
    groupOf: ({ participant }) => participant.born.year,
    ...(onPeople && { onPeople }),
  });
  return {
    birthYears: figures.map((one) => birthYearEffects(one, projection, expectation.get(one.group.year) ?? null)),
    deviation: deviation(figures, figuresOf),
  };
}

type FiguresOf = (people: readonly ProjectedParticipant[]) => GroupFigures;

/** Of people one after another, so that nothing is kept of each of them. */
function groupFigures(projection: StatutoryProjection): FiguresOf {
  const valuesOf = currentValues(projection);
  const premiumsOf = newPremiums(projection);
  return (people) => {
    let values = sumOfValues([]);
    const premiums = new Float64Array(projection.alternatives.length);
    for (const person of people) {
      projection.project(person);
      values = sumOfValues([values, valuesOf(person)]);
      for (const [index, amount] of premiumsOf(person).entries()) premiums[index]! += amount;
    }
    return { values, premiums };
  };
}

/** A year of birth with the figures of those who are shown. */
interface GroupWithFigures {
  readonly group: BirthYearGroup;
  readonly ofShown: GroupFigures;
}

function birthYearEffects(
  { group: { year, participants, isModelPerson }, ofShown }: GroupWithFigures,
  { alternatives, input }: StatutoryProjection,
  expectations: Expectations | null,
): BirthYearEffects {
  const basics = { year, count: participants.length, isModelPerson };
  if (expectations === null) return { ...basics, figures: null };
  const unchanged = ofShown.values;
  const [unchangedExpectation, ...others] = expectations;
  return {
    ...basics,
    figures: {
      unchanged,
      unchangedProfit: unchangedProfit(unchanged),
      unchangedExpectation: unchangedExpectation!,
      alternatives: alternatives.map(({ name, measure }, index) => {
        const profit = newProfit(ofShown.premiums[index]!, input.dossier.next.entryCost);
        return { name, profit, expectation: others[index]!, ...effectFigures(measure, unchanged, profit) };
      }),
    },
  };
}

function deviation(groups: readonly GroupWithFigures[], figuresOf: FiguresOf): number {
  if (!groups.some(({ group }) => group.isModelPerson)) return 0;
  let [actual, stoodFor] = [0, 0];
  for (const { group, ofShown } of groups) {
    const { participants, isModelPerson } = group;
    const shown = marketValue(ofShown.values);
    actual += isModelPerson ? marketValue(figuresOf(participants).values) : shown;
    stoodFor += isModelPerson ? participants.length * shown : shown;
  }
  return stoodFor / actual - 1;
}
