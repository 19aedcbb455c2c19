import type { ScenarioSet } from '#core/scenario-set/scenario-set.ts';
import type { EffectsOn } from '#core/dossier/dossier-choices.ts';
import { type BirthYearGroup, birthYearGroups } from '#core/statutory/birth-years.ts';
import { type CurrentValues, currentValues, marketValue, netProfit } from '#core/statutory/current-values.ts';
import { type Expectation, type Expectations, pensionExpectation } from '#core/statutory/pension-expectation.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { statutoryPeople } from '#core/statutory/statutory-people.ts';
import {
  type StatutoryInput,
  type StatutoryProjection,
  statutoryProjection,
  paidCompensation,
} from '#core/statutory/statutory-projection.ts';
import type { TransitionEffectMeasure } from '#core/result/effects-result.ts';
import { dotProduct } from '#core/projection/linear-amount.ts';
import { runningSums, sumOf } from '#core/projection/running-sums.ts';

/** Value at the transition of the premiums of the person projected last beside each alternative, compensation included, EUR. */
type NewPremiumsOf = (person: ProjectedParticipant) => Float64Array;

/**
 * Gross profit of the alternatives: the sum over T <= m < N' of total premium(m) x d(m-T), with compensation that is paid as
 * premium. It is linear in the premium rates: one dot product per alternative.
 */
export function newPremiums(projection: StatutoryProjection): NewPremiumsOf {
  const { grid, steps, alternatives, next, compensationBase, discounts, compensationUntil } = projection;
  const { transition, periods } = grid;
  const perRate = new Float64Array(steps.count);
  const add = next.premiumValue(discounts);
  const sums = runningSums(discounts);
  const valueOf = (base: Float64Array, until: number): number => {
    let value = 0;
    for (let period = periods.ofMonth[transition]!; periods.starts[period]! < until; period++) {
      const from = periods.starts[period]!;
      const to = Math.min(periods.starts[period + 1]!, until);
      value += (base[period]! * sumOf(sums, from - transition, to - transition)) / 12;
    }
    return value;
  };
  return (person) => {
    add(perRate.fill(0), person);
    const until = compensationUntil(person);
    const usual = valueOf(compensationBase, until);
    return Float64Array.from(alternatives, (alternative) => {
      const { rate, base } = paidCompensation(projection, alternative, person);
      const compensation = base === compensationBase ? usual : valueOf(base, until);
      return dotProduct(perRate, alternative.rates) + rate * compensation;
    });
  };
}

/** Profit of one way to go on, of a person or summed, EUR at the transition. */
interface Profit {
  readonly gross: number;
  /** A benefit of the new scheme is worth the premium that is invested for it: what is left is the cost on entry, below zero. */
  readonly net: number;
}

/** The effect of an alternative on a person or on several together. */
interface EffectFigures {
  /**
   * Profit of the alternative less that when the scheme goes on, EUR; in net profit with what becomes of accrued rights (art. 150e
   * lid 1 en 2 PW): effect = effect on what is built from T on - L + Q, see `lostIndexation` and `savedIndexation`.
   */
  readonly effect: number;
  /** The part of it on what is built from the transition on, EUR. */
  readonly onNew: number;
  /**
   * The same as a fraction of the market value of the benefits expected when the scheme goes on (art. 46e lid 4 en 7 Besluit
   * uitvoering PW en Wvb); null where nothing is expected.
   */
  readonly ofMarketValue: number | null;
  /** `onNew` as a fraction of that part of the market value that is still to be built up. */
  readonly ofFuture: number | null;
}

/** The profit of the scheme that goes on. */
export const unchangedProfit = (values: CurrentValues): Profit => ({ gross: values.premiums, net: netProfit(values) });

/** The profit of an alternative from the value of its premiums. */
export const newProfit = (premiums: number, entryCost: number): Profit => ({
  gross: premiums,
  net: 0 - entryCost * premiums,
});

/** Values of several people together. */
export const sumOfValues = (values: readonly CurrentValues[]): CurrentValues => {
  const total = (value: (of: CurrentValues) => number): number => values.reduce((sum, one) => sum + value(one), 0);
  return {
    atTransition: total(({ atTransition }) => atTransition),
    future: total(({ future }) => future),
    premiums: total(({ premiums }) => premiums),
    boughtIndexation: total(({ boughtIndexation }) => boughtIndexation),
    lostIndexation: total(({ lostIndexation }) => lostIndexation),
    savedIndexation: total(({ savedIndexation }) => savedIndexation),
  };
};

/** What the end of indexation on accrued rights is in net profit: its value is lost, and its price is no longer paid. */
const lapsedEffect = ({ lostIndexation, savedIndexation }: CurrentValues): number => savedIndexation - lostIndexation;

/** The effect by one measure. */
export function effectFigures(measure: TransitionEffectMeasure, values: CurrentValues, profit: Profit): EffectFigures {
  const onNew = profit[measure] - unchangedProfit(values)[measure];
  const effect = onNew + (measure === 'net' ? lapsedEffect(values) : 0);
  const fractionOf = (part: number, value: number): number | null => (value === 0 ? null : part / value);
  return {
    effect,
    onNew,
    ofMarketValue: fractionOf(effect, marketValue(values)),
    ofFuture: fractionOf(onNew, values.future),
  };
}

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
