import type { PlannedTable, TableColumn } from '#output/workbook/sheet-plan.ts';
import { nameOf } from '#output/alternatives/alternative-name.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { AlternativeCompensation } from '#core/result/compensation-result.ts';
import type { DossierResult } from '#core/result/result.ts';
import { compensationCell } from '#output/workbook/compensation-cell.ts';
import type { TableRow } from '#output/workbook/sheet-plan.ts';
import type { OutputContent } from '#output/output-content.ts';

/** Of the group that stays as it is, and of the one that is refilled. */
export const costColumns: readonly TableColumn[] = [
  { header: 'Jaar', format: 'year' },
  { header: 'Alternatief', format: 'general' },
  { header: 'Werkgeverslast', format: 'euro' },
  { header: 'Compensatie', format: 'euro' },
  { header: 'Totaal', format: 'euro' },
];

/** A row per alternative and year; the difference is that of the cost without compensation. */
const rows = ({ alternatives, years, compensation: asked }: DossierResult): readonly TableRow[] => {
  const unchanged = alternativeOf({ alternatives }, 'unchanged').years;
  return alternatives.flatMap((alternative) =>
    years.map(({ year }, index) => {
      const { cost } = alternative.years[index]!;
      const inYear = (compensation: AlternativeCompensation): number => compensation.years[index]?.cost ?? 0;
      const together = cost + (alternative.compensation === null ? 0 : inYear(alternative.compensation));
      const difference = alternative.key === 'unchanged' ? null : cost - unchanged[index]!.cost;
      const name = nameOf(alternative, 'short');
      return [year, name, cost, compensationCell(alternative, asked, inYear), together, difference];
    }),
  );
};

/** Employer cost per year of those who take part now, without and with compensation. */
export const costTable = ({ result }: OutputContent): PlannedTable => ({
  name: 'ResultaatLasten',
  columns: [...costColumns, { header: 'Verschil werkgeverslast', format: 'euroDifference' }],
  rows: rows(result),
  isStreamed: false,
});
