import { alternativeOf } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { splitPartNames, type SplitParts } from '#core/result/pension-split.ts';
import type { DossierResult } from '#core/result/result.ts';
import { nameOf } from '#output/alternatives/alternative-name.ts';
import type { OutputContent } from '#output/output-content.ts';
import { cohortName } from '#output/words/cohort-name.ts';
import { splitAlternatives, splitPartWords } from '#output/words/effects/pension-split.ts';
import { valueCell } from '#output/workbook/planned-cells.ts';
import type { PlannedTable, TableRow } from '#output/workbook/sheet-plan.ts';

/** Pension before, the parts of its change, and the sum of those as a formula. */
function splitRow(
  [group, count, name]: readonly [string, number, string],
  before: number,
  parts: SplitParts<number>,
): TableRow {
  const changes = splitPartNames.map((part) => parts[part]);
  const after = changes.reduce((sum, change) => sum + change, before);
  return [
    group,
    count,
    name,
    before,
    ...changes,
    { ...valueCell(after, 'euro'), formulaAt: ({ row }) => `SUM(D${row}:H${row})` },
  ];
}

function rowsOf(result: DossierResult, alternative: PremiumAlternative): readonly TableRow[] {
  const split = alternative.pensionSplit;
  if (split === null) return [];
  const unchanged = alternativeOf(result, 'unchanged');
  const name = nameOf(alternative, 'short');
  return [
    splitRow(['Alle deelnemers', result.participantCount, name], unchanged.pension, split.total),
    ...result.cohorts.map((cohort, index) =>
      splitRow([cohortName(cohort), cohort.count, name], unchanged.cohorts[index]!.pension, split.cohorts[index]!),
    ),
  ];
}

/** From what the expected pensions change, of everybody and per cohort; without rows where nothing is divided. */
export const pensionSplitTable = ({ result }: OutputContent): PlannedTable => ({
  name: 'ResultaatOorzaken',
  columns: [
    { header: 'Cohort', format: 'general' },
    { header: 'Aantal', format: 'count' },
    { header: 'Alternatief', format: 'general', wraps: true },
    { header: 'Pensioen nu', format: 'euro' },
    ...splitPartNames.map((part) => ({ header: splitPartWords[part].name, format: 'euroDifference' as const })),
    { header: 'Pensioen straks', format: 'euro' },
  ],
  rows: splitAlternatives(result).flatMap(({ alternative }) => rowsOf(result, alternative)),
  isStreamed: false,
});
