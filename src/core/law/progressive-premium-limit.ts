import type { LawSeries } from '#core/law/dated.ts';
import type { OffsetLevel } from '#core/law/offset-level.ts';
import { lawText } from '#core/law/source.ts';

/** Maximum from a whole age on (age on 31 December), by level of the offset; fractions of the pension base. */
interface ProgressiveLimitStep extends Readonly<Record<OffsetLevel, number>> {
  readonly fromAge: number;
}

/** Maxima of art. 38r by age on a day; below the first age there is no maximum. */
export const progressivePremiumLimit: LawSeries<readonly ProgressiveLimitStep[]> = {
  name: 'Maximale progressieve premie',
  description:
    'Highest premium by age of those who keep a progressive premium, age on 31 December of the year, by level of the offset. Set anew together with the flat premium.',
  unit: 'fraction of the pension base',
  entries: [
    {
      from: '2023-07-01',
      value: [
        { fromAge: 15, full: 0.19, middle: 0.181, lowest: 0.172 },
        { fromAge: 20, full: 0.198, middle: 0.189, lowest: 0.18 },
        { fromAge: 25, full: 0.21, middle: 0.2, lowest: 0.191 },
        { fromAge: 30, full: 0.226, middle: 0.216, lowest: 0.205 },
        { fromAge: 35, full: 0.244, middle: 0.233, lowest: 0.221 },
        { fromAge: 40, full: 0.264, middle: 0.252, lowest: 0.24 },
        { fromAge: 45, full: 0.286, middle: 0.273, lowest: 0.259 },
        { fromAge: 50, full: 0.31, middle: 0.296, lowest: 0.281 },
        { fromAge: 55, full: 0.338, middle: 0.322, lowest: 0.307 },
        { fromAge: 60, full: 0.37, middle: 0.353, lowest: 0.336 },
        { fromAge: 65, full: 0.4, middle: 0.381, lowest: 0.363 },
      ],
      source: lawText('Art. 38r lid 1 Wet LB 1964, versie 21-2-2026; art. 10aa lid 2 en 3 UBLB 1965, versie 1-1-2026'),
    },
  ],
  knownUntil: '2036-12-31',
  checked: '2026-11-21',
};
