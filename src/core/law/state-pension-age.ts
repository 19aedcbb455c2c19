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
    {
      from: '2018-01-01',
      value: 66 * 12,
      source: publication('Art. 7a AOW, tekst 2018, volgens Kamervraag 2020D44264'),
    },
    {
      from: '2019-01-01',
      value: 66 * 12 + 4,
      source: publication('Art. 7a AOW, tekst 2019, volgens een bericht van maart 2019'),
    },
    { from: '2020-01-01', value: 66 * 12 + 4, source: lawText('Art. 7a AOW, versie 1-7-2026') },
    { from: '2022-01-01', value: 66 * 12 + 7, source: lawText('Art. 7a AOW, versie 1-7-2026') },
    { from: '2023-01-01', value: 66 * 12 + 10, source: lawText('Art. 7a AOW, versie 1-7-2026') },
    { from: '2024-01-01', value: sixtySeven, source: lawText('Art. 7a AOW, versie 1-7-2026') },
    {
      from: '2026-01-01',
      value: sixtySeven,
      source: publication(
        'Staatscourant, bekendmaking volgens art. 7a AOW voor 2026 en 2027, gelezen in berichten daarover',
      ),
    },
    {
      from: '2028-01-01',
      value: sixtySeven + 3,
      source: publication('Staatscourant, bekendmaking volgens art. 7a AOW voor 2028, gelezen in berichten daarover'),
    },
    {
      from: '2030-01-01',
      value: sixtySeven + 3,
      source: publication('Staatscourant, bekendmaking volgens art. 7a AOW voor 2030, gelezen in berichten daarover'),
    },
    {
      from: '2031-01-01',
      value: sixtySeven + 3,
      source: publication('Staatscourant, bekendmaking volgens art. 7a AOW voor 2031, gelezen in berichten daarover'),
    },
  ],
  knownUntil: '2031-12-31',
  checked: '2026-11-21',
};
