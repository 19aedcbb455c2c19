import type { LawSeries } from '#core/law/dated.ts';
import { lawText } from '#core/law/source.ts';

/** Highest Anw cover, as a multiple of the benefit. */
export const anwCoverLimit: LawSeries<number> = {
  name: 'Maximaal Anw-hiaatpensioen',
  description:
    'Highest insured addition for a partner without Anw benefit: so many times that benefit with its holiday allowance.',
  unit: 'multiple of the benefit',
  entries: [{ from: '2023-07-01', value: 8 / 7, source: lawText('Art. 18f onder d Wet LB 1964, versie 21-2-2026') }],
  knownUntil: null,
  checked: '2026-11-22',
};
