import { monthAfter, monthsBetween } from '#core/calendar/months.ts';
import type { YearMonth } from '#core/calendar/plain-date.ts';
import type { CompensationRules } from '#core/dossier/dossier-choices.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import type { CompensationLaw } from '#core/compensation/compensation-bases.ts';

/** The first calendar month after the compensation period; null = the period ends at everybody's own pension date. */
export function monthAfterPeriod(
  { end }: CompensationRules,
  transition: YearMonth,
  { lastMonth }: CompensationLaw,
): YearMonth | null {
  if (end.kind === 'pensionDate') return null;
  return end.kind === 'legalEnd' ? monthAfter(lastMonth, 1) : monthAfter(transition, 12 * end.years);
}

/** The same as a month of a grid; Infinity for the own pension date. */
export function periodEnd(grid: TimeGrid, afterPeriod: YearMonth | null): number {
  return afterPeriod === null ? Infinity : monthsBetween(grid.start, afterPeriod);
}
