import { alternativeDisplay, lowerCaseName } from '#output/alternatives/alternative-display.ts';
import type { SensitivityRow } from '#core/result/sensitivity-result.ts';
import type { DossierResult } from '#core/result/result.ts';
import { expectation } from '#output/words/expectation.ts';
import { fractionOf } from '#output/words/conclusions/subject.ts';
import { sensitivityNames } from '#output/words/sensitivities.ts';
import type { NumberFormat } from '#output/workbook/number-formats.ts';
import { emptyRow, subtitleRow, titleRow } from '#output/workbook/planned-cells.ts';
import type { CellContent, PlannedChart, SheetPlan, TableColumn } from '#output/workbook/sheet-plan.ts';
import type { OutputContent } from '#output/output-content.ts';
import { alternativeOf, answersOf } from '#core/result/alternative-of.ts';
import { type AnswerKey, answerKeys } from '#core/result/alternative-key.ts';

/** A column with what it shows of the dossier as it is, and of a change; empty where the change cannot move it. */
interface SensitivityColumn extends TableColumn {
  readonly width: number;
  readonly unchanged: CellContent;
  readonly changed: (row: SensitivityRow) => CellContent;
}

function answerColumns(result: DossierResult, key: AnswerKey): readonly SensitivityColumn[] {
  const { form, exact } = alternativeOf(result, key);
  const format: NumberFormat = form === 'flat' ? 'percentTwo' : 'factor';
  return [
    {
      header: `${lowerCaseName(key)} exact`,
      format,
      width: 17,
      unchanged: exact,
      changed: ({ answers }) => answers[key]?.exact ?? null,
    },
    {
      header: `${lowerCaseName(key)} verschil`,
      format,
      width: 17,
      unchanged: null,
      changed: ({ answers }) => answers[key]?.difference ?? null,
    },
  ];
}

const pensionColumns = ({ effects: { sensitivities } }: DossierResult): readonly SensitivityColumn[] => [
  {
    header: 'Pensioen',
    format: 'euro',
    width: 15,
    unchanged: sensitivities.pension,
    changed: ({ pension }) => pension?.amount ?? null,
  },
  {
    header: 'Verschil pensioen',
    format: 'euro',
    width: 15,
    unchanged: null,
    changed: ({ pension }) => pension?.difference ?? null,
  },
  {
    header: 'Verschil pensioen in %',
    format: 'percentDifference',
    width: 15,
    unchanged: null,
    changed: ({ pension }) => (pension === null ? null : fractionOf(pension.difference, sensitivities.pension)),
  },
];

const names = (keys: readonly AnswerKey[]): string => keys.map(lowerCaseName).join(', ');

const infeasibleColumn = (result: DossierResult): SensitivityColumn => ({
  header: 'Niet haalbaar',
  format: 'general',
  wraps: true,
  width: 32,
  unchanged: names(
    answersOf(result)
      .filter(({ feasible }) => !feasible)
      .map(({ key }) => key),
  ),
  changed: ({ answers }) => names(answerKeys.filter((key) => answers[key]?.feasible === false)),
});

const columnsOf = (result: DossierResult): readonly SensitivityColumn[] => [
  ...answerKeys.flatMap((key) => answerColumns(result, key)),
  ...pensionColumns(result),
  infeasibleColumn(result),
];

const flatAnswers = answerKeys.filter((key) => key.endsWith('Flat'));

const chart = (count: number): PlannedChart => ({
  kind: 'column',
  marks: 'none',
  title: 'Verandering van de vlakke premies',
  description:
    'Kolommen per gewijzigd uitgangspunt: hoeveel procentpunt de budgetneutrale en de profijtneutrale vlakke premie veranderen. De getallen staan in de tabel.',
  categoryTitle: 'Wijziging',
  valueTitle: 'Verandering van de premie',
  valueFormat: 'percent',
  series: flatAnswers.map((key) => ({
    name: alternativeDisplay[key].short,
    look: alternativeDisplay[key].look,
    categoryColumn: 1,
    valueColumn: 3 + 2 * answerKeys.indexOf(key),
    firstRow: 2,
    lastRow: count,
  })),
  corner: { column: 1, row: count + 2 },
  size: { columns: 8, rows: 26 },
});

const changedRow = (row: SensitivityRow, columns: readonly SensitivityColumn[]): readonly CellContent[] => [
  sensitivityNames[row.key].long,
  ...columns.map(({ changed }) => changed(row)),
];

export function sensitivitySheet({ dossier, result }: OutputContent): SheetPlan {
  const { premium, rows: changes } = result.effects.sensitivities;
  const columns = columnsOf(result);
  const rows = [
    ['Geen: de uitgangspunten zoals ingevuld', ...columns.map(({ unchanged }) => unchanged)],
    ...changes.map((row) => changedRow(row, columns)),
  ];
  return {
    name: 'Gevoeligheid',
    widths: [46, ...columns.map(({ width }) => width)],
    orientation: 'landscape',
    frozenColumns: 1,
    rows: [
      titleRow('Gevoeligheid'),
      subtitleRow(
        'Wat er met elk alternatief gebeurt als één uitgangspunt anders is. Telkens opnieuw opgelost, de rest blijft gelijk.',
      ),
      subtitleRow(
        'Vlakke premie: percentage van de pensioengrondslag. Progressieve staffel: de factor op de staffel. Verschil: ten opzichte van de eerste regel.',
      ),
      subtitleRow(
        `Pensioen: de som van de pensioenen per jaar ${expectation(dossier.input)} bij ${lowerCaseName(premium)}, met de afgeronde premie die dan gelijk blijft. Een lege cel: dat uitgangspunt kan het getal niet veranderen.`,
      ),
      emptyRow,
    ],
    table: {
      name: 'ResultaatGevoeligheid',
      columns: [
        { header: 'Wijziging', format: 'general', wraps: true },
        ...columns.map(({ header, format, wraps = false }) => ({ header, format, wraps })),
      ],
      rows,
      isStreamed: false,
    },
    rowsBelow: [],
    chart: rows.length > 1 ? chart(rows.length) : null,
  };
}
