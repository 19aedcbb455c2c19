import type { OutcomeEffects } from '#core/statutory/statutory-outcome.ts';
import { figureBlock } from '#output/writers/xlsx/figure-block.ts';
import type { PlannedRow } from '#output/model/sheet-plan.ts';
import { columnsOf } from '#output/model/table.ts';

/** What the basis is, as values. */
export const basisRows = ({ basis, deviation }: OutcomeEffects): readonly PlannedRow[] =>
  figureBlock({
    heading: 'Uitgangspunten',
    sentences: [],
    columns: columnsOf({
      Rentecurve: 'date',
      'Lonen per jaar': 'percent',
      'Scenario’s': 'count',
      'Prijzen per jaar': 'percent',
      'Obligaties, jaren': 'count',
      'Afwijking door maatmensen': 'percentDifference',
    }),
    rows: [
      [
        basis.curve.day,
        basis.wageGrowth.value,
        basis.set.count,
        basis.priceInflation.value,
        basis.bondDuration,
        deviation?.marketValue ?? null,
      ],
    ],
  });
