import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { LawSeries } from '#core/law/dated.ts';
import { lawText } from '#core/law/source.ts';

/** Day on which the scheme decides about keeping a progressive premium. */
export const grandfatheringReferenceDay: LawSeries<PlainDate> = {
  name: 'Peildag eerbiedigende werking',
  description:
    'Day on which the scheme must have been a premium scheme with a rising scale, or an insured DB scheme with an age-dependent premium, for participants to keep a progressive premium.',
  unit: 'day',
  entries: [
    {
      from: '2023-07-01',
      value: { year: 2023, month: 6, day: 30 },
      source: lawText('Art. 220e lid 1 onder a PW, versie 1-1-2026'),
    },
  ],
  knownUntil: null,
  checked: '2026-11-21',
};
