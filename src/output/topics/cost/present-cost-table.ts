import { columnsOf, type Row, type Table } from '#output/model/table.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { compensationCell } from '#output/topics/compensation/compensation-cell.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import type { DossierResult } from '#core/result/result.ts';
import type { Alternative } from '#core/result/alternative.ts';
import type { OutputContent } from '#output/model/output-content.ts';

/** Discounted cost without and with compensation. */
interface PresentCost {
  readonly alternative: Alternative;
  readonly cost: number;
  readonly together: number;
}

/** In the order of the answers on Samenvatting. */
export const presentCosts = ({ alternatives }: DossierResult): readonly PresentCost[] =>
  alternatives.map((alternative) => {
    const cost = alternative.sort === 'unchanged' ? alternative.cost : alternative.existingCost;
    const paid = alternative.sort === 'unchanged' ? null : alternative.compensation;
    return { alternative, cost, together: paid?.costIncluding ?? cost };
  });

/** Employer cost and compensation over the horizon, discounted, of those who take part now. */
export function presentCostTable({ result }: OutputContent): Table {
  const unchanged = alternativeOf(result, 'unchanged').cost;
  return {
    name: 'ResultaatContanteLasten',
    columns: columnsOf({
      Alternatief: 'general',
      Werkgeverslast: 'euro',
      'Verschil werkgeverslast': 'euroDifference',
      Compensatie: 'euro',
      Samen: 'euro',
      'Verschil samen': 'euroDifference',
    }),
    rows: presentCosts(result).map(({ alternative, cost, together }): Row => {
      const besideNow = (amount: number): number | null =>
        alternative.sort === 'unchanged' ? null : amount - unchanged;
      const paid = compensationCell(alternative, result.compensation, ({ horizonCost }) => horizonCost);
      return [nameOf(alternative, 'short'), cost, besideNow(cost), paid, together, besideNow(together)];
    }),
  };
}
