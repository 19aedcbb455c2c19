import { type MortalityBasis, type SurvivalByYear, survivalByYear } from '#core/annuity/survival.ts';
import type { TableSex } from '#core/mortality/mortality-table.ts';

/** The partner is of the other sex, present with certainty; a man's is so many years younger, a woman's so much older. */
export const partnerAgeDifference = 3;

/** Survival of a participant from the pension date on, of the partner, and of both, two independent lives. */
export interface CoupleSurvival {
  readonly own: SurvivalByYear;
  readonly partner: SurvivalByYear;
  readonly both: SurvivalByYear;
}

/** The couple of a participant of that whole age at the start of a calendar year. */
export type Couples = (sex: TableSex, age: number, year: number) => CoupleSurvival;

/**
 * The couples on one basis of mortality, each worked out once: who survives does not depend on interest nor on the partner part, so
 * that prices at several of them share it.
 */
export function couples(basis: MortalityBasis): Couples {
  const known = new Map<number, CoupleSurvival>();
  return (sex, age, year) => {
    // Ages are below 1,000, so that one whole number encodes age, year and sex.
    const key = 2 * (1000 * year + age) + Number(sex === 'V');
    const couple = known.get(key) ?? coupleSurvival(basis, sex, age, year);
    known.set(key, couple);
    return couple;
  };
}

function coupleSurvival(basis: MortalityBasis, sex: TableSex, age: number, year: number): CoupleSurvival {
  const own = survivalByYear(basis, sex, age, year);
  const partner =
    sex === 'M'
      ? survivalByYear(basis, 'V', age - partnerAgeDifference, year)
      : survivalByYear(basis, 'M', age + partnerAgeDifference, year);
  return { own, partner, both: bothAlive(own, partner) };
}

/** Both alive, year by year up to the end of the shorter life: p_xy = p_x p_y in each month, so in each part of it too. */
function bothAlive(own: SurvivalByYear, partner: SurvivalByYear): SurvivalByYear {
  const product = (one: Float64Array, other: Float64Array): Float64Array => {
    const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
    return shorter.map((part, year) => part * longer[year]!);
  };
  return { alive: product(own.alive, partner.alive), monthly: product(own.monthly, partner.monthly) };
}
