import type { LawSeries } from '#core/law/dated.ts';
import { derived, lawText, offsetOverview, publication, unread } from '#core/law/source.ts';

// What is set anew each year: a new year adds an entry to each of these series.

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

/** Lowest of the two reduced offsets, EUR a year. */
export const lowestReducedOffset: LawSeries<number> = {
  name: 'Laagste verlaagde franchise',
  description: 'Lowest offset that is allowed, with the lowest of the reduced maxima of premium, accrual and scale.',
  unit: 'EUR a year',
  entries: [
    { from: '2022-01-01', value: 11_819, source: publication('zwitserleven.nl, Pensioencijfers 2022') },
    { from: '2023-01-01', value: 13_033, source: publication('zwitserleven.nl, Pensioencijfers 2023') },
    { from: '2024-01-01', value: 14_009, source: offsetOverview },
    { from: '2025-01-01', value: 14_752, source: lawText('Art. 10aa lid 1 UBLB 1965, versie 1-1-2025') },
    { from: '2026-01-01', value: 15_308, source: lawText('Art. 10aa lid 1 UBLB 1965, versie 1-1-2026') },
  ],
  knownUntil: '2026-12-31',
  checked: '2026-11-22',
};

/** Maximum salary (maximum pensioengevend salaris), EUR a year full time. */
export const maximumSalary: LawSeries<number> = {
  name: 'Maximum pensioengevend salaris',
  description: 'Full-time salary above which no pension may be built with tax relief; part time in proportion.',
  unit: 'EUR a year',
  entries: [
    { from: '2018-01-01', value: 105_075, source: lawText('Art. 18ga Wet LB 1964, tekst 2018') },
    { from: '2019-01-01', value: 107_593, source: publication('pfzw.nl, Overzicht pensioencijfers 2019') },
    { from: '2020-01-01', value: 110_111, source: lawText('Art. 18ga Wet LB 1964, versie 1-1-2020') },
    { from: '2021-01-01', value: 112_189, source: publication('pma-pensioenen.nl, Kerncijfers 2021') },
    { from: '2022-01-01', value: 114_866, source: publication('zwitserleven.nl, Pensioencijfers 2022') },
    { from: '2023-01-01', value: 128_810, source: publication('zwitserleven.nl, Pensioencijfers 2023') },
    { from: '2024-01-01', value: 137_800, source: lawText('Art. 18ga Wet LB 1964, versie 1-1-2024') },
    { from: '2025-01-01', value: 137_800, source: lawText('Art. 18ga Wet LB 1964, versie 1-1-2025') },
    { from: '2026-01-01', value: 137_800, source: lawText('Art. 18ga Wet LB 1964, versie 21-2-2026') },
  ],
  knownUntil: '2026-12-31',
  checked: '2026-11-22',
};

/** Survivor benefit of the state (Anw), EUR a year; null where it is not known. */
export const anwBenefit: LawSeries<number | null> = {
  name: 'Anw-uitkering per jaar',
  description:
    'Survivor benefit of art. 17 par. 1 Anw with its holiday allowance and without the extra allowance (tegemoetkoming), at the level of 1 January.',
  unit: 'EUR a year',
  entries: [
    { from: '2022-01-01', value: 16_201, source: publication('zwitserleven.nl, Pensioencijfers 2022') },
    { from: '2023-01-01', value: 17_859, source: publication('zwitserleven.nl, Pensioencijfers 2023') },
    { from: '2024-01-01', value: null, source: unread('Bedrag voor 2024 niet in een bron gelezen') },
    {
      from: '2025-01-01',
      // 12 x (1,594.74 - 21.16 + 122.64): benefit, less the extra allowance in it, with holiday allowance.
      value: 20_354.64,
      source: derived(
        '12 x de maandbedragen met vakantiegeld, zonder tegemoetkoming; svb.nl, Anw-bedragen per 1-1-2025',
      ),
    },
  ],
  knownUntil: '2025-12-31',
  checked: '2026-11-22',
};
