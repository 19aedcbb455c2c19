import type { LawSeries } from '#core/law/dated.ts';
import { lawText, publication } from '#core/law/source.ts';
import type { StaffelbesluitScale } from '#core/law/staffelbesluit-scale.ts';
import { staffelbesluitScales2015 } from '#core/law/staffelbesluit-scales-2015.ts';

/** The 4% scale from 1 January 2018 on, pension age 68: data, row by row as printed. */
export const staffelbesluitScales2018: readonly StaffelbesluitScale[] = [
  {
    interest: 0.04,
    accrual: 0.01875,
    pensionAge: 68,
    rows: [
      [15, 0.032, 0.039, 0.044, 0.046],
      [20, 0.037, 0.044, 0.051, 0.054],
      [25, 0.045, 0.054, 0.061, 0.066],
      [30, 0.055, 0.066, 0.074, 0.078],
      [35, 0.067, 0.08, 0.089, 0.094],
      [40, 0.082, 0.098, 0.107, 0.113],
      [45, 0.1, 0.119, 0.13, 0.136],
      [50, 0.122, 0.146, 0.157, 0.164],
      [55, 0.15, 0.18, 0.19, 0.198],
      [60, 0.186, 0.224, 0.231, 0.237],
      [65, 0.223, 0.268, 0.272, 0.273],
    ],
  },
];

export const staffelbesluitScales: LawSeries<readonly StaffelbesluitScale[]> = {
  name: 'Premiestaffels van het staffelbesluit',
  description:
    'Highest premiums by age class of premium schemes under the old rules, without cost and waiver of premium. Later decrees (2020, 2023) changed single cells and are not included.',
  unit: 'fraction of the pension base',
  entries: [
    {
      from: '2015-01-01',
      value: staffelbesluitScales2015,
      source: lawText('Besluit van 17-12-2014, BWBR0036112, bijlagen I en IV'),
    },
    {
      from: '2018-01-01',
      value: staffelbesluitScales2018,
      source: publication('financieelactief.nl, voorlopige premiestaffels per 1-1-2018 (V&A Belastingdienst)'),
    },
  ],
  knownUntil: '2019-12-31',
  checked: '2026-11-21',
};
