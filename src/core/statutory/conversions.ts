import { couples } from '#core/annuity/couples.ts';
import { meanSurvivalOverMonths, type MortalityBasis } from '#core/annuity/survival.ts';
import { wholeYears } from '#core/calendar/age.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import { rateAtTerm, type ScenarioSet } from '#core/scenario-set/scenario-set.ts';
import { type AnnuityForm, annuityWeights } from '#core/statutory/annuity-weights.ts';
import type { Block } from '#core/statutory/growth-table.ts';
import { scenarioPrices, type WantedPrice } from '#core/statutory/scenario-prices.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { StatutoryProjection } from '#core/statutory/statutory-projection.ts';
import { twelfthRoot } from '#core/statutory/twelfth-root.ts';

/** Level of prices since month 0 at a month, in a block of scenarios: an element for each. */
type FillPriceLevels = (levels: Float64Array, month: number, block: Block) => void;

/** Levels of sets that were asked for before: of ten thousand scenarios 160 kB for a year. They hold nothing of anybody. */
const keptLevels = new WeakMap<ScenarioSet, FillPriceLevels>();

/** Price levels of a set, which dossiers that are calculated on it share. */
function priceLevels(set: ScenarioSet): FillPriceLevels {
  const levels = keptLevels.get(set) ?? levelsOf(set);
  keptLevels.set(set, levels);
  return levels;
}

/** Within a year prices rise by the same part each month. */
function levelsOf(set: ScenarioSet): FillPriceLevels {
  const atYears = [new Float64Array(set.count).fill(1)];
  const monthlyIn = new Map<number, Float64Array>();
  const atYear = (year: number): Float64Array => {
    for (let last = atYears.length - 1; last < year; last++) {
      atYears.push(atYears[last]!.map((level, scenario) => level * (1 + set.priceInflation(last, scenario))));
    }
    return atYears[year]!;
  };
  const monthly = (year: number): Float64Array => {
    const known = monthlyIn.get(year);
    if (known !== undefined) return known;
    const factors = Float64Array.from({ length: set.count }, (_, scenario) =>
      twelfthRoot(1 + set.priceInflation(year, scenario)),
    );
    monthlyIn.set(year, factors);
    return factors;
  };
  return (levels, month, { from, until }) => {
    const year = Math.floor(month / 12);
    levels.set(atYear(year).subarray(from, until));
    for (let risen = 12 * year; risen < month; risen++) {
      const factors = monthly(year);
      for (let scenario = from; scenario < until; scenario++) levels[scenario - from]! *= factors[scenario]!;
    }
  };
}

/**
 * How money becomes pension for everybody of one age, in a block of scenarios: level old-age pension with partner part from the new
 * pension age, EUR a year in today's money.
 */
export interface ConversionRows {
  /** Per EUR of capital at the new pension date. */
  readonly perNewCapital: Float64Array;
  /**
   * Per EUR that the current scheme has given at its own pension date, restated: per EUR of capital of a premium scheme, per EUR 1
   * of yearly pension in its own form of average pay.
   */
  readonly perCurrent: Float64Array;
}

/** Fills the conversions of an age in a block of scenarios. */
export type FillConversions = (rows: ConversionRows, block: Block) => void;

/** The two forms of pension with the age at which each starts, months. */
interface Form extends AnnuityForm {
  readonly ageInMonths: number;
  readonly monthsTo: (person: ProjectedParticipant) => number;
}

/**
 * Conversions on the curve of each scenario at the start of the year of the pension date, with the prices that these people need.
 * Capital that starts at another age than the new one is restated over the gap with the curve of the earlier date and the mean
 * survival of man and woman; a guaranteed pension first counts at the price of its own form.
 */
export function conversions(
  { input, grid }: StatutoryProjection,
  set: ScenarioSet,
  people: readonly ProjectedParticipant[],
): (person: ProjectedParticipant) => FillConversions {
  const { dossier, tables } = input;
  const mortality = { table: tables(dossier.assumptions.mortalityTable), factor: dossier.assumptions.mortalityFactor };
  const forms = formsOf(dossier);
  const used = forms.own === null ? [forms.next] : [forms.next, forms.own];
  const keyOf = priceKeys(grid, mortality);
  const prices = scenarioPrices(set, wantedPrices(grid, mortality, used, people));
  const priceOf = (form: Form, person: ProjectedParticipant): Float64Array => prices.get(keyOf(form, person))!;
  const fillLevels = priceLevels(set);
  const restatementOf = restatements(dossier, grid, mortality, set);
  return (person) => {
    const price = priceOf(forms.next, person);
    const own = forms.own === null ? null : priceOf(forms.own, person);
    const restatement = restatementOf(person);
    return ({ perNewCapital, perCurrent }, block) => {
      const { from, until } = block;
      fillLevels(perNewCapital, person.monthsInNext, block);
      for (let scenario = from; scenario < until; scenario++) {
        perNewCapital[scenario - from] = 1 / (price[scenario]! * perNewCapital[scenario - from]!);
      }
      perCurrent.set(perNewCapital);
      if (restatement !== null) multiply(perCurrent, restatement.factors, block, restatement.times);
      if (own !== null) multiply(perCurrent, own, block);
    };
  };
}

/** Multiplies a row of a block with the element of each scenario of the whole set, and a number. */
function multiply(row: Float64Array, factors: Float64Array, { from, until }: Block, times = 1): void {
  for (let scenario = from; scenario < until; scenario++) row[scenario - from]! *= times * factors[scenario]!;
}

/**
 * The form in which pensions are compared, and that of the guaranteed pension: its own partner part and indexation in payment. It
 * is the real scheme that goes on, beside an ambition too.
 */
function formsOf(dossier: DossierInput): { readonly next: Form; readonly own: Form | null } {
  const next = {
    partnerFraction: dossier.assumptions.partnerFraction,
    indexation: 0,
    ageInMonths: dossier.next.pensionAgeInMonths,
    monthsTo: ({ monthsInNext }: ProjectedParticipant) => monthsInNext,
  };
  if (!isAveragePay(dossier)) return { next, own: null };
  const { tariff, partnerFraction, paymentIndexation, pensionAgeInMonths } = dossier.current;
  const own = {
    partnerFraction: tariff.variant === 'none' ? 0 : partnerFraction,
    indexation: paymentIndexation,
    ageInMonths: pensionAgeInMonths,
    monthsTo: ({ monthsInCurrent }: ProjectedParticipant) => monthsInCurrent,
  };
  return { next, own };
}

function wantedPrices(
  grid: TimeGrid,
  mortality: MortalityBasis,
  forms: readonly Form[],
  people: readonly ProjectedParticipant[],
): Iterable<WantedPrice> {
  const lives = couples(mortality);
  const keyOf = priceKeys(grid, mortality);
  const wanted = new Map<string, WantedPrice>();
  for (const form of forms) {
    for (const person of people) {
      const key = keyOf(form, person);
      if (wanted.has(key)) continue;
      const month = form.monthsTo(person);
      const weights = () => annuityWeights(lives, form, wholeYears(form.ageInMonths), calendarYear(grid, month));
      wanted.set(key, { key, curveYear: Math.floor(month / 12), weights });
    }
  }
  return wanted.values();
}

const calendarYear = ({ start, januaries }: TimeGrid, month: number): number => start.year + januaries[month]!;

/** What a price depends on: mortality, form, age and calendar year at the pension date, and the year of the curve. */
function priceKeys(
  grid: TimeGrid,
  { table, factor }: MortalityBasis,
): (form: Form, person: ProjectedParticipant) => string {
  return ({ partnerFraction, indexation, ageInMonths, monthsTo }, person) => {
    const month = monthsTo(person);
    const dates = [wholeYears(ageInMonths), Math.floor(month / 12), calendarYear(grid, month)];
    return [table.checksum, factor, partnerFraction, indexation, ...dates].join(' ');
  };
}

/** Value at the new pension age of EUR 1 at the current one: `times` the factor of each scenario. */
interface Restatement {
  readonly times: number;
  readonly factors: Float64Array;
}

/** Restatements by person, null where both ages are the same. What the curve of a year makes of the gap is shared. */
function restatements(
  { current, next }: DossierInput,
  grid: TimeGrid,
  mortality: MortalityBasis,
  set: ScenarioSet,
): (person: ProjectedParticipant) => Restatement | null {
  const months = next.pensionAgeInMonths - current.pensionAgeInMonths;
  if (months === 0) return () => null;
  const firstAge = wholeYears(Math.min(current.pensionAgeInMonths, next.pensionAgeInMonths));
  const years = Math.abs(months) / 12;
  // A euro later is worth less now: EUR 1 at the earlier date is worth one over that at the later one.
  const sign = months > 0 ? 1 : -1;
  const perYear = new Map<number, Float64Array>();
  const factorsIn = (year: number): Float64Array => {
    const known = perYear.get(year);
    if (known !== undefined) return known;
    const factors = new Float64Array(set.count);
    for (let scenario = 0; scenario < set.count; scenario++) {
      factors[scenario] = (1 + rateAtTerm(set, year, scenario, years)) ** (sign * years);
    }
    perYear.set(year, factors);
    return factors;
  };
  return ({ monthsInCurrent, monthsInNext }) => {
    const first = Math.min(monthsInCurrent, monthsInNext);
    const alive = meanSurvivalOverMonths(mortality, firstAge, calendarYear(grid, first), Math.abs(months));
    return { times: alive ** -sign, factors: factorsIn(Math.floor(first / 12)) };
  };
}
