import { deathChance, type OneSex } from '#test/oracle/tables.ts';

export interface MortalityBasis {
  readonly table: string;
  readonly factor: number;
  /** Years that everybody counts as older in the table. */
  readonly older: number;
}

/** Chances to be alive t months after `age` in `year`, for t = 0.. until nobody is (section 4). */
export function monthlySurvival(basis: MortalityBasis, sex: OneSex, age: number, year: number): number[] {
  const alive = [1];
  for (let years = 0; age + basis.older + years <= 120; years += 1) {
    const inTable = deathChance(basis.table, sex, age + basis.older + years, year + years);
    const death = Math.min(1, inTable * basis.factor);
    const monthly = (1 - death) ** (1 / 12);
    for (let month = 0; month < 12; month += 1) alive.push(alive.at(-1)! * monthly);
  }
  // The last entry is exact age 121 of the table: who gets there is alive then, and never after.
  return alive;
}

/** Age of the partner of a man (3 years younger) or of a woman (3 years older). */
const partnerAge = (sex: OneSex, age: number): number => (sex === 'M' ? age - 3 : age + 3);
const otherSex = (sex: OneSex): OneSex => (sex === 'M' ? 'V' : 'M');

function priceOfOne(
  basis: MortalityBasis,
  sex: OneSex,
  { age, year, interest, partner }: { age: number; year: number; interest: number; partner: number },
): number {
  const own = rememberedSurvival(basis, sex, age, year);
  const other = rememberedSurvival(basis, otherSex(sex), partnerAge(sex, age), year);
  let price = 0;
  for (let t = 0; t < Math.max(own.length, other.length); t += 1) {
    const p = own[t] ?? 0;
    const q = other[t] ?? 0;
    price += (1 / 12) * (1 + interest) ** (-t / 12) * (p + partner * (1 - p) * q);
  }
  return price;
}

const knownPrices = new Map<string, number>();

/** Price of EUR 1 of yearly pension, monthly in advance: half the man's, half the woman's (section 4). */
export function annuityPrice(
  basis: MortalityBasis,
  terms: { age: number; year: number; interest: number; partner: number },
): number {
  const key = JSON.stringify([
    basis.table,
    basis.factor,
    basis.older,
    terms.age,
    terms.year,
    terms.interest,
    terms.partner,
  ]);
  const known = knownPrices.get(key);
  if (known !== undefined) return known;
  const price = (priceOfOne(basis, 'M', terms) + priceOfOne(basis, 'V', terms)) / 2;
  knownPrices.set(key, price);
  return price;
}

const knownSurvival = new Map<string, readonly number[]>();

/** The same chances, remembered: every month asked for returns them. */
function rememberedSurvival(basis: MortalityBasis, sex: OneSex, age: number, year: number): readonly number[] {
  const key = JSON.stringify([basis.table, basis.factor, basis.older, sex, age, year]);
  const known = knownSurvival.get(key) ?? monthlySurvival(basis, sex, age, year);
  knownSurvival.set(key, known);
  return known;
}

/** Mean of the man's and the woman's chance to live `months` more months from `age` in `year`. */
export function meanSurvival(basis: MortalityBasis, age: number, year: number, months: number): number {
  const man = rememberedSurvival(basis, 'M', age, year)[months] ?? 0;
  const woman = rememberedSurvival(basis, 'V', age, year)[months] ?? 0;
  return (man + woman) / 2;
}
