import type { LawSeries } from '#core/law/dated.ts';
import { lawText } from '#core/law/source.ts';

/** Highest flat premium with compensation, a fraction of the pension base with the full offset. */
export const compensationLimit: LawSeries<number> = {
  name: 'Maximale premie met compensatie',
  description:
    'Highest flat premium together with compensation paid as pension premium, full offset. With a reduced offset it is lower by as much as the flat premium limit is.',
  unit: 'fraction of the pension base',
  entries: [{ from: '2023-07-01', value: 0.33, source: lawText('Art. 38s Wet LB 1964, versie 21-2-2026') }],
  knownUntil: null,
  checked: '2026-11-21',
};
