import { middleReducedOffset } from '#core/law/middle-reduced-offset.ts';
import { numberText } from '#input/fields/allowed.ts';
import type { LawCheck } from '#input/fields/field.ts';
import { dateText } from '#office/document/dutch-format.ts';
import { dayOf } from '#core/calendar/days.ts';
import { accrualLimit } from '#core/law/accrual-limit.ts';
import { compensationEnd } from '#core/law/compensation-end.ts';
import type { LawSeries } from '#core/law/dated.ts';
import { lawDay } from '#core/law/law-day.ts';
import { flatPremiumLimit } from '#core/law/flat-premium-limit.ts';
import { maximumSalary } from '#core/law/maximum-salary.ts';
import { minimumOffset } from '#core/law/minimum-offset.ts';
import { transitionDeadline } from '#core/law/transition-deadline.ts';

/** A limit of law from a day on. */
export interface LimitEntry {
  /** First day, in international notation. */
  readonly from: string;
  /** To compare the value of the field with; null where there is no single number. */
  readonly value: number | null;
  /** As it is shown beside the field. */
  readonly text: string;
  readonly source: string;
}

/** A lower limit that holds below an offset of the year (art. 10aa UBLB 1965). */
export interface ReducedLimit {
  /** The offset below which it holds, by the day of valuation. */
  readonly below: Pick<LawLimit, 'name' | 'entries'>;
  /** In the order of the entries of the limit itself. */
  readonly values: readonly number[];
}

/** A limit of law through time, for the fields that are checked against it. */
export interface LawLimit {
  readonly name: string;
  /** The field with the day that decides which entry holds. */
  readonly dayField: 'peildatum' | 'transitiedatum';
  readonly side: 'minimum' | 'maximum';
  readonly entries: readonly LimitEntry[];
  /** The field with the part of a premium that lies on top of the limit: entry cost is not held against it; null for others. */
  readonly onTop: 'nieuw_kosten_op_inleg' | null;
  /** Lower ones by nieuw_franchise, each below the offset of the one before it; empty for other limits. */
  readonly reduced: readonly ReducedLimit[];
  /** Last day for which the last entry is known to hold, in international notation. */
  readonly knownUntil: string | null;
}

const dayFields = { valuationDate: 'peildatum', transitionDate: 'transitiedatum' } as const;

function limit<T>(
  series: LawSeries<T>,
  side: LawLimit['side'],
  shown: (value: T) => { readonly value: number | null; readonly text: string },
): LawLimit {
  const entries = series.entries.map(({ from, value, source }) => ({
    from,
    source: source.text,
    value: shown(value).value,
    text: `${shown(value).text} (vanaf ${dateText(dayOf(from))})`,
  }));
  return {
    name: series.name,
    dayField: dayFields[lawDay(series)],
    side,
    entries,
    onTop: null,
    reduced: [],
    knownUntil: series.knownUntil,
  };
}

const amountOrGap = (value: number | null): string => (value === null ? 'onbekend' : numberText('amount', value));

const offsetLimit = (series: LawSeries<number>): LawLimit =>
  limit(series, 'minimum', (value) => ({ value, text: numberText('amount', value) }));

/** By the check of the field; the values are in the law files alone. */
export const lawLimits: Readonly<Record<LawCheck, LawLimit>> = {
  minimumOffset: limit(minimumOffset, 'minimum', (value) => ({
    value,
    text: `minimale franchise ${amountOrGap(value)}`,
  })),
  maximumSalary: limit(maximumSalary, 'maximum', (value) => ({
    value,
    text: `ten hoogste ${amountOrGap(value)}`,
  })),
  accrualLimit: limit(accrualLimit, 'maximum', (limits) => ({
    value: null,
    text: limits
      .map(({ full, pensionAge }) => `${numberText('percentage', full)} bij ${pensionAge} jaar`)
      .toReversed()
      .join(', '),
  })),
  premiumLimit: {
    ...limit(flatPremiumLimit, 'maximum', ({ full }) => ({
      value: full,
      text: `vlak ten hoogste ${numberText('percentage', full)} bij de minimale franchise, zonder kosten op de inleg`,
    })),
    onTop: 'nieuw_kosten_op_inleg',
    reduced: [
      { below: offsetLimit(minimumOffset), values: flatPremiumLimit.entries.map(({ value }) => value.middle) },
      { below: offsetLimit(middleReducedOffset), values: flatPremiumLimit.entries.map(({ value }) => value.lowest) },
    ],
  },
  compensationEnd: limit(compensationEnd, 'maximum', (day) => ({
    value: null,
    text: `compensatie als premie t/m ${dateText(day)}`,
  })),
  transitionDeadline: limit(transitionDeadline, 'maximum', (day) => ({
    value: null,
    text: `uiterlijk ${dateText(day)}`,
  })),
};
