import type { PlainDate } from '#core/calendar/plain-date.ts';
import { type LawValue, valueOn } from '#core/law/dated.ts';
import { anwBenefit } from '#core/law/yearly-values.ts';
import { anwCoverLimit } from '#core/law/anw-cover-limit.ts';

/** Highest insured addition for a partner without the state's survivor benefit (Anw). */
export interface AnwCover {
  readonly benefit: LawValue<number | null>;
  readonly multiple: LawValue<number>;
  /** EUR a year; null where the benefit is not known. */
  readonly limit: number | null;
}

/** The benefit on the day of amounts times the multiple on the day of rates (art. 18f Wet LB 1964). */
export function anwCoverOn(amountsDay: PlainDate, ratesDay: PlainDate): AnwCover {
  const [benefit, multiple] = [valueOn(anwBenefit, amountsDay), valueOn(anwCoverLimit, ratesDay)];
  return { benefit, multiple, limit: benefit.value === null ? null : multiple.value * benefit.value };
}
