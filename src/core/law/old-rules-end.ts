import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { LawSeries } from '#core/law/dated.ts';
import { lawText } from '#core/law/source.ts';

/** Last day of the old rules. */
export const oldRulesEnd: LawSeries<PlainDate> = {
  name: 'Laatste dag van de oude regels',
  description:
    'Last day on which the rules from before the Wet toekomst pensioenen hold for a scheme that did not change.',
  unit: 'day',
  entries: [
    {
      from: '2023-07-01',
      value: { year: 2027, month: 12, day: 31 },
      source: lawText('Art. 220i lid 1 PW met art. 51b lid 1 onder m Besluit uitvoering PW en Wvb, versie 1-1-2026'),
    },
  ],
  knownUntil: null,
  checked: '2026-11-28',
};
