import type { Conversion, HoursConversion } from '#input/payroll-lists/conversion.ts';
import { headerWords, hourWords } from '#input/payroll-lists/header-meaning.ts';

/** Ways to write part time; `hours` is of a week, `monthHours` of a month. */
export type PartTimeUnit = 'fraction' | 'percent' | 'hours' | 'monthHours';

/** Above this no number is a part of 1: somebody may work more than a full week. */
const mostPart = 1.5;
/** More hours a week than anybody's contract has. */
const mostWeekHours = 60;
/** The highest percentage. */
const mostPercent = 150;

/** Full weeks that are usual; the last where nothing tells. */
export const usualWeeks = [36, 38, 40] as const;
const usualFullWeek = 40;

const says = {
  percent: /percent|procent|perc|pct|prozent|grad/,
  hours: hourWords,
  month: /maand|mnd|month|monat/,
} as const;

/** The ways in which a column of part time can be meant, by its header and its highest value; the likeliest first. */
export function partTimeUnits(header: string, highest: number): readonly [PartTimeUnit, ...PartTimeUnit[]] {
  const words = headerWords(header);
  if (highest <= mostPart) return ['fraction'];
  if (says.hours.test(words)) {
    if (says.month.test(words)) return ['monthHours'];
    return highest <= mostWeekHours ? ['hours'] : ['monthHours', 'percent'];
  }
  if (says.percent.test(words)) return ['percent'];
  if (highest > mostPercent) return ['monthHours'];
  if (highest > mostWeekHours) return ['percent'];
  return highest >= usualWeeks[0] && highest <= usualFullWeek ? ['hours', 'percent'] : ['percent', 'hours'];
}

/** The full week of which a column of hours is likely to be. */
function likelyWeek(highest: number, per: HoursConversion['per']): number {
  const week = per === 'week' ? highest : (highest * 12) / 52;
  const whole = Math.round(week * 10) / 10;
  return whole >= usualWeeks[0] && whole <= usualFullWeek ? whole : usualFullWeek;
}

/** How a column is read whose values are of this unit. */
export function unitConversion(unit: PartTimeUnit, highest: number): Conversion {
  if (unit === 'fraction' || unit === 'percent') return { kind: 'share', unit };
  const per = unit === 'hours' ? 'week' : 'month';
  return { kind: 'hours', per, fullWeek: likelyWeek(highest, per) };
}
