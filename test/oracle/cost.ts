import { mustIndex, type OracleDossier } from '#test/oracle/dossier.ts';
import {
  ageInMonths,
  ageInYears,
  calendarYear,
  type Trajectory,
  isJanuary,
  januaries,
  type Life,
  monthsToTransition,
  paidPart,
} from '#test/oracle/life.ts';
import type { Alternative } from '#test/oracle/pension.ts';
import { currentRate, newRate } from '#test/oracle/own-premium.ts';
import { rowValue } from '#test/oracle/tables.ts';
import { tariffPrice } from '#test/oracle/tariff.ts';

/** The premium that is really paid; 0, like empty, is not filled in: the tariff decides (as in the reference dossiers). */
const paidPremium = ({ huidig_betaalde_premie: paid }: OracleDossier): number | null => (paid === 0 ? null : paid);

/** Total premium of month m (employer and employee, without opslag_premie). */
export function premiumOfMonth(dossier: OracleDossier, life: Life, alternative: Alternative, m: number): number {
  const trajectory = alternative === 'ongewijzigd' ? life.current : life.next;
  if (m >= trajectory.endMonth) return 0;
  const base = trajectory.base[m]! / 12;
  if (alternative !== 'ongewijzigd')
    return newRate(dossier, life.person, alternative, trajectory.bracketAge[m]!) * base;
  if (dossier.soort === 'dcToDc') return currentRate(dossier, life.person, trajectory.bracketAge[m]!) * base;
  if (paidPremium(dossier) !== null) return paidPremium(dossier)! * base;
  const { person } = life;
  const price = tariffPrice(dossier, person.geslacht, ageInMonths(dossier, person, m), calendarYear(dossier, m));
  return dossier.huidig_opbouwpercentage * base * price;
}

export function employeeContribution(dossier: OracleDossier, life: Life, alternative: Alternative, m: number): number {
  const trajectory = alternative === 'ongewijzigd' ? life.current : life.next;
  if (m >= trajectory.endMonth) return 0;
  const { eigen_bijdrage_soort: kind, eigen_bijdrage: first } = trajectory.terms;
  const rate = alternative === 'ongewijzigd' ? first : newContribution(dossier, m);
  const shared = sharedPremium(dossier, life, alternative, m);
  if (kind === '% van pensioengrondslag') return shared + (rate * trajectory.base[m]!) / 12;
  if (kind === '% van salaris')
    return shared + (rate * trajectory.salary[m]! * life.person.deeltijd * paidPart(life.person)) / 12;
  if (kind === '% van de premie') return shared + rate * premiumOfMonth(dossier, life, alternative, m);
  throw new Error(`No kind ${kind}`);
}

/** The own contribution to the new scheme in month m: the last row of the table that has begun. */
function newContribution(dossier: OracleDossier, m: number): number {
  const now = 12 * dossier.peildatum[0]! + dossier.peildatum[1]! + m;
  let rate = dossier.nieuw_eigen_bijdrage;
  for (const [[year, month], later] of dossier.eigen_bijdrage_tabel ?? []) {
    if (12 * year! + month! <= now) rate = later;
  }
  return rate;
}

/** What employees pay on top of what the premium rate of month m lies above the level. */
function sharedPremium(dossier: OracleDossier, life: Life, alternative: Alternative, m: number): number {
  const { nieuw_deling_deel: part = 0, nieuw_deling_boven: level = 0 } = dossier;
  if (alternative === 'ongewijzigd' || part === 0) return 0;
  const above = Math.max(0, newRate(dossier, life.person, alternative, life.next.bracketAge[m]!) - level);
  return (part * above * life.next.base[m]!) / 12;
}

/** DB pension accrued in the months from `first` to before `until`, indexed up to the January before month m (a January). */
function accruedBetween(dossier: OracleDossier, life: Life, first: number, m: number, until = m): number {
  const growth = 1 + dossier.huidig_indexatie_actieven;
  const januariesBefore = januaries(dossier, m) - 1;
  let accrued = 0;
  for (let earlier = first; earlier < until; earlier += 1) {
    const accrual = (dossier.huidig_opbouwpercentage * life.current.base[earlier]!) / 12;
    accrued += accrual * growth ** (januariesBefore - januaries(dossier, earlier));
  }
  return accrued;
}

/** All DB pension accrued before month `until`, indexed up to the January before month m (a January). */
const accruedBefore = (dossier: OracleDossier, life: Life, m: number, until = m): number =>
  life.person.start * (1 + dossier.huidig_indexatie_actieven) ** (januaries(dossier, m) - 1) +
  accruedBetween(dossier, life, life.since, m, until);

/** What the employer pays in month m to index so much pension. */
function priceOfIndexation(dossier: OracleDossier, life: Life, m: number, accrued: () => number): number {
  const bought =
    dossier.soort !== 'dcToDc' &&
    dossier.huidig_indexatie_betaald === 'ja' &&
    paidPremium(dossier) === null &&
    isJanuary(dossier, m);
  if (!bought || dossier.huidig_indexatie_actieven === 0) return 0;
  const { person } = life;
  const price = tariffPrice(dossier, person.geslacht, ageInMonths(dossier, person, m), calendarYear(dossier, m));
  return dossier.huidig_indexatie_actieven * accrued() * price;
}

/** Indexation bought in month m of the current scheme. */
const boughtIndexation = (dossier: OracleDossier, life: Life, m: number): number =>
  priceOfIndexation(dossier, life, m, () => accruedBefore(dossier, life, m));

/** The part of it that is bought for what was accrued since the transition. */
export const boughtForNewPension = (dossier: OracleDossier, life: Life, m: number): number =>
  priceOfIndexation(dossier, life, m, () => accruedBetween(dossier, life, monthsToTransition(dossier), m));

/** And the part that is bought for what was there at the transition. */
export const boughtForAccruedPension = (dossier: OracleDossier, life: Life, m: number): number =>
  priceOfIndexation(dossier, life, m, () => accruedBefore(dossier, life, m, monthsToTransition(dossier)));

/** Indexation paid in month m beside an alternative: of all, or under the new scheme only what must go on, while the current one would pay. */
function indexationOf(dossier: OracleDossier, life: Life, alternative: Alternative, m: number): number {
  if (alternative === 'ongewijzigd') return boughtIndexation(dossier, life, m);
  const goesOn = mustIndex(dossier) && m >= Math.max(1, monthsToTransition(dossier)) && m < life.current.endMonth;
  return goesOn ? boughtForAccruedPension(dossier, life, m) : 0;
}

/** Risk premium as a part of salary in month m: by the age on its first day where the scheme has such a table. */
function riskRate(dossier: OracleDossier, life: Life, alternative: Alternative, m: number): number {
  const isCurrent = alternative === 'ongewijzigd';
  const rows = (isCurrent ? dossier.huidige_risicopremie : dossier.nieuwe_risicopremie) ?? [];
  if (rows.length > 0) return rowValue(rows, ageInYears(dossier, life.person, m), 0);
  return (isCurrent ? life.current : life.next).terms.risicopremie_salaris;
}

/** What the employer pays for in month m, in EUR; what employees pay is taken off. */
export function partsOfMonth(
  dossier: OracleDossier,
  life: Life,
  alternative: Alternative,
  m: number,
): Readonly<Record<'premie' | 'opslag' | 'risico' | 'kosten' | 'indexatie' | 'bijdrage', number>> {
  const { endMonth, terms, base, salary }: Trajectory = alternative === 'ongewijzigd' ? life.current : life.next;
  if (m >= endMonth) return { premie: 0, opslag: 0, risico: 0, kosten: 0, indexatie: 0, bijdrage: 0 };
  const premie = premiumOfMonth(dossier, life, alternative, m);
  const paid = paidPart(life.person);
  const overSalary = riskRate(dossier, life, alternative, m) * salary[m]! * life.person.deeltijd * paid;
  return {
    premie,
    opslag: terms.opslag_premie * premie,
    risico: (terms.risicopremie_grondslag * base[m]! + overSalary) / 12,
    kosten: (paid * terms.kosten_per_deelnemer * (1 + dossier.prijsinflatie) ** januaries(dossier, m)) / 12,
    indexatie: indexationOf(dossier, life, alternative, m),
    bijdrage: employeeContribution(dossier, life, alternative, m),
  };
}

/** Employer cost of month m for someone in service. */
export function costOfMonth(dossier: OracleDossier, life: Life, alternative: Alternative, m: number): number {
  const trajectory: Trajectory = alternative === 'ongewijzigd' ? life.current : life.next;
  if (m >= trajectory.endMonth) return 0;
  const { terms } = trajectory;
  const paid = paidPart(life.person);
  let cost = premiumOfMonth(dossier, life, alternative, m) * (1 + terms.opslag_premie);
  cost -= employeeContribution(dossier, life, alternative, m);
  cost += (terms.risicopremie_grondslag * trajectory.base[m]!) / 12;
  cost += (paid * riskRate(dossier, life, alternative, m) * trajectory.salary[m]! * life.person.deeltijd) / 12;
  cost += (paid * terms.kosten_per_deelnemer * (1 + dossier.prijsinflatie) ** januaries(dossier, m)) / 12;
  return cost + indexationOf(dossier, life, alternative, m);
}

const knownChances = new WeakMap<OracleDossier, WeakMap<Life, number[]>>();

/** Chance that someone is still in service in month m >= T; by whole years since T, remembered. */
export function inService(dossier: OracleDossier, life: Life, m: number): number {
  const transition = monthsToTransition(dossier);
  const known = knownChances.get(dossier) ?? new WeakMap<Life, number[]>();
  knownChances.set(dossier, known);
  const chances = known.get(life) ?? [1];
  known.set(life, chances);
  const year = Math.floor((m - transition) / 12);
  for (let k = chances.length; k <= year; k += 1) {
    const exit = rowValue(dossier.uitstroom, ageInYears(dossier, life.person, transition + 12 * (k - 1)), 0);
    chances.push(chances[k - 1]! * (1 - exit));
  }
  return chances[Math.max(0, year)]!;
}

/** H of section 5 in years; Infinity to pension date. */
export function horizonYears(dossier: OracleDossier): number {
  if (dossier.doel_horizon === 'eerste jaar') return 1;
  return dossier.doel_horizon === 'aantal jaren' ? dossier.doel_horizon_jaren : Infinity;
}

/** Discounted, weighted employer cost of one participant over H years from T. */
export function costOf(dossier: OracleDossier, life: Life, alternative: Alternative, years: number): number {
  const transition = monthsToTransition(dossier);
  const { endMonth } = alternative === 'ongewijzigd' ? life.current : life.next;
  let total = 0;
  for (let m = transition; m < Math.min(endMonth, transition + 12 * years); m += 1) {
    const discount = (1 + dossier.disconteringsvoet) ** (-(m - transition) / 12);
    total += discount * inService(dossier, life, m) * costOfMonth(dossier, life, alternative, m);
  }
  return total;
}
