import type { CompensationResult } from '#core/compensation-result.ts';
import type { VariantKey } from '#core/result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import { cohortName } from '#documents/excel/output/cohort-name.ts';
import { compensationSentences, highestFlatSentence } from '#documents/excel/output/compensation-sentences.ts';
import {
  emptyRow,
  headerRow,
  headingRow,
  sentenceRow,
  subtitleRow,
  titleRow,
  valueCell,
} from '#documents/excel/output/planned-cells.ts';
import { shownVariants } from '#contract/terms/shown-alternatives.ts';
import type { PlannedRow, PlannedTable, SheetPlan, TableRow } from '#documents/excel/output/sheet-plan.ts';
import type { OutputContent } from '#documents/output-content.ts';

const cohortRows = (key: VariantKey, { cohorts }: CompensationResult): readonly TableRow[] =>
  cohorts.map((cohort) => {
    const { rate, shortfall, firstYearCost, totalCost } = cohort.variants[key] ?? {};
    const name = alternativeNames[key].short;
    return [cohortName(cohort), cohort.count, name, rate ?? null, shortfall ?? 0, firstYearCost ?? 0, totalCost ?? 0];
  });

const table = (keys: readonly VariantKey[], compensation: CompensationResult): PlannedTable => ({
  name: 'ResultaatCompensatie',
  columns: [
    { header: 'Cohort', format: 'general' },
    { header: 'Aantal', format: 'count' },
    { header: 'Alternatief', format: 'general' },
    { header: 'Compensatie %', format: 'percentTwo' },
    { header: 'Tekort (kapitaal)', format: 'euroCents' },
    { header: 'Compensatie eerste jaar', format: 'euroCents' },
    { header: 'Compensatie totaal', format: 'euroCents' },
  ],
  rows: keys.flatMap((key) => cohortRows(key, compensation)),
  isStreamed: false,
});

/** Cost over the horizon, excluding and including compensation, always both. */
const totals = (keys: readonly VariantKey[], { variants }: CompensationResult): readonly PlannedRow[] => [
  headingRow('Werkgeverslast zonder en met compensatie (verdisconteerd over de horizon)'),
  headerRow(['', '', 'Alternatief', 'Zonder', 'Compensatie', 'Met'], 3),
  ...keys.map((key): PlannedRow => {
    const { costExcluding = 0, horizonCost = 0, costIncluding = 0 } = variants[key] ?? {};
    return [
      null,
      null,
      valueCell(alternativeNames[key].short, 'general'),
      ...[costExcluding, horizonCost, costIncluding].map((value) => valueCell(value, 'euro')),
    ];
  }),
];

export function compensationSheet({ dossier, result }: OutputContent): SheetPlan {
  const { compensation } = result;
  const keys = shownVariants(result).map(({ key }) => key);
  return {
    name: 'Compensatie',
    widths: [22, 10, 34, 20, 20, 20, 20],
    orientation: 'landscape',
    pagesWide: 1,
    frozenColumns: 0,
    rows: [
      titleRow('Compensatie'),
      subtitleRow('Individuele compensatie van wie op de transitiedatum deelneemt.'),
      ...compensationSentences(dossier.input.compensation).map(sentenceRow),
      ...(compensation === null ? [] : [sentenceRow(highestFlatSentence(compensation))]),
      emptyRow,
    ],
    table: compensation === null ? null : table(keys, compensation),
    rowsBelow: compensation === null ? [] : totals(keys, compensation),
    chart: null,
  };
}
