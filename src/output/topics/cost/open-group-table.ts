import { costColumns } from '#output/topics/cost/cost-table.ts';
import type { PlannedTable } from '#output/model/sheet-plan.ts';
import { pathCompensationCell } from '#output/topics/compensation/compensation-cell.ts';
import { type OpenGroupLine, openGroupLines, withCompensation } from '#output/language/open-group-display.ts';
import type { TableRow } from '#output/model/sheet-plan.ts';
import type { DossierResult } from '#core/result/result.ts';
import type { OutputContent } from '#output/model/output-content.ts';

const rows = (lines: readonly OpenGroupLine[], result: DossierResult): readonly TableRow[] =>
  lines.flatMap((line) => {
    const together = withCompensation(line);
    return result.openGroup.years.map(({ year }, index) => [
      year,
      line.name,
      line.cost[index]!,
      pathCompensationCell(line, index, result),
      together[index]!,
    ]);
  });

/** Employer cost per year of the group in which leavers are replaced, without and with compensation. */
export const openGroupTable = ({ result }: OutputContent): PlannedTable => ({
  name: 'ResultaatOpenGroep',
  columns: costColumns,
  rows: rows(openGroupLines(result), result),
  isStreamed: false,
});
