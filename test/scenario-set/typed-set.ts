import type { ScenarioSet } from '#core/scenario-set/scenario-set.ts';

/** Scenarios as lists by scenario, in each by year, with one rate for every term at the start of each year. */
export interface TypedScenarios {
  readonly name: string;
  readonly equityReturn: readonly (readonly number[])[];
  /** One more than there are years. */
  readonly interest: readonly (readonly number[])[];
  readonly priceInflation: readonly (readonly number[])[];
}

/** A set of few scenarios that somebody typed: to check a calculation by hand, not a set of the law. */
export function typedSet({ name, equityReturn, interest, priceInflation }: TypedScenarios): ScenarioSet {
  return {
    name,
    source: 'getypt',
    count: equityReturn.length,
    years: equityReturn[0]?.length ?? 0,
    terms: 1,
    equityReturn: (year, scenario) => equityReturn[scenario]![year]!,
    priceInflation: (year, scenario) => priceInflation[scenario]![year]!,
    rate: (year, scenario) => interest[scenario]![year]!,
  };
}
