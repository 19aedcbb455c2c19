import type { LawSeries } from '#core/law/dated.ts';
import { lawText, publication } from '#core/law/source.ts';

const sixtySeven = 67 * 12;

/** State pension age (AOW-leeftijd) of those who reach it, in months. */
export const statePensionAge: LawSeries<number> = {
  name: 'AOW-leeftijd',
  description:
    'Age at which the state pension starts for those who reach it in the year. Announced five years ahead; never lowered.',
  unit: 'age in months',
  entries: [
    { from: '2018-01-01', value: 66 * 12, source: publication('tweedemonitor.nl, Kamervraag 2020D44264') },
    { from: '2019-01-01', value: 66 * 12 + 4, source: publication('omropfryslan.nl, bericht van maart 2019') },
    { from: '2020-01-01', value: 66 * 12 + 4, source: lawText('Art. 7a AOW, versie 1-7-2026') },
    { from: '2022-01-01', value: 66 * 12 + 7, source: lawText('Art. 7a AOW, versie 1-7-2026') },
    { from: '2023-01-01', value: 66 * 12 + 10, source: lawText('Art. 7a AOW, versie 1-7-2026') },
    { from: '2024-01-01', value: sixtySeven, source: lawText('Art. 7a AOW, versie 1-7-2026') },
    { from: '2026-01-01', value: sixtySeven, source: publication('ed.nl, november 2021 (2026 en 2027)') },
    { from: '2028-01-01', value: sixtySeven + 3, source: publication('blikopnieuws.nl, november 2022') },
    { from: '2030-01-01', value: sixtySeven + 3, source: publication('inhetnieuws.nl (2030)') },
    { from: '2031-01-01', value: sixtySeven + 3, source: publication('syfers.nl en seniorenjournaal.nl (2031)') },
  ],
  knownUntil: '2031-12-31',
  checked: '2026-11-21',
};
