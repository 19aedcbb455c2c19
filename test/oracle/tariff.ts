import type { OracleDossier } from '#test/oracle/dossier.ts';
import { marketValue } from '#test/oracle/curve.ts';
import { deathChance, type OneSex } from '#test/oracle/tables.ts';

/** The basis of a single premium (section 5): the insurer's tariff or the ambition. */
export interface TariffBasis {
  /** Names what EUR 1 later is worth: two bases with the same name have the same values. */
  readonly values: string;
  /** What EUR 1 is worth so many months after the day to which everything is valued. */
  readonly valueAfter: (months: number) => number;
  /** How many months after that day the premium is paid. */
  readonly from: number;
  /** Yearly growth of a pension before its start, and from then on. */
  readonly indexation: number;
  readonly paymentIndexation: number;
  readonly table: string;
  /** On every death chance: "all q x ervaringsfactor", the tariff's too. */
  readonly factor: number;
  readonly ownShift: number;
  readonly partnerShift: number;
  readonly variant: string;
  readonly partner: number;
  readonly pensionAge: number;
}

const atInterest = (interest: number) => ({
  values: `interest ${interest}`,
  valueAfter: (months: number): number => (1 + interest) ** (-months / 12),
  from: 0,
  indexation: 0,
  paymentIndexation: 0,
});

const insurersBases = new WeakMap<OracleDossier, TariffBasis>();

/** One object for each dossier, so that its premiums are remembered. */
export function insurersBasis(dossier: OracleDossier): TariffBasis {
  const basis = insurersBases.get(dossier) ?? insurersBasisOf(dossier);
  insurersBases.set(dossier, basis);
  return basis;
}

function insurersBasisOf(dossier: OracleDossier): TariffBasis {
  return {
    ...atInterest(dossier.tarief_rekenrente),
    table: dossier.tarief_sterftetafel,
    factor: dossier.ervaringsfactor,
    ownShift: dossier.tarief_leeftijdscorrectie_deelnemer,
    partnerShift: dossier.tarief_leeftijdscorrectie_partner,
    variant: dossier.tarief_partnervariant,
    partner: dossier.huidig_partnerpensioen,
    pensionAge: dossier.huidig_pensioenleeftijd,
  };
}

/** The insurer's basis on the zero curve, with the indexation that is sure, for what is bought so many months after T. */
export function marketBasis(dossier: OracleDossier, months: number): TariffBasis {
  return {
    ...insurersBasis(dossier),
    values: `${dossier.disconteringscurve} ${dossier.risicovrije_rente}`,
    valueAfter: (later) => marketValue(dossier, later),
    from: months,
    indexation: dossier.huidig_indexatie_betaald === 'ja' ? dossier.huidig_indexatie_actieven : 0,
    paymentIndexation: dossier.huidig_indexatie_na_ingang,
  };
}

export function ambitionBasis(dossier: OracleDossier): TariffBasis {
  return {
    ...atInterest(dossier.ambitie_rekenrente),
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
  readonly isPartner: boolean;
}

const later = (life: Life, years: number): Life => ({ ...life, age: life.age + years, year: life.year + years });

/** Chance to die in the year that begins so many years later. */
function death({ table, factor }: TariffBasis, { sex, age, shift, year }: Life, years: number): number {
  const tableAge = age + shift + years;
  // Past the end of the table nobody lives on, whatever the factor.
  return tableAge > 120 ? 1 : Math.min(1, factor * deathChance(table, sex, tableAge, year + years));
}

function survival(basis: TariffBasis, life: Life, years: number): number {
  let alive = 1;
  for (let t = 0; t < years; t += 1) alive *= 1 - death(basis, life, t);
  return alive;
}

/** Continuous annuity on the joint life of all `lives` from a month on: the yearly sum in advance minus one half. */
function continuousAnnuity(basis: TariffBasis, lives: readonly Life[], month: number): number {
  let alive = 1;
  let sum = -basis.valueAfter(month) / 2;
  for (let t = 0; alive > 0; t += 1) {
    sum += alive * (1 + basis.paymentIndexation) ** t * basis.valueAfter(month + 12 * t);
    for (const life of lives) alive *= 1 - death(basis, life, t);
  }
  return sum;
}

const knownAnnuities = new Map<string, Map<number, number>>();

/** The same, remembered: the same lives return for every age of the participant. Of two lives, one is the other's partner. */
function rememberedAnnuity(basis: TariffBasis): (lives: readonly Life[], month: number) => number {
  const { values, table, factor, paymentIndexation, ownShift, partnerShift } = basis;
  const name = [values, table, factor, paymentIndexation, ownShift, partnerShift].join(' ');
  const known = knownAnnuities.get(name) ?? new Map<number, number>();
  knownAnnuities.set(name, known);
  return (lives, month) => {
    const { sex, age, year, isPartner } = lives[0]!;
    const who = (isPartner ? 0 : 2 * lives.length) + (sex === 'M' ? 0 : 1);
    const key = ((year * 1000 + age) * 10 + who) * 10_000 + month;
    const old = known.get(key);
    if (old !== undefined) return old;
    const annuity = continuousAnnuity(basis, lives, month);
    known.set(key, annuity);
    return annuity;
  };
}

function premiumOfOne(basis: TariffBasis, sex: OneSex, age: number, year: number): number {
  const { from, indexation, partner, pensionAge, variant } = basis;
  const n = pensionAge - age;
  const own: Life = { sex, age, year, shift: basis.ownShift, isPartner: false };
  const other: Life = {
    sex: sex === 'M' ? 'V' : 'M',
    age: sex === 'M' ? age - 3 : age + 3,
    year,
    shift: basis.partnerShift,
    isPartner: true,
  };
  const annuity = rememberedAnnuity(basis);
  const grown = (t: number): number => (1 + indexation) ** t;
  const reach = grown(n) * survival(basis, own, n);
  let premium = reach * annuity([later(own, n)], from + 12 * n);
  if (variant === 'geen') return premium;
  const afterN = [later(own, n), later(other, n)];
  const [ofPartner, ofBoth] = [[afterN[1]!], afterN].map((lives) => annuity(lives, from + 12 * n));
  premium += partner * reach * (ofPartner! - ofBoth!);
  if (variant === 'uitgesteld') return premium;
  // On death in year t the partner's pension starts halfway that year.
  const onDeath = (t: number): number => {
    const month = from + 12 * t + 6;
    return grown(t + 1 / 2) * ((annuity([later(other, t)], month) + annuity([later(other, t + 1)], month)) / 2);
  };
  let alive = 1;
  for (let t = 0; t < n; t += 1) {
    const dies = death(basis, own, t);
    premium += partner * alive * dies * onDeath(t);
    alive *= 1 - dies;
  }
  if (variant === 'direct ingaand') return premium;
  // Nothing is left to reach at the pension age itself.
  if (n > 0) premium += partner * death(basis, own, 0) * onDeath(0) * (n - 1 / 2);
  return premium;
}

const knownPremiums = new WeakMap<TariffBasis, Map<number, number>>();

function premiumAtWholeAge(basis: TariffBasis, sex: OneSex, age: number, year: number): number {
  // Paid in a month of its own, a premium does not return.
  if (basis.from > 0) return premiumOfOne(basis, sex, age, year);
  const known = knownPremiums.get(basis) ?? new Map<number, number>();
  knownPremiums.set(basis, known);
  const key = (year * 1000 + age) * 2 + (sex === 'M' ? 0 : 1);
  const premium = known.get(key) ?? premiumOfOne(basis, sex, age, year);
  known.set(key, premium);
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
