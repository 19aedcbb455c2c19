import type { PlannedTable } from '#output/model/sheet-plan.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import type { DossierResult } from '#core/result/result.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { compensationCell } from '#output/topics/compensation/compensation-cell.ts';
import type { CellContent, PlannedCell } from '#output/model/sheet-plan.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import type { Alternative } from '#core/result/alternative.ts';

/** Discounted cost without and with compensation. */
export interface PresentCost {
  readonly alternative: Alternative;
  readonly cost: number;
  readonly compensation: PlannedCell | CellContent;
  readonly together: number;
}

/** In the order of the answers on Samenvatting. */
export const presentCosts = ({ alternatives, compensation: asked }: DossierResult): readonly PresentCost[] =>
  alternatives.map((alternative) => ({
    alternative,
    cost: alternative.sort === 'unchanged' ? alternative.cost : alternative.existingCost,
    compensation: compensationCell(alternative, asked, ({ horizonCost }) => horizonCost),
    together:
      alternative.sort === 'unchanged'
        ? alternative.cost
        : (alternative.compensation?.costIncluding ?? alternative.existingCost),
  }));

/** Employer cost and compensation over the horizon, discounted, of those who take part now. */
export function presentCostTable({ result }: OutputContent): PlannedTable {
  const unchanged = alternativeOf(result, 'unchanged').cost;
  return {
    name: 'ResultaatContanteLasten',
    columns: [
      { header: 'Alternatief', format: 'general' },
      { header: 'Werkgeverslast', format: 'euro' },
      { header: 'Verschil werkgeverslast', format: 'euroDifference' },
      { header: 'Compensatie', format: 'euro' },
      { header: 'Samen', format: 'euro' },
      { header: 'Verschil samen', format: 'euroDifference' },
    ],
    rows: presentCosts(result).map(({ alternative, cost, compensation, together }) => {
      const isNow = alternative.sort === 'unchanged';
      return [
        nameOf(alternative, 'short'),
        cost,
        isNow ? null : cost - unchanged,
        compensation,
        together,
        isNow ? null : together - unchanged,
      ];
    }),
    isStreamed: false,
  };
}
