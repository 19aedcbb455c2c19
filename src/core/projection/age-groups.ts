import {
  paidPart,
  paidPartTime,
  monthsToLaterPension,
  type ProjectedParticipant,
} from '#core/participant/projected-participant.ts';
import { periodsBefore } from '#core/participant/periods.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import type { ParticipantProjection } from '#core/projection/participant-projection.ts';

/**
 * Everybody who shares all weights (the same age in months, and sex where prices depend on it) as one participant with the sum
 * of their capital, accrued pension, part-time salaries and pension bases, of salaries and bases what premium is paid for. As cost and pension are linear in these, those of
 * the group are the sums of its people's, whatever the returns, prices, exits and discount rate are.
 */
export interface AgeGroup extends ProjectedParticipant {
  readonly heads: number;
  /** Heads that premium is paid for: each counts for the part that the insurer doesn't pay. */
  readonly paidHeads: number;
  /** Sum of the part-time factors. */
  readonly jobs: number;
  /** Part-time salary that no premium is paid of, per period, EUR a year; null where nobody has premium waived. */
  readonly waivedSalary: Float64Array | null;
}

/** Groups of people who were projected one by one. */
export interface AgeGroups {
  readonly groups: readonly AgeGroup[];
  /** Adds the participant that was projected last. */
  readonly add: (projected: ProjectedParticipant) => void;
  /** Puts a group in the arrays of the projection, as if it were projected. */
  readonly take: (group: AgeGroup) => void;
}

/** A group that is still being added to, with its columns: one element per period in which somebody can be of it. */
interface Sums {
  readonly group: AgeGroup & {
    heads: number;
    paidHeads: number;
    jobs: number;
    waivedSalary: Float64Array | null;
    readonly participant: { capital: number; accruedPension: number };
  };
  readonly salary: Float64Array;
  readonly currentBase: Float64Array;
  readonly nextBase: Float64Array;
}

/** Groups without anybody in them. */
export function ageGroups({ current, next, salary, grid }: ParticipantProjection): AgeGroups {
  const sumsByKey = new Map<number, Sums>();
  const groups: AgeGroup[] = [];
  const begun = (projected: ProjectedParticipant): Sums => {
    const sums = emptySums(projected, grid);
    sumsByKey.set(current.sharedKey(projected), sums);
    groups.push(sums.group);
    return sums;
  };
  return {
    groups,
    add(projected) {
      const sums = sumsByKey.get(current.sharedKey(projected)) ?? begun(projected);
      const { participant } = projected;
      sums.group.heads += 1;
      sums.group.paidHeads += paidPart(participant);
      sums.group.jobs += participant.partTime;
      if (participant.premiumWaiver > 0) {
        sums.group.waivedSalary ??= new Float64Array(sums.salary.length);
        addTo(sums.group.waivedSalary, salary, participant.partTime * participant.premiumWaiver);
      }
      sums.group.participant.capital += participant.capital;
      sums.group.participant.accruedPension += participant.accruedPension;
      addTo(sums.salary, salary, paidPartTime(participant));
      addTo(sums.currentBase, current.base, 1);
      addTo(sums.nextBase, next.base, 1);
    },
    take(group) {
      const sums = sumsByKey.get(current.sharedKey(group))!;
      copyTo(salary, sums.salary);
      copyTo(current.base, sums.currentBase);
      copyTo(next.base, sums.nextBase);
    },
  };
}

/** Nobody yet, with the age and dates of a participant. */
function emptySums(projected: ProjectedParticipant, { periods }: TimeGrid): Sums {
  const { premiumMonthsInCurrent, premiumMonthsInNext } = projected;
  const column = (months: number): Float64Array => new Float64Array(periodsBefore(periods, months));
  return {
    group: {
      ...projected,
      participant: { ...projected.participant, partTime: 1, premiumWaiver: 0, capital: 0, accruedPension: 0 },
      heads: 0,
      paidHeads: 0,
      jobs: 0,
      waivedSalary: null,
    },
    salary: column(monthsToLaterPension(projected)),
    currentBase: column(premiumMonthsInCurrent),
    nextBase: column(premiumMonthsInNext),
  };
}

/** Adds the amounts of a participant, so many times. */
function addTo(sums: Float64Array, amounts: Float64Array, times: number): void {
  for (let period = 0; period < sums.length; period++) sums[period]! += times * amounts[period]!;
}

/** As `set`, which takes longer for so few amounts. */
function copyTo(amounts: Float64Array, sums: Float64Array): void {
  for (let period = 0; period < sums.length; period++) amounts[period] = sums[period]!;
}
