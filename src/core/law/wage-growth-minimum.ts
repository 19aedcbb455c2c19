import type { PlainDate } from '#core/calendar/plain-date.ts';
import { type LawSeries, type LawValue, valueOn } from '#core/law/dated.ts';
import { lawText } from '#core/law/source.ts';

export const wageGrowthMinimum: LawSeries<number> = {
  name: 'Laagste verwachte looninflatie',
  description:
    'Lowest expected wage inflation in prescribed calculations, in the long run: forecasts of the Centraal Planbureau go before it.',
  unit: 'fraction a year',
  entries: [
    {
      from: '2023-07-01',
      value: 0.024,
      source: lawText(
        'Art. 23a lid 1 onder a Besluit financieel toetsingskader pensioenfondsen met art. 144 lid 1 PW, versie 1-1-2026',
      ),
    },
  ],
  knownUntil: null,
  checked: '2026-11-22',
};

/** Lowest expected wage inflation by the law of a day, a fraction a year. */
export function wageGrowthMinimumOn(day: PlainDate): LawValue<number> {
  return valueOn(wageGrowthMinimum, day);
}
