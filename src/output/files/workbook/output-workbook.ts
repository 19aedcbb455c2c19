import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import type { Packing } from '#office/package/packing.ts';
import { linkedToSources } from '#output/model/cell-sources.ts';
import { finishedWorkbook } from '#output/writers/xlsx/finished-workbook.ts';
import { withFittedWidths } from '#output/writers/xlsx/fitted-widths.ts';
import { palette } from '#output/model/palette.ts';
import { sheetConclusion } from '#output/files/workbook/sheet-conclusions.ts';
import { withOpening } from '#output/writers/xlsx/sheet-opening.ts';
import type { SheetPlan } from '#output/model/sheet-plan.ts';
import { recalculationSheets } from '#output/recalculation/recalculation-sheets.ts';
import { withPlacedFormulas } from '#output/model/placed-formulas.ts';
import { checksSheet } from '#output/topics/law/checks-sheet.ts';
import { compensationSheet } from '#output/topics/compensation/compensation-sheet.ts';
import { costsSheet } from '#output/topics/cost/costs-sheet.ts';
import { dataSheet } from '#output/files/workbook/data-sheet.ts';
import { decisionsSheet } from '#output/topics/variants/decisions-sheet.ts';
import { inputSheet } from '#output/topics/basis/input-sheet.ts';
import { justificationSheet } from '#output/topics/basis/justification-sheet.ts';
import { participantsSheet } from '#output/topics/people/participants-sheet.ts';
import { employeesSheet } from '#output/topics/people/employees-sheet.ts';
import { reconciliationSheet } from '#output/topics/invoice/reconciliation-sheet.ts';
import { scalesSheet } from '#output/topics/schemes/scales-sheet.ts';
import { sensitivitySheet } from '#output/topics/sensitivity/sensitivity-sheet.ts';
import { summarySheet } from '#output/topics/choices/summary-sheet.ts';
import { variantsSheet } from '#output/topics/variants/variants-sheet.ts';
import { statutoryEffectsSheet } from '#output/topics/statutory/statutory-effects-sheet.ts';
import { workbookFrame } from '#output/writers/xlsx/workbook-frame.ts';
import { employerContent } from '#output/files/without-people/employer-content.ts';
import type { OutputContent } from '#output/model/output-content.ts';

type Opened = (plan: SheetPlan) => SheetPlan;

/** What sets a premium against the scheme of now: a first scheme has none. */
const sensitivitySheets = (content: OutputContent): readonly SheetPlan[] =>
  isFirstScheme(content.dossier.input) ? [] : [sensitivitySheet(content)];

/** What is for everybody: the answer, and the checks of the law. */
const answerSheets = (content: OutputContent, opened: Opened): readonly SheetPlan[] => [
  ...[
    summarySheet(content),
    scalesSheet(content),
    costsSheet(content),
    employeesSheet(content),
    compensationSheet(content),
    statutoryEffectsSheet(content),
    ...sensitivitySheets(content),
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
