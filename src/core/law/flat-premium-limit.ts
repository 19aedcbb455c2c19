import type { LawSeries } from '#core/law/dated.ts';
import type { OffsetLevel } from '#core/law/offset-level.ts';
import { lawText } from '#core/law/source.ts';

/** Highest flat premium on a day by level of the offset, fractions of the pension base. */
export const flatPremiumLimit: LawSeries<Readonly<Record<OffsetLevel, number>>> = {
  name: 'Maximale vlakke premie',
  description:
    'Highest flat premium for old-age pension and partner pension after retirement, without administration cost, by level of the offset. Set anew on 1 January 2037 (art. 18a par. 6).',
  unit: 'fraction of the pension base',
  entries: [
    {
      from: '2023-07-01',
      value: { full: 0.3, middle: 0.286_08, lowest: 0.272_16 },
      source: lawText('Art. 18a lid 1 Wet LB 1964, versie 21-2-2026; art. 10aa lid 1 UBLB 1965, versie 1-1-2026'),
    },
  ],
  knownUntil: '2036-12-31',
  checked: '2026-11-21',
};
