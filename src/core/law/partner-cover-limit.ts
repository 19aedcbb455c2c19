import type { LawSeries } from '#core/law/dated.ts';
import { lawText } from '#core/law/source.ts';

/** Highest partner pension before the pension date. */
export const partnerCoverLimit: LawSeries<number> = {
  name: 'Maximaal partnerpensioen voor de pensioendatum',
  description:
    'Highest partner pension on death before the pension date: a part of the pensionable salary without offset, whatever the length of service, insured on a risk basis.',
  unit: 'fraction of the salary',
  entries: [{ from: '2023-07-01', value: 0.5, source: lawText('Art. 18b Wet LB 1964, versie 21-2-2026') }],
  knownUntil: null,
  checked: '2026-11-21',
};
