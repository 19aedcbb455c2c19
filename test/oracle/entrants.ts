import type { OracleDossier, OracleParticipant } from '#test/oracle/dossier.ts';
import { ageInYears, januaries, type Life, lifeOf, lives, monthsToTransition } from '#test/oracle/life.ts';
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
  if (m < entry || m >= life[scheme].pensionMonth) return 0;
  let left = count;
  for (let start = entry; start + 12 <= m; start += 12) {
    left *= 1 - rowValue(dossier.uitstroom, ageInYears(dossier, life.person, start), 0);
  }
  return left;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Full-time salary of entrants at the level of the valuation date. */
export function entrySalary(dossier: OracleDossier): number {
  if (dossier.instroom_salaris !== null) return dossier.instroom_salaris;
  const group = lives(dossier);
  return sum(group.map(({ person }) => person.salaris)) / group.length;
}

/** Someone of the exact entry age in month `entry`. */
function entrant(dossier: OracleDossier, entry: number): Life {
  const bornMonths =
    12 * dossier.peildatum[0]! + dossier.peildatum[1]! - 1 + entry - 12 * (dossier.instroom_leeftijd ?? 32);
  const person: OracleParticipant = {
    nr: `instroom ${entry}`,
    geboren: [Math.floor(bornMonths / 12), (bornMonths % 12) + 1, 1],
    geslacht: 'X',
    salaris: entrySalary(dossier) * (1 + dossier.loonstijging) ** januaries(dossier, entry),
    deeltijd: 1,
    meerekenen: 'ja',
    start: 0,
  };
  return lifeOf(dossier, person, entry);
}

/** Everybody in thirty years under a scheme: exits of year k, by leaving or retiring, are replaced at the start of k+1. */
export function members(dossier: OracleDossier, scheme: Scheme): Member[] {
  const transition = monthsToTransition(dossier);
  const all: Member[] = lives(dossier).map((life) => ({ life, entry: transition, count: 1 }));
  const headCount = (m: number): number => sum(all.map((member) => present(dossier, member, scheme, m)));
  for (let k = 0; k + 1 < openYears; k += 1) {
    const start = transition + 12 * k;
    const exits = headCount(start) - headCount(start + 12);
    all.push({
      life: entrant(dossier, start + 12),
      entry: start + 12,
      count: dossier.vervanging * exits,
    });
  }
  return all;
}
