import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { LawSeries } from '#core/law/dated.ts';
import { lawText } from '#core/law/source.ts';

/** Day by which survivor’s pension follows the new rules. */
export const survivorPensionDeadline: LawSeries<PlainDate> = {
  name: 'Uiterste dag voor het nieuwe nabestaandenpensioen',
  description: 'Day by which survivor’s pension follows the rules of the new law, also where a scale is kept.',
  unit: 'day',
  entries: [
    {
      from: '2023-07-01',
      value: { year: 2028, month: 1, day: 1 },
      source: lawText('Art. 220g PW met art. 51b lid 1 onder k Besluit uitvoering PW en Wvb, versie 1-1-2026'),
    },
  ],
  knownUntil: null,
  checked: '2026-11-28',
};
