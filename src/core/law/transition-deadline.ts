import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { LawSeries } from '#core/law/dated.ts';
import { lawText } from '#core/law/source.ts';

/** Last possible transition date. */
export const transitionDeadline: LawSeries<PlainDate> = {
  name: 'Uiterste transitiedatum',
  description: 'Last day on which a scheme can change to the new rules; before it the old rules may go on.',
  unit: 'day',
  entries: [
    {
      from: '2023-07-01',
      value: { year: 2028, month: 1, day: 1 },
      source: lawText('Art. 220i lid 1 PW met art. 51b lid 1 onder m Besluit uitvoering PW en Wvb, versie 1-1-2026'),
    },
  ],
  knownUntil: null,
  checked: '2026-11-22',
};
