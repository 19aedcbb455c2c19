import type { LawSeries } from '#core/law/dated.ts';
import { lawText } from '#core/law/source.ts';

/** How many months after the state pension age a pension may start at the latest. */
export const pensionAgeLimit: LawSeries<number> = {
  name: 'Uiterste pensioenleeftijd, maanden na de AOW-leeftijd',
  description:
    'Old-age pension starts at the latest when the employee is so many months older than the own state pension age.',
  unit: 'months',
  entries: [{ from: '2023-07-01', value: 60, source: lawText('Art. 18a lid 4 onder b Wet LB 1964, versie 21-2-2026') }],
  knownUntil: null,
  checked: '2026-11-22',
};
