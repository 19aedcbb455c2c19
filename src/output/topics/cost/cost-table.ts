import { compensationCell, pathCompensationCell } from '#output/topics/compensation/compensation-cell.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import { openGroupLines, withCompensation } from '#output/language/open-group-display.ts';
import { columnsOf, type Row, type Table } from '#output/model/table.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { AlternativeCompensation } from '#core/result/compensation-result.ts';
import type { OutputContent } from '#output/model/output-content.ts';

/** Employer cost per year of those who take part now, without and with compensation: a row per alternative and year. */
export function costTable({ result, withoutPeople }: Pick<OutputContent, 'result' | 'withoutPeople'>): Table {
  const { alternatives, years, compensation: asked } = result;
  const shown = withoutPeople?.years;
  const unchanged = alternativeOf(result, 'unchanged').years;
  return {
    name: 'ResultaatLasten',
    columns: [...costColumns, { header: 'Verschil werkgeverslast', format: 'euroDifference' }],
    rows: alternatives.flatMap((alternative) =>
      years.slice(0, shown?.cost).map(({ year }, index): Row => {
        const { cost } = alternative.years[index]!;
        const inYear = ({ years: paid }: AlternativeCompensation): number => paid[index]?.cost ?? 0;
        const together = cost + (alternative.compensation === null ? 0 : inYear(alternative.compensation));
        const isPaidShown = alternative.compensation === null || index < (shown?.compensation ?? Infinity);
        return [
          year,
          nameOf(alternative, 'short'),
          cost,
          isPaidShown ? compensationCell(alternative, asked, inYear) : null,
          isPaidShown ? together : null,
          alternative.key === 'unchanged' ? null : cost - unchanged[index]!.cost,
        ];
      }),
    ),
  };
}

/** Of the group that stays as it is, and of the one that is refilled. */
const costColumns = columnsOf({
  Jaar: 'year',
  Alternatief: 'general',
  Werkgeverslast: 'euro',
  Compensatie: 'euro',
  Totaal: 'euro',
});

/** The same of the group in which leavers are replaced. */
export const openGroupTable = ({ result }: Pick<OutputContent, 'result'>): Table => ({
  name: 'ResultaatOpenGroep',
  columns: costColumns,
  rows: openGroupLines(result).flatMap((line) => {
    const together = withCompensation(line);
    return result.openGroup.years.map(({ year }, index): Row => [
      year,
      line.name,
      line.cost[index]!,
      pathCompensationCell(line, index, result),
      together[index]!,
    ]);
  }),
});
