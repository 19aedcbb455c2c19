import type { PlannedTable, TableColumn } from '#output/model/sheet-plan.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { AlternativeCompensation } from '#core/result/compensation-result.ts';
import type { DossierResult } from '#core/result/result.ts';
import { compensationCell } from '#output/topics/compensation/compensation-cell.ts';
import type { TableRow } from '#output/model/sheet-plan.ts';
import type { OutputContent, WithoutPeople } from '#output/model/output-content.ts';

/** Of the group that stays as it is, and of the one that is refilled. */
export const costColumns: readonly TableColumn[] = [
  { header: 'Jaar', format: 'year' },
  { header: 'Alternatief', format: 'general' },
  { header: 'Werkgeverslast', format: 'euro' },
  { header: 'Compensatie', format: 'euro' },
  { header: 'Totaal', format: 'euro' },
];

/** A row per alternative and year; the difference is that of the cost without compensation. */
const rows = (
  { alternatives, years, compensation: asked }: DossierResult,
  shown: WithoutPeople['years'] | undefined,
): readonly TableRow[] => {
  const unchanged = alternativeOf({ alternatives }, 'unchanged').years;
  return alternatives.flatMap((alternative) =>
    years.slice(0, shown?.cost).map(({ year }, index) => {
      const { cost } = alternative.years[index]!;
      const inYear = (compensation: AlternativeCompensation): number => compensation.years[index]?.cost ?? 0;
      const together = cost + (alternative.compensation === null ? 0 : inYear(alternative.compensation));
      const difference = alternative.key === 'unchanged' ? null : cost - unchanged[index]!.cost;
      const name = nameOf(alternative, 'short');
      const isPaidShown = alternative.compensation === null || index < (shown?.compensation ?? Infinity);
      const paid = isPaidShown ? compensationCell(alternative, asked, inYear) : null;
      return [year, name, cost, paid, isPaidShown ? together : null, difference];
    }),
  );
};

/** Employer cost per year of those who take part now, without and with compensation. */
export const costTable = ({ result, withoutPeople }: OutputContent): PlannedTable => ({
  name: 'ResultaatLasten',
  columns: [...costColumns, { header: 'Verschil werkgeverslast', format: 'euroDifference' }],
  rows: rows(result, withoutPeople?.years),
  isStreamed: false,
});
