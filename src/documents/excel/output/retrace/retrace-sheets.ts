import { calculatedPlans } from '#documents/excel/output/retrace/calculated-plans.ts';
import { conversionSheet } from '#documents/excel/output/retrace/conversion-sheet.ts';
import { monthsSheet } from '#documents/excel/output/retrace/months-sheet.ts';
import { mortalitySheet } from '#documents/excel/output/retrace/mortality-sheet.ts';
import { participantFactsSheet } from '#documents/excel/output/retrace/participant-facts-sheet.ts';
import { firstChoice, type RetraceChoice, retraceOf } from '#documents/excel/output/retrace/retrace.ts';
import { retraceSheet } from '#documents/excel/output/retrace/retrace-sheet.ts';
import { tablesSheet } from '#documents/excel/output/retrace/tables-sheet.ts';
import type { SheetPlan } from '#documents/excel/output/sheet-plan.ts';
import type { OutputContent } from '#documents/output-content.ts';

/** The sheets on which one participant is reckoned again by formulas, and the sheet with the facts of all of them. */
export interface RetraceSheets {
  readonly retrace: readonly SheetPlan[];
  readonly facts: SheetPlan;
}

/** `results` is the sheet with the outcomes of all participants; `choice` is what the sheets show when they are opened. */
export function retraceSheets(
  content: OutputContent,
  results: SheetPlan,
  choice: RetraceChoice = firstChoice,
): RetraceSheets {
  const retrace = retraceOf(content, choice);
  const facts = participantFactsSheet(content);
  const plans = [
    retraceSheet(retrace, results, facts),
    monthsSheet(retrace),
    conversionSheet(retrace),
    tablesSheet(retrace),
    mortalitySheet(retrace),
  ];
  return { retrace: calculatedPlans(plans, [results, facts]), facts };
}
