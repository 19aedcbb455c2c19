import type { DossierResult } from '#core/result/result.ts';
import { riskPremiumsOf } from '#output/words/cost/risk-premiums.ts';
import { emptyRow, headingRow, labelledRow, sentenceRow, valueCell } from '#output/workbook/planned-cells.ts';
import type { PlannedRow } from '#output/workbook/sheet-plan.ts';

/** What is paid for death and disability beside the premium, in the first year. */
export function riskPremiumRows(result: DossierResult): readonly PlannedRow[] {
  const { year, current, next } = riskPremiumsOf(result);
  return [
    emptyRow,
    headingRow('Risicopremies'),
    sentenceRow(
      `Voor overlijden en arbeidsongeschiktheid, naast de pensioenpremie, in ${year}: deel van de werkgeverslast op Lasten eerste jaar.`,
    ),
    labelledRow('Huidige regeling', valueCell(current, 'euro', 'risicopremies_huidig')),
    labelledRow('Nieuwe regeling', valueCell(next, 'euro', 'risicopremies_nieuw')),
    labelledRow('Verschil', valueCell(next - current, 'euroDifference')),
  ];
}
