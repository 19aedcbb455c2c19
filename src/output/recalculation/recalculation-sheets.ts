import { calculatedPlans } from '#output/recalculation/calculated-plans.ts';
import { conversionSheet } from '#output/recalculation/conversion-sheet.ts';
import { monthsSheet } from '#output/recalculation/months-sheet.ts';
import { mortalitySheet } from '#output/recalculation/mortality-sheet.ts';
import { participantFactsSheet } from '#output/recalculation/participant-facts-sheet.ts';
import { firstChoice, type RecalculationChoice, recalculationOf } from '#output/recalculation/recalculation.ts';
import { recalculationSheet } from '#output/recalculation/recalculation-sheet.ts';
import { tablesSheet } from '#output/recalculation/tables-sheet.ts';
import type { SheetPlan } from '#output/model/sheet-plan.ts';
import type { OutputContent } from '#output/model/output-content.ts';

/** The sheet that recalculates one participant with formulas, and behind it those it calculates with. */
export interface RecalculationSheets {
  readonly recalculation: SheetPlan;
  readonly helpers: readonly SheetPlan[];
}

/** `results` is the sheet with the outcomes of all participants; `choice` is what the sheets show when they are opened. */
export function recalculationSheets(
  content: OutputContent,
  results: SheetPlan,
  choice: RecalculationChoice = firstChoice,
): RecalculationSheets {
  const recalculation = recalculationOf(content, choice);
  const facts = participantFactsSheet(content);
  const behind = [
    monthsSheet(recalculation),
    conversionSheet(recalculation),
    tablesSheet(recalculation),
    mortalitySheet(recalculation),
  ];
  const plans = [recalculationSheet(recalculation, results, facts), ...behind];
  const [sheet, ...helpers] = calculatedPlans(plans, [results, facts]);
  if (sheet === undefined) throw new Error('there is no sheet to recalculate with');
  return { recalculation: sheet, helpers: [...helpers, facts] };
}
