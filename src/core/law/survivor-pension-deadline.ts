import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { LawSeries } from '#core/law/dated.ts';
import { lawText } from '#core/law/source.ts';

/** Last day on which the survivor's pension becomes that of the new rules. */
export const survivorPensionDeadline: LawSeries<PlainDate> = {
  name: 'Uiterste dag waarop het nabestaandenpensioen het nieuwe is',
  description:
    "Last day on which the survivor's pension of a scheme that was there before the new rules changes to them: cover on risk before the pension date, independent of service. For who keeps a scale too.",
  unit: 'day',
  entries: [
    {
      from: '2023-07-01',
      value: { year: 2028, month: 1, day: 1 },
      source: lawText('Art. 220g lid 1 PW met art. 51b lid 1 onder k Besluit uitvoering PW en Wvb, versie 1-1-2026'),
    },
  ],
  knownUntil: null,
  checked: '2026-11-28',
};
