import type { PlainDate } from '#core/calendar/plain-date.ts';
import { type LawSeries, type LawValue, valueOn } from '#core/law/dated.ts';
import { lawText } from '#core/law/source.ts';

export const transitionPlanDeadline: LawSeries<PlainDate> = {
  name: 'Uiterste dag van het transitieplan',
  description:
    'Last day for the transition plan of a scheme at an insurer or premium pension institution, and for the implementation plan of that provider.',
  unit: 'day',
  entries: [
    {
      from: '2023-07-01',
      value: { year: 2027, month: 10, day: 1 },
      source: lawText('Art. 150d PW met art. 51b Besluit uitvoering PW en Wvb, versie 1-1-2026'),
    },
  ],
  knownUntil: null,
  checked: '2026-11-21',
};

/** Last day for the transition plan, by the law of a day. */
export function transitionPlanDeadlineOn(day: PlainDate): LawValue<PlainDate> {
  return valueOn(transitionPlanDeadline, day);
}
