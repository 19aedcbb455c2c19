import type { PlainDate } from '#core/calendar/plain-date.ts';
import { type LawSeries, type LawValue, valueOn } from '#core/law/dated.ts';
import { lawText } from '#core/law/source.ts';

export const orphanCoverLimit: LawSeries<number> = {
  name: 'Maximaal wezenpensioen voor de pensioendatum',
  description:
    "Highest orphan's pension on death before the pension date: a part of the pensionable salary for each child up to 25 years of age; twice as much for a child without parents.",
  unit: 'fraction of the salary',
  entries: [{ from: '2023-07-01', value: 0.2, source: lawText('Art. 18c Wet LB 1964, versie 21-2-2026') }],
  knownUntil: null,
  checked: '2026-11-21',
};

/** Highest orphan's pension before the pension date, by the law of a day. */
export function orphanCoverLimitOn(day: PlainDate): LawValue<number> {
  return valueOn(orphanCoverLimit, day);
}
