import { monthAfter, monthsBetween } from '#core/calendar/months.ts';
import type { Assumptions, NewScheme } from '#core/dossier/dossier.ts';
import type { CompensationRules } from '#core/dossier/dossier-choices.ts';
import { periodsBefore } from '#core/participant/periods.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { ParticipantProjection } from '#core/projection/participant-projection.ts';
import type { CompensationResult } from '#core/result/compensation-result.ts';
import { baseLimits, fillPensionBase } from '#core/projection/pension-base.ts';
import type { YearMonth } from '#core/calendar/plain-date.ts';

/** The law of compensation as pension premium. Limits are fractions of the pension base, without administration cost. */
export interface CompensationLaw {
  /** Highest flat premium with compensation: 33%, less what the flat maximum is lower for a lower offset. */
  readonly flatLimit: number;
  /** Full minimum offset of the year of valuation, EUR a year: on that base compensation counts. */
  readonly fullOffset: number;
  /** Last calendar month in which there is room. */
  readonly lastMonth: YearMonth;
}

/** What compensation is a percentage of, and how much of it the law takes as premium, of one participant at a time. */
export interface CompensationBases {
  /** Takes the participant that was projected. */
  prepare(projected: ProjectedParticipant): void;
  /** Base of the rates of compensation per period, EUR a year. */
  readonly base: Float64Array;
  /** The same on the year's full minimum offset, on which premium counts against its room. */
  readonly roomBase: Float64Array;
  /** First month without room. */
  readonly monthsWithRoom: number;
  /** Room beside a flat premium as a fraction of that base. */
  roomBeside(flat: number): number;
}

/**
 * Room for compensation as premium beside a flat premium f, a fraction of the base on the full minimum offset:
 * max(0, limit / (1 - kosten_op_inleg) - f). As every limit it holds without administration cost.
 */
export const roomBeside = (
  flat: number,
  { flatLimit }: CompensationLaw,
  { entryCost }: Pick<NewScheme, 'entryCost'>,
): number => Math.max(0, flatLimit / (1 - entryCost) - flat);

/** Whose base the rates of compensation are a part of. */
export const rateBase = (
  { fullOffset }: CompensationLaw,
  { offset }: Pick<NewScheme, 'offset'>,
  { form }: CompensationRules,
): CompensationResult['rateBase'] => (form === 'pensionPremium' && offset < fullOffset ? 'fullOffset' : 'newScheme');

/**
 * The pension base on the year's full minimum offset is the measure of the room (art. 38s lid 2 Wet LB 1964). Where the
 * offset of the new scheme is a reduced one, a rate of compensation that is paid as premium is a part of that full base too;
 * else, and as salary, it is a part of the base of the new scheme.
 */
export function compensationBases(
  law: CompensationLaw,
  { next, assumptions }: { readonly next: NewScheme; readonly assumptions: Assumptions },
  rules: CompensationRules,
  projection: ParticipantProjection,
): CompensationBases {
  const { grid, salary } = projection;
  const full = new Float64Array(grid.periods.count);
  const limits = baseLimits(
    { offset: law.fullOffset, maximumSalary: next.maximumSalary },
    assumptions.offsetGrowth,
    grid,
  );
  const monthsWithRoom = rules.form === 'salary' ? 0 : monthsBetween(grid.start, monthAfter(law.lastMonth, 1));
  const base = rateBase(law, next, rules) === 'fullOffset' ? full : projection.next.base;
  return {
    prepare({ participant, premiumMonthsInNext }) {
      fillPensionBase(full, salary, limits, participant, periodsBefore(grid.periods, premiumMonthsInNext));
    },
    base,
    roomBase: full,
    monthsWithRoom,
    roomBeside: (flat) => roomBeside(flat, law, next),
  };
}
