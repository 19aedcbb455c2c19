import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { LawSeries } from '#core/law/dated.ts';
import { lawText } from '#core/law/source.ts';

/** Last day on which a participant must already take part to keep a progressive premium. */
export const grandfatheringEntryDeadline: LawSeries<PlainDate> = {
  name: 'Uiterste dag van deelname voor eerbiedigende werking',
  description:
    'A participant keeps a progressive premium only when taking part on the day before the flat premium starts for entrants, and at the latest on this day.',
  unit: 'day',
  entries: [
    {
      from: '2023-07-01',
      value: { year: 2027, month: 12, day: 31 },
      source: lawText(
        'Art. 220e lid 1 onder b PW met art. 51b lid 1 onder i Besluit uitvoering PW en Wvb, versie 1-1-2026',
      ),
    },
  ],
  knownUntil: null,
  checked: '2026-11-22',
};
