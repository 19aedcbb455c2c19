import type { LawSeries } from '#core/law/dated.ts';
import { lawText } from '#core/law/source.ts';

/** Months of notice to participants. */
export const participantNotice: LawSeries<number> = {
  name: 'Bericht aan deelnemers voor de transitie',
  description:
    'Months before the transition at which the provider must have informed participants of what it means for them.',
  unit: 'months',
  entries: [
    {
      from: '2023-07-01',
      value: 1,
      source: lawText('Art. 150j lid 3 PW met art. 46a lid 6 Besluit uitvoering PW en Wvb, versie 1-1-2026'),
    },
  ],
  knownUntil: null,
  checked: '2026-11-22',
};
