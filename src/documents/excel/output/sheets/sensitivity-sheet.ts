import type { SensitivityRow } from '#core/effects-result.ts';
import { answerKeys, type AnswerKey, type DossierResult } from '#core/result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import { sensitivityNames } from '#contract/terms/effects.ts';
import { columnName } from '#documents/excel/output/alternative-columns.ts';
import type { NumberFormat } from '#documents/excel/output/number-formats.ts';
import type { Palette } from '#documents/excel/output/palette.ts';
import { emptyRow, subtitleRow, titleRow } from '#documents/excel/output/planned-cells.ts';
import type { CellContent, PlannedChart, SheetPlan, TableColumn } from '#documents/excel/output/sheet-plan.ts';
import type { OutputContent } from '#documents/output-content.ts';

const columns = ({ answers }: DossierResult): readonly TableColumn[] => [
  { header: 'Wijziging', format: 'general', wraps: true },
  ...answerKeys.flatMap((key): readonly TableColumn[] => {
    const format: NumberFormat = answers[key].form === 'flat' ? 'percentTwo' : 'factor';
    return [
      { header: `${columnName(key)} exact`, format },
      { header: `${columnName(key)} verschil`, format },
    ];
  }),
  { header: 'Niet haalbaar', format: 'general', wraps: true },
];

const names = (keys: readonly AnswerKey[]): string => keys.map(columnName).join(', ');

const unchangedRow = ({ answers }: DossierResult): readonly CellContent[] => [
  'Geen: de uitgangspunten zoals ingevuld',
  ...answerKeys.flatMap((key) => [answers[key].exact, 0]),
  names(answerKeys.filter((key) => !answers[key].feasible)),
];

const changedRow = ({ key, answers }: SensitivityRow): readonly CellContent[] => [
  sensitivityNames[key],
  ...answerKeys.flatMap((answer) => [answers[answer].exact, answers[answer].difference]),
  names(answerKeys.filter((answer) => !answers[answer].feasible)),
];

const flatAnswers = answerKeys.filter((key) => key.endsWith('Flat'));

const chart = (count: number, colours: Palette): PlannedChart => ({
  kind: 'column',
  hasMarkers: false,
  title: 'Verandering van de vlakke premies',
  description:
    'Kolommen per gewijzigd uitgangspunt: hoeveel procentpunt de budgetneutrale en de profijtneutrale vlakke premie veranderen. De getallen staan in de tabel.',
  categoryTitle: 'Wijziging',
  valueTitle: 'Verandering van de premie',
  valueFormat: 'percent',
  series: flatAnswers.map((key) => ({
    name: alternativeNames[key].short,
    colour: colours.alternatives[key],
    dash: 'solid',
    categoryColumn: 1,
    valueColumn: 3 + 2 * answerKeys.indexOf(key),
    firstRow: 2,
    lastRow: count,
  })),
  corner: { column: 1, row: count + 2 },
  size: { columns: 8, rows: 26 },
});

export function sensitivitySheet({ result }: OutputContent, colours: Palette): SheetPlan {
  const rows = [unchangedRow(result), ...result.effects.sensitivities.map(changedRow)];
  return {
    name: 'Gevoeligheid',
    widths: [46, ...answerKeys.flatMap(() => [17, 17]), 32],
    orientation: 'landscape',
    frozenColumns: 1,
    rows: [
      titleRow('Gevoeligheid'),
      subtitleRow(
        'Wat er met elk antwoord gebeurt als één uitgangspunt anders is. Telkens opnieuw opgelost, de rest blijft gelijk.',
      ),
      subtitleRow(
        'Vlakke premie: percentage van de pensioengrondslag. Progressieve staffel: de factor op de staffel. Verschil: ten opzichte van de eerste regel.',
      ),
      emptyRow,
    ],
    table: { name: 'ResultaatGevoeligheid', columns: columns(result), rows, isStreamed: false },
    rowsBelow: [],
    chart: rows.length > 1 ? chart(rows.length, colours) : null,
  };
}
