import type { DossierResult } from '#core/result/result.ts';
import { emptyRow, headingRow, labelledRow, sentenceRow, valueCell } from '#output/workbook/planned-cells.ts';
import type { PlannedRow } from '#output/workbook/sheet-plan.ts';

/** What the employer pays for death and disability beside the premium, a year. */
export const riskPremiumRows = ({ riskPremiums: { current, next } }: DossierResult): readonly PlannedRow[] => [
  emptyRow,
  headingRow('Risicopremies'),
  sentenceRow(
    'Voor overlijden en arbeidsongeschiktheid, voor de werkgever: de eerste maand na de transitie maal twaalf. Deel van de werkgeverslast.',
  ),
  labelledRow('Huidige regeling, per jaar', valueCell(current, 'euro', 'risicopremies_huidig')),
  labelledRow('Nieuwe regeling, per jaar', valueCell(next, 'euro', 'risicopremies_nieuw')),
  labelledRow('Verschil', valueCell(next - current, 'euroDifference')),
];
