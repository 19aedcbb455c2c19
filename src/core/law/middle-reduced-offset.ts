import type { LawSeries } from '#core/law/dated.ts';
import { lawText, offsetOverview, publication } from '#core/law/source.ts';

/** Highest of the two reduced offsets, EUR a year. */
export const middleReducedOffset: LawSeries<number> = {
  name: 'Middelste verlaagde franchise',
  description: 'Lowest offset that is allowed with the middle one of the maxima of premium, accrual and scale.',
  unit: 'EUR a year',
  entries: [
    { from: '2022-01-01', value: 13_343, source: publication('zwitserleven.nl, Pensioencijfers 2022') },
    { from: '2023-01-01', value: 14_714, source: publication('zwitserleven.nl, Pensioencijfers 2023') },
    { from: '2024-01-01', value: 15_816, source: offsetOverview },
    { from: '2025-01-01', value: 16_655, source: lawText('Art. 10aa lid 1 UBLB 1965, versie 1-1-2025') },
    { from: '2026-01-01', value: 17_283, source: lawText('Art. 10aa lid 1 UBLB 1965, versie 1-1-2026') },
  ],
  knownUntil: '2026-12-31',
  checked: '2026-11-22',
};
