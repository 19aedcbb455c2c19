import { type Conversion, type HoursConversion, weekly } from '#input/payroll-lists/conversion.ts';
import { headerWords, hourWords } from '#input/payroll-lists/header-meaning.ts';

/** Ways to write part time as hours, by the time they are of. */
export const hourUnits = { hours: 'week', fourWeekHours: 'fourWeeks', monthHours: 'month' } as const satisfies Readonly<
  Record<string, HoursConversion['per']>
>;

export type HoursUnit = keyof typeof hourUnits;
export type PartTimeUnit = 'fraction' | 'percent' | HoursUnit;

export const isHoursUnit = (unit: PartTimeUnit): unit is HoursUnit => unit in hourUnits;

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
  fourWeeks: /\b4 ?(?:we|wk)|vier we|four we|vierwe|vier wo/,
} as const;

/** The ways in which a column of part time can be meant, by its header and its highest value; the likeliest first. */
export function partTimeUnits(header: string, highest: number): readonly [PartTimeUnit, ...PartTimeUnit[]] {
  const words = headerWords(header);
  if (highest <= mostPart) return ['fraction'];
  if (says.hours.test(words)) {
    if (says.month.test(words)) return ['monthHours'];
    if (says.fourWeeks.test(words)) return ['fourWeekHours'];
    return highest <= mostWeekHours ? ['hours'] : ['monthHours', 'fourWeekHours', 'percent'];
  }
  if (says.percent.test(words)) return ['percent'];
  if (highest > mostPercent) return ['monthHours'];
  if (highest > mostWeekHours) return ['percent'];
  return highest >= usualWeeks[0] && highest <= usualFullWeek ? ['hours', 'percent'] : ['percent', 'hours'];
}

/** The full week of which a column of hours is likely to be. */
function likelyWeek(highest: number, per: HoursConversion['per']): number {
  const whole = Math.round(weekly(highest, per) * 10) / 10;
  return whole >= usualWeeks[0] && whole <= usualFullWeek ? whole : usualFullWeek;
}

/** How a column is read whose values are of this unit. */
export function unitConversion(unit: PartTimeUnit, highest: number): Conversion {
  if (!isHoursUnit(unit)) return { kind: 'share', unit };
  const per = hourUnits[unit];
  return { kind: 'hours', per, fullWeek: likelyWeek(highest, per) };
}

/** The unit of which a column is read. */
export function unitOf(conversion: Conversion): PartTimeUnit | undefined {
  if (conversion.kind === 'share') return conversion.unit;
  if (conversion.kind !== 'hours') return undefined;
  return (Object.keys(hourUnits) as HoursUnit[]).find((unit) => hourUnits[unit] === conversion.per);
}
