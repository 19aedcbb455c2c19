import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import type { Packing } from '#office/package/packing.ts';
import { linkedToSources } from '#output/model/cell-sources.ts';
import { finishedWorkbook } from '#output/writers/xlsx/finished-workbook.ts';
import { withFittedWidths } from '#output/writers/xlsx/fitted-widths.ts';
import { palette } from '#output/model/palette.ts';
import { sheetConclusion } from '#output/files/workbook/sheet-conclusions.ts';
import { withOpening } from '#output/writers/xlsx/sheet-opening.ts';
import type { SheetPart, SheetPlan } from '#output/model/sheet-plan.ts';
import { recalculationSheets } from '#output/recalculation/recalculation-sheets.ts';
import { withPlacedFormulas } from '#output/model/placed-formulas.ts';
import { checksSheet } from '#output/topics/law/checks-sheet.ts';
import { compensationSheet } from '#output/topics/compensation/compensation-sheet.ts';
import { riskPremiumRows } from '#output/topics/schemes/risk-premium-rows.ts';
import { sheetPart, withFurther } from '#output/model/sheet-parts.ts';
import { costsSheet } from '#output/topics/cost/costs-sheet.ts';
import { dataSheet } from '#output/files/workbook/data-sheet.ts';
import { decisionsParts } from '#output/topics/variants/decisions-parts.ts';
import { assumptionsSheet } from '#output/topics/basis/assumptions-sheet.ts';
import { participantsSheet } from '#output/topics/people/participants-sheet.ts';
import { employeesSheet } from '#output/topics/people/employees-sheet.ts';
import { reconciliationParts } from '#output/topics/invoice/reconciliation-parts.ts';
import { answersSheet } from '#output/topics/choices/answers-sheet.ts';
import { sensitivitySheet } from '#output/topics/sensitivity/sensitivity-sheet.ts';
import { scaleParts } from '#output/topics/choices/scale-parts.ts';
import { summarySheet } from '#output/topics/choices/summary-sheet.ts';
import { variantsParts } from '#output/topics/variants/variants-parts.ts';
import { statutoryEffectsSheet } from '#output/topics/statutory/statutory-effects-sheet.ts';
import { workbookFrame } from '#output/writers/xlsx/workbook-frame.ts';
import { employerContent } from '#output/files/without-people/employer-content.ts';
import type { OutputContent } from '#output/model/output-content.ts';

type Opened = (plan: SheetPlan) => SheetPlan;

/** Cost, with the invoice and the risk premiums within it. */
const allCosts = (content: OutputContent): SheetPlan =>
  withFurther(costsSheet(content), [
    ...reconciliationParts(content),
    sheetPart(riskPremiumRows(content), { isPrinted: false }),
  ]);

/** What sets a premium against the scheme of now: a first scheme has none. */
const comparing = (content: OutputContent, sheet: (content: OutputContent) => SheetPlan): SheetPlan | null =>
  isFirstScheme(content.dossier.input) ? null : sheet(content);

/** The premium by age, where no sheet of the solver has it. */
const firstScaleParts = (content: OutputContent): readonly SheetPart[] =>
  isFirstScheme(content.dossier.input) ? scaleParts(content) : [];

/** What is for everybody: the answer, the checks of the law, and from what it follows. */
const commonSheets = (content: OutputContent): readonly SheetPlan[] =>
  [
    withFurther(summarySheet(content), [...firstScaleParts(content), ...variantsParts(content)]),
    comparing(content, answersSheet),
    allCosts(content),
    employeesSheet(content),
    compensationSheet(content),
    statutoryEffectsSheet(content),
    comparing(content, sensitivitySheet),
    withFurther(checksSheet(content), decisionsParts(content)),
    assumptionsSheet(content),
  ].filter((plan) => plan !== null);

/** By person, which an employer does not get: in sight, and behind that the proof. */
function personSheets(content: OutputContent, opened: Opened): readonly [readonly SheetPlan[], readonly SheetPlan[]] {
  if (content.withoutPeople) return [[], []];
  // Formulas name rows of the sheet with participants: it gets its opening before those are written.
  const participants = opened(participantsSheet(content));
  const { recalculation, helpers } = recalculationSheets(content, participants);
  return [[participants], [recalculation, ...helpers]];
}

const openedIn =
  (content: OutputContent): Opened =>
  (plan) =>
    withOpening(plan, sheetConclusion(plan.name, content));

/** The sheets for everybody, with each row where it stands in the workbook. */
export const openedSheets = (content: OutputContent): readonly SheetPlan[] =>
  commonSheets(content).map(openedIn(content));

/** The sheets of the output workbook in the order of the tabs, those out of sight last. */
function outputSheets(content: OutputContent): readonly SheetPlan[] {
  const [persons, proof] = personSheets(content, openedIn(content));
  const plans = [...openedSheets(content), ...persons, dataSheet(content), ...proof];
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
