import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { LawSeries } from '#core/law/dated.ts';
import { lawText } from '#core/law/source.ts';

/** Last day on which a pension fund has the transition plan. */
export const fundPlanDeadline: LawSeries<PlainDate> = {
  name: 'Uiterste dag van het transitieplan bij een pensioenfonds',
  description:
    'Last day on which the employer sends the changed pension agreement and the transition plan to a pension fund.',
  unit: 'day',
  entries: [
    {
      from: '2023-07-01',
      value: { year: 2025, month: 1, day: 1 },
      source: lawText(
        'Art. 150c lid 1 PW met art. 51b lid 1 onder a sub a Besluit uitvoering PW en Wvb, versie 1-1-2026',
      ),
    },
  ],
  knownUntil: null,
  checked: '2026-11-28',
};
