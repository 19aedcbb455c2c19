import { costShare } from '#output/language/negative-cost.ts';
import { columnLetters } from '#office/sheet/cell-name.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { type CostLine, presentLabel } from '#output/topics/cost/cost-lines.ts';
import { countsOneOffs } from '#output/language/one-off.ts';
import { oneOffTableName, presentHead } from '#output/topics/cost/one-off-part.ts';
import type { FormulaPlace, Row, Table } from '#output/model/table.ts';
import { figureOrText, formulaCell } from '#output/model/planned-cells.ts';

/** A column of cost by year; the first one is what the others are compared with. */
export interface SummedLine {
  readonly head: string;
  /** By calendar year, EUR. */
  readonly cost: ReadonlyMap<number, number>;
}

/** Cost of each column in one row, and how a cell of it is calculated from its place. */
export interface SumRow {
  readonly label: string;
  readonly values: readonly (number | null)[];
  readonly formulaOf?: (column: number) => Formula | null;
}

type Formula = (place: FormulaPlace) => string;

/** The years of those who take part now alone. */
export const yearsTableName = 'LastenPerJaar';

/** After how many years the cost until then is shown, where so many years are known. */
const summedYears = (count: number): readonly number[] =>
  count === 0 ? [] : [...[10].filter((years) => years < count), count];

/** Null where not all of these years are shown. */
const sumUntil = ({ cost }: SummedLine, years: readonly number[]): number | null =>
  years.every((year) => cost.has(year)) ? years.reduce((sum, year) => sum + (cost.get(year) ?? 0), 0) : null;

/** Letters of the column of a line: the first column has the labels. */
const lettersOf = (place: number): string => columnLetters(place + 2);

/** The difference of each column with the first one, in euro and as a part of it. */
function differenceRows(values: SumRow['values']): readonly Row[] {
  const [base] = values;
  const first = lettersOf(0);
  const cells = (make: (value: number, base: number, letters: string) => Row[number]) =>
    values.map((value, place) =>
      place === 0 || typeof value !== 'number' || typeof base !== 'number' ? null : make(value, base, lettersOf(place)),
    );
  const euros = cells((value, now, own) =>
    formulaCell(value - now, 'euroDifference', ({ row }) => `${own}${row - 1}-${first}${row - 1}`),
  );
  const shares = cells((value, now, own) => {
    const share = costShare(value - now, now);
    if (typeof share !== 'number') return figureOrText(now === 0 ? 'n.v.t.' : share);
    return formulaCell(share, 'percentDifference', ({ row }) => `${own}${row - 1}/${first}${row - 2}`);
  });
  return [
    ['verschil met nu', ...euros],
    ['verschil met nu, in %', ...shares],
  ];
}

function rowsOf({ label, values, formulaOf }: SumRow): readonly Row[] {
  const cells = values.map((value, place) => {
    const formula = value === null ? null : (formulaOf?.(place) ?? null);
    return formula === null ? value : formulaCell(value, 'euro', formula);
  });
  return [[{ content: label, look: 'strong', wraps: true }, ...cells], ...differenceRows(values)];
}

/**
 * The cost of an alternative without compensation, discounted: that of its cohorts added up, and one-off costs where they
 * count.
 */
const cohortSum =
  (name: string, isWithOneOffs: boolean): Formula =>
  ({ columnOf }) => {
    const sum = (table: string, header: string, nameHead: string): string =>
      `SUMIFS(${columnOf(table, header)},${columnOf(table, nameHead)},"${name}")`;
    const cohorts = sum('ResultaatCohorten', 'Werkgeverslast', 'Alternatief');
    return isWithOneOffs ? `${cohorts}+${sum(oneOffTableName, presentHead, 'Keuze')}` : cohorts;
  };

/** The first ten and all years added up, from the table that has them. */
export const yearSums = (
  tableName: string,
  years: readonly number[],
  lines: readonly SummedLine[],
): readonly SumRow[] =>
  summedYears(years.length).map((count) => ({
    label: `Eerste ${count} jaar opgeteld`,
    values: lines.map((line) => sumUntil(line, years.slice(0, count))),
    formulaOf:
      (place) =>
      ({ firstRowOf }) => {
        const [letters, first] = [lettersOf(place), firstRowOf(tableName)];
        return `SUM(${letters}${first}:${letters}${first + count - 1})`;
      },
  }));

/** The years of these columns, each in a row. */
export const yearsTable = (name: string, years: readonly number[], lines: readonly SummedLine[]): Table => ({
  name,
  columns: [
    { header: 'Jaar', format: 'year' },
    ...lines.map(({ head }) => ({ header: head, format: 'euro' as const })),
  ],
  rows: years.map((year) => [year, ...lines.map(({ cost }) => cost.get(year) ?? null)]),
});

/** The same, and behind them what each costs more or less than the first, by choice. */
export function yearsBesideNow(name: string, years: readonly number[], lines: readonly SummedLine[]): Table {
  const table = yearsTable(name, years, lines);
  const [now, ...others] = lines;
  if (now === undefined) return table;
  const difference = ({ cost }: SummedLine, year: number, place: number): Row[number] =>
    formulaCell((cost.get(year) ?? 0) - (now.cost.get(year) ?? 0), 'euroDifference', ({ row }) => {
      return `${lettersOf(place + 1)}${row}-${lettersOf(0)}${row}`;
    });
  return {
    ...table,
    columns: [
      ...table.columns,
      ...others.map(({ head }) => ({ header: `${head}, verschil met nu`, format: 'euroDifference' as const })),
    ],
    rows: table.rows.map((row, index) =>
      row.concat(others.map((line, place) => difference(line, years[index]!, place))),
    ),
  };
}

/** Sums of cost of every column, each beside the first one. */
export const summedTable = (name: string, lines: readonly SummedLine[], sums: readonly SumRow[]): Table => ({
  name,
  columns: [
    { header: 'Over een aantal jaren', format: 'general', wraps: true },
    ...lines.map(({ head }) => ({ header: head, format: 'euro' as const })),
  ],
  rows: sums.flatMap(rowsOf),
});

/** Cost over the horizon, discounted, and of years added up: of those who take part now. */
export function closedSums(content: OutputContent, lines: readonly CostLine[]): readonly SumRow[] {
  const present: SumRow = {
    label: presentLabel(content),
    values: lines.map((line) => line.present),
    formulaOf: (place) => {
      const line = lines[place];
      return line === undefined || line.isWithCompensation ? null : cohortSum(line.head, countsOneOffs(content.result));
    },
  };
  return [
    present,
    ...yearSums(
      yearsTableName,
      content.result.years.map(({ year }) => year),
      lines,
    ),
  ];
}
