import { entryTerms } from '#test/oracle/entrants.ts';
import { boughtForNewPension, premiumOfMonth } from '#test/oracle/cost.ts';
import { marketValue } from '#test/oracle/curve.ts';
import type { OracleDossier, Row } from '#test/oracle/dossier.ts';
import { ageInMonths, calendarYear, type Life, monthsToTransition } from '#test/oracle/life.ts';
import type { Alternative } from '#test/oracle/pension.ts';
import { marketBasis, singlePremium } from '#test/oracle/tariff.ts';

/** What an alternative means for one person. */
export interface Effects {
  readonly grossProfit: number;
  readonly netProfit: number;
}

/** Value at T of the premiums from T on. */
function valueOfPremiums(dossier: OracleDossier, life: Life, alternative: Alternative): number {
  const transition = monthsToTransition(dossier);
  const { endMonth } = alternative === 'ongewijzigd' ? life.current : life.next;
  let value = 0;
  for (let m = transition; m < endMonth; m += 1) {
    value += marketValue(dossier, m - transition) * premiumOfMonth(dossier, life, alternative, m);
  }
  return value;
}

/** Value at T of the indexation that is bought for the pension that is built from T on. */
function valueOfBoughtIndexation(dossier: OracleDossier, life: Life): number {
  const transition = monthsToTransition(dossier);
  let value = 0;
  for (let m = transition + 1; m < life.current.endMonth; m += 1) {
    value += marketValue(dossier, m - transition) * boughtForNewPension(dossier, life, m);
  }
  return value;
}

/** Value at T of the pension that average pay builds from T on, guaranteed. */
function valueOfAccrual(dossier: OracleDossier, { person, current }: Life): number {
  const transition = monthsToTransition(dossier);
  const isLevel = dossier.disconteringscurve === 'vast';
  const atTransition = marketBasis(dossier, 0);
  let value = 0;
  for (let m = transition; m < current.endMonth; m += 1) {
    const [age, year] = [ageInMonths(dossier, person, m), calendarYear(dossier, m)];
    // With one rate for every term a month later is the same but for that month's discount.
    const [valued, discount] = isLevel ? [0, marketValue(dossier, m - transition)] : [m - transition, 1];
    const basis = valued === 0 ? atTransition : marketBasis(dossier, valued);
    const price = singlePremium(basis, person.geslacht, age, year);
    value += (discount * dossier.huidig_opbouwpercentage * current.base[m]! * price) / 12;
  }
  return value;
}

export function effectsOf(dossier: OracleDossier, life: Life, alternative: Alternative): Effects {
  const grossProfit = valueOfPremiums(dossier, life, alternative);
  const isAveragePay = alternative === 'ongewijzigd' && dossier.soort !== 'dcToDc';
  const { kosten_op_inleg: entryCost } = (alternative === 'ongewijzigd' ? life.current : life.next).terms;
  return {
    grossProfit,
    // A premium's benefit is worth what is invested of it.
    netProfit: isAveragePay
      ? valueOfAccrual(dossier, life) - grossProfit - valueOfBoughtIndexation(dossier, life)
      : -entryCost * grossProfit,
  };
}

const times = (rows: readonly Row[], factor: number): Row[] =>
  rows.map(([from, chance]) => [from, Math.min(1, factor * chance)]);

const returns = (dossier: OracleDossier, change: number): OracleDossier => ({
  ...dossier,
  rendement_aandelen: dossier.rendement_aandelen + change,
  rendement_obligaties: dossier.rendement_obligaties + change,
});

/** Entrants who would have reached a pension age are not tried. */
function withOlderEntrants(dossier: OracleDossier): OracleDossier {
  const older = entryTerms(dossier).age + 5;
  const isTooOld = [dossier.huidig_pensioenleeftijd, dossier.nieuw_pensioenleeftijd].some((age) => older >= age);
  return isTooOld ? dossier : { ...dossier, instroom_leeftijd: older };
}

const withEntrySalary = (dossier: OracleDossier, factor: number): OracleDossier => ({
  ...dossier,
  instroom_salaris: factor * entryTerms(dossier).salary,
});

/** The changes of section 9, by the names of the core. */
export const changes: Readonly<Record<string, (dossier: OracleDossier) => OracleDossier>> = {
  returnUp: (dossier) => returns(dossier, 0.01),
  returnDown: (dossier) => returns(dossier, -0.01),
  conversionUp: (dossier) => ({ ...dossier, omrekenrente: dossier.omrekenrente + 0.01 }),
  conversionDown: (dossier) => ({ ...dossier, omrekenrente: dossier.omrekenrente - 0.01 }),
  wageGrowthUp: (dossier) => ({ ...dossier, loonstijging: dossier.loonstijging + 0.01 }),
  wageGrowthDown: (dossier) => ({ ...dossier, loonstijging: dossier.loonstijging - 0.01 }),
  exitsHalved: (dossier) => ({ ...dossier, uitstroom: times(dossier.uitstroom, 0.5) }),
  exitsDoubled: (dossier) => ({ ...dossier, uitstroom: times(dossier.uitstroom, 2) }),
  younger: (dossier) => ({ ...dossier, ouder_in_tafel: -1 }),
  older: (dossier) => ({ ...dossier, ouder_in_tafel: 1 }),
  discountUp: (dossier) => ({ ...dossier, disconteringsvoet: dossier.disconteringsvoet + 0.01 }),
  discountDown: (dossier) => ({ ...dossier, disconteringsvoet: dossier.disconteringsvoet - 0.01 }),
  replacementNone: (dossier) => ({ ...dossier, vervanging: 0 }),
  replacementMore: (dossier) => ({ ...dossier, vervanging: 1.5 }),
  entrantsOlder: withOlderEntrants,
  entrySalaryUp: (dossier) => withEntrySalary(dossier, 1.1),
  entrySalaryDown: (dossier) => withEntrySalary(dossier, 0.9),
};
