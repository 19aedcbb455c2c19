import { sentenceRow, subtitleRow, titleRow, emptyRow, headingRow } from '#output/workbook/planned-cells.ts';
import type { PlannedTable, SheetPart, SheetPlan } from '#output/workbook/sheet-plan.ts';
import type { OutputContent } from '#output/output-content.ts';
import { birthYearsTable } from '#output/workbook/tables/birth-years-table.ts';
import { checksTable } from '#output/workbook/tables/checks-table.ts';
import { cohortsTable } from '#output/workbook/tables/cohorts-table.ts';
import { compensatedPensionsTable } from '#output/workbook/tables/compensated-pensions-table.ts';
import { compensationTable } from '#output/workbook/tables/compensation-table.ts';
import { compensationYearsTable } from '#output/workbook/tables/compensation-years-table.ts';
import { costTable } from '#output/workbook/tables/cost-table.ts';
import { firstYearTable } from '#output/workbook/tables/first-year-table.ts';
import { frontierTable } from '#output/workbook/tables/frontier-table.ts';
import { modelPersonsTable } from '#output/workbook/tables/model-persons-table.ts';
import { openGroupTable } from '#output/workbook/tables/open-group-table.ts';
import { pensionSplitTable } from '#output/workbook/tables/pension-split-table.ts';
import { presentCostTable } from '#output/workbook/tables/present-cost-table.ts';
import { scenariosTable } from '#output/workbook/tables/scenarios-table.ts';

/** The long tables: what the other sheets show with its alternatives beside each other. */
const longTables = (content: OutputContent): readonly PlannedTable[] => [
  costTable(content),
  openGroupTable(content),
  presentCostTable(content),
  firstYearTable(content),
  cohortsTable(content),
  ...(content.withoutPeople ? [] : [birthYearsTable(content)]),
  scenariosTable(content),
  modelPersonsTable(content),
  checksTable(content),
  ...[
    compensationTable(content),
    compensationYearsTable(content),
    compensatedPensionsTable(content),
    pensionSplitTable(content),
    frontierTable(content),
  ].filter(({ rows }) => rows.length > 0),
];

const partOf = (table: PlannedTable): SheetPart => ({
  rows: [headingRow(table.name)],
  table,
  rowsBelow: [],
  charts: [],
});

/** For programs: every result table under its own name, with columns that do not depend on the dossier. */
export const dataSheet = (content: OutputContent): SheetPlan => ({
  name: 'Gegevens',
  widths: [26, 30, 32, ...Array.from({ length: 9 }, () => 18)],
  orientation: 'landscape',
  repeatedColumns: 0,
  rows: [
    titleRow('Gegevens'),
    subtitleRow('De uitkomsten als lange tabellen met vaste namen en kolommen, voor programma’s.'),
    sentenceRow('Wat mensen lezen staat op de andere bladen, met de alternatieven naast elkaar.'),
    emptyRow,
  ],
  table: null,
  rowsBelow: [],
  charts: [],
  further: longTables(content).map(partOf),
});
