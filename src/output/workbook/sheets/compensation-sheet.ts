import { nameOf } from '#output/alternatives/alternative-name.ts';
import { flatChapter6b } from '#output/words/verdict/chapter-6b.ts';
import type { CompensationRules } from '#core/dossier-choices.ts';
import type { DossierResult } from '#core/result/result.ts';
import type { CompensationResult } from '#core/result/compensation-result.ts';
import { invoicedDifferenceSentence } from '#output/words/cost/cost-bridge.ts';
import { mergedCompensationRows } from '#output/workbook/blocks/merged-compensation.ts';
import { hasTarget } from '#output/words/compensation-words.ts';
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

const cohortRows = (
  alternative: PremiumAlternative,
  { cohorts }: CompensationResult,
  rules: CompensationRules,
): readonly TableRow[] =>
  (alternative.compensation?.cohorts ?? []).map((paid, index) => {
    const { count, entitled } = cohorts[index]!;
    return [
      cohortName(cohorts[index]!),
      count,
      entitled,
      nameOf(alternative, 'short'),
      paid.rate,
      hasTarget(rules) ? paid.shortfall : null,
      paid.accumulated,
      fractionOf(paid.accumulated, paid.shortfall),
      paid.firstYearCost,
      paid.totalCost,
      paid.presentCost,
    ];
  });

const table = (result: DossierResult, compensation: CompensationResult, rules: CompensationRules): PlannedTable => ({
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
  rows: premiumAlternatives(result).flatMap((alternative) => cohortRows(alternative, compensation, rules)),
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
            ...compensationColumnSentences(dossier.input.compensation).map(sentenceRow),
          ]),
      emptyRow,
    ],
    table: compensation === null ? null : table(result, compensation, dossier.input.compensation),
    rowsBelow: mergedCompensationRows({ input: dossier.input, result }),
    chart: null,
  };
}
