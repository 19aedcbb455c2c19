import { alternativeDisplay, lowerCaseName } from '#output/alternatives/alternative-display.ts';
import type { SensitivityRow } from '#core/result/effects-result.ts';
import type { DossierResult } from '#core/result/result.ts';
import { sensitivityNames } from '#output/words/sensitivities.ts';
import type { NumberFormat } from '#output/workbook/number-formats.ts';
import { emptyRow, subtitleRow, titleRow } from '#output/workbook/planned-cells.ts';
import type { CellContent, PlannedChart, SheetPlan, TableColumn } from '#output/workbook/sheet-plan.ts';
import type { OutputContent } from '#output/output-content.ts';
import { answersOf } from '#core/result/alternative-of.ts';
import { type AnswerKey, answerKeys } from '#core/result/alternative-key.ts';

const columns = (result: DossierResult): readonly TableColumn[] => [
  { header: 'Wijziging', format: 'general', wraps: true },
  ...answersOf(result).flatMap(({ key, form }): readonly TableColumn[] => {
    const format: NumberFormat = form === 'flat' ? 'percentTwo' : 'factor';
    return [
      { header: `${lowerCaseName(key)} exact`, format },
      { header: `${lowerCaseName(key)} verschil`, format },
    ];
  }),
  { header: 'Niet haalbaar', format: 'general', wraps: true },
];

const names = (keys: readonly AnswerKey[]): string => keys.map(lowerCaseName).join(', ');

const unchangedRow = (result: DossierResult): readonly CellContent[] => [
  'Geen: de uitgangspunten zoals ingevuld',
  ...answersOf(result).flatMap(({ exact }) => [exact, 0]),
  names(
    answersOf(result)
      .filter(({ feasible }) => !feasible)
      .map(({ key }) => key),
  ),
];

const changedRow = ({ key, answers }: SensitivityRow): readonly CellContent[] => [
  sensitivityNames[key].long,
  ...answerKeys.flatMap((answer) => [answers[answer].exact, answers[answer].difference]),
  names(answerKeys.filter((answer) => !answers[answer].feasible)),
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

export function sensitivitySheet({ result }: OutputContent): SheetPlan {
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
    chart: rows.length > 1 ? chart(rows.length) : null,
  };
}
