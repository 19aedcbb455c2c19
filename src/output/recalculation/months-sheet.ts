import { flatSinceOf } from '#core/dossier/flat-since.ts';
import { columnLetters } from '#office/sheet/cell-name.ts';
import {
  averagePayRate,
  capitalColumns,
  premium,
  premiumSchemeRate,
  rightsColumns,
} from '#output/recalculation/capital-columns.ts';
import {
  baseColumns,
  bracketAge,
  bracketOrFlat,
  costColumns,
  type MonthColumn,
  type MonthRow,
  type RiskByAge,
} from '#output/recalculation/month-columns.ts';
import { contributionColumn } from '#output/recalculation/own-contribution.ts';
import { productsOf } from '#core/projection/products.ts';
import { recalculationHead } from '#output/recalculation/recalculation-head.ts';
import type { Recalculation } from '#output/recalculation/recalculation.ts';
import { indexationColumns } from '#output/recalculation/indexation-columns.ts';
import { calculatedPrice, typedPrice } from '#output/recalculation/tariff-columns.ts';
import { tariffKind } from '#output/recalculation/tariff-table.ts';
import type { PlannedRow, SheetPlan } from '#output/model/sheet-plan.ts';
import type { Row } from '#output/model/table.ts';
import { sheetOf } from '#output/model/sheet-parts.ts';

/** Which scheme has risk premiums by age. */
const hasRisk = ({ content }: Recalculation): RiskByAge => ({
  huidig: content.dossier.input.current.riskPremiumByAge.length > 0,
  nieuw: content.dossier.input.next.riskPremiumByAge.length > 0,
});

function averagePayColumns(recalculation: Recalculation): readonly MonthColumn[] {
  const { current, next } = recalculation.content.dossier.input;
  const tariff = tariffKind(recalculation);
  const mustIndex = current.kind === 'averagePay' && current.mustIndex;
  const isBought = current.kind === 'averagePay' && current.buysIndexation && tariff !== 'none';
  const rate =
    tariff === 'none'
      ? averagePayRate(() => 'huidig_betaalde_premie', 'In de huidige regeling huidig_betaalde_premie.')
      : averagePayRate(
          ({ cell }) => `huidig_opbouwpercentage*${cell('price')}`,
          'In de huidige regeling huidig_opbouwpercentage x koopsom.',
        );
  return [
    ...baseColumns,
    bracketAge,
    ...(tariff === 'none' ? [] : [tariff === 'typed' ? typedPrice : calculatedPrice(mustIndex)]),
    rate,
    premium,
    ...(isBought ? indexationColumns(mustIndex) : []),
    ...costColumns(contributionColumn({ next }), isBought, hasRisk(recalculation)),
    ...capitalColumns(false, 'one'),
    ...rightsColumns(mustIndex),
  ];
}

/** The steps of a month; each uses only steps before it. */
function monthColumns(recalculation: Recalculation): readonly MonthColumn[] {
  const { input } = recalculation.content.dossier;
  if (input.current.kind !== 'premium') return averagePayColumns(recalculation);
  const cost = costColumns(contributionColumn(input), false, hasRisk(recalculation));
  const capital = capitalColumns(true, productsOf(input));
  const age = flatSinceOf(input) === null ? bracketAge : bracketOrFlat;
  return [...baseColumns, age, premiumSchemeRate, premium, ...cost, ...capital];
}

/** The formulas of a month, where each finds the cells of a row by what stands behind their columns: 7, or relative [0]. */
function monthFormulas(
  columns: readonly MonthColumn[],
  { own, before, isFirst }: { readonly own: string; readonly before: string; readonly isFirst: boolean },
): readonly string[] {
  const letters = new Map(columns.map(({ key }, index) => [key, columnLetters(index + 1)]));
  const at = (row: string) => (key: string) => {
    const column = letters.get(key);
    if (column === undefined) throw new Error(`there is no step ${key}`);
    return column + row;
  };
  const places: MonthRow = { cell: at(own), before: at(before), isFirst };
  return columns.map((column) => {
    const formula = column.formula(places);
    return column.key === 'month' ? formula : `IF(${places.cell('month')}="","",${formula})`;
  });
}

function monthRows(columns: readonly MonthColumn[], firstRow: number, months: number): readonly Row[] {
  const relativeTo = (isFirst: boolean) => monthFormulas(columns, { own: '[0]', before: '[-1]', isFirst });
  const [ofFirst, ofOthers] = [relativeTo(true), relativeTo(false)];
  return Array.from({ length: months }, (_, index) => {
    const [row, isFirst] = [firstRow + index, index === 0];
    const formulas = monthFormulas(columns, { own: String(row), before: String(row - 1), isFirst });
    const relative = isFirst ? ofFirst : ofOthers;
    return columns.map(({ format }, column) => ({
      content: null,
      look: 'value',
      format,
      formula: formulas[column]!,
      relative: relative[column]!,
    }));
  });
}

const meaningRow = (columns: readonly MonthColumn[]): PlannedRow =>
  columns.map(({ meaning }) => ({ content: meaning, look: 'subtitle', wraps: true }));

/** The chosen participant month by month, each column a step of the calculation. */
export function monthsSheet(recalculation: Recalculation): SheetPlan {
  const columns = monthColumns(recalculation);
  const rows = [
    ...recalculationHead({
      title: 'Narekenen maanden',
      rebuilds: 'Salaris, premie, werkgeverslast en opbouw van de gekozen deelnemer, van maand tot maand herrekend.',
      remarks: [
        'Onder het alternatief dat op Narekenen is gekozen. Boven elke kolom staat wat de formule doet; de namen zijn die van de parameters op dat blad.',
      ],
      width: 150,
    }),
    meaningRow(columns),
  ];
  const firstRow = rows.length + 2;
  const lastRow = firstRow + recalculation.months - 1;
  return sheetOf({
    name: 'Narekenen maanden',
    widths: columns.map(({ meaning }) => (meaning.length > 100 ? 24 : 17)),
    orientation: 'landscape',
    repeatedColumns: 2,
    rows,
    table: {
      name: 'NarekenenMaanden',
      columns: columns.map(({ header, format }) => ({ header, format })),
      rows: monthRows(columns, firstRow, recalculation.months),
      isStreamed: true,
    },
    controls: {
      ranges: columns.flatMap(({ name }, index) =>
        name === undefined ? [] : [{ name, column: index + 1, firstRow, lastRow }],
      ),
      choices: [],
      verdicts: [],
    },
  });
}
