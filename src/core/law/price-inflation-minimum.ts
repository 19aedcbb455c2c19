import type { LawSeries } from '#core/law/dated.ts';
import { lawText } from '#core/law/source.ts';

/** Lowest expected price inflation, a fraction a year. */
export const priceInflationMinimum: LawSeries<number> = {
  name: 'Laagste verwachte prijsinflatie',
  description:
    'Lowest expected price inflation in prescribed calculations, in the long run: forecasts of the Centraal Planbureau go before it.',
  unit: 'fraction a year',
  entries: [
    {
      from: '2023-07-01',
      value: 0.02,
      source: lawText(
        'Art. 23a lid 1 onder a Besluit financieel toetsingskader pensioenfondsen met art. 144 lid 1 PW, versie 1-1-2026',
      ),
    },
  ],
  knownUntil: null,
  checked: '2026-11-22',
};
