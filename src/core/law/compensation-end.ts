import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { LawSeries } from '#core/law/dated.ts';
import { lawText } from '#core/law/source.ts';

/** Last day of compensation as pension premium. */
export const compensationEnd: LawSeries<PlainDate> = {
  name: 'Einde van de compensatieperiode',
  description: 'Last day on which compensation may be paid as pension premium within the extra room.',
  unit: 'day',
  entries: [
    {
      from: '2023-07-01',
      value: { year: 2036, month: 12, day: 31 },
      source: lawText(
        'Art. 150f lid 1 onder b PW met art. 51b lid 1 onder b Besluit uitvoering PW en Wvb, versie 1-1-2026',
      ),
    },
  ],
  knownUntil: null,
  checked: '2026-11-22',
};
