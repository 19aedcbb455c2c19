import published from '#cases/annuity/published-tables.json' with { type: 'json' };
import { annuityDue } from '#core/annuity/annuity-due.ts';
import { jointSurvival, type MortalityBasis, type Survival, yearlySurvival } from '#core/annuity/survival.ts';
import { mortalityTableFrom } from '#core/mortality/mortality-table-from.ts';

/**
 * Textbook quantities put together from the core's survival and annuities, so that published results check them on
 * tables that the product does not ship. Everything is for one sex and one period.
 */

/** A basis on one-year death probabilities from a first age on; the last age is that of the last probability. */
export function basisOf(firstAge: number, probabilities: readonly number[]): MortalityBasis {
  const rows = probabilities.map((q) => [q]);
  const text = { name: 'Published', edition: 'Published', source: 'Published', published: '-', licence: '-' };
  const table = mortalityTableFrom({
    ...text,
    kind: 'period',
    checksum: '0'.repeat(64),
    firstAge,
    firstYear: 0,
    values: { M: rows, V: rows },
  });
  return { table, factor: 1 };
}

/** Probabilities q = 1 - l(x+1) / l(x) from numbers of survivors; after the last number nobody lives. */
export function probabilitiesOf(survivors: readonly number[]): number[] {
  return survivors.filter((lives) => lives > 0).map((lives, index) => 1 - (survivors[index + 1] ?? 0) / lives);
}

/** Makeham's law: mu(x) = A + B c^x, as one-year death probabilities from an age through another. */
export function makeham(law: { A: number; B: number; c: number }, firstAge: number, lastAge: number): number[] {
  return Array.from({ length: lastAge - firstAge + 1 }, (_, index) => {
    const age = firstAge + index;
    return 1 - Math.exp(-law.A - (law.B * law.c ** age * (law.c - 1)) / Math.log(law.c));
  });
}

const { SOA_ILT, IT1998M, UNIFORM10, SULT, AMLCR } = published;

const bases: Readonly<Record<string, MortalityBasis>> = {
  SOA_ILT: basisOf(SOA_ILT.start_age, probabilitiesOf(SOA_ILT.lx)),
  IT1998M: basisOf(IT1998M.start_age, probabilitiesOf(IT1998M.lx)),
  UNIFORM10: basisOf(UNIFORM10.start_age, probabilitiesOf(UNIFORM10.lx)),
  SULT: basisOf(SULT.min_age, makeham(SULT, SULT.min_age, SULT.max_age)),
  AMLCR: basisOf(AMLCR.min_age, makeham(AMLCR, AMLCR.min_age, AMLCR.max_age - 1)),
};

/** Survival of a life by whole years on a published table. */
export function lifeOn(table: string, age: number): Survival {
  const basis = bases[table];
  if (basis === undefined) throw new Error(`No published table ${table}`);
  return yearlySurvival(basis, 'M', age, 0);
}

export const lastSurvival = (first: Survival, second: Survival): Survival => {
  const length = Math.max(first.length, second.length);
  return Float64Array.from({ length }, (_, k) => {
    const [a, b] = [first[k] ?? 0, second[k] ?? 0];
    return a + b - a * b;
  });
};

export const jointLife = jointSurvival;

/** Survival of which only the payments from `from` up to and not including `to` count. */
export const during = (survival: Survival, from: number, to = Infinity): Survival =>
  survival.map((alive, step) => (step >= from && step < to ? alive : 0));

/** ä over whole years, of the payments from year `from` up to and not including year `to`. */
export const due = (survival: Survival, interest: number, from = 0, to = Infinity): number =>
  annuityDue(during(survival, from, to), interest, 1);

/** nE: present value of 1 on survival over n years. */
export const endowment = (survival: Survival, interest: number, years: number): number =>
  (survival[years] ?? 0) * (1 + interest) ** -years;

/**
 * A: present value of a benefit at the end of the step of death, for deaths in steps `from` up to and not including
 * `to`; the sum of v^((k+1)/m) (p_k - p_k+1) times the benefit.
 */
export function insurance(
  survival: Survival,
  interest: number,
  options: { from?: number; to?: number; stepsPerYear?: number; benefit?: (step: number) => number } = {},
): number {
  const { from = 0, to = Infinity, stepsPerYear = 1, benefit = () => 1 } = options;
  let value = 0;
  for (const [step, alive] of survival.entries()) {
    if (step < from || step >= to) continue;
    const dying = alive - (survival[step + 1] ?? 0);
    value += (1 + interest) ** (-(step + 1) / stepsPerYear) * dying * benefit(step);
  }
  return value;
}

/** Interest at which a present value is the second moment of that at `interest`: discounting twice. */
export const doubled = (interest: number): number => (1 + interest) ** 2 - 1;

/** Survivors at a broken age with deaths spread evenly over each year of age. */
export function linear(survival: Survival, years: number): number {
  const whole = Math.floor(years);
  const [start, end] = [survival[whole] ?? 0, survival[whole + 1] ?? 0];
  return start + (years - whole) * (end - start);
}

/** Survivors at a broken age with a constant force of mortality over each year of age. */
export function geometric(survival: Survival, years: number): number {
  const whole = Math.floor(years);
  const [start, end] = [survival[whole] ?? 0, survival[whole + 1] ?? 0];
  return start === 0 ? 0 : start * (end / start) ** (years - whole);
}

/** Survival in steps of 1/m year from a broken age on, deaths spread evenly. */
export function linearSteps(survival: Survival, stepsPerYear: number, start = 0): Survival {
  const steps = Math.ceil((survival.length - start) * stepsPerYear);
  const alive = linear(survival, start);
  return Float64Array.from({ length: steps }, (_, step) => linear(survival, start + step / stepsPerYear) / alive);
}
