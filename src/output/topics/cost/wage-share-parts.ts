import { columnLetters } from '#office/sheet/cell-name.ts';
import type { DossierResult, ResultYear } from '#core/result/result.ts';
import type { CostLine } from '#output/topics/cost/cost-lines.ts';
import { yearsTableName } from '#output/topics/cost/summed-table.ts';
import { plainPart } from '#output/model/sheet-parts.ts';
import type { NumberFormat } from '#output/model/number-formats.ts';
import type { SheetPart } from '#output/model/sheet-plan.ts';
import { formulaCell } from '#output/model/planned-cells.ts';
import type { Cell, Column, Row, Table } from '#output/model/table.ts';

/** The cost of each column divided by what there is in its year; only years of which cost is shown and somebody is left. */
function shareTable(
  { years }: DossierResult,
  lines: readonly CostLine[],
  name: string,
  measure: Column & { readonly of: (year: ResultYear) => number; readonly shareFormat: NumberFormat },
): Table {
  const shown = years.filter((year) => measure.of(year) > 0 && lines.some(({ cost }) => cost.has(year.year)));
  // The amount of the year in the table of years, divided by the cell beside the year.
  const share = (year: ResultYear, { cost }: CostLine, place: number): Cell | null => {
    const amount = cost.get(year.year);
    if (amount === undefined) return null;
    const column = columnLetters(place + 2);
    return formulaCell(
      amount / measure.of(year),
      measure.shareFormat,
      ({ row, firstRowOf }) => `${column}${firstRowOf(yearsTableName) + year.index}/$B${row}`,
    );
  };
  const row = (year: ResultYear): Row => [
    year.year,
    measure.of(year),
    ...lines.map((line, place) => share(year, line, place)),
  ];
  return {
    name,
    columns: [
      { header: 'Jaar', format: 'year' },
      { header: measure.header, format: measure.format },
      ...lines.map(({ head }) => ({ header: head, format: measure.shareFormat })),
    ],
    rows: shown.map(row),
  };
}

const whose =
  'Gesloten groep: wie nu deelneemt, gewogen met de kans nog in dienst te zijn, tot het einde van de premie. Niet contant gemaakt.';

/** Cost beside wages and beside jobs, by year: in those a board knows what is much. */
export const wageShareParts = (result: DossierResult, lines: readonly CostLine[]): readonly SheetPart[] => [
  plainPart({
    heading: 'Per jaar als deel van de loonsom',
    sentences: [
      `Werkgeverslast als deel van de loonsom. ${whose}`,
      'Loonsom: de salarissen naar deeltijd, zonder werkgeverslasten; wie premievrijstelling heeft telt met het hele salaris mee.',
    ],
    table: shareTable(result, lines, 'LastenVanLoonsom', {
      header: 'Loonsom',
      of: (year) => year.wageBill,
      format: 'euro',
      shareFormat: 'percent',
    }),
    isPrinted: false,
  }),
  plainPart({
    heading: 'Per jaar per voltijdbaan',
    sentences: [`Werkgeverslast gedeeld door de voltijdbanen (de som van de deeltijdpercentages). ${whose}`],
    table: shareTable(result, lines, 'LastenPerVoltijdbaan', {
      header: 'Voltijdbanen',
      of: (year) => year.fullTimeJobs,
      format: 'decimalOne',
      shareFormat: 'euro',
    }),
    isPrinted: false,
  }),
];
