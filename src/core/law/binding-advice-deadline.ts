import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { LawSeries } from '#core/law/dated.ts';
import { lawText } from '#core/law/source.ts';

/** Last day to ask for binding advice. */
export const bindingAdviceDeadline: LawSeries<PlainDate> = {
  name: 'Laatste dag voor een verzoek om bindend advies',
  description:
    'Last day on which employer and employees can ask the transition committee for binding advice together, for a scheme at an insurer or premium pension institution: before 1 January 2027.',
  unit: 'day',
  entries: [
    {
      from: '2023-07-01',
      value: { year: 2026, month: 12, day: 31 },
      source: lawText('Art. 150h lid 3 en 4 PW met art. 45e lid 2 Besluit uitvoering PW en Wvb, versie 1-1-2026'),
    },
  ],
  knownUntil: null,
  checked: '2026-11-22',
};
