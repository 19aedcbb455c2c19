import type { LawSeries } from '#core/law/dated.ts';
import { lawText } from '#core/law/source.ts';

/** Highest expected gross return on equity, a fraction a year. */
export const equityReturnMaximum: LawSeries<number> = {
  name: 'Hoogste verwachte rendement op aandelen',
  description:
    'Highest expected gross geometric return on listed equity in prescribed calculations; the cost of investing still goes off.',
  unit: 'fraction a year',
  entries: [
    {
      from: '2023-07-01',
      value: 0.054,
      source: lawText(
        'Art. 23a lid 1 onder b Besluit financieel toetsingskader pensioenfondsen met art. 144 lid 1 PW, versie 1-1-2026',
      ),
    },
  ],
  knownUntil: null,
  checked: '2026-11-22',
};
