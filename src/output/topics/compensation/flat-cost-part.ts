import type { SheetPart } from '#output/model/sheet-plan.ts';
import { plainPart } from '#output/model/sheet-parts.ts';
import { type Row, columnsOf } from '#output/model/table.ts';
import { withEntrants } from '#output/language/entrants.ts';
import type { CostByFlat } from '#core/result/choice.ts';
import type { DossierResult } from '#core/result/result.ts';
import { neutralOf, totalOf } from '#output/topics/compensation/flat-cost.ts';

const rowsOf = (cost: CostByFlat): readonly Row[] =>
  cost.flats.map((flat) => [
    flat.rate,
    cost.years,
    flat.premium,
    flat.compensation,
    totalOf(flat),
    totalOf(flat) - totalOf(neutralOf(cost)),
    flat === neutralOf(cost) ? cost.less.neutral : flat.rate === cost.lowest.rate ? cost.less.lowest : null,
  ]);

/** Cost with compensation by flat premium and period; none where no premium was tried. */
export function flatCostParts(result: DossierResult): readonly SheetPart[] {
  if (result.costByFlat.length === 0) return [];
  return [
    plainPart({
      heading: 'Kosten naar vlakke premie',
      sentences: [
        `Werkgeverslast en compensatie over 10 en 30 jaar, contant, ${withEntrants(result)}, zonder eenmalige kosten.`,
        'Van de budgetneutrale premie tot de hoogste die mag.',
      ],
      table: {
        name: 'KostenVlakkePremie',
        columns: columnsOf({
          'Vlakke premie': 'percentTwo',
          Jaren: 'count',
          Premie: 'euro',
          Compensatie: 'euro',
          Samen: 'euro',
          'Verschil met de laagste premie': 'euroDifference',
          'Minder pensioen': 'count',
        }),
        rows: result.costByFlat.flatMap(rowsOf),
      },
      isPrinted: false,
    }),
  ];
}
