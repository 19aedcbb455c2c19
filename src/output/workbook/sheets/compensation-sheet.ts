import { nameOf } from '#output/alternatives/alternative-name.ts';
import { flatChapter6b } from '#output/words/verdict/chapter-6b.ts';
import type { CompensationResult } from '#core/result/compensation-result.ts';
import { invoicedDifferenceSentence } from '#output/words/cost/cost-bridge.ts';
import { mergedCompensationRows } from '#output/workbook/blocks/merged-compensation.ts';
import { cohortName } from '#output/words/cohort-name.ts';
import { fractionOf } from '#output/words/conclusions/subject.ts';
import {
  compensationColumnSentences,
  compensationLawSentences,
  compensationSentences,
  frontierSentence,
} from '#output/workbook/compensation-sentences.ts';
import { emptyRow, sentenceRow, subtitleRow, titleRow } from '#output/workbook/planned-cells.ts';
import type { PlannedTable, SheetPlan, TableRow } from '#output/workbook/sheet-plan.ts';
import type { OutputContent } from '#output/output-content.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import type { PremiumAlternative } from '#core/result/alternative.ts';

const cohortRows = (alternative: PremiumAlternative, { cohorts }: CompensationResult): readonly TableRow[] =>
  (alternative.compensation?.cohorts ?? []).map((paid, index) => {
    const { count, entitled } = cohorts[index]!;
    return [
      cohortName(cohorts[index]!),
      count,
      entitled,
      nameOf(alternative, 'short'),
      paid.rate,
      paid.shortfall,
      paid.accumulated,
      fractionOf(paid.accumulated, paid.shortfall),
      paid.firstYearCost,
      paid.totalCost,
      paid.presentCost,
    ];
  });

const table = (alternatives: readonly PremiumAlternative[], compensation: CompensationResult): PlannedTable => ({
  name: 'ResultaatCompensatie',
  columns: [
    { header: 'Cohort', format: 'general' },
    { header: 'Aantal', format: 'count' },
    { header: 'In aanmerking', format: 'count' },
    { header: 'Alternatief', format: 'general' },
    { header: 'Compensatie %', format: 'percentTwo' },
    { header: 'Tekort (kapitaal)', format: 'euro' },
    { header: 'Opgebouwd (kapitaal)', format: 'euro' },
    { header: 'Aangevuld', format: 'percent' },
    { header: 'Compensatie eerste jaar', format: 'euro' },
    { header: 'Compensatie totaal', format: 'euro' },
    { header: 'Compensatie contant', format: 'euro' },
  ],
  rows: alternatives.flatMap((alternative) => cohortRows(alternative, compensation)),
  isStreamed: false,
});

export function compensationSheet({ dossier, result }: OutputContent): SheetPlan {
  const { compensation } = result;
  return {
    name: 'Compensatie',
    widths: [18, 10, 14, 30, 16, 18, 18, 14, 18, 18, 18],
    orientation: 'landscape',
    frozenColumns: 0,
    rows: [
      titleRow('Compensatie'),
      subtitleRow('Individuele compensatie van wie op de transitiedatum deelneemt.'),
      ...compensationSentences(dossier.input.compensation, dossier.input, flatChapter6b(result)).map(sentenceRow),
      ...[compensation === null ? null : invoicedDifferenceSentence(dossier)]
        .filter((sentence) => sentence !== null)
        .map(sentenceRow),
      ...(compensation === null
        ? []
        : [
            ...compensationLawSentences(compensation, result).map(sentenceRow),
            ...[frontierSentence(compensation, dossier.input.compensation)]
              .filter((sentence) => sentence !== null)
              .map(sentenceRow),
            ...compensationColumnSentences.map(sentenceRow),
          ]),
      emptyRow,
    ],
    table: compensation === null ? null : table(premiumAlternatives(result), compensation),
    rowsBelow: mergedCompensationRows({ input: dossier.input, result }),
    chart: null,
  };
}
