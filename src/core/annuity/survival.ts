import type { MortalityTable, TableSex } from '#core/mortality/mortality-table.ts';

/** The mortality basis: a table, and the factor on each of its probabilities (ervaringsfactor, 1 = none). */
export interface MortalityBasis {
  readonly table: MortalityTable;
  readonly factor: number;
}

/** Probabilities of being alive at equal steps of time from the start: element 0 is 1; past the last element it is 0. */
export type Survival = Float64Array;

/** q of one whole age in one calendar year on a basis: table value x factor, at most 1. */
export function deathProbability(basis: MortalityBasis, sex: TableSex, age: number, year: number): number {
  return Math.min(1, basis.table.probability(sex, age, year) * basis.factor);
}

/**
 * Probability of reaching each following whole age for a life of whole age `age` at the start of calendar year `year`:
 * element k is the product of 1 - q(age + j, year + j) over j < k (the diagonal of the table). The last element is
 * survival to exact age `lastAge` + 1.
 */
export function yearlySurvival(basis: MortalityBasis, sex: TableSex, age: number, year: number): Survival {
  const survival = new Float64Array(yearsLeft(basis, age) + 1);
  let alive = 1;
  for (let k = 0; k < survival.length; k++) {
    survival[k] = alive;
    alive *= 1 - deathProbability(basis, sex, age + k, year + k);
  }
  return survival;
}

/**
 * The same per month: element 12k + j is survival over k years and j months. Within a year of age the hazard is
 * constant, so a month is survived with probability (1 - q)^(1/12).
 */
export function monthlySurvival(basis: MortalityBasis, sex: TableSex, age: number, year: number): Survival {
  const years = yearsLeft(basis, age);
  const survival = new Float64Array(12 * years + 1);
  let atBirthday = 1;
  for (let k = 0; k < years; k++) {
    const yearly = 1 - deathProbability(basis, sex, age + k, year + k);
    const monthly = yearly ** (1 / 12);
    let alive = atBirthday;
    for (let j = 0; j < 12; j++) {
      survival[12 * k + j] = alive;
      alive *= monthly;
    }
    atBirthday *= yearly;
  }
  survival[12 * years] = atBirthday;
  return survival;
}

/**
 * The same months, year by year of age: in month j of year k survival is alive[k] x monthly[k]^j. Exact age `lastAge` + 1 has a first
 * month and none after it.
 */
export interface SurvivalByYear {
  /** At each following whole age, as yearlySurvival. */
  readonly alive: Float64Array;
  /** Probability of surviving a month of the year that follows: (1 - q)^(1/12). */
  readonly monthly: Float64Array;
}

/** Survival by year for a life of whole age `age` at the start of calendar year `year`. */
export function survivalByYear(basis: MortalityBasis, sex: TableSex, age: number, year: number): SurvivalByYear {
  const years = yearsLeft(basis, age);
  const [alive, monthly] = [new Float64Array(years + 1), new Float64Array(years + 1)];
  alive[0] = 1;
  for (let k = 0; k < years; k++) {
    const yearly = 1 - deathProbability(basis, sex, age + k, year + k);
    monthly[k] = yearly ** (1 / 12);
    alive[k + 1] = alive[k]! * yearly;
  }
  return { alive, monthly };
}

/** Probability that a life of whole age `age` at the start of calendar year `year` is alive so many months later. */
export function survivalOverMonths(
  basis: MortalityBasis,
  sex: TableSex,
  age: number,
  year: number,
  months: number,
): number {
  return monthlySurvival(basis, sex, age, year)[months] ?? 0;
}

/** s: the mean of the man's and the woman's probability of being alive so many months later. */
export function meanSurvivalOverMonths(basis: MortalityBasis, age: number, year: number, months: number): number {
  const man = survivalOverMonths(basis, 'M', age, year, months);
  const woman = survivalOverMonths(basis, 'V', age, year, months);
  return (man + woman) / 2;
}

/** Probability that two independent lives are both alive, step by step (p_xy = p_x p_y). */
export function jointSurvival(first: Survival, second: Survival): Survival {
  const [shorter, longer] = first.length <= second.length ? [first, second] : [second, first];
  return shorter.map((alive, step) => alive * (longer[step] ?? 0));
}

/** Years from a whole age to the exact age that nobody passes; a RangeError for an age that nobody can have. */
function yearsLeft(basis: MortalityBasis, age: number): number {
  const years = basis.table.lastAge + 1 - age;
  if (!Number.isInteger(age) || years < 0) throw new RangeError(`No life of age ${age} in table ${basis.table.name}`);
  return years;
}
