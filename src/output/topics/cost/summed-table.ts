import { costShare } from '#output/language/negative-cost.ts';
import { columnLetters } from '#office/sheet/cell-name.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { type CostLine, costLines, costYears, presentLabel } from '#output/topics/cost/cost-lines.ts';
import { countsOneOffs } from '#output/language/one-off.ts';
import { oneOffTableName, presentHead } from '#output/topics/cost/one-off-part.ts';
import type { FormulaPlace, Row, Table } from '#output/model/table.ts';
import { figureOrText, formulaCell } from '#output/model/planned-cells.ts';

/** Cost of each column in one row, and how a cell of it is calculated from its place. */
interface SumRow {
  readonly label: string;
  readonly values: readonly (number | null)[];
  readonly formulaOf: (column: number) => Formula | null;
}

type Formula = (place: FormulaPlace) => string;

/** The table from which years are added up. */
export const yearsTableName = 'LastenPerJaar';

/** After how many years the cost until then is shown, where so many years are known. */
const summedYears = (count: number): readonly number[] =>
  count === 0 ? [] : [...[10].filter((years) => years < count), count];

/** Null where not all of these years are shown. */
const sumUntil = ({ cost }: CostLine, years: readonly number[]): number | null =>
  years.every((year) => cost.has(year)) ? years.reduce((sum, year) => sum + (cost.get(year) ?? 0), 0) : null;

/** Letters of the column of a line: the first column has the labels. */
const lettersOf = (place: number): string => columnLetters(place + 2);

/** What the lines of a group are compared with: the current scheme, or in the open group a kept scale. */
interface Reference {
  readonly words: string;
  readonly placeFor: (line: CostLine, lines: readonly CostLine[]) => number;
}

const current: Reference = {
  words: 'ongewijzigd',
  placeFor: (_, lines) => lines.findIndex((one) => one.isReference),
};
const kept: Reference = {
  words: 'eerbiedigende werking',
  placeFor: ({ key }, lines) => (key === 'unchanged' ? -1 : lines.findIndex((one) => one.key === 'grandfathering')),
};

/** The difference of each column with its reference, in euro and as a part of it; empty for the reference itself. */
function differenceRows(
  values: SumRow['values'],
  lines: readonly CostLine[],
  { words, placeFor }: Reference,
  above: number,
) {
  const cells = (make: (value: number, base: number, letters: readonly [string, string]) => Row[number]) =>
    lines.map((line, place) => {
      const base = placeFor(line, lines);
      const [value, reference] = [values[place], base < 0 ? null : values[base]];
      if (base === place || value === null || value === undefined || reference === null || reference === undefined)
        return null;
      return make(value, reference, [lettersOf(place), lettersOf(base)]);
    });
  const euros = cells((value, base, [own, other]) =>
    formulaCell(value - base, 'euroDifference', ({ row }) => `${own}${row - above}-${other}${row - above}`),
  );
  const shares = cells((value, base, [own, other]) => {
    const share = costShare(value - base, base);
    if (typeof share !== 'number') return figureOrText(base === 0 ? 'n.v.t.' : share);
    return formulaCell(share, 'percentDifference', ({ row }) => `${own}${row - 1}/${other}${row - 1 - above}`);
  });
  return [
    [`verschil met ${words}`, ...euros],
    [`verschil met ${words}, in %`, ...shares],
  ] as const;
}

function rowsOf({ label, values, formulaOf }: SumRow, lines: readonly CostLine[]): readonly Row[] {
  const cells = values.map((value, place) => {
    const formula = value === null ? null : formulaOf(place);
    return formula === null ? value : formulaCell(value, 'euro', formula);
  });
  const hasKept = lines.some(({ key }) => key === 'grandfathering');
  const differences = [current, ...(hasKept ? [kept] : [])].map((reference, place) =>
    differenceRows(values, lines, reference, 1 + 2 * place),
  );
  return [[{ content: label, look: 'strong', wraps: true }, ...cells], ...differences.flat()];
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

/** The first years of a column of the years, in which the lines of both groups stand beside each other. */
const yearSum =
  (place: number, count: number): Formula =>
  ({ firstRowOf }) => {
    const [letters, first] = [lettersOf(place), firstRowOf(yearsTableName)];
    return `SUM(${letters}${first}:${letters}${first + count - 1})`;
  };

/** Cost over the horizon, discounted: of those who take part now. */
const presentRow = (content: OutputContent, lines: readonly CostLine[]): SumRow => ({
  label: presentLabel(content),
  values: lines.map(({ present }) => present),
  formulaOf: (place) => {
    const line = lines[place];
    return line === undefined || line.isWithCompensation ? null : cohortSum(line.name, countsOneOffs(content.result));
  },
});

/** The first ten and all years added up. */
function yearRows({ result }: OutputContent, all: readonly CostLine[], lines: readonly CostLine[]): readonly SumRow[] {
  const years = costYears(result);
  return summedYears(years.length).map((count) => ({
    label: `Eerste ${count} jaar opgeteld`,
    values: lines.map((line) => sumUntil(line, years.slice(0, count))),
    formulaOf: (place) => yearSum(all.indexOf(lines[place]!), count),
  }));
}

/** Sums of cost of every column of a group, each beside what it is compared with. */
export function summedCostTable(content: OutputContent, group: CostLine['group']): Table {
  const all = costLines(content);
  const lines = all.filter((line) => line.group === group);
  const sums = yearRows(content, all, lines);
  return {
    name: group === 'closed' ? 'LastenSamen' : 'LastenSamenOpen',
    columns: [
      { header: 'Over een aantal jaren', format: 'general', wraps: true },
      ...lines.map(({ head }) => ({ header: head, format: 'euro' as const })),
    ],
    rows: (group === 'closed' ? [presentRow(content, lines), ...sums] : sums).flatMap((sum) => rowsOf(sum, lines)),
    isPlain: true,
  };
}
