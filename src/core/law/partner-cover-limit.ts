import type { PlainDate } from '#core/calendar/plain-date.ts';
import { type LawSeries, type LawValue, valueOn } from '#core/law/dated.ts';
import { lawText } from '#core/law/source.ts';

export const partnerCoverLimit: LawSeries<number> = {
  name: 'Maximaal partnerpensioen voor de pensioendatum',
  description:
    'Highest partner pension on death before the pension date: a part of the pensionable salary without offset, whatever the length of service, insured on a risk basis.',
  unit: 'fraction of the salary',
  entries: [{ from: '2023-07-01', value: 0.5, source: lawText('Art. 18b Wet LB 1964, versie 21-2-2026') }],
  knownUntil: null,
  checked: '2026-11-21',
};

/** Highest partner pension before the pension date, by the law of a day. */
export function partnerCoverLimitOn(day: PlainDate): LawValue<number> {
  return valueOn(partnerCoverLimit, day);
}
