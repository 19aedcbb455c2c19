import type { LawSeries } from '#core/law/dated.ts';
import { lawText, publication } from '#core/law/source.ts';
import type { StaffelbesluitScale } from '#core/law/staffelbesluit-scale.ts';
import { staffelbesluitScales2015 } from '#core/law/staffelbesluit-scales-2015.ts';
import { staffelbesluitScales2018 } from '#core/law/staffelbesluit-scales-2018.ts';

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
