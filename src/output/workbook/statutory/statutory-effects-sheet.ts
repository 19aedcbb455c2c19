import { headlineOf } from '#core/result/headline.ts';
import type { OutcomeEffects, StatutoryOutcome } from '#core/statutory-effects/statutory-outcome.ts';
import type { OutputContent } from '#output/output-content.ts';
import { lookOf, seriesName } from '#output/exhibits/statutory/effect-exhibit.ts';
import { basisSentences, otherBasisSentence } from '#output/words/statutory/basis.ts';
import { effectConclusion } from '#output/words/statutory/conclusion.ts';
import { formerSentence } from '#output/words/statutory/counted-words.ts';
import {
  chanceSentence,
  expectedChangeSentence,
  expectationSentence,
  losesIndexation,
  lostIndexationSentence,
  measureSentences,
  measuresOf,
  noSumSentence,
  shareSentences,
} from '#output/words/statutory/measure-words.ts';
import { absenceWords, nonePrescribed, prescriptionSentences } from '#output/words/statutory/prescription.ts';
import {
  countedYears,
  isUnmoved,
  toldAlternative,
  type ToldEffects,
  toldEffects,
} from '#output/words/statutory/told-effects.ts';
import { emptyRow, headingRow, sentenceRow, subtitleRow, titleRow } from '#output/workbook/planned-cells.ts';
import { rowsOnlySheet } from '#output/workbook/rows-only-sheet.ts';
import type { PlannedChart, PlannedRow, SheetPlan } from '#output/workbook/sheet-plan.ts';
import { basisRows, perPersonRows, sumRows } from '#output/workbook/statutory/statutory-blocks.ts';
import {
  effectColumn,
  namingColumns,
  statutoryColumns,
  statutoryTable,
} from '#output/workbook/statutory/statutory-table.ts';

const notCalculated = 'Voor dit dossier zijn geen transitie-effecten berekend';

/** What is told in front, of every year of birth: the adviser keeps this sheet. */
function toldOf({ result }: OutputContent, outcome: StatutoryOutcome, effects: OutcomeEffects): ToldEffects | null {
  const alternative = toldAlternative(outcome, headlineOf(result)?.key ?? null);
  const told = alternative === null ? null : toldEffects(effects, alternative);
  return told === null ? null : { ...told, years: countedYears(effects) };
}

/** The conclusion under the title. */
export function statutoryConclusion(content: OutputContent): string {
  const { statutory, result } = content;
  if (statutory === null) return notCalculated;
  const { outcome } = statutory;
  if (outcome.sort === 'absent') return absenceWords(outcome.absence);
  const told = toldOf(content, statutory, outcome.effects);
  if (told !== null) return effectConclusion(told) ?? notCalculated;
  const front = toldAlternative(statutory, headlineOf(result)?.key ?? null);
  return (front && nonePrescribed(front)) ?? notCalculated;
}

const chart = (told: ToldEffects, count: number, columns: number): PlannedChart => ({
  kind: 'column',
  marks: 'none',
  title: 'Transitie-effect per geboortejaar, % van de marktwaarde',
  description: `Kolommen van het transitie-effect per geboortejaar, zonder en met compensatie. ${effectConclusion(told) ?? ''}.`,
  categoryTitle: 'Geboortejaar',
  valueTitle: 'Effect %',
  valueFormat: 'percent',
  series: told.columns.slice(0, isUnmoved(told) ? 1 : undefined).map((column) => ({
    name: seriesName(told, column),
    look: lookOf(told, column),
    categoryColumn: 1,
    valueColumn: effectColumn,
    firstRow: column.place * count + 1,
    lastRow: (column.place + 1) * count,
  })),
  corner: { column: columns + 2, row: 1 },
  size: { columns: 14, rows: 26 },
});

const openingRows = (outcome: StatutoryOutcome, effects: OutcomeEffects): readonly PlannedRow[] => [
  subtitleRow(otherBasisSentence),
  ...prescriptionSentences(outcome).map(subtitleRow),
  ...basisSentences(effects).map(subtitleRow),
];

/** What the columns are, below the table. */
const explanationRows = (effects: OutcomeEffects): readonly PlannedRow[] => [
  headingRow('Wat de kolommen zijn'),
  ...[
    ...measureSentences(effects.basis, measuresOf(effects)),
    ...shareSentences,
    expectationSentence(effects),
    expectedChangeSentence,
    chanceSentence,
    ...(losesIndexation(effects) ? [lostIndexationSentence] : []),
    formerSentence,
    ...(effects.birthYears.some(({ isModelPerson }) => isModelPerson) ? [noSumSentence] : []),
  ].map(sentenceRow),
];

const plan = { name: 'Transitie-effecten', orientation: 'landscape' } as const;

/** Columns that are printed beside each other, behind those that are repeated; the rest is on the last page. */
const [profitColumns, pensionColumns] = [6, 6];

/** The transition effects as the law asks for them, or why there are none. */
export function statutoryEffectsSheet(content: OutputContent): SheetPlan {
  const { statutory } = content;
  const title = titleRow('Transitie-effecten, wettelijke basis');
  if (statutory === null || statutory.outcome.sort === 'absent') {
    return rowsOnlySheet({
      ...plan,
      widths: [110],
      frozenColumns: 0,
      rows: [title, ...(statutory === null ? [] : prescriptionSentences(statutory).map(sentenceRow)), emptyRow],
    });
  }
  const { effects } = statutory.outcome;
  const columns = statutoryColumns(effects);
  const told = toldOf(content, statutory, effects);
  return {
    ...plan,
    widths: [13, 13, 8, 22, 13].concat(columns.slice(namingColumns).map(() => 14)),
    pageStarts: [namingColumns + profitColumns + 1, namingColumns + profitColumns + pensionColumns + 1],
    frozenColumns: namingColumns,
    rows: [title, ...openingRows(statutory, effects), emptyRow],
    table: statutoryTable(statutory, effects),
    rowsBelow: [
      ...sumRows(statutory, effects),
      ...perPersonRows(statutory, effects),
      ...basisRows(effects),
      ...explanationRows(effects),
    ],
    chart: told === null ? null : chart(told, effects.birthYears.length, columns.length),
  };
}
