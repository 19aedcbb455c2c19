import { wrongContents } from '#input/scenario-files/refused-file.ts';
import type { Bounds } from '#input/scenario-files/scenario-layout.ts';
import { decimalNumber, exactPercentage, percentage } from '#office/document/dutch-format.ts';

/** Which of the two sets of the central bank: what is expected to happen, or what everything is priced at. */
export type SetKind = 'pSet' | 'qSet';

/** Mean and standard deviation over the scenarios. */
interface Spread {
  readonly mean: number;
  readonly deviation: number;
}

/** What a set says of a year from its start: the year with this number, and the rate of ten years at its end. */
export interface Moments {
  readonly year: number;
  readonly equityReturn: Spread;
  readonly priceInflation: Spread;
  readonly rateOfTenYears: Spread;
}

const horizons = [1, 5, 10, 20, 40, 60, 100];

export const momentYears = (years: number): readonly number[] => horizons.filter((year) => year <= years);

export function spreadOf(values: Iterable<number>): Spread {
  let [count, mean, squares] = [0, 0, 0];
  for (const value of values) {
    count += 1;
    const distance = value - mean;
    mean += distance / count;
    squares += distance * (value - mean);
  }
  return { mean, deviation: count < 2 ? 0 : Math.sqrt(squares / (count - 1)) };
}

const saneMeans: Readonly<Record<Exclude<keyof Moments, 'year'>, { readonly name: string } & Bounds>> = {
  equityReturn: { name: 'het rendement op aandelen', least: -0.1, most: 0.25 },
  priceInflation: { name: 'de prijsinflatie', least: -0.05, most: 0.1 },
  rateOfTenYears: { name: 'de rente van 10 jaar', least: -0.05, most: 0.15 },
};
const mostDeviation = 0.6;

/** Refuses a set whose means no economist would expect: other units, or columns that are something else. */
export function checkMoments(moments: readonly Moments[]): void {
  for (const { year, ...spreads } of moments) {
    for (const [series, { name, least, most }] of Object.entries(saneMeans)) {
      const { mean, deviation } = spreads[series as keyof typeof spreads];
      if (mean < least || mean > most)
        throw wrongContents(
          `Gemiddeld is ${name} in jaar ${year} ${percentage(mean)}; dat hoort tussen ${exactPercentage(least)} en ${exactPercentage(most)} te liggen.`,
        );
      if (deviation > mostDeviation)
        throw wrongContents(`De spreiding van ${name} in jaar ${year} is ${percentage(deviation)}; dat is te veel.`);
    }
  }
}

/** What may differ by the year that is taken in one step, and by what a step of a month leaves. */
const stepTolerance = 0.002;
const leastReward = 0.005;

/**
 * Equity of a Q-set earns the short rate and no more: a year's growth, discounted with the mean of the short rates at its start and end, is worth one
 * euro, within three standard errors and 0.002 for the step of a year. In a P-set it is worth more: equity is rewarded.
 */
export function checkMartingale(
  kind: SetKind,
  shortRate: readonly Float32Array[],
  equityReturn: readonly Float32Array[],
): void {
  const { mean, deviation } = spreadOf(discountedGrowth(shortRate, equityReturn));
  const error = deviation / Math.sqrt(equityReturn.length * (equityReturn[0]?.length ?? 1));
  const isRiskNeutral = Math.abs(mean - 1) <= 3 * error + stepTolerance;
  const found = `een euro in aandelen is na een jaar, contant gemaakt, gemiddeld ${decimalNumber(mean, 4)} waard`;
  if (kind === 'qSet' && !isRiskNeutral)
    throw wrongContents(`Dit is geen Q-set: ${found}, en dat hoort 1 te zijn. Is het een P-set?`);
  if (kind === 'pSet' && mean - 1 < leastReward)
    throw wrongContents(`Dit is geen P-set: ${found}, en dat hoort meer dan 1 te zijn. Is het een Q-set?`);
}

function* discountedGrowth(shortRate: readonly Float32Array[], equityReturn: readonly Float32Array[]) {
  for (const [year, returns] of equityReturn.entries()) {
    const [start, end] = [shortRate[year]!, shortRate[year + 1]!];
    for (let at = 0; at < returns.length; at++) yield (1 + returns[at]!) * Math.exp(-(start[at]! + end[at]!) / 2);
  }
}
