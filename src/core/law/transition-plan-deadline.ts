import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { LawSeries } from '#core/law/dated.ts';
import { lawText } from '#core/law/source.ts';

/** Last day on which the transition plan reaches the provider. */
export const transitionPlanDeadline: LawSeries<PlainDate> = {
  name: 'Uiterste dag waarop het transitieplan bij de uitvoerder is',
  description:
    'Last day on which the employer sends the changed pension agreement and the transition plan to the insurer or premium pension institution, and that provider files its implementation plan.',
  unit: 'day',
  entries: [
    {
      from: '2023-07-01',
      value: { year: 2027, month: 10, day: 1 },
      source: lawText(
        'Art. 150c lid 2 PW met art. 51b lid 1 onder a sub c Besluit uitvoering PW en Wvb, versie 1-1-2026',
      ),
    },
  ],
  knownUntil: null,
  checked: '2026-11-22',
};
