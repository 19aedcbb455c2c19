import { compareDays, dayOf, isoDay } from '#core/calendar/days.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { LawSource } from '#core/law/source.ts';

export type LawUnit =
  | 'EUR a year'
  | 'fraction of the pension base'
  | 'fraction of the salary'
  | 'fraction of the income'
  | 'fraction a year'
  | 'multiple of the benefit'
  | 'age in months'
  | 'months'
  | 'day';

/** One value of a series. `value` null is a gap: the law had a value then, but this program does not know it. */
export interface LawEntry<T> {
  /** First day on which the value holds, in international notation; it holds until the next entry. */
  readonly from: string;
  readonly value: T;
  readonly source: LawSource;
}

/** A value of law through time. A series with gaps has `null` among its values. */
export interface LawSeries<T> {
  /** As readers see it, in Dutch. */
  readonly name: string;
  readonly description: string;
  readonly unit: LawUnit;
  /** By rising day; at least one. */
  readonly entries: readonly LawEntry<T>[];
  /**
   * Last day for which the last entry is known to hold (the end of the year, for amounts set each year); null = until
   * the law is changed.
   */
  readonly knownUntil: string | null;
  /** Day on which all entries were last compared with their sources. */
  readonly checked: string;
}

/** The value of a series on a day. */
export interface LawValue<T> {
  readonly name: string;
  readonly value: T;
  readonly unit: LawUnit;
  /** The day that was asked for. */
  readonly asked: PlainDate;
  /** First day of the entry that was used. */
  readonly validFrom: PlainDate;
  readonly source: string;
  /** True when the day comes after the last one for which a value is known; the last value (`validFrom`) then counts. */
  readonly isAfterLastKnown: boolean;
}

/** A day before the first value of a series. */
export class LawValueMissingError extends Error {
  readonly valueName: string;
  readonly day: PlainDate;

  constructor(valueName: string, day: PlainDate) {
    super(`No value of "${valueName}" is known for ${isoDay(day)}`);
    this.name = 'LawValueMissingError';
    this.valueName = valueName;
    this.day = day;
  }
}

/**
 * The value of a series on a day: that of the last entry that starts on or before it. Throws LawValueMissingError for a
 * day before the first entry; gives a null value for a day in a gap.
 */
export function valueOn<T>(series: LawSeries<T>, day: PlainDate): LawValue<T> {
  const entry = series.entries.findLast((candidate) => compareDays(dayOf(candidate.from), day) <= 0);
  if (entry === undefined) throw new LawValueMissingError(series.name, day);
  return {
    name: series.name,
    value: entry.value,
    unit: series.unit,
    asked: day,
    validFrom: dayOf(entry.from),
    source: entry.source.text,
    isAfterLastKnown: series.knownUntil !== null && compareDays(dayOf(series.knownUntil), day) < 0,
  };
}
