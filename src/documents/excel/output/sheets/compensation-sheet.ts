import type { CompensationResult } from '#core/compensation-result.ts';
import type { VariantKey } from '#core/result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import { cohortName } from '#documents/excel/output/cohort-name.ts';
import { compensationSentences, highestFlatSentence } from '#documents/excel/output/compensation-sentences.ts';
import { emptyRow, sentenceRow, subtitleRow, titleRow } from '#documents/excel/output/planned-cells.ts';
import { shownVariants } from '#contract/terms/shown-alternatives.ts';
import type { PlannedTable, SheetPlan, TableRow } from '#documents/excel/output/sheet-plan.ts';
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

export function compensationSheet({ dossier, result }: OutputContent): SheetPlan {
  const { compensation } = result;
  const keys = shownVariants(result).map(({ key }) => key);
  return {
    name: 'Compensatie',
    widths: [22, 10, 34, 20, 20, 20, 20],
    orientation: 'landscape',
    frozenColumns: 0,
    rows: [
      titleRow('Compensatie'),
      subtitleRow('Individuele compensatie van wie op de transitiedatum deelneemt.'),
      ...compensationSentences(dossier.input.compensation, dossier.input.kind).map(sentenceRow),
      ...(compensation === null
        ? []
        : [
            sentenceRow(highestFlatSentence(compensation)),
            sentenceRow('De werkgeverslast zonder en met compensatie staat naast elkaar op Samenvatting.'),
          ]),
      emptyRow,
    ],
    table: compensation === null ? null : table(keys, compensation),
    rowsBelow: [],
    chart: null,
  };
}
