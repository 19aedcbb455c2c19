import { headlineOf } from '#core/result/headline.ts';
import type { OutcomeEffects, StatutoryOutcome } from '#core/statutory/statutory-outcome.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { columnLook, seriesName } from '#output/topics/statutory/effect-exhibit.ts';
import { basisName, basisSentences, otherBasisSentence } from '#output/topics/statutory/basis.ts';
import { effectConclusion, profitRange } from '#output/topics/statutory/conclusion.ts';
import { formerSentence } from '#output/topics/statutory/accrued-words.ts';
import {
  chanceSentence,
  expectationSentence,
  expectedChangeSentence,
  measureSentences,
  measuresOf,
  shareSentences,
} from '#output/topics/statutory/measure-words.ts';
import { lapsedSentence } from '#output/topics/statutory/lapsed-indexation.ts';
import { oppositeSentences } from '#output/topics/statutory/opposite-ways.ts';
import { absenceWords, nonePrescribed, prescriptionSentences } from '#output/topics/statutory/prescription.ts';
import {
  isUnmoved,
  toldAlternative,
  type PublishedEffects,
  publishedEffects,
} from '#output/topics/statutory/published-effects.ts';
import { headingRow, sentenceRow, subtitleRow, titleRow } from '#output/model/planned-cells.ts';
import { acrossTable } from '#output/model/across-table.ts';
import { sheetOf, sheetPart } from '#output/model/sheet-parts.ts';
import type { PlannedChart, PlannedRow, SheetPart, SheetPlan } from '#output/model/sheet-plan.ts';
import type { Table } from '#output/model/table.ts';
import { basisRows } from '#output/topics/statutory/statutory-blocks.ts';
import { namingColumns, statutoryTable } from '#output/topics/statutory/statutory-table.ts';

const notCalculated = 'Voor dit dossier zijn geen transitie-effecten berekend';

/** What is told in front. */
function toldOf(
  { result }: OutputContent,
  outcome: StatutoryOutcome,
  effects: OutcomeEffects,
): PublishedEffects | null {
  const alternative = toldAlternative(outcome, headlineOf(result)?.key ?? null);
  return alternative === null ? null : publishedEffects(effects, alternative);
}

/** Why there are none; nothing where there are, or nobody asked. */
export const noEffectsSentences = ({ statutory }: OutputContent): readonly string[] =>
  statutory?.outcome.sort === 'absent'
    ? [`${absenceWords(statutory.outcome.absence)}.`, ...prescriptionSentences(statutory)]
    : [];

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

const chart = (told: PublishedEffects, keys: number): PlannedChart => ({
  kind: 'column',
  marks: 'none',
  title: 'Transitie-effect per geboortejaar, % van de marktwaarde',
  description: `Kolommen van het transitie-effect per geboortejaar, zonder en met compensatie. ${effectConclusion(told) ?? ''}.`,
  categoryTitle: 'Geboortejaar',
  slantsNames: true,
  valueTitle: 'Effect %',
  valueFormat: 'percent',
  series: told.columns.slice(0, isUnmoved(told) ? 1 : undefined).map((column) => ({
    name: seriesName(told, column),
    look: columnLook(told, column),
    categoryColumn: 1,
    valueColumn: keys + 1 + column.place,
    firstRow: 1,
    lastRow: told.years.length,
  })),
  table: effectsName,
  size: { columns: 6, rows: 17 },
});

/** The name of the table that is drawn above it. */
const effectsName = 'EffectPerGeboortejaar';

/** So many years fit on a page under the chart; of a longer table paper has the chart alone, with what it stands on. */
const mostUnderChart = 24;

/** On what the effects stand: it is long, and in print only where a long table is not. */
const basisPart = (effects: OutcomeEffects): SheetPart =>
  sheetPart([headingRow('Waarmee de effecten zijn berekend'), ...basisSentences(effects).map(sentenceRow)]);

/** What the columns are, below the table. */
const explanationRows = ({ dossier }: OutputContent, effects: OutcomeEffects): readonly PlannedRow[] => [
  headingRow('Wat de kolommen zijn'),
  ...[
    ...measureSentences(effects.basis, measuresOf(effects)),
    ...shareSentences(effects),
    expectationSentence(effects),
    expectedChangeSentence,
    chanceSentence,
    formerSentence(dossier),
  ].map(sentenceRow),
];

/** What the figures say that is told in front. */
const toldSentences = (told: PublishedEffects): readonly string[] =>
  [profitRange(told), lapsedSentence(told), ...oppositeSentences(told)].filter((sentence) => sentence !== null);

const plan = { name: 'Transitie-effecten', orientation: 'portrait' } as const;

/** An employer is not told how many there are of a year. */
const yearKeys = ({ withoutPeople }: OutputContent): readonly string[] =>
  withoutPeople === undefined ? ['Geboortejaar', 'Aantal'] : ['Geboortejaar'];

/** Birth years down, and across each alternative without and with compensation. */
const effectsAcross = (table: Table, keys: readonly string[]): Table => {
  // The last row is that of former members and pensioners: of no birth year.
  const rows = table.rows.slice(0, -1);
  const across = acrossTable(
    { ...table, rows },
    {
      name: effectsName,
      keys,
      across: ['Alternatief', 'Compensatie'],
      ending: ' compensatie',
      value: 'Effect %',
    },
  );
  return { ...across, isPlain: true };
};

/** The transition effects as the law asks for them; null where there are none. */
export function statutoryEffectsSheet(content: OutputContent): SheetPlan | null {
  const { statutory } = content;
  if (statutory === null || statutory.outcome.sort === 'absent') return null;
  const { effects } = statutory.outcome;
  const table = statutoryTable(statutory, effects, content.withoutPeople !== undefined);
  const told = toldOf(content, statutory, effects);
  const figures = sheetPart(
    [
      headingRow('Effect in % van de marktwaarde, per geboortejaar'),
      ...prescriptionSentences(statutory).map(sentenceRow),
      ...(told === null ? [] : toldSentences(told).map(sentenceRow)),
    ],
    {
      table: effectsAcross(table, yearKeys(content)),
    },
  );
  const isLong = effects.birthYears.length > mostUnderChart;
  return sheetOf({
    ...plan,
    widths: [14, 14, 14, 22, 14].concat(table.columns.slice(namingColumns).map(() => 14)),
    rows: [titleRow(`Transitie-effecten, ${basisName(effects.basis)}`), subtitleRow(otherBasisSentence(effects.basis))],
    charts: told === null ? [] : [chart(told, yearKeys(content).length)],
    further: [
      ...(isLong
        ? [basisPart(effects), { ...figures, isPrinted: false as const }]
        : [figures, { ...basisPart(effects), isPrinted: false as const }]),
      sheetPart([headingRow('Alle maten per geboortejaar')], {
        table,
        rowsBelow: [...basisRows(effects), ...explanationRows(content, effects)],
        isPrinted: false,
      }),
    ],
  });
}
