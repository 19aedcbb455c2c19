import { columnLetters } from '#office/sheet/cell-name.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';
import { splitPartNames, type SplitParts } from '#core/result/pension-split.ts';
import type { DossierResult } from '#core/result/result.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { cohortName } from '#output/language/cohort-name.ts';
import { splitAlternatives, splitPartWords } from '#output/topics/people/pension-split.ts';
import { valueCell } from '#output/model/planned-cells.ts';
import type { PlannedTable, TableColumn, TableRow } from '#output/model/sheet-plan.ts';

/** Pension before, the parts of its change, and the sum of those as a formula. */
function splitRow(labels: readonly (string | number)[], before: number, parts: SplitParts<number>): TableRow {
  const amounts = [before, ...splitPartNames.map((part) => parts[part])];
  const after = amounts.reduce((sum, amount) => sum + amount, 0);
  const [first, last] = [columnLetters(labels.length + 1), columnLetters(labels.length + amounts.length)];
  return [
    ...labels,
    ...amounts,
    { ...valueCell(after, 'euro'), formulaAt: ({ row }) => `SUM(${first}${row}:${last}${row})` },
  ];
}

/** Everybody, then each cohort; the labels end with these. */
function rowsOf(
  result: DossierResult,
  alternative: PremiumAlternative,
  endOfLabels: readonly string[],
): readonly TableRow[] {
  const split = alternative.pensionSplit;
  if (split === null) return [];
  const unchanged = alternativeOf(result, 'unchanged');
  return [
    splitRow(['Alle deelnemers', result.participantCount, ...endOfLabels], unchanged.pension, split.total),
    ...result.cohorts.map((cohort, index) =>
      splitRow(
        [cohortName(cohort), cohort.count, ...endOfLabels],
        unchanged.cohorts[index]!.pension,
        split.cohorts[index]!,
      ),
    ),
  ];
}

const groupColumns: readonly TableColumn[] = [
  { header: 'Cohort', format: 'general' },
  { header: 'Aantal', format: 'count' },
];
const amountColumns: readonly TableColumn[] = [
  { header: 'Pensioen nu', format: 'euro' },
  ...splitPartNames.map((part) => ({ header: splitPartWords[part].name, format: 'euroDifference' as const })),
  { header: 'Pensioen straks', format: 'euro' },
];

/** From what the expected pensions change at one alternative, as people read it. */
export const alternativeSplitTable = (result: DossierResult, alternative: PremiumAlternative): PlannedTable => ({
  name: `PensioenOorzaken${alternative.key}`,
  columns: [...groupColumns, ...amountColumns],
  rows: rowsOf(result, alternative, []),
  isStreamed: false,
});

/** From what the expected pensions change, of everybody and per cohort; without rows where nothing is divided. */
export const pensionSplitTable = ({ result }: OutputContent): PlannedTable => ({
  name: 'ResultaatOorzaken',
  columns: [...groupColumns, { header: 'Alternatief', format: 'general', wraps: true }, ...amountColumns],
  rows: splitAlternatives(result).flatMap(({ alternative }) =>
    rowsOf(result, alternative, [nameOf(alternative, 'short')]),
  ),
  isStreamed: false,
});
