import type { Packing } from '#office/package/packing.ts';
import { linkedToSources } from '#output/workbook/cell-sources.ts';
import { finishedWorkbook } from '#output/workbook/frame/finished-workbook.ts';
import { withFittedWidths } from '#output/workbook/frame/fitted-widths.ts';
import { palette } from '#output/workbook/palette.ts';
import { sheetConclusion } from '#output/workbook/sheet-conclusions.ts';
import { withOpening } from '#output/workbook/sheet-opening.ts';
import type { SheetPlan } from '#output/workbook/sheet-plan.ts';
import { recalculationSheets } from '#output/workbook/recalculation/recalculation-sheets.ts';
import { birthYearsSheet } from '#output/workbook/sheets/birth-years-sheet.ts';
import { changesSheet } from '#output/workbook/sheets/changes-sheet.ts';
import { checksSheet } from '#output/workbook/sheets/checks-sheet.ts';
import { cohortsSheet } from '#output/workbook/sheets/cohorts-sheet.ts';
import { compensatedPensionsSheet } from '#output/workbook/sheets/compensated-pensions-sheet.ts';
import { compensationSheet } from '#output/workbook/sheets/compensation-sheet.ts';
import { compensationYearsSheet } from '#output/workbook/sheets/compensation-years-sheet.ts';
import { costSheet } from '#output/workbook/sheets/cost-sheet.ts';
import { decisionsSheet } from '#output/workbook/sheets/decisions-sheet.ts';
import { firstYearSheet } from '#output/workbook/sheets/first-year-sheet.ts';
import { frontierSheet } from '#output/workbook/sheets/frontier-sheet.ts';
import { guideSheet } from '#output/workbook/sheets/guide-sheet.ts';
import { inputSheet } from '#output/workbook/sheets/input-sheet.ts';
import { inputTablesSheet } from '#output/workbook/sheets/input-tables-sheet.ts';
import { justificationSheet } from '#output/workbook/sheets/justification-sheet.ts';
import { modelPersonsSheet } from '#output/workbook/sheets/model-persons-sheet.ts';
import { openGroupSheet } from '#output/workbook/sheets/open-group-sheet.ts';
import { participantsSheet } from '#output/workbook/sheets/participants-sheet.ts';
import { presentCostSheet } from '#output/workbook/sheets/present-cost-sheet.ts';
import { scalesSheet } from '#output/workbook/sheets/scales-sheet.ts';
import { scenariosSheet } from '#output/workbook/sheets/scenarios-sheet.ts';
import { sensitivitySheet } from '#output/workbook/sheets/sensitivity-sheet.ts';
import { summarySheet } from '#output/workbook/sheets/summary-sheet.ts';
import { variantsSheet } from '#output/workbook/sheets/variants-sheet.ts';
import { warningsSheet } from '#output/workbook/sheets/warnings-sheet.ts';
import { statutoryEffectsSheet } from '#output/workbook/statutory/statutory-effects-sheet.ts';
import { workbookFrame } from '#output/workbook/frame/workbook-frame.ts';
import type { OutputContent } from '#output/output-content.ts';

/** The sheets of the output workbook in the order of the tabs. */
function outputSheets(content: OutputContent): readonly SheetPlan[] {
  const opened = (plan: SheetPlan): SheetPlan => withOpening(plan, sheetConclusion(plan.name, content));
  // Formulas name rows of the sheets with participants and cohorts: they get their opening before those are written.
  const participants = opened(participantsSheet(content));
  const cohorts = opened(cohortsSheet(content));
  const { recalculation, facts } = recalculationSheets(content, participants);
  return linkedToSources([
    ...[guideSheet(content), summarySheet(content), scalesSheet(content)].map(opened),
    opened(presentCostSheet(content, cohorts)),
    ...[firstYearSheet(content), costSheet(content), openGroupSheet(content)].map(opened),
    cohorts,
    ...[
      birthYearsSheet(content),
      changesSheet(content),
      scenariosSheet(content),
      modelPersonsSheet(content),
      statutoryEffectsSheet(content),
      compensationSheet(content),
      compensationYearsSheet(content),
      compensatedPensionsSheet(content),
      frontierSheet(content),
    ].map(opened),
    ...[variantsSheet(content), decisionsSheet(content)].filter((plan) => plan !== null),
    participants,
    ...[sensitivitySheet(content), checksSheet(content), warningsSheet(content)].map(opened),
    ...recalculation,
    ...[inputSheet(content), inputTablesSheet(content)].map(opened),
    facts,
    opened(justificationSheet(content)),
  ]).map(withFittedWidths);
}

/** The output workbook of a dossier. The same content and packing give the same bytes. */
export async function outputWorkbook(content: OutputContent, packing?: Packing): Promise<Uint8Array> {
  const sheets = outputSheets(content);
  const frame = await workbookFrame(sheets, palette(content.houseStyle), content.dossier.facts.employerName);
  return finishedWorkbook(frame, sheets, `Uitkomsten ${content.dossier.facts.employerName}`, packing);
}
