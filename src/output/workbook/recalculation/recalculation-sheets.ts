import { calculatedPlans } from '#output/workbook/recalculation/calculated-plans.ts';
import { conversionSheet } from '#output/workbook/recalculation/conversion-sheet.ts';
import { monthsSheet } from '#output/workbook/recalculation/months-sheet.ts';
import { mortalitySheet } from '#output/workbook/recalculation/mortality-sheet.ts';
import { participantFactsSheet } from '#output/workbook/recalculation/participant-facts-sheet.ts';
import {
  firstChoice,
  type RecalculationChoice,
  recalculationOf,
} from '#output/workbook/recalculation/recalculation.ts';
import { recalculationSheet } from '#output/workbook/recalculation/recalculation-sheet.ts';
import { tablesSheet } from '#output/workbook/recalculation/tables-sheet.ts';
import type { SheetPlan } from '#output/workbook/sheet-plan.ts';
import type { OutputContent } from '#output/output-content.ts';

/** The sheets that recalculate one participant with formulas, and the sheet with the facts of all participants. */
export interface RecalculationSheets {
  readonly recalculation: readonly SheetPlan[];
  readonly facts: SheetPlan;
}

/** `results` is the sheet with the outcomes of all participants; `choice` is what the sheets show when they are opened. */
export function recalculationSheets(
  content: OutputContent,
  results: SheetPlan,
  choice: RecalculationChoice = firstChoice,
): RecalculationSheets {
  const recalculation = recalculationOf(content, choice);
  const facts = participantFactsSheet(content);
  const plans = [
    recalculationSheet(recalculation, results, facts),
    monthsSheet(recalculation),
    conversionSheet(recalculation),
    tablesSheet(recalculation),
    mortalitySheet(recalculation),
  ];
  return { recalculation: calculatedPlans(plans, [results, facts]), facts };
}
