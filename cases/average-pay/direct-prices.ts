import type { AveragePayDossierInput, Scale, SinglePremiumTerms } from '#core/dossier.ts';
import type { MortalityTable, TableSex } from '#core/mortality/mortality-table.ts';
import { mortalityTable } from '#core/mortality/register.ts';

/** Prices of pension a second time, straight from docs/method: without anything of the core but mortality tables. */

const q = (table: MortalityTable, factor: number, sex: TableSex, age: number, year: number): number =>
  Math.min(1, factor * table.probability(sex, age, year));

const other = (sex: TableSex): TableSex => (sex === 'M' ? 'V' : 'M');
const partnerAge = (sex: TableSex, age: number): number => (sex === 'M' ? age - 3 : age + 3);

/** Survival over whole years and months from an age at the start of a year; nobody lives past exact age 121. */
export function survival(
  table: MortalityTable,
  factor: number,
  sex: TableSex,
  age: number,
  year: number,
  months: number,
): number {
  if (age + months / 12 > table.lastAge + 1) return 0;
  let alive = 1;
  for (let t = 0; t < Math.floor(months / 12); t++) alive *= 1 - q(table, factor, sex, age + t, year + t);
  const rest = months % 12;
  const years = Math.floor(months / 12);
  return rest === 0 ? alive : alive * (1 - q(table, factor, sex, age + years, year + years)) ** (rest / 12);
}

/** Price of EUR 1 pension paid monthly in advance, mean of man and woman. */
export function price(
  input: AveragePayDossierInput,
  interest: number,
  partnerPart: number,
  age: number,
  year: number,
): number {
  const table = mortalityTable(input.assumptions.mortalityTable);
  const factor = input.assumptions.mortalityFactor;
  const of = (sex: TableSex): number => {
    let sum = 0;
    // No more months than anybody can live.
    for (let t = 0; t <= 12 * 65; t++) {
      const own = survival(table, factor, sex, age, year, t);
      const partner = survival(table, factor, other(sex), partnerAge(sex, age), year, t);
      sum += ((1 + interest) ** (-t / 12) / 12) * (own + partnerPart * (1 - own) * partner);
    }
    return sum;
  };
  return (of('M') + of('V')) / 2;
}

/** a: the yearly sum in advance less one half. */
function annuity(alive: (years: number) => number, interest: number): number {
  let sum = -0.5;
  for (let t = 0; t <= 130; t++) sum += (1 + interest) ** -t * alive(t);
  return sum;
}

/** NSP at a whole age. */
export function premiumAt(
  input: AveragePayDossierInput,
  terms: SinglePremiumTerms,
  pensionAge: number,
  sex: TableSex,
  x: number,
  year: number,
): number {
  const table = mortalityTable(terms.mortalityTable);
  const factor = input.assumptions.mortalityFactor;
  const pp = input.current.partnerFraction;
  const i = terms.interest;
  const n = pensionAge - x;
  const own = (from: number, years: number): number =>
    survival(table, factor, sex, x + from + terms.participantShift, year + from, 12 * years);
  const partner = (from: number, years: number): number =>
    survival(table, factor, other(sex), partnerAge(sex, x) + from + terms.partnerShift, year + from, 12 * years);
  const dies = (t: number): number => q(table, factor, sex, x + t + terms.participantShift, year + t);
  const ay = (t: number): number => annuity((years) => partner(t, years), i);
  const reach = (1 + i) ** -n * own(0, n);
  let value = reach * annuity((years) => own(n, years), i);
  if (terms.variant === 'none') return value;
  value += pp * reach * (ay(n) - annuity((years) => own(n, years) * partner(n, years), i));
  if (terms.variant === 'deferred') return value;
  for (let t = 0; t < n; t++) value += pp * own(0, t) * dies(t) * (1 + i) ** -(t + 0.5) * ((ay(t) + ay(t + 1)) / 2);
  if (terms.variant === 'accrued' || n === 0) return value;
  return value + pp * dies(0) * (1 + i) ** -0.5 * ((ay(0) + ay(1)) / 2) * (n - 0.5);
}

/** The ambition scale, class by class. */
export function directAmbitionScale(input: AveragePayDossierInput): Scale {
  const ambition = input.ambition!;
  const R = Math.floor(input.next.pensionAgeInMonths / 12);
  const rows: { fromAge: number; rate: number }[] = [];
  for (let fromAge = 15; fromAge <= 65 && fromAge < R; fromAge += 5) {
    const lastAge = fromAge === 65 ? R - 1 : fromAge + 4;
    const age = fromAge === 15 ? 18 : (fromAge + lastAge) / 2;
    const at = (x: number): number => premiumAt(input, ambition, R, 'M', x, input.transitionDate.year);
    rows.push({ fromAge, rate: (ambition.accrualRate * (at(Math.floor(age)) + at(Math.ceil(age)))) / 2 });
  }
  return rows;
}
