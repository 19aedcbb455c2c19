import { annuityPrice, meanSurvival, type MortalityBasis } from '#test/oracle/annuity.ts';
import { mustIndex, type OracleDossier, type Row } from '#test/oracle/dossier.ts';
import { calendarYear, januaries, type Life, monthsToTransition } from '#test/oracle/life.ts';
import { currentRate, newRate } from '#test/oracle/own-premium.ts';
import { rowValue } from '#test/oracle/tables.ts';

/** Rates of the new scheme by age, or the current scheme going on. */
export type Alternative = 'ongewijzigd' | readonly Row[];

/** Returns and interest at which pensions are reckoned (section 6: `profijt_basis`). */
export interface Basis {
  readonly interest: number;
  readonly equity: number;
  readonly bonds: number;
  /** Returns are after cost: nothing comes off them. */
  readonly isFree: boolean;
}

export function expectedBasis(dossier: OracleDossier): Basis {
  return {
    interest: dossier.omrekenrente,
    equity: dossier.rendement_aandelen,
    bonds: dossier.rendement_obligaties,
    isFree: false,
  };
}

export function riskFreeBasis({ risicovrije_rente: rate }: OracleDossier): Basis {
  return { interest: rate, equity: rate, bonds: rate, isFree: true };
}

/** What capital is invested in: a lifecycle, and what that costs a year. */
export interface Product {
  readonly lifecycle: readonly Row[];
  readonly cost: number;
}

export const newProduct = ({ lifecycle, beleggingskosten }: OracleDossier): Product => ({
  lifecycle,
  cost: beleggingskosten,
});

export function currentProduct(dossier: OracleDossier): Product {
  const { lifecycle, cost } = newProduct(dossier);
  return {
    lifecycle: dossier.huidige_lifecycle.length > 0 ? dossier.huidige_lifecycle : lifecycle,
    cost: dossier.huidig_beleggingskosten ?? cost,
  };
}

/** What EUR 1 becomes in a month with so many full years to pension. */
export function monthlyGrowth({ lifecycle, cost }: Product, basis: Basis, years: number): number {
  const lowest = Math.min(...lifecycle.map(([row]) => row));
  const weight = rowValue(lifecycle, Math.max(years, lowest), 0);
  return (1 + weight * basis.equity + (1 - weight) * basis.bonds - (basis.isFree ? 0 : cost)) ** (1 / 12);
}

/** A(k) of the new product for k = 0..months. */
export function accumulations(dossier: OracleDossier, basis: Basis, months: number): number[] {
  const series = [1];
  for (let k = 1; k <= months; k += 1)
    series.push(series[k - 1]! * monthlyGrowth(newProduct(dossier), basis, Math.floor((k - 1) / 12)));
  return series;
}

/** Capital at `pensionMonth`, month by month: what there is and what comes in at the start of a month grows in it by a product. */
function capitalAt(
  basis: Basis,
  pensionMonth: number,
  start: number,
  invested: readonly number[],
  productIn: (month: number) => Product,
): number {
  let capital = start;
  for (let m = 0; m < pensionMonth; m += 1) {
    const years = Math.floor((pensionMonth - m - 1) / 12);
    capital = (capital + (invested[m] ?? 0)) * monthlyGrowth(productIn(m), basis, years);
  }
  return capital;
}

const mortality = (dossier: OracleDossier): MortalityBasis => ({
  table: dossier.sterftetafel,
  factor: dossier.ervaringsfactor,
  older: dossier.ouder_in_tafel ?? 0,
});

/** price(R) of section 4 for someone who reaches R in month `pensionMonth`. */
export function priceAt(dossier: OracleDossier, basis: Basis, pensionAge: number, pensionMonth: number): number {
  return annuityPrice(mortality(dossier), {
    age: Math.floor(pensionAge),
    year: calendarYear(dossier, pensionMonth),
    interest: basis.interest,
    partner: dossier.partnerpensioen_na_pensioendatum,
  });
}

/** ownPrice(Rc): the value of EUR 1 of the current scheme's pension in its own form. */
function ownPrice(dossier: OracleDossier, basis: Basis, life: Life): number {
  const { pensioenleeftijd } = life.current.terms;
  if (dossier.soort === 'dcToDc') return priceAt(dossier, basis, pensioenleeftijd, life.current.pensionMonth);
  const variant = dossier.soort === 'dbToDc' ? dossier.tarief_partnervariant : dossier.ambitie_partnervariant;
  return annuityPrice(mortality(dossier), {
    age: pensioenleeftijd,
    year: calendarYear(dossier, life.current.pensionMonth),
    interest: (1 + basis.interest) / (1 + dossier.huidig_indexatie_na_ingang) - 1,
    partner: variant === 'geen' ? 0 : dossier.huidig_partnerpensioen,
  });
}

/** A pension in the form and from the age of the current scheme, restated to the new scheme's ("one form for all"). */
export function restated(dossier: OracleDossier, basis: Basis, life: Life, pension: number): number {
  const from = life.current;
  const to = life.next;
  const price = priceAt(dossier, basis, to.terms.pensioenleeftijd, to.pensionMonth);
  const value = pension * ownPrice(dossier, basis, life);
  const months = to.pensionMonth - from.pensionMonth;
  const v = (1 + basis.interest) ** (-Math.abs(months) / 12);
  const early = months >= 0 ? from : to;
  const s = meanSurvival(
    mortality(dossier),
    Math.floor(early.terms.pensioenleeftijd),
    calendarYear(dossier, early.pensionMonth),
    Math.abs(months),
  );
  return months >= 0 ? value / (v * s * price) : (value * v * s) / price;
}

/** Accrual and indexation of the reference: the insured scheme's own, or the ambition's. */
const accrualOf = (dossier: OracleDossier): { rate: number; indexation: number } =>
  dossier.soort === 'dbToDc'
    ? { rate: dossier.huidig_opbouwpercentage, indexation: dossier.huidig_indexatie_actieven }
    : { rate: dossier.ambitie_opbouwpercentage, indexation: dossier.ambitie_toeslag };

/** DB pension at Rc: accrual of months before `until` (of all when the scheme goes on), with its indexation. */
function accruedPension(dossier: OracleDossier, life: Life, stopsAt: number | null): number {
  const { rate, indexation } = accrualOf(dossier);
  const end = life.current.pensionMonth;
  const last = stopsAt ?? life.current.endMonth;
  // Unconditional indexation goes on up to the end of premium, as of those in service.
  const ofLeavers = mustIndex(dossier) ? life.current.endMonth : last;
  const afterwards =
    (1 + dossier.huidig_indexatie_actieven) ** (januaries(dossier, ofLeavers) - januaries(dossier, last)) *
    (1 + dossier.huidig_indexatie_inactieven) ** (januaries(dossier, end) - januaries(dossier, ofLeavers));
  const lastJanuaries = januaries(dossier, last);
  let pension = life.person.start * (1 + indexation) ** lastJanuaries;
  for (let m = 0; m < last; m += 1) {
    const accrual = (rate * life.current.base[m]!) / 12;
    pension += accrual * (1 + indexation) ** (lastJanuaries - januaries(dossier, m));
  }
  return pension * afterwards;
}

/** Premiums of the current premium scheme, invested, for the months before `until`. */
function currentInvested(dossier: OracleDossier, life: Life, until: number): number[] {
  const { base, bracketAge, terms } = life.current;
  const invested: number[] = [];
  for (let m = 0; m < until; m += 1) {
    const rate = currentRate(dossier, life.person, bracketAge[m]!);
    invested.push(((rate * base[m]!) / 12) * (1 - terms.kosten_op_inleg));
  }
  return invested;
}

function nextInvested(dossier: OracleDossier, life: Life, rates: readonly Row[]): number[] {
  const { base, bracketAge, terms, endMonth } = life.next;
  const invested: number[] = [];
  for (let m = monthsToTransition(dossier); m < endMonth; m += 1) {
    invested[m] =
      ((newRate(dossier, life.person, rates, bracketAge[m]!) * base[m]!) / 12) * (1 - terms.kosten_op_inleg);
  }
  return invested;
}

/** Capital at the new pension date: of premiums from T on, and from a premium scheme of what was there before. */
export function newCapital(dossier: OracleDossier, life: Life, rates: readonly Row[], basis: Basis): number {
  const premiums = nextInvested(dossier, life, rates);
  return (
    capitalAt(basis, life.next.pensionMonth, 0, premiums, () => newProduct(dossier)) +
    (dossier.soort === 'dcToDc' ? capitalBefore(dossier, life, basis) : 0)
  );
}

/** What there was and came in before T, at the new pension date: it keeps the current product, or moves at T. */
function capitalBefore(dossier: OracleDossier, life: Life, basis: Basis): number {
  const transition = monthsToTransition(dossier);
  const moves = dossier.bestaand_kapitaal === 'gaat mee';
  return capitalAt(
    basis,
    life.next.pensionMonth,
    life.person.start,
    currentInvested(dossier, life, transition),
    (month) => (moves && month >= transition ? newProduct(dossier) : currentProduct(dossier)),
  );
}

/** Pension a year from the new pension date in the new form, in money of then. */
export function pensionOf(dossier: OracleDossier, life: Life, alternative: Alternative, basis: Basis): number {
  const transition = monthsToTransition(dossier);
  const isPremiumScheme = dossier.soort === 'dcToDc';
  const { start } = life.person;
  if (alternative === 'ongewijzigd') {
    if (!isPremiumScheme) return restated(dossier, basis, life, accruedPension(dossier, life, null));
    const { pensionMonth, endMonth, terms } = life.current;
    const invested = currentInvested(dossier, life, endMonth);
    const capital = capitalAt(basis, pensionMonth, start, invested, () => currentProduct(dossier));
    const price = priceAt(dossier, basis, terms.pensioenleeftijd, pensionMonth);
    return restated(dossier, basis, life, capital / price);
  }
  const { pensionMonth, terms } = life.next;
  const capital = newCapital(dossier, life, alternative, basis);
  const fromCapital = capital / priceAt(dossier, basis, terms.pensioenleeftijd, pensionMonth);
  if (isPremiumScheme) return fromCapital;
  return fromCapital + restated(dossier, basis, life, accruedPension(dossier, life, transition));
}

/** Turns money of the new pension date into today's. */
export const deflator = (dossier: OracleDossier, life: Life): number =>
  (1 + dossier.prijsinflatie) ** (-life.next.pensionMonth / 12);
