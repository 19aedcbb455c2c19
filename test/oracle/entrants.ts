import type { OracleDossier, OracleParticipant } from '#test/oracle/dossier.ts';
import { ageInYears, januaries, type Life, lifeOf, lives, monthsToTransition } from '#test/oracle/life.ts';
import { dayNumber } from '#test/oracle/own-premium.ts';
import { rowValue } from '#test/oracle/tables.ts';

/** Years over which the open group is followed. */
export const openYears = 30;

export type Scheme = 'current' | 'next';

/** Existing participants (entry at T) or a cohort of entrants, with how many they are at entry. */
export interface Member {
  readonly life: Life;
  readonly entry: number;
  readonly count: number;
}

/** Expected number of a member's in service in month m under a scheme. */
export function present(dossier: OracleDossier, { life, entry, count }: Member, scheme: Scheme, m: number): number {
  if (m < entry || m >= life[scheme].endMonth) return 0;
  let left = count;
  for (let start = entry; start + 12 <= m; start += 12) {
    left *= 1 - rowValue(dossier.uitstroom, ageInYears(dossier, life.person, start), 0);
  }
  return left;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export interface EntryTerms {
  readonly age: number;
  readonly ageSource: 'ingevuld' | 'afgeleid' | 'standaard';
  /** Full time, at the level of the valuation date. */
  readonly salary: number;
  readonly salarySource: 'ingevuld' | 'afgeleid' | 'gemiddelde van het bestand';
  readonly hires: number;
}

/** Who was hired from five years before the valuation date, that day included, up to it, that day excluded. */
const recentlyHired = ({ peildatum: [year, month] }: OracleDossier, group: readonly Life[]): OracleParticipant[] =>
  group
    .map(({ person }) => person)
    .filter(({ datum_in_dienst: hired }) => {
      if (hired === null || hired === undefined) return false;
      const day = dayNumber(hired);
      return day >= dayNumber([year! - 5, month!, 1]) && day < dayNumber([year!, month!, 1]);
    });

/** Whole years when hired; a birthday counts as the first of the birth month. */
function ageWhenHired({ geboren, datum_in_dienst: hired }: OracleParticipant): number {
  const hadBirthday = hired![1]! >= geboren[1]!;
  return hired![0]! - geboren[0]! - (hadBirthday ? 0 : 1);
}

const mean = (values: readonly number[]): number => sum(values) / values.length;

/** Age and salary of those who enter (section 8). */
export function entryTerms(dossier: OracleDossier): EntryTerms {
  const group = lives(dossier);
  const hired = recentlyHired(dossier, group);
  const isEnough = hired.length >= 3;
  const { instroom_leeftijd: age, instroom_salaris: salary } = dossier;
  return {
    age: age ?? (isEnough ? Math.round(mean(hired.map(ageWhenHired))) : 32),
    ageSource: age !== null ? 'ingevuld' : isEnough ? 'afgeleid' : 'standaard',
    salary: salary ?? mean((isEnough ? hired : group.map(({ person }) => person)).map(({ salaris }) => salaris)),
    salarySource: salary !== null ? 'ingevuld' : isEnough ? 'afgeleid' : 'gemiddelde van het bestand',
    hires: hired.length,
  };
}

/** The first day of a month of the grid. */
const dateAt = ({ peildatum: [year, month] }: OracleDossier, m: number): readonly number[] => [
  year! + Math.floor((month! - 1 + m) / 12),
  ((month! - 1 + m) % 12) + 1,
  1,
];

/** Someone of the exact entry age in month `entry`. */
function entrant(dossier: OracleDossier, { age, salary }: EntryTerms, entry: number): Life {
  const bornMonths = 12 * dossier.peildatum[0]! + dossier.peildatum[1]! - 1 + entry - 12 * age;
  const person: OracleParticipant = {
    nr: `instroom ${entry}`,
    geboren: [Math.floor(bornMonths / 12), (bornMonths % 12) + 1, 1],
    geslacht: 'X',
    salaris: salary * (1 + dossier.loonstijging) ** januaries(dossier, entry),
    deeltijd: 1,
    datum_in_dienst: dateAt(dossier, entry),
    meerekenen: 'ja',
    start: 0,
  };
  return lifeOf(dossier, person, entry);
}

/** Everybody in thirty years under a scheme: exits of year k, by leaving or retiring, are replaced at the start of k+1. */
export function members(dossier: OracleDossier, scheme: Scheme): Member[] {
  const transition = monthsToTransition(dossier);
  const terms = entryTerms(dossier);
  const all: Member[] = lives(dossier).map((life) => ({ life, entry: transition, count: 1 }));
  const headCount = (m: number): number => sum(all.map((member) => present(dossier, member, scheme, m)));
  for (let k = 0; k + 1 < openYears; k += 1) {
    const start = transition + 12 * k;
    const exits = headCount(start) - headCount(start + 12);
    all.push({
      life: entrant(dossier, terms, start + 12),
      entry: start + 12,
      count: dossier.vervanging * exits,
    });
  }
  return all;
}
