import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { LawSeries } from '#core/law/dated.ts';
import { lawText } from '#core/law/source.ts';

/** First day on which a kept scale may be given up without chapter 6b. */
export const laterChangeStart: LawSeries<PlainDate> = {
  name: 'Eerste dag van een wijziging na eerbiedigende werking',
  description:
    'First day on which a premium that was kept may be changed into one percentage for everybody, with effects by cohort but without a transition plan.',
  unit: 'day',
  entries: [
    {
      from: '2023-07-01',
      value: { year: 2028, month: 1, day: 1 },
      source: lawText('Art. 220e lid 3 PW met art. 51b lid 1 onder j Besluit uitvoering PW en Wvb, versie 1-1-2026'),
    },
  ],
  knownUntil: null,
  checked: '2026-11-28',
};
