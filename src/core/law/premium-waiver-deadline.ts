import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { LawSeries } from '#core/law/dated.ts';
import { lawText } from '#core/law/source.ts';

/** Last day on which a right to waiver of premium in the old scheme can arise. */
export const premiumWaiverDeadline: LawSeries<PlainDate> = {
  name: 'Uiterste dag van een recht op premievrijstelling in de oude regeling',
  description:
    'Who is in waiver of premium before the transition may go on in the old scheme at the insurer. So may who left while ill before it and gets the right to waiver afterwards, on this day at the latest.',
  unit: 'day',
  entries: [
    {
      from: '2023-07-01',
      value: { year: 2029, month: 12, day: 31 },
      source: lawText(
        'Art. 220ha lid 2 onder b PW met art. 51b lid 1 onder l Besluit uitvoering PW en Wvb, versie 1-1-2026',
      ),
    },
  ],
  knownUntil: null,
  checked: '2026-11-22',
};
