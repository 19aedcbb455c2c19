import type { Participant } from '#core/dossier/dossier.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { ScenarioSet } from '#core/scenario-set/scenario-set.ts';
import { birthYearGroups, mostParticipants } from '#core/statutory/birth-years.ts';
import type { CurrentValues } from '#core/statutory/current-values.ts';
import { type Deviation, deviationOf } from '#core/statutory/deviation.ts';
import { effectsOf, type GroupFigures, personFigures, sumOfFigures } from '#core/statutory/group-figures.ts';
import { type Expectation, type Expectations, pensionExpectation } from '#core/statutory/pension-expectation.ts';
import { type EffectFigures, type Profit, unchangedProfit } from '#core/statutory/profit-effects.ts';
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
  /** The model person of a year of birth: see `modelPersonsOf`. */
  readonly modelOf: (year: number) => Participant;
  /** Whether the figures of participants are asked too, for the adviser (effecten_op). */
  readonly withOwn: boolean;
  /** Called with the number of people done in the scenarios; what it throws ends the calculation. */
  readonly onPeople?: (done: number, total: number) => void;
}

/** An alternative in a year of birth. */
export interface BirthYearAlternative extends EffectFigures {
  readonly name: string;
  readonly profit: Profit;
  /** Per person. */
  readonly expectation: Expectation;
}

/** The effects on a year of birth: on its participants together, or on one model person of it. EUR. */
export interface BirthYearEffects {
  readonly year: number;
  /** Participants born in it. */
  readonly count: number;
  readonly isModelPerson: boolean;
  readonly figures: {
    readonly unchanged: CurrentValues;
    readonly unchangedProfit: Profit;
    readonly unchangedExpectation: Expectation;
    /** In the order in which they were given. */
    readonly alternatives: readonly BirthYearAlternative[];
  };
}

/** The transition effects as the law asks for them: whole years of birth (art. 46e lid 9), the earliest first. */
export interface StatutoryEffects {
  /** As others may see them: of model persons that have premium left at the transition, and of years with enough participants. */
  readonly birthYears: readonly BirthYearEffects[];
  /** Of the participants of each year, for the adviser alone; null where that was not asked. */
  readonly own: readonly BirthYearEffects[] | null;
  readonly deviation: Deviation | null;
}

/** Whose figures stand for a year: their profits together, and whose expectation that of one of them is. */
interface Year {
  readonly year: number;
  readonly count: number;
  readonly isModelPerson: boolean;
  readonly people: readonly ProjectedParticipant[];
  readonly expecting: readonly ProjectedParticipant[];
}

/** Calculates the effects of a dossier that stands on the basis of the law, on a set of scenarios. */
export function statutoryEffects({ input, set, modelOf, withOwn, onPeople }: StatutoryQuestion): StatutoryEffects {
  const { dossier } = input;
  const participants = statutoryPeople(dossier);
  const groups = birthYearGroups(dossier, participants, modelOf);
  const modelByYear = new Map(groups.map(({ year, model }) => [year, model === null ? [] : [model]]));
  const isLarge = participants.length > mostParticipants;
  const ofParticipants = (year: number, people: readonly ProjectedParticipant[]): Year => {
    const model = isLarge ? (modelByYear.get(year) ?? []) : [];
    return { year, count: people.length, isModelPerson: false, people, expecting: model.length > 0 ? model : people };
  };
  const shown = groups.map(({ year, participants: people, isByModelPerson }): Year => {
    const model = modelByYear.get(year)!;
    if (!isByModelPerson) return ofParticipants(year, people);
    return { year, count: people.length, isModelPerson: true, people: model, expecting: model };
  });
  const own = withOwn ? [...Map.groupBy(participants, ({ participant }) => participant.born.year)] : [];
  const ownYears = own.toSorted(([one], [other]) => one - other).map(([year, people]) => ofParticipants(year, people));
  const models = groups.flatMap(({ model }) => model ?? []);
  const projection = statutoryProjection(input, [...participants, ...models]);
  const figuresOf = personFigures(projection);
  const expectationOf = expectations(projection, [...shown, ...ownYears], set, onPeople);
  const effects = (year: Year): BirthYearEffects => yearEffects(projection, year, figuresOf, expectationOf);
  return {
    birthYears: shown.filter(({ people }) => people.length > 0).map(effects),
    own: withOwn ? ownYears.map(effects) : null,
    deviation: deviationOf(projection, groups, figuresOf),
  };
}

/** What those of a year expect together; everybody is followed through the scenarios once. */
function expectations(
  projection: StatutoryProjection,
  years: readonly Year[],
  set: ScenarioSet,
  onPeople: StatutoryQuestion['onPeople'],
): (year: Year) => Expectations {
  const placeOf = new Map<ProjectedParticipant, number>();
  for (const { expecting } of years) {
    const place = placeOf.size;
    for (const person of expecting) if (!placeOf.has(person)) placeOf.set(person, place);
  }
  const expected = pensionExpectation(projection, [...placeOf.keys()], set, {
    groupOf: (person) => placeOf.get(person)!,
    ...(onPeople && { onPeople }),
  });
  return ({ expecting }) => expected.get(placeOf.get(expecting[0]!)!)!;
}

function yearEffects(
  projection: StatutoryProjection,
  of: Year,
  figuresOf: (person: ProjectedParticipant) => GroupFigures,
  expectationOf: (year: Year) => Expectations,
): BirthYearEffects {
  const { year, count, isModelPerson, people, expecting } = of;
  const [unchangedExpectation, ...others] = expectationOf(of).map((one) => perPerson(one, expecting.length));
  const together = sumOfFigures(people.map(figuresOf));
  return {
    year,
    count,
    isModelPerson,
    figures: {
      unchanged: together.values,
      unchangedProfit: unchangedProfit(together.values),
      unchangedExpectation: unchangedExpectation!,
      alternatives: effectsOf(projection, together).map((one, index) =>
        Object.assign({ expectation: others[index]! }, one),
      ),
    },
  };
}

const perPerson = ({ percentiles, ...expectation }: Expectation, people: number): Expectation => ({
  ...expectation,
  percentiles: percentiles.map((pension) => pension / people),
});
