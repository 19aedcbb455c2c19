/**
 * Scenarios of the economy by year: year k is the months 12k up to 12k + 11 since month 0. Returns, inflation and rates are
 * fractions a year.
 */
export interface ScenarioSet {
  /** As readers see it, with where it comes from. */
  readonly name: string;
  readonly source: string;
  /** Number of scenarios. */
  readonly count: number;
  /** Years with a return and inflation; curves are known at the start of years 0 up to and including this one. */
  readonly years: number;
  /** Longest whole term of the curves, years; longer terms have its rate. */
  readonly terms: number;
  /** Gross return on equity in a year. */
  readonly equityReturn: (year: number, scenario: number) => number;
  readonly priceInflation: (year: number, scenario: number) => number;
  /** Nominal zero rate at the start of a year for a whole term from one year on. */
  readonly rate: (year: number, scenario: number, term: number) => number;
  /** ln(1 + rate) of the same, of sets that know it at once. */
  readonly logRate?: (year: number, scenario: number, term: number) => number;
}

/** A set ends before the last pension date of a dossier. */
export class ScenarioSetTooShortError extends Error {
  readonly years: number;
  readonly needed: number;

  constructor(set: Pick<ScenarioSet, 'name' | 'years'>, needed: number) {
    super(`Scenario set ${set.name} has ${set.years} years, ${needed} are needed`);
    this.name = 'ScenarioSetTooShortError';
    this.years = set.years;
    this.needed = needed;
  }
}

/**
 * The rate at the start of a year for any term in years: linear between whole terms, that of one year before it, that of the
 * longest term past it.
 */
export function rateAtTerm({ rate, terms }: ScenarioSet, year: number, scenario: number, years: number): number {
  const term = Math.min(Math.max(years, 1), terms);
  const whole = Math.min(Math.floor(term), terms - 1);
  if (whole === 0 || term === whole) return rate(year, scenario, Math.max(whole, 1));
  const low = rate(year, scenario, whole);
  return low + (rate(year, scenario, whole + 1) - low) * (term - whole);
}

/**
 * Return in a year on bonds that have so many whole years to go at its start: (1 + y_t(D))^D / (1 + y_{t+1}(D-1))^(D-1) - 1, with
 * y_t the curve at the start of the year and y_{t+1} that at its end; by logarithms, which some sets know at once.
 */
export function bondReturn(set: ScenarioSet, year: number, scenario: number, duration: number): number {
  const bought = duration * logRateOf(set, year, scenario, duration);
  if (duration === 1) return Math.expm1(bought);
  return Math.expm1(bought - (duration - 1) * logRateOf(set, year + 1, scenario, duration - 1));
}

/** ln(1 + rate). */
export const logRateOf = ({ rate, logRate }: ScenarioSet, year: number, scenario: number, term: number): number =>
  logRate === undefined ? Math.log1p(rate(year, scenario, term)) : logRate(year, scenario, term);
