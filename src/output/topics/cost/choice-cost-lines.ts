import type { DossierResult } from '#core/result/result.ts';
import { openGroupLines, type OpenGroupLine } from '#output/language/open-group-display.ts';
import type { SummedLine } from '#output/topics/cost/summed-table.ts';

/** What a choice costs by year, with all that is in its two numbers. */
export interface ChoiceCostLine extends SummedLine {
  readonly look: OpenGroupLine['look'];
  /** The thirty years discounted, as it stands on Samenvatting. */
  readonly present: number;
}

/** Now and the choices: of those in service and those hired later, with compensation and one-off costs. */
export function choiceCostLines(result: DossierResult): readonly ChoiceCostLine[] {
  const years = result.openGroup.years.map(({ year }) => year);
  return openGroupLines(result).map(({ name, look, cost, compensation }, place) => {
    const choice = result.choices[place - 1];
    const amounts = cost.map((amount, index) => amount + compensation[index]! + (choice?.years[index]?.oneOff ?? 0));
    return {
      head: name,
      look,
      cost: new Map(years.map((year, index) => [year, amounts[index]!])),
      present: (choice ?? result.now).cost.thirtyYears,
    };
  });
}
