import { costOfMonth } from '#test/oracle/cost.ts';
import type { OracleDossier } from '#test/oracle/dossier.ts';
import { type Member, members, present, type Scheme } from '#test/oracle/entrants.ts';
import { lives, monthsToTransition } from '#test/oracle/life.ts';
import type { Alternative } from '#test/oracle/pension.ts';

/** Everybody in thirty years, when people leave at the pension age of the current and of the new scheme. */
export interface Groups {
  readonly dossier: OracleDossier;
  readonly current: readonly Member[];
  readonly next: readonly Member[];
  /** How many of the first members were there at the transition. */
  readonly existing: number;
}

export const groupsOf = (dossier: OracleDossier): Groups => ({
  dossier,
  current: members(dossier, 'current'),
  next: members(dossier, 'next'),
  existing: lives(dossier).length,
});

export interface Term {
  readonly from: number;
  readonly until: number;
}

/** Weighted employer cost of some members in the months `from` up to `until`; discounted to the transition or not. */
export function costOfGroup(
  dossier: OracleDossier,
  group: readonly Member[],
  [scheme, alternative]: readonly [Scheme, Alternative],
  { from, until }: Term,
  isDiscounted: boolean,
): number {
  const transition = monthsToTransition(dossier);
  let cost = 0;
  for (const member of group) {
    const last = Math.min(until, member.life[scheme].endMonth);
    for (let m = Math.max(from, member.entry); m < last; m += 1) {
      const discount = isDiscounted ? (1 + dossier.disconteringsvoet) ** (-(m - transition) / 12) : 1;
      cost += discount * present(dossier, member, scheme, m) * costOfMonth(dossier, member.life, alternative, m);
    }
  }
  return cost;
}

export const firstYears = (dossier: OracleDossier, count: number): Term => {
  const from = monthsToTransition(dossier);
  return { from, until: from + 12 * count };
};
