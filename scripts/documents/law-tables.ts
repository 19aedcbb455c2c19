import { amount, dateText, longDateText, percentage } from '#office/document/dutch-format.ts';
import { percentageText } from '#input/fields/allowed.ts';
import { dayOf } from '#core/calendar/days.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import { anwCoverLimit } from '#core/law/anw-cover-limit.ts';
import { bindingAdviceDeadline } from '#core/law/binding-advice-deadline.ts';
import { compensationEnd } from '#core/law/compensation-end.ts';
import { compensationLimit } from '#core/law/compensation-limit.ts';
import type { LawSeries } from '#core/law/dated.ts';
import { equityReturnMaximum } from '#core/law/equity-return-maximum.ts';
import { flatPremiumLimit } from '#core/law/flat-premium-limit.ts';
import { grandfatheringEntryDeadline } from '#core/law/grandfathering-entry-deadline.ts';
import { grandfatheringReferenceDay } from '#core/law/grandfathering-reference-day.ts';
import {
  anwBenefit,
  lowestReducedOffset,
  maximumSalary,
  middleReducedOffset,
  minimumOffset,
} from '#core/law/yearly-values.ts';
import { orphanCoverLimit } from '#core/law/orphan-cover-limit.ts';
import { partnerCoverLimit } from '#core/law/partner-cover-limit.ts';
import { pensionAgeLimit } from '#core/law/pension-age-limit.ts';
import { premiumWaiverDeadline } from '#core/law/premium-waiver-deadline.ts';
import { priceInflationMinimum } from '#core/law/price-inflation-minimum.ts';
import { progressivePremiumLimit } from '#core/law/progressive-premium-limit.ts';
import { transitionDeadline } from '#core/law/transition-deadline.ts';
import { fundPlanDeadline } from '#core/law/fund-plan-deadline.ts';
import { oldRulesEnd } from '#core/law/old-rules-end.ts';
import { survivorPensionDeadline } from '#core/law/survivor-pension-deadline.ts';
import { transitionPlanDeadline } from '#core/law/transition-plan-deadline.ts';
import { wageGrowthMinimum } from '#core/law/wage-growth-minimum.ts';
import { asText, markdownTable } from './markdown-table.ts';

function last<T>(series: LawSeries<T>) {
  const entry = series.entries.at(-1);
  if (!entry) throw new Error(`${series.name} has no value`);
  return entry;
}

const yearOf = (from: string): number => dayOf(from).year;

/** First year of the new rules for premiums. */
const firstYear = 2023;

/** Amounts that are set each year: a column for each year. */
export function yearlyAmounts(): string {
  const series = [minimumOffset, middleReducedOffset, lowestReducedOffset, maximumSalary, anwBenefit];
  const known = series.flatMap(({ entries }) => entries.map(({ from }) => yearOf(from)));
  const years = [...new Set(known)].filter((year) => year >= firstYear).toSorted((one, other) => one - other);
  const shown = ({ entries }: LawSeries<number | null>, year: number): string => {
    const value = entries.find(({ from }) => yearOf(from) === year)?.value ?? null;
    return value === null ? 'niet bekend' : amount(value);
  };
  const rows = series.map((one) => [one.name].concat(years.map((year) => shown(one, year))));
  return markdownTable(['Waarde', ...years.map(String)], rows, ['left', ...years.map(() => 'right' as const)]);
}

/** The article of a value; the outcome says of which version of the law. */
const articleOf = (source: { readonly text: string }): string => asText(source.text.replaceAll(/, versie [\d-]+/g, ''));

function row<T>(series: LawSeries<T>, shown: (value: T) => string): readonly string[] {
  const { value, source } = last(series);
  return [series.name, shown(value), articleOf(source)];
}

const day = (series: LawSeries<PlainDate>): readonly string[] => row(series, dateText);
const ofSalary = (value: number): string => `${percentage(value, 0)} van het salaris`;
const aYear = (value: number): string => `${percentage(value)} per jaar`;

const days = [
  grandfatheringReferenceDay,
  bindingAdviceDeadline,
  transitionPlanDeadline,
  fundPlanDeadline,
  grandfatheringEntryDeadline,
  oldRulesEnd,
  transitionDeadline,
  survivorPensionDeadline,
  premiumWaiverDeadline,
  compensationEnd,
];

/** Limits and days that hold until the law changes. */
export function lawLimits(): string {
  const flat = last(flatPremiumLimit);
  const compensated = last(compensationLimit);
  const rows = [
    [flatPremiumLimit.name, percentageText(flat.value.full), articleOf(flat.source)],
    ['Idem, bij de middelste verlaagde franchise', percentage(flat.value.middle, 3), articleOf(flat.source)],
    ['Idem, bij de laagste verlaagde franchise', percentage(flat.value.lowest, 3), articleOf(flat.source)],
    [compensationLimit.name, percentageText(compensated.value), articleOf(compensated.source)],
    row(partnerCoverLimit, ofSalary),
    row(orphanCoverLimit, (value) => `${ofSalary(value)} per kind`),
    row(anwCoverLimit, (value) => `${Math.round(7 * value)}/7 Anw-uitkering`),
    row(pensionAgeLimit, (value) => `AOW + ${value / 12} jaar`),
    row(equityReturnMaximum, aYear),
    row(priceInflationMinimum, aYear),
    row(wageGrowthMinimum, aYear),
    ...days.map(day),
  ];
  return markdownTable(['Waarde', 'Grens', 'Bron'], rows, ['left', 'right', 'left']);
}

/** Maxima by age of those who keep a progressive premium. */
export function progressiveLimits(): string {
  const { value, source } = last(progressivePremiumLimit);
  const rows = value.map(({ fromAge, full, middle, lowest }) => [
    String(fromAge),
    percentage(full),
    percentage(middle),
    percentage(lowest),
  ]);
  const header = [
    'Vanaf leeftijd',
    'Volledige franchise',
    'Middelste verlaagde franchise',
    'Laagste verlaagde franchise',
  ];
  return `${markdownTable(header, rows, ['left', 'right', 'right', 'right'])}\n\nBron: ${articleOf(source)}. De leeftijd is die op 31 december van het jaar.`;
}

/** The law is set anew at the start of a year: the day after the last day of one. */
const dayAfter = ({ year }: PlainDate): PlainDate => ({ year: year + 1, month: 1, day: 1 });

/** Days of the law as a sentence writes them, by what they are the day of. */
export const lawDays: Readonly<Record<string, () => string>> = {
  'dag transitie': () => longDateText(last(transitionDeadline).value),
  'dag peildag staffel': () => longDateText(last(grandfatheringReferenceDay).value),
  'dag deelname staffel': () => longDateText(last(grandfatheringEntryDeadline).value),
  'dag transitieplan': () => longDateText(last(transitionPlanDeadline).value),
  'dag bindend advies': () => longDateText(last(bindingAdviceDeadline).value),
  'dag premievrijstelling': () => longDateText(last(premiumWaiverDeadline).value),
  'dag einde compensatie': () => longDateText(last(compensationEnd).value),
  'dag nieuwe premiegrens': () => longDateText(dayAfter(dayOf(flatPremiumLimit.knownUntil ?? ''))),
};
