import type { LawSeries } from '#core/law/dated.ts';
import type { OffsetLevel } from '#core/law/offset-level.ts';
import { publication } from '#core/law/source.ts';

/** Highest yearly accrual of an average pay scheme at a pension age, by level of the offset where it is known. */
interface AccrualLimit {
  /** Pension age in whole years. */
  readonly pensionAge: number;
  readonly full: number;
  /** Reduced maxima; null where only the full maximum was published for the pension age. */
  readonly middle: number | null;
  readonly lowest: number | null;
}

/** Highest yearly accrual of an average pay scheme by pension age. */
export const accrualLimit: LawSeries<readonly AccrualLimit[]> = {
  name: 'Maximaal opbouwpercentage middelloon',
  description: 'Highest yearly accrual of an average pay scheme under the old rules, by pension age.',
  unit: 'fraction of the pension base',
  entries: [
    {
      from: '2018-01-01',
      value: [
        { pensionAge: 65, full: 0.015_02, middle: null, lowest: null },
        { pensionAge: 66, full: 0.016_14, middle: null, lowest: null },
        { pensionAge: 67, full: 0.017_38, middle: null, lowest: null },
        { pensionAge: 68, full: 0.018_75, middle: 0.017_88, lowest: 0.017_01 },
      ],
      source: publication(
        'Art. 18a lid 2 Wet LB 1964, versie 1-1-2023 (68 jaar); hr-kiosk.nl, Opbouwpercentages vanaf 2018 (65-67 jaar); zwitserleven.nl, Pensioencijfers 2023 (verlaagd)',
      ),
    },
  ],
  knownUntil: null,
  checked: '2026-11-21',
};

/** The highest accrual that holds at a pension age, and the age that it was published for. */
export interface AccrualMaximum {
  readonly rate: number;
  readonly pensionAge: number;
}

/**
 * The maximum for a pension age in whole years: that of the highest age that is not above it. Above 68 (pensioenrichtleeftijd)
 * it is that of 68: art. 18a lid 2 Wet LB (text of 2023) asks no pension age, lid 6 lowers a pension that starts earlier, and lid 5
 * raises one that starts later than the day of the scheme, but no accrual. Null where none is known: a lower pension age,
 * or a reduced offset at an age for which only the full maximum was published.
 */
export function accrualLimitAt(
  limits: readonly AccrualLimit[],
  pensionAge: number,
  level: OffsetLevel,
): AccrualMaximum | null {
  const found = limits.findLast((limit) => limit.pensionAge <= pensionAge);
  const rate = found?.[level] ?? null;
  return found === undefined || rate === null ? null : { rate, pensionAge: found.pensionAge };
}
