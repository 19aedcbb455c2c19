import type { Packing } from '#office/package/packing.ts';
import { linkedToSources } from '#output/workbook/cell-sources.ts';
import { finishedWorkbook } from '#output/workbook/frame/finished-workbook.ts';
import { withFittedWidths } from '#output/workbook/frame/fitted-widths.ts';
import { palette } from '#output/workbook/palette.ts';
import { sheetConclusion } from '#output/workbook/sheet-conclusions.ts';
import { withOpening } from '#output/workbook/sheet-opening.ts';
import type { SheetPlan } from '#output/workbook/sheet-plan.ts';
import { recalculationSheets } from '#output/workbook/recalculation/recalculation-sheets.ts';
import { withPlacedFormulas } from '#output/workbook/placed-formulas.ts';
import { changesSheet } from '#output/workbook/sheets/changes-sheet.ts';
import { checksSheet } from '#output/workbook/sheets/checks-sheet.ts';
import { cohortsSheet } from '#output/workbook/sheets/cohorts-sheet.ts';
import { compensationSheet } from '#output/workbook/sheets/compensation-sheet.ts';
import { costsSheet } from '#output/workbook/sheets/costs-sheet.ts';
import { dataSheet } from '#output/workbook/sheets/data-sheet.ts';
import { decisionsSheet } from '#output/workbook/sheets/decisions-sheet.ts';
import { inputSheet } from '#output/workbook/sheets/input-sheet.ts';
import { justificationSheet } from '#output/workbook/sheets/justification-sheet.ts';
import { participantsSheet } from '#output/workbook/sheets/participants-sheet.ts';
import { personsSheet } from '#output/workbook/sheets/persons-sheet.ts';
import { reconciliationSheet } from '#output/workbook/sheets/reconciliation-sheet.ts';
import { scalesSheet } from '#output/workbook/sheets/scales-sheet.ts';
import { sensitivitySheet } from '#output/workbook/sheets/sensitivity-sheet.ts';
import { summarySheet } from '#output/workbook/sheets/summary-sheet.ts';
import { variantsSheet } from '#output/workbook/sheets/variants-sheet.ts';
import { statutoryEffectsSheet } from '#output/workbook/statutory/statutory-effects-sheet.ts';
import { workbookFrame } from '#output/workbook/frame/workbook-frame.ts';
import { employerContent } from '#output/without-people/employer-content.ts';
import type { OutputContent } from '#output/output-content.ts';

type Opened = (plan: SheetPlan) => SheetPlan;

/** What is for everybody: the answer, and the checks of the law. */
const answerSheets = (content: OutputContent, opened: Opened): readonly SheetPlan[] => [
  ...[
    summarySheet(content),
    scalesSheet(content),
    costsSheet(content),
    cohortsSheet(content),
    changesSheet(content),
    personsSheet(content),
    statutoryEffectsSheet(content),
    compensationSheet(content),
    sensitivitySheet(content),
  ].map(opened),
  ...[reconciliationSheet(content), variantsSheet(content), decisionsSheet(content)].filter((plan) => plan !== null),
  opened(checksSheet(content)),
];

/** Proof by person, which an employer does not get: in sight, and behind that. */
function personSheets(content: OutputContent, opened: Opened): readonly [readonly SheetPlan[], readonly SheetPlan[]] {
  if (content.withoutPeople) return [[], []];
  // Formulas name rows of the sheet with participants: it gets its opening before those are written.
  const participants = opened(participantsSheet(content));
  const { recalculation, helpers } = recalculationSheets(content, participants);
  return [[recalculation, participants], helpers];
}

/** The sheets of the output workbook in the order of the tabs, those out of sight last. */
function outputSheets(content: OutputContent): readonly SheetPlan[] {
  const opened: Opened = (plan) => withOpening(plan, sheetConclusion(plan.name, content));
  const [persons, helpers] = personSheets(content, opened);
  const plans = [
    ...answerSheets(content, opened),
    ...persons,
    ...[inputSheet(content), justificationSheet(content)].map(opened),
    dataSheet(content),
    ...helpers,
  ];
  return linkedToSources(withPlacedFormulas(plans)).map(withFittedWidths);
}

/** The output workbook of a dossier. The same content and packing give the same bytes. */
export async function outputWorkbook(content: OutputContent, packing?: Packing): Promise<Uint8Array> {
  const sheets = outputSheets(content);
  const frame = await workbookFrame(sheets, palette(content.houseStyle), content.dossier.facts.employerName);
  const title = `Uitkomsten ${content.dossier.facts.employerName}`;
  return finishedWorkbook(frame, sheets, { title, style: content.houseStyle }, packing);
}

/** The same for an employer: no person, and no group of few; null where everybody together are too few. */
export async function workbookWithoutPeople(content: OutputContent, packing?: Packing): Promise<Uint8Array | null> {
  const shown = employerContent(content);
  return shown === null ? null : outputWorkbook(shown, packing);
}
