import type { LawSeries } from '#core/law/dated.ts';
import { lawText } from '#core/law/source.ts';

/** Highest orphan's pension before the pension date. */
export const orphanCoverLimit: LawSeries<number> = {
  name: 'Maximaal wezenpensioen voor de pensioendatum',
  description:
    "Highest orphan's pension on death before the pension date: a part of the pensionable salary for each child up to 25 years of age; twice as much for a child without parents.",
  unit: 'fraction of the salary',
  entries: [{ from: '2023-07-01', value: 0.2, source: lawText('Art. 18c Wet LB 1964, versie 21-2-2026') }],
  knownUntil: null,
  checked: '2026-11-21',
};
