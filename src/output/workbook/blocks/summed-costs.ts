import { costShare } from '#output/words/cost/negative-cost.ts';
import { figureOrText } from '#output/workbook/planned-cells.ts';
import type { OpenGroupLine } from '#output/alternatives/open-group-display.ts';
import { isCompensated, withCompensation } from '#output/alternatives/open-group-display.ts';
import { sumOfYears, summedYears } from '#output/alternatives/summed-years.ts';
import { figureBlock } from '#output/workbook/blocks/figure-block.ts';
import type { CellContent, PlannedCell, PlannedRow } from '#output/workbook/sheet-plan.ts';

/** Cost per year of one way in which the group goes on. */
type CostLine = Pick<OpenGroupLine, 'name' | 'cost' | 'compensation'>;

interface NamedCost {
  readonly name: string;
  readonly cost: readonly number[];
}

/** A line, and once more with its compensation where there is some. */
const withAndWithout = (line: CostLine): readonly NamedCost[] => [
  line,
  ...(isCompensated(line) ? [{ name: `${line.name}, met compensatie`, cost: withCompensation(line) }] : []),
];

/** The sum of the first years, beside that of the reference. */
function sumRow(line: NamedCost, years: number, reference: NamedCost): readonly (PlannedCell | CellContent)[] {
  const [sum, base] = [sumOfYears(line.cost, years), sumOfYears(reference.cost, years)];
  const isReference = line.name === reference.name;
  return [
    years,
    line.name,
    sum,
    ...(isReference ? [null, null] : [sum - base, figureOrText(costShare(sum - base, base))]),
  ];
}

/** Employer cost summed over the first 5, 10 and 20 years and over all of them, beside what it is compared with. */
export const summedCostRows = (lines: readonly CostLine[], reference: NamedCost): readonly PlannedRow[] =>
  figureBlock({
    heading: `Opgeteld, naast ${reference.name.toLowerCase()}`,
    sentences: ['De werkgeverslast van de eerste jaren opgeteld, niet contant gemaakt.'],
    columns: [
      { header: 'Jaren', format: 'count' },
      { header: 'Alternatief', format: 'general' },
      { header: 'Werkgeverslast', format: 'euro' },
      { header: 'Verschil', format: 'euroDifference' },
      { header: 'In %', format: 'percentDifference' },
    ],
    rows: summedYears(lines[0]?.cost.length ?? 0).flatMap((years) =>
      lines.flatMap(withAndWithout).map((line) => sumRow(line, years, reference)),
    ),
  });
