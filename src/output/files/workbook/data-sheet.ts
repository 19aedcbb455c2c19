import { choiceResultsTable } from '#output/topics/choices/choices-table.ts';
import { emptyRow, headingRow, sentenceRow, subtitleRow, titleRow } from '#output/model/planned-cells.ts';
import type { SheetPart, SheetPlan } from '#output/model/sheet-plan.ts';
import type { Table } from '#output/model/table.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import { birthYearsTable } from '#output/topics/people/birth-years-table.ts';
import { checksTable } from '#output/topics/law/checks-table.ts';
import { wholeChecks } from '#output/topics/law/shown-checks.ts';
import { cohortsTable } from '#output/topics/people/cohorts-table.ts';
import { compensatedPensionsTable } from '#output/topics/compensation/compensated-pensions-table.ts';
import { compensationTable } from '#output/topics/compensation/compensation-table.ts';
import { compensationYearsTable } from '#output/topics/compensation/compensation-years-table.ts';
import { costTable, openGroupTable } from '#output/topics/cost/cost-table.ts';
import { firstYearTable } from '#output/topics/cost/first-year-table.ts';
import { pensionSplitTable } from '#output/topics/people/pension-split-table.ts';
import { presentCostTable } from '#output/topics/cost/present-cost-table.ts';
import { scalesTable } from '#output/topics/choices/scale-parts.ts';
import { reconciliationTable } from '#output/topics/invoice/reconciliation-parts.ts';
import { variantsResultTable } from '#output/topics/variants/variants-parts.ts';
import { decisionsTable } from '#output/topics/variants/decisions-parts.ts';
import { sheetOf, sheetPart } from '#output/model/sheet-parts.ts';

/** The long tables: what the other sheets show with its alternatives beside each other. */
const longTables = (content: OutputContent): readonly Table[] => [
  choiceResultsTable(content),
  scalesTable(content),
  costTable(content),
  openGroupTable(content),
  presentCostTable(content),
  firstYearTable(subjectOf(content)),
  cohortsTable(content),
  ...(content.withoutPeople ? [] : [birthYearsTable(content)]),
  checksTable(wholeChecks(content)),
  ...[
    compensationTable(content),
    compensationYearsTable(content),
    compensatedPensionsTable(content),
    pensionSplitTable(content),
    reconciliationTable(content),
    variantsResultTable(content),
    decisionsTable(content),
  ]
    .filter((table) => table !== null)
    .filter(({ rows }) => rows.length > 0),
];

const partOf = (table: Table): SheetPart => sheetPart([headingRow(table.name)], { table });

/** For programs: every result table under its own name, with columns that do not depend on the dossier. */
export const dataSheet = (content: OutputContent): SheetPlan =>
  sheetOf({
    name: 'Gegevens',
    widths: [26, 30, 32, ...Array.from({ length: 9 }, () => 18)],
    orientation: 'landscape',
    rows: [
      titleRow('Gegevens'),
      subtitleRow('De uitkomsten als lange tabellen met vaste namen en kolommen, voor programma’s.'),
      sentenceRow('Wat mensen lezen staat op de andere bladen, met de alternatieven naast elkaar.'),
      emptyRow,
    ],
    further: longTables(content).map(partOf),
  });
