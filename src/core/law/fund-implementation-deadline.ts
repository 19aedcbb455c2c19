import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { LawSeries } from '#core/law/dated.ts';
import { lawText } from '#core/law/source.ts';

/** Last day for the implementation plan of a pension fund that changes on 1 July 2026 at the latest. */
export const fundImplementationDeadline: LawSeries<PlainDate> = {
  name: 'Uiterste dag van het implementatieplan van een pensioenfonds dat uiterlijk 1 juli 2026 overgaat',
  description:
    'Last day on which a pension fund that changes on 1 July 2026 at the latest files its implementation plan; one that changes later counts months.',
  unit: 'day',
  entries: [
    {
      from: '2023-07-01',
      value: { year: 2025, month: 7, day: 1 },
      source: lawText(
        'Art. 150c lid 1 PW met art. 51b lid 1 onder a sub b Besluit uitvoering PW en Wvb, versie 1-1-2026',
      ),
    },
  ],
  knownUntil: null,
  checked: '2026-11-28',
};
