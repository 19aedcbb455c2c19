import type { PlainDate } from '#core/calendar/plain-date.ts';
import { type LawSeries, type LawValue, valueOn } from '#core/law/dated.ts';
import { lawText } from '#core/law/source.ts';

export const compensationLimit: LawSeries<number> = {
  name: 'Maximale premie met compensatie',
  description:
    'Highest flat premium together with compensation paid as pension premium, full offset. With a reduced offset it is lower by as much as the flat premium limit is.',
  unit: 'fraction of the pension base',
  entries: [{ from: '2023-07-01', value: 0.33, source: lawText('Art. 38s Wet LB 1964, versie 21-2-2026') }],
  knownUntil: null,
  checked: '2026-11-21',
};

/** Highest flat premium with compensation on a day, a fraction of the pension base with the full offset. */
export function compensationLimitOn(day: PlainDate): LawValue<number> {
  return valueOn(compensationLimit, day);
}
