import type { LawSeries } from '#core/law/dated.ts';
import { lawText, publication } from '#core/law/source.ts';

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
