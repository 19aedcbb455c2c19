import { linkedToSources } from '#documents/excel/output/cell-sources.ts';
import { finishedWorkbook } from '#documents/excel/output/finished-workbook.ts';
import { withFittedWidths } from '#documents/excel/output/fitted-widths.ts';
import { palette } from '#documents/excel/output/palette.ts';
import { sheetConclusion } from '#documents/excel/output/sheet-conclusions.ts';
import { withOpening } from '#documents/excel/output/sheet-opening.ts';
import type { SheetPlan } from '#documents/excel/output/sheet-plan.ts';
import { retraceSheets } from '#documents/excel/output/retrace/retrace-sheets.ts';
import { birthYearsSheet } from '#documents/excel/output/sheets/birth-years-sheet.ts';
import { changesSheet } from '#documents/excel/output/sheets/changes-sheet.ts';
import { checksSheet } from '#documents/excel/output/sheets/checks-sheet.ts';
import { cohortsSheet } from '#documents/excel/output/sheets/cohorts-sheet.ts';
import { compensationSheet } from '#documents/excel/output/sheets/compensation-sheet.ts';
import { compensationYearsSheet } from '#documents/excel/output/sheets/compensation-years-sheet.ts';
import { costSheet } from '#documents/excel/output/sheets/cost-sheet.ts';
import { guideSheet } from '#documents/excel/output/sheets/guide-sheet.ts';
import { inputSheet } from '#documents/excel/output/sheets/input-sheet.ts';
import { inputTablesSheet } from '#documents/excel/output/sheets/input-tables-sheet.ts';
import { justificationSheet } from '#documents/excel/output/sheets/justification-sheet.ts';
import { modelPersonsSheet } from '#documents/excel/output/sheets/model-persons-sheet.ts';
import { openGroupSheet } from '#documents/excel/output/sheets/open-group-sheet.ts';
import { participantsSheet } from '#documents/excel/output/sheets/participants-sheet.ts';
import { presentCostSheet } from '#documents/excel/output/sheets/present-cost-sheet.ts';
import { scalesSheet } from '#documents/excel/output/sheets/scales-sheet.ts';
import { scenariosSheet } from '#documents/excel/output/sheets/scenarios-sheet.ts';
import { sensitivitySheet } from '#documents/excel/output/sheets/sensitivity-sheet.ts';
import { summarySheet } from '#documents/excel/output/sheets/summary-sheet.ts';
import { warningsSheet } from '#documents/excel/output/sheets/warnings-sheet.ts';
import { workbookFrame } from '#documents/excel/output/workbook-frame.ts';
import type { OutputContent } from '#documents/output-content.ts';

/** The sheets of the output workbook in the order of the tabs. */
function outputSheets(content: OutputContent): readonly SheetPlan[] {
  const colours = palette(content.houseStyle);
  const opened = (plan: SheetPlan): SheetPlan => withOpening(plan, sheetConclusion(plan.name, content));
  // Formulas name rows of the sheets with participants and cohorts: they get their opening before those are written.
  const participants = opened(participantsSheet(content));
  const cohorts = opened(cohortsSheet(content, colours));
  const { retrace, facts } = retraceSheets(content, participants);
  return linkedToSources([
    ...[guideSheet(content), summarySheet(content), scalesSheet(content, colours)].map(opened),
    opened(presentCostSheet(content, cohorts)),
    ...[costSheet(content, colours), openGroupSheet(content, colours)].map(opened),
    cohorts,
    ...[
      birthYearsSheet(content),
      changesSheet(content),
      scenariosSheet(content, colours),
      modelPersonsSheet(content, colours),
      compensationSheet(content),
      compensationYearsSheet(content, colours),
    ].map(opened),
    participants,
    ...[sensitivitySheet(content, colours), checksSheet(content), warningsSheet(content)].map(opened),
    ...retrace,
    ...[inputSheet(content), inputTablesSheet(content)].map(opened),
    facts,
    opened(justificationSheet(content)),
  ]).map(withFittedWidths);
}

/** The output workbook of a dossier. The same content gives the same bytes. */
export async function outputWorkbook(content: OutputContent): Promise<Uint8Array> {
  const sheets = outputSheets(content);
  const frame = await workbookFrame(sheets, palette(content.houseStyle), content.dossier.facts.employerName);
  return finishedWorkbook(frame, sheets, `Uitkomsten ${content.dossier.facts.employerName}`);
}
