import type { LawSeries } from '#core/law/dated.ts';
import { lawText, offsetOverview } from '#core/law/source.ts';

/** Minimum offset (minimale franchise), EUR a year. */
export const minimumOffset: LawSeries<number> = {
  name: 'Minimale franchise',
  description:
    'Lowest offset at which the full premium and accrual are allowed: 100/75 of the state pension of a married person with holiday allowance, on 1 January.',
  unit: 'EUR a year',
  entries: [
    { from: '2018-01-01', value: 13_344, source: offsetOverview },
    { from: '2019-01-01', value: 13_785, source: offsetOverview },
    { from: '2020-01-01', value: 14_167, source: offsetOverview },
    { from: '2021-01-01', value: 14_544, source: offsetOverview },
    { from: '2022-01-01', value: 14_802, source: offsetOverview },
    { from: '2023-01-01', value: 16_322, source: offsetOverview },
    { from: '2024-01-01', value: 17_545, source: offsetOverview },
    { from: '2025-01-01', value: 18_475, source: lawText('Art. 18a lid 3 Wet LB 1964, versie 1-1-2025') },
    { from: '2026-01-01', value: 19_172, source: lawText('Art. 18a lid 3 Wet LB 1964, versie 21-2-2026') },
  ],
  knownUntil: '2026-12-31',
  checked: '2026-11-22',
};
