import { oneOffNote } from '#output/language/one-off.ts';
import { negativeCostNote, noShareNote } from '#output/language/negative-cost.ts';
import { costConditions, costNow, entrantCostNote } from '#output/language/conditions.ts';
import { answersOf } from '#core/result/alternative-of.ts';
import { isLevel } from '#core/scheme/level-scale.ts';
import type { DossierResult } from '#core/result/result.ts';
import { expectation } from '#output/language/expectation.ts';
import { pricesOf } from '#output/language/prices.ts';
import { questionSentences } from '#output/topics/choices/goal-sentences.ts';
import { emptyRow, noteRows, sentenceRows, subtitleRows, titleRow } from '#output/model/planned-cells.ts';
import type { PlannedRow, SheetPlan } from '#output/model/sheet-plan.ts';
import { answersTable, lawColumnsNote } from '#output/topics/choices/answers-table.ts';
import { withAnswerSources } from '#output/topics/choices/answer-sources.ts';
import { horizonRows } from '#output/topics/choices/horizon-rows.ts';
import { profitBasisRows } from '#output/topics/choices/profit-bases.ts';
import { profitMeasureRows } from '#output/topics/choices/profit-measures.ts';
import { proofRows } from '#output/topics/choices/proof-rows.ts';
import { withLiveDifferences } from '#output/topics/choices/live-differences.ts';
import { scaleParts } from '#output/topics/choices/scale-parts.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import { sheetOf, sheetPart } from '#output/model/sheet-parts.ts';

/** What a cost below zero is, and why no percentage stands beside it. */
const costNotes = (result: DossierResult): readonly string[] =>
  [
    negativeCostNote(
      result,
      result.alternatives.map(({ cost }) => cost),
    ),
    noShareNote(
      result,
      answersOf(result).map((premium) => [premium.costDifference, costNow(premium)]),
    ),
  ].filter((note) => note !== null);

/** One empty row where two blocks each bring one. */
const withSingleGaps = (rows: readonly PlannedRow[]): readonly PlannedRow[] =>
  rows.filter((row, index) => row.length > 0 || (rows[index - 1]?.length ?? 0) > 0);

/** The same premiums by another measure, basis or horizon: to look things up. */
function otherGoalRows(content: OutputContent): readonly PlannedRow[] {
  const subject = subjectOf(content);
  const { dossier, result } = content;
  const rows = [
    ...profitBasisRows(subject),
    ...profitMeasureRows(subject),
    ...horizonRows(result, dossier.input.goal.rounding),
  ];
  return withSingleGaps(rows).slice(1);
}

/** The solver's table: the premiums that cost the same or give the same pension, that they do, and the premium by age. */
export function answersSheet(content: OutputContent): SheetPlan {
  const { dossier, result } = content;
  const subject = subjectOf(content);
  return sheetOf({
    name: 'De vier premies',
    widths: [36, 18, 18, 16, 16, 18, 14, 14, 14, 12, 11, 14, 30],
    orientation: 'landscape',
    rows: [titleRow('De vier premies'), ...subtitleRows(questionSentences(subject)), emptyRow],
    table: withLiveDifferences(withAnswerSources(answersTable(subject), result), result),
    rowsBelow: withSingleGaps([
      ...noteRows(oneOffNote(subject)),
      ...costNotes(result).flatMap(sentenceRows),
      ...sentenceRows(
        `${isLevel(result.shape) ? '' : 'Exact: bij een progressieve staffel de factor op de staffel. '}Bedragen: bij de afgeronde premie; werkgeverslast contant ${costConditions(subject, { horizon: dossier.input.goal.horizon, group: 'existing' })}, pensioen per jaar ${pricesOf(result)}, ${expectation(dossier.input).replace(/,$/, '')}.`,
      ),
      ...sentenceRows(lawColumnsNote),
      ...noteRows(entrantCostNote(subject)),
      emptyRow,
      ...proofRows(subject),
    ]),
    further: [...scaleParts(content), sheetPart(otherGoalRows(content), { isPrinted: false })],
  });
}
