import { couples } from '#core/annuity/couples.ts';
import { meanSurvivalOverMonths, type MortalityBasis } from '#core/annuity/survival.ts';
import { wholeYears } from '#core/calendar/age.ts';
import { isAveragePay } from '#core/scheme-kind.ts';
import type { DossierInput } from '#core/dossier.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import { rateAtTerm, type ScenarioSet } from '#core/scenario-set/scenario-set.ts';
import { type AnnuityForm, annuityWeights } from '#core/statutory-effects/expectation/annuity-weights.ts';
import { priceLevels, scenarioPrices, type WantedPrice } from '#core/statutory-effects/expectation/scenario-prices.ts';
import type { StatutoryPerson } from '#core/statutory-effects/statutory-people.ts';
import type { StatutoryProjection } from '#core/statutory-effects/statutory-projection.ts';

/**
 * How money becomes pension, in each scenario: level old-age pension with partner part from the new pension age, EUR a year in
 * today's money.
 */
export interface Conversions {
  /** Per EUR of capital at the new pension date. */
  readonly perNewCapital: (person: StatutoryPerson) => Float64Array;
  /**
   * Per EUR that the current scheme has given at its own pension date, restated: per EUR of capital of a premium scheme, per EUR 1
   * of yearly pension in its own form of average pay.
   */
  readonly perCurrent: (person: StatutoryPerson) => Float64Array;
}

/** The two forms of pension with the age at which each starts, months. */
interface Form extends AnnuityForm {
  readonly ageInMonths: number;
  readonly monthsTo: (person: StatutoryPerson) => number;
}

/**
 * Conversions on the curve of each scenario at the start of the year of the pension date, with the prices that these people need.
 * Capital that starts at another age than the new one is restated over the gap with the curve of the earlier date and the mean
 * survival of man and woman; a guaranteed pension first counts at the price of its own form.
 */
export function conversions(
  { input, grid }: StatutoryProjection,
  set: ScenarioSet,
  people: readonly StatutoryPerson[],
): Conversions {
  const { dossier, tables } = input;
  const mortality = { table: tables(dossier.assumptions.mortalityTable), factor: dossier.assumptions.mortalityFactor };
  const forms = formsOf(dossier);
  const used = forms.own === null ? [forms.next] : [forms.next, forms.own];
  const keyOf = priceKeys(grid, mortality);
  const prices = scenarioPrices(set, wantedPrices(grid, mortality, used, people));
  const priceOf = (form: Form, person: StatutoryPerson): Float64Array => prices.get(keyOf(form, person))!;
  const levels = priceLevels(set);
  const perNewCapital = (person: StatutoryPerson): Float64Array => {
    const price = priceOf(forms.next, person);
    const level = levels(person.monthsInNext);
    return price.map((one, scenario) => 1 / (one * level[scenario]!));
  };
  return {
    perNewCapital,
    perCurrent(person) {
      const factors = restatements(dossier, grid, mortality, set, person);
      const own = forms.own === null ? null : priceOf(forms.own, person);
      const perCapital = perNewCapital(person);
      return factors.map((factor, scenario) => factor * perCapital[scenario]! * (own?.[scenario] ?? 1));
    },
  };
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
    monthsTo: ({ monthsInNext }: StatutoryPerson) => monthsInNext,
  };
  if (!isAveragePay(dossier)) return { next, own: null };
  const { tariff, partnerFraction, paymentIndexation, pensionAgeInMonths } = dossier.current;
  const own = {
    partnerFraction: tariff.variant === 'none' ? 0 : partnerFraction,
    indexation: paymentIndexation,
    ageInMonths: pensionAgeInMonths,
    monthsTo: ({ monthsInCurrent }: StatutoryPerson) => monthsInCurrent,
  };
  return { next, own };
}

function wantedPrices(
  grid: TimeGrid,
  mortality: MortalityBasis,
  forms: readonly Form[],
  people: readonly StatutoryPerson[],
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
function priceKeys(grid: TimeGrid, { table, factor }: MortalityBasis): (form: Form, person: StatutoryPerson) => string {
  return ({ partnerFraction, indexation, ageInMonths, monthsTo }, person) => {
    const month = monthsTo(person);
    const dates = [wholeYears(ageInMonths), Math.floor(month / 12), calendarYear(grid, month)];
    return [table.checksum, factor, partnerFraction, indexation, ...dates].join(' ');
  };
}

/** Value at the new pension age of EUR 1 at the current one, per scenario. */
function restatements(
  { current, next }: DossierInput,
  grid: TimeGrid,
  mortality: MortalityBasis,
  set: ScenarioSet,
  { monthsInCurrent, monthsInNext }: StatutoryPerson,
): Float64Array {
  const months = next.pensionAgeInMonths - current.pensionAgeInMonths;
  if (months === 0) return new Float64Array(set.count).fill(1);
  const firstAge = wholeYears(Math.min(current.pensionAgeInMonths, next.pensionAgeInMonths));
  const first = Math.min(monthsInCurrent, monthsInNext);
  const years = Math.abs(months) / 12;
  const alive = meanSurvivalOverMonths(mortality, firstAge, calendarYear(grid, first), Math.abs(months));
  return Float64Array.from({ length: set.count }, (_, scenario) => {
    const factor = (1 + rateAtTerm(set, Math.floor(first / 12), scenario, years)) ** -years * alive;
    return months > 0 ? 1 / factor : factor;
  });
}
