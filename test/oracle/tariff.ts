import type { OracleDossier } from '#test/oracle/dossier.ts';
import { deathChance, type OneSex } from '#test/oracle/tables.ts';

/** The basis of a single premium (section 5): the insurer's tariff or the ambition. */
export interface TariffBasis {
  readonly interest: number;
  /** From the start of a pension on; the same as before it but where pensions in payment are indexed. */
  readonly paymentInterest: number;
  readonly table: string;
  /** On every death chance: "all q x ervaringsfactor", the tariff's too. */
  readonly factor: number;
  readonly ownShift: number;
  readonly partnerShift: number;
  readonly variant: string;
  readonly partner: number;
  readonly pensionAge: number;
}

export function insurersBasis(dossier: OracleDossier): TariffBasis {
  return {
    interest: dossier.tarief_rekenrente,
    paymentInterest: dossier.tarief_rekenrente,
    table: dossier.tarief_sterftetafel,
    factor: dossier.ervaringsfactor,
    ownShift: dossier.tarief_leeftijdscorrectie_deelnemer,
    partnerShift: dossier.tarief_leeftijdscorrectie_partner,
    variant: dossier.tarief_partnervariant,
    partner: dossier.huidig_partnerpensioen,
    pensionAge: dossier.huidig_pensioenleeftijd,
  };
}

/** The insurer's basis at the risk-free interest, each interest less the indexation that is sure in its time. */
export function marketBasis(dossier: OracleDossier): TariffBasis {
  const netOf = (indexation: number): number => (1 + dossier.risicovrije_rente) / (1 + indexation) - 1;
  return {
    ...insurersBasis(dossier),
    interest: netOf(dossier.huidig_indexatie_betaald === 'ja' ? dossier.huidig_indexatie_actieven : 0),
    paymentInterest: netOf(dossier.huidig_indexatie_na_ingang),
  };
}

export function ambitionBasis(dossier: OracleDossier): TariffBasis {
  return {
    interest: dossier.ambitie_rekenrente,
    paymentInterest: dossier.ambitie_rekenrente,
    table: dossier.ambitie_sterftetafel,
    factor: dossier.ervaringsfactor,
    ownShift: dossier.ambitie_leeftijdscorrectie_deelnemer,
    partnerShift: dossier.ambitie_leeftijdscorrectie_partner,
    variant: dossier.ambitie_partnervariant,
    partner: dossier.huidig_partnerpensioen,
    pensionAge: Math.floor(dossier.nieuw_pensioenleeftijd),
  };
}

/** A life with its age in a calendar year; the table is read at the shifted age. */
interface Life {
  readonly sex: OneSex;
  readonly age: number;
  readonly year: number;
  readonly shift: number;
}

const later = (life: Life, years: number): Life => ({ ...life, age: life.age + years, year: life.year + years });

function death({ table, factor }: TariffBasis, life: Life): number {
  // Past the end of the table nobody lives on, whatever the factor.
  if (life.age + life.shift > 120) return 1;
  return Math.min(1, factor * deathChance(table, life.sex, life.age + life.shift, life.year));
}

function survival(basis: TariffBasis, life: Life, years: number): number {
  let alive = 1;
  for (let t = 0; t < years; t += 1) alive *= 1 - death(basis, later(life, t));
  return alive;
}

const knownAnnuities = new Map<string, number>();

/** The annuity of a partner alone, remembered: the same lives return for every age of the participant. */
function partnersAnnuity(basis: TariffBasis, life: Life): number {
  const { table, factor, paymentInterest } = basis;
  const key = [table, factor, paymentInterest, life.shift, life.sex, life.age, life.year].join(' ');
  const known = knownAnnuities.get(key);
  if (known !== undefined) return known;
  const annuity = continuousAnnuity(basis, [life]);
  knownAnnuities.set(key, annuity);
  return annuity;
}

/** Continuous annuity on the joint life of all `lives`: the yearly sum in advance minus one half. */
function continuousAnnuity(basis: TariffBasis, lives: readonly Life[]): number {
  let alive = 1;
  let sum = 0;
  for (let t = 0; alive > 0; t += 1) {
    sum += alive * (1 + basis.paymentInterest) ** -t;
    for (const life of lives) alive *= 1 - death(basis, later(life, t));
  }
  return sum - 1 / 2;
}

function premiumOfOne(basis: TariffBasis, sex: OneSex, age: number, year: number): number {
  const { interest, partner, pensionAge, variant } = basis;
  const n = pensionAge - age;
  const own: Life = { sex, age, year, shift: basis.ownShift };
  const other: Life = {
    sex: sex === 'M' ? 'V' : 'M',
    age: sex === 'M' ? age - 3 : age + 3,
    year,
    shift: basis.partnerShift,
  };
  const v = (t: number): number => (1 + interest) ** -t;
  const reach = v(n) * survival(basis, own, n);
  let premium = reach * continuousAnnuity(basis, [later(own, n)]);
  if (variant === 'geen') return premium;
  const afterN = [later(own, n), later(other, n)];
  premium += partner * reach * (continuousAnnuity(basis, [afterN[1]!]) - continuousAnnuity(basis, afterN));
  if (variant === 'uitgesteld') return premium;
  const halfway = (t: number): number =>
    (partnersAnnuity(basis, later(other, t)) + partnersAnnuity(basis, later(other, t + 1))) / 2;
  let alive = 1;
  for (let t = 0; t < n; t += 1) {
    const dies = death(basis, later(own, t));
    premium += partner * alive * dies * v(t + 1 / 2) * halfway(t);
    alive *= 1 - dies;
  }
  if (variant === 'direct ingaand') return premium;
  // Nothing is left to reach at the pension age itself.
  if (n > 0) premium += partner * death(basis, own) * v(1 / 2) * halfway(0) * (n - 1 / 2);
  return premium;
}

const knownPremiums = new Map<string, number>();

function premiumAtWholeAge(basis: TariffBasis, sex: OneSex, age: number, year: number): number {
  const key = [...Object.values(basis), sex, age, year].join(' ');
  const known = knownPremiums.get(key);
  if (known !== undefined) return known;
  const premium = premiumOfOne(basis, sex, age, year);
  knownPremiums.set(key, premium);
  return premium;
}

/** Single premium for EUR 1 of old-age pension at an age in months; X (or empty) is the mean of man and woman. */
export function singlePremium(basis: TariffBasis, sex: string, ageInMonths: number, year: number): number {
  if (sex !== 'M' && sex !== 'V') {
    return (singlePremium(basis, 'M', ageInMonths, year) + singlePremium(basis, 'V', ageInMonths, year)) / 2;
  }
  const whole = Math.floor(ageInMonths / 12);
  const part = (ageInMonths - 12 * whole) / 12;
  const before = premiumAtWholeAge(basis, sex, whole, year);
  if (part === 0) return before;
  return (1 - part) * before + part * premiumAtWholeAge(basis, sex, whole + 1, year);
}

/** Price from the own tariff table: linear between the rows, constant outside them. */
function tablePrice(rows: readonly (readonly [number, number])[], age: number): number {
  const sorted = [...rows].sort((a, b) => a[0] - b[0]);
  if (age <= sorted[0]![0]) return sorted[0]![1];
  for (let index = 1; index < sorted.length; index += 1) {
    const [from, low] = sorted[index - 1]!;
    const [to, high] = sorted[index]!;
    if (age <= to) return low + ((age - from) / (to - from)) * (high - low);
  }
  return sorted.at(-1)![1];
}

/** What EUR 1 of accrued pension costs the employer, with the loading for cost. */
export function tariffPrice(dossier: OracleDossier, sex: string, ageInMonths: number, year: number): number {
  const price =
    dossier.tarief.length > 0
      ? tablePrice(dossier.tarief, ageInMonths / 12)
      : singlePremium(insurersBasis(dossier), sex, ageInMonths, year);
  return price * (1 + dossier.tarief_kostenopslag);
}
