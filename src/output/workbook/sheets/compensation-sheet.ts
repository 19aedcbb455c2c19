import { flatChapter6b } from '#output/words/verdict/chapter-6b.ts';
import { alternativeDisplay } from '#output/alternatives/alternative-display.ts';
import type { CompensationResult } from '#core/result/compensation-result.ts';
import { cohortName } from '#output/words/cohort-name.ts';
import {
  compensationLawSentences,
  compensationSentences,
  frontierSentence,
} from '#output/workbook/compensation-sentences.ts';
import { emptyRow, sentenceRow, subtitleRow, titleRow } from '#output/workbook/planned-cells.ts';
import type { PlannedTable, SheetPlan, TableRow } from '#output/workbook/sheet-plan.ts';
import type { OutputContent } from '#output/output-content.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';

const cohortRows = ({ key, compensation }: PremiumAlternative, { cohorts }: CompensationResult): readonly TableRow[] =>
  (compensation?.cohorts ?? []).map(({ rate, shortfall, firstYearCost, totalCost }, index) => {
    const cohort = cohorts[index]!;
    return [cohortName(cohort), cohort.count, alternativeDisplay[key].short, rate, shortfall, firstYearCost, totalCost];
  });

const table = (alternatives: readonly PremiumAlternative[], compensation: CompensationResult): PlannedTable => ({
  name: 'ResultaatCompensatie',
  columns: [
    { header: 'Cohort', format: 'general' },
    { header: 'Aantal', format: 'count' },
    { header: 'Alternatief', format: 'general' },
    { header: 'Compensatie %', format: 'percentTwo' },
    { header: 'Tekort (kapitaal)', format: 'euro' },
    { header: 'Compensatie eerste jaar', format: 'euro' },
    { header: 'Compensatie totaal', format: 'euro' },
  ],
  rows: alternatives.flatMap((alternative) => cohortRows(alternative, compensation)),
  isStreamed: false,
});

export function compensationSheet({ dossier, result }: OutputContent): SheetPlan {
  const { compensation } = result;
  return {
    name: 'Compensatie',
    widths: [22, 10, 34, 20, 20, 20, 20],
    orientation: 'landscape',
    frozenColumns: 0,
    rows: [
      titleRow('Compensatie'),
      subtitleRow('Individuele compensatie van wie op de transitiedatum deelneemt.'),
      ...compensationSentences(dossier.input.compensation, dossier.input, flatChapter6b(result)).map(sentenceRow),
      ...(compensation === null
        ? []
        : [
            ...compensationLawSentences(compensation).map(sentenceRow),
            ...[frontierSentence(compensation, dossier.input.compensation)]
              .filter((sentence) => sentence !== null)
              .map(sentenceRow),
            sentenceRow('De werkgeverslast zonder en met compensatie staat naast elkaar op Samenvatting.'),
          ]),
      emptyRow,
    ],
    table: compensation === null ? null : table(premiumAlternatives(result), compensation),
    rowsBelow: [],
    chart: null,
  };
}
