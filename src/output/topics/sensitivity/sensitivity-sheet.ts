import { hasEntrants, withEntrants } from '#output/language/entrants.ts';
import { isLevel } from '#core/scheme/level-scale.ts';
import { premiumName } from '#output/language/alternative-name.ts';
import type { SensitivityRow } from '#core/result/sensitivity-result.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { barredClause } from '#output/language/verdict-text.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { expectation } from '#output/language/expectation.ts';
import { sensitivityNames } from '#output/topics/sensitivity/names.ts';
import { emptyRow, figureOrText, headingRow, subtitleRow, titleRow } from '#output/model/planned-cells.ts';
import { isTextFormat } from '#output/model/number-formats.ts';
import type { PlannedSeries, PlannedChart, PlannedRow, SheetPlan } from '#output/model/sheet-plan.ts';
import type { CellContent, Row } from '#output/model/table.ts';
import {
  infeasibleColumn,
  longRunName,
  isMovedBy,
  pensionColumns,
  type PremiumColumns,
  premiumColumns,
  type SensitivityColumn,
  shownPremiums,
  noPremium,
} from '#output/topics/sensitivity/sensitivity-columns.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import { sheetOf, sheetPart } from '#output/model/sheet-parts.ts';

const tableName = 'ResultaatGevoeligheid';

/** Changes that move something as it is shown. */
const shownRows = ({ result }: ConclusionSubject, premiums: readonly PremiumColumns[]): readonly SensitivityRow[] =>
  result.sensitivities.rows.filter(
    (row) => Math.abs(row.pension?.difference ?? 0) >= 0.5 || premiums.some((premium) => isMovedBy(row, premium)),
  );

/** The differences of flat premiums that have a column of them. */
function seriesOf(
  premiums: readonly PremiumColumns[],
  columns: readonly SensitivityColumn[],
  count: number,
): readonly PlannedSeries[] {
  return premiums.flatMap(({ name, drawn }) => {
    const place = columns.findIndex(({ header }) => header === `${name} verschil`);
    if (drawn === null || place < 0) return [];
    return [{ ...drawn, categoryColumn: 1, valueColumn: place + 2, firstRow: 2, lastRow: count }];
  });
}

/** Beside each other the names of the changes are read at once, and bars to both sides show what weighs most. */
const chart = (series: readonly PlannedSeries[], columns: number): PlannedChart => ({
  kind: 'bar',
  marks: 'none',
  title: 'Verandering van de vlakke premies',
  description: `Staven per gewijzigd uitgangspunt: hoeveel procentpunt deze vlakke premies veranderen: ${series.map(({ name }) => name).join(', ')}. De getallen staan in de tabel.`,
  categoryTitle: 'Wijziging',
  valueTitle: 'Verandering van de premie',
  valueFormat: 'percentDifference',
  series,
  table: tableName,
  size: { columns, rows: 26 },
});

/** What the premiums of the open group are. */
function openGroupRows({ result }: ConclusionSubject, premiums: readonly PremiumColumns[]): readonly PlannedRow[] {
  const isShown = (name: string): boolean => premiums.some((premium) => premium.name === name);
  return [
    ...(isShown(longRunName(result))
      ? [
          subtitleRow(
            `${longRunName(result)}: de vlakke premie voor iedereen die dan ${hasEntrants(result) ? '' : `${withEntrants(result)} `}budgetneutraal is.`,
          ),
        ]
      : []),
    ...(isShown('nieuwe medewerkers')
      ? [
          subtitleRow(
            `Nieuwe medewerkers: de vlakke premie waarmee zij bij eerbiedigende werking evenveel kosten als nu. ${noPremium}: er komt dan niemand bij.`,
          ),
        ]
      : []),
  ];
}

/** A text in a column of figures stands where they do. */
const cell = (content: CellContent, { format }: SensitivityColumn): Row[number] =>
  isTextFormat(format) ? content : figureOrText(content);

const changedCells = (row: SensitivityRow, columns: readonly SensitivityColumn[]): Row => [
  sensitivityNames[row.key].long,
  ...columns.map((column) => cell(column.changed(row), column)),
];

export function sensitivitySheet(content: OutputContent): SheetPlan {
  const { result } = content;
  const subject = subjectOf(content);
  const { premium, pension } = result.sensitivities;
  const premiums = shownPremiums(subject);
  const changes = shownRows(subject, premiums);
  const perPremium = premiums.map((one) => premiumColumns(one, changes));
  const columns = [...perPremium.flat(), ...pensionColumns(pension), infeasibleColumn(premiums)];
  const rows: readonly Row[] = [
    ['Geen: de uitgangspunten zoals ingevuld', ...columns.map((column) => cell(column.unchanged, column))],
    ...changes.map((row) => changedCells(row, columns)),
  ];
  const series = seriesOf(premiums, columns, rows.length);
  const answerColumns = 1 + perPremium.slice(0, 4).flat().length;
  return sheetOf({
    name: 'Gevoeligheid',
    widths: [46, ...columns.map(({ width }) => width)],
    orientation: 'landscape',
    // The answers on the first page, the rest on a second one.
    pageStarts: [answerColumns + 1],
    repeatedColumns: 1,
    rows: [
      titleRow('Gevoeligheid'),
      subtitleRow(
        'Wat er met elk alternatief gebeurt als één uitgangspunt anders is. Telkens opnieuw opgelost, de rest blijft gelijk.',
      ),
      subtitleRow(
        `Vlakke premie: percentage van de pensioengrondslag.${isLevel(result.shape) ? '' : ' Progressieve staffel: de factor op de staffel.'} Verschil: ten opzichte van de eerste regel, bij een premie in procentpunten.`,
      ),
      subtitleRow(
        `Pensioen: ${result.participantCount === 1 ? 'het pensioen' : 'de som van de pensioenen'} per jaar ${expectation(subject.input)} bij ${premiumName(alternativeOf(result, premium), 'inSentence')}${barredClause(alternativeOf(result, premium).verdict)}, met de afgeronde premie die dan gelijk blijft. Een lege cel: dat uitgangspunt kan het getal niet veranderen.`,
      ),
      ...openGroupRows(subject, premiums),
      emptyRow,
    ],
    table: {
      name: tableName,
      columns: [
        { header: 'Wijziging', format: 'general', wraps: true },
        ...columns.map(({ header, format, wraps = false }) => ({ header, format, wraps })),
      ],
      rows,
    },
    further:
      series.length > 0
        ? [
            sheetPart([headingRow('In een grafiek')], {
              charts: [chart(series, Math.min(8, answerColumns))],
              isPrinted: false,
            }),
          ]
        : [],
  });
}
