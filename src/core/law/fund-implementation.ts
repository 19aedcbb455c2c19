import type { LawSeries } from '#core/law/dated.ts';
import { lawText } from '#core/law/source.ts';

/** Months before the transition at which a pension fund has filed its implementation plan. */
export const fundImplementation: LawSeries<number> = {
  name: 'Implementatieplan van een pensioenfonds voor de transitie',
  description:
    'Months before the transition at which a pension fund that changes after 1 July 2026 must have filed its implementation plan.',
  unit: 'months',
  entries: [
    {
      from: '2023-07-01',
      value: 12,
      source: lawText(
        'Art. 150c lid 1 PW met art. 51b lid 1 onder a sub b Besluit uitvoering PW en Wvb, versie 1-1-2026',
      ),
    },
  ],
  knownUntil: null,
  checked: '2026-11-28',
};
