import { columnLetters } from '#office/sheet/cell-name.ts';
import type { DossierResult, ResultYear } from '#core/result/result.ts';
import type { CostLine } from '#output/topics/cost/cost-lines.ts';
import { yearsTableName } from '#output/topics/cost/summed-table.ts';
import { plainPart } from '#output/writers/xlsx/plain-part.ts';
import { valueCell } from '#output/model/planned-cells.ts';
import type { NumberFormat } from '#output/model/number-formats.ts';
import type { CellContent, PlannedCell, PlannedTable, SheetPart, TableRow } from '#output/model/sheet-plan.ts';

/** What the cost of a year is set against: its name, what it comes to, and how the quotient is written. */
interface Measure {
  readonly table: string;
  readonly header: string;
  readonly of: (year: ResultYear) => number;
  readonly format: NumberFormat;
  readonly shareFormat: NumberFormat;
}

const wageBill: Measure = {
  table: 'LastenVanLoonsom',
  header: 'Loonsom',
  of: (year) => year.wageBill,
  format: 'euro',
  shareFormat: 'percent',
};

const fullTimeJobs: Measure = {
  table: 'LastenPerVoltijdbaan',
  header: 'Voltijdbanen',
  of: (year) => year.fullTimeJobs,
  format: 'decimalOne',
  shareFormat: 'euro',
};

/** A formula: the amount of the year in the table of years, divided by the cell beside the year. */
function shareCell(
  { cost }: CostLine,
  place: number,
  year: ResultYear,
  { of, shareFormat }: Measure,
): PlannedCell | null {
  const amount = cost.get(year.year);
  if (amount === undefined) return null;
  const column = columnLetters(place + 2);
  return {
    ...valueCell(amount / of(year), shareFormat),
    formulaAt: ({ row, firstRowOf }) => `${column}${firstRowOf(yearsTableName) + year.index}/$B${row}`,
  };
}

/** The cost of each column divided by what there is in its year; only years of which cost is shown and somebody is left. */
function shareTable({ years }: DossierResult, lines: readonly CostLine[], measure: Measure): PlannedTable {
  const shown = years.filter((year) => measure.of(year) > 0 && lines.some(({ cost }) => cost.has(year.year)));
  return {
    name: measure.table,
    columns: [
      { header: 'Jaar', format: 'year' },
      { header: measure.header, format: measure.format },
      ...lines.map(({ head }) => ({ header: head, format: measure.shareFormat })),
    ],
    rows: shown.map((year): TableRow =>
      [year.year as CellContent | PlannedCell, measure.of(year)].concat(
        lines.map((line, place) => shareCell(line, place, year, measure)),
      ),
    ),
    isStreamed: false,
  };
}

const whose =
  'Gesloten groep: wie nu deelneemt, gewogen met de kans nog in dienst te zijn, tot het einde van de premie. Niet contant gemaakt.';

/** Cost beside wages and beside jobs, by year: in those a board knows what is much. */
export const wageShareParts = (result: DossierResult, lines: readonly CostLine[]): readonly SheetPart[] => {
  const closed = lines.filter(({ group }) => group === 'closed');
  return [
    plainPart({
      heading: 'Per jaar als deel van de loonsom',
      sentences: [
        `Werkgeverslast als deel van de loonsom. ${whose}`,
        'Loonsom: de salarissen naar deeltijd, zonder werkgeverslasten; wie premievrijstelling heeft telt met het hele salaris mee.',
      ],
      table: shareTable(result, closed, wageBill),
      isPrinted: false,
    }),
    plainPart({
      heading: 'Per jaar per voltijdbaan',
      sentences: [`Werkgeverslast gedeeld door de voltijdbanen (de som van de deeltijdpercentages). ${whose}`],
      table: shareTable(result, closed, fullTimeJobs),
      isPrinted: false,
    }),
  ];
};
