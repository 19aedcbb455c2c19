import { monthAfter, monthsBetween } from '#core/calendar/months.ts';
import type { Assumptions, NewScheme } from '#core/dossier.ts';
import type { CompensationLaw } from '#core/compensation/compensation-law.ts';
import { decidingMonths } from '#core/participant/bracket-age.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import { baseLimits, fillPensionBase } from '#core/projection/pension-base.ts';
import { highestTableAge } from '#core/scheme/age-values.ts';
import { scaleRate } from '#core/scheme/premium-steps.ts';

/** What the law leaves for compensation as pension premium, for one participant at a time. */
export interface CompensationHeadroom {
  /** Takes a participant whose full-time salary per month is given. */
  prepare(projected: ProjectedParticipant, salary: Float64Array): void;
  /** A month's pension base on the year's full minimum offset, EUR; 0 past the last month in which there is headroom. */
  base(month: number): number;
  /** Fraction of the base left beside a flat premium: max(0, limit / (1 - entry cost) - rate). */
  flatFraction(rate: number): number;
  /** EUR of a month beside a premium rate of that form: max(0, limit / (1 - entry cost) - rate) x base. */
  amount(form: 'flat' | 'progressive', rate: number, month: number): number;
}

/**
 * Headroom of month m, with the pension base on the year's full minimum offset. The limit of a flat premium is
 * 33% (less with a lower offset), of a progressive one the maximum of art. 38r at the age on 31 December. As every
 * limit it holds without administration cost: (rate + headroom) x (1 - kosten_op_inleg) <= limit.
 */
export function compensationHeadroom(
  law: CompensationLaw,
  next: Pick<NewScheme, 'maximumSalary' | 'entryCost'>,
  { offsetGrowth }: Pick<Assumptions, 'offsetGrowth'>,
  grid: TimeGrid,
): CompensationHeadroom {
  const base = new Float64Array(grid.length);
  const limits = baseLimits({ offset: law.fullOffset, maximumSalary: next.maximumSalary }, offsetGrowth, grid);
  const openMonths = monthsBetween(grid.start, monthAfter(law.lastMonth, 1));
  const decemberMonths = decidingMonths('lastOfDecember', grid);
  const limitAtAge = limitsByAge(law);
  let ageAtStart = 0;
  const left = (limit: number, rate: number): number => Math.max(0, limit / (1 - next.entryCost) - rate);
  const limitOf = (form: 'flat' | 'progressive', month: number): number =>
    form === 'flat' ? law.flatLimit : limitAtAge[Math.floor((ageAtStart + decemberMonths[month]!) / 12)]!;
  const openBase = (month: number): number => (month < openMonths ? base[month]! / 12 : 0);
  return {
    base: openBase,
    prepare(projected, salary) {
      ({ ageAtStart } = projected);
      fillPensionBase(base, salary, limits, projected.participant.partTime, projected.monthsInNext);
    },
    flatFraction: (rate) => left(law.flatLimit, rate),
    amount: (form, rate, month) => left(limitOf(form, month), rate) * openBase(month),
  };
}

/** Maximum per whole age; ages below the first of the law get its first value. */
function limitsByAge({ scaleLimit }: CompensationLaw): Float64Array {
  const firstAge = scaleLimit[0]?.fromAge ?? 0;
  return Float64Array.from({ length: highestTableAge + 1 }, (_, age) => scaleRate(scaleLimit, Math.max(age, firstAge)));
}
