import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { choicesBlock } from '#output/topics/choices/choices-block.ts';
import { oneOffNote } from '#output/language/one-off.ts';
import { negativeCostNote, noShareNote } from '#output/language/negative-cost.ts';
import { costNow, costConditions, entrantCostNote } from '#output/language/conditions.ts';
import { answersOf } from '#core/result/alternative-of.ts';
import { isLevel } from '#core/scheme/level-scale.ts';
import { compensationOutcome } from '#output/topics/compensation/compensation-state.ts';
import { inputWarning } from '#output/topics/law/input-warnings.ts';
import type { DossierResult } from '#core/result/result.ts';
import { longMonthText } from '#office/document/dutch-format.ts';
import { noCompensationBesideScale } from '#output/language/chapter-6b.ts';
import { questionSentences } from '#output/topics/choices/goal-sentences.ts';
import { expectation } from '#output/language/expectation.ts';
import { pricesOf } from '#output/language/prices.ts';
import { emptyRow, headingRow, noteRows, sentenceRow, sentenceRows, subtitleRow } from '#output/model/planned-cells.ts';
import type { PlannedRow, SheetPart, SheetPlan } from '#output/model/sheet-plan.ts';
import { logoOf, titleWithLogo } from '#output/topics/choices/summary-logo.ts';
import { guideRows } from '#output/topics/choices/guide-rows.ts';
import { withLiveDifferences } from '#output/topics/choices/live-differences.ts';
import { answersTable, lawColumnsNote } from '#output/topics/choices/answers-table.ts';
import { withAnswerSources } from '#output/topics/choices/answer-sources.ts';
import { horizonRows } from '#output/topics/choices/horizon-rows.ts';
import { profitBasisRows } from '#output/topics/choices/profit-bases.ts';
import { profitMeasureRows } from '#output/topics/choices/profit-measures.ts';
import { proofRows } from '#output/topics/choices/proof-rows.ts';
import { riskPremiumRows } from '#output/topics/schemes/risk-premium-rows.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import { sheetOf } from '#output/model/sheet-parts.ts';

function compensationRows(content: OutputContent): readonly PlannedRow[] {
  const { result, withoutPeople } = content;
  const rows = [emptyRow, headingRow('Compensatie'), ...sentenceRows(`${compensationOutcome(content)}.`)];
  if (result.compensation === null) return withoutPeople?.hidesCompensation === true ? rows : [];
  return [...rows, ...noCompensationBesideScale(result).flatMap(sentenceRows)];
}

/** Said before any result. */
const warningRows = ({ dossier: { warnings }, withoutPeople }: OutputContent): readonly PlannedRow[] => {
  const text = inputWarning(warnings, `het blad Toetsen${withoutPeople ? ' van de volledige uitvoer' : ''}`);
  return text === null ? [] : [emptyRow, ...sentenceRows(text)];
};

/** What a cost below zero is, and why no percentage stands beside it. */
const costNotes = (result: DossierResult): readonly string[] =>
  [
    negativeCostNote(
      result,
      result.alternatives.flatMap(({ cost, years }) => [cost, years[0]?.cost ?? 0]),
    ),
    noShareNote(
      result,
      answersOf(result).map((premium) => [premium.costDifference, costNow(premium)]),
    ),
  ].filter((note) => note !== null);

const pageWidths = [36, 18, 18, 16, 16, 18, 14, 14, 14, 12, 11, 14, 30];

/** What stands above the answers: whose summary it is, what to look out for, where what stands, and the question. */
function openingRows(content: OutputContent): readonly PlannedRow[] {
  const { dossier, result, houseStyle } = content;
  const subject = subjectOf(content);
  return [
    titleWithLogo(dossier.facts.employerName, houseStyle),
    subtitleRow(
      `${dossier.facts.schemeName} · peildatum ${longMonthText(result.valuationDate)} · transitiedatum ${longMonthText(result.transitionDate)} · opgesteld met ${houseStyle.name === 'Evenwicht' ? 'Evenwicht' : `Evenwicht, in de huisstijl van ${houseStyle.name}`}`,
    ),
    ...warningRows(content),
    emptyRow,
    ...guideRows(content),
    emptyRow,
    headingRow('De vraag'),
    ...questionSentences(subject).map(sentenceRow),
    emptyRow,
    ...choicesBlock(content),
    emptyRow,
  ];
}

/** What was solved, with the proof: the premiums that cost the same, or give the same pension. */
function solvedPart(content: OutputContent): Pick<SheetPart, 'rows' | 'table' | 'rowsBelow'> {
  const { dossier, result } = content;
  const subject = subjectOf(content);
  return {
    rows: [
      headingRow('De vier premies'),
      sentenceRow('De premies die de werkgever hetzelfde kosten, of de deelnemers samen hetzelfde pensioen geven.'),
    ],
    table: withLiveDifferences(withAnswerSources(answersTable(subject), result), result),
    rowsBelow: [
      ...noteRows(oneOffNote(subject)),
      ...costNotes(result).flatMap(sentenceRows),
      ...sentenceRows(
        `${isLevel(result.shape) ? '' : 'Exact: bij een progressieve staffel de factor op de staffel. '}Bedragen: bij de afgeronde premie; werkgeverslast contant ${costConditions(subject, { horizon: dossier.input.goal.horizon, group: 'existing' })}, pensioen per jaar ${pricesOf(result)}, ${expectation(dossier.input).replace(/,$/, '')}.`,
      ),
      ...sentenceRows(lawColumnsNote),
      ...noteRows(entrantCostNote(subject)),
      emptyRow,
      ...proofRows(subject),
      ...profitBasisRows(subject),
      ...profitMeasureRows(subject),
      ...compensationRows(content),
      emptyRow,
      ...horizonRows(result, dossier.input.goal.rounding),
      emptyRow,
    ],
  };
}

/** For a first scheme nothing was solved: only that there is no compensation. */
const unsolvedPart = (content: OutputContent): ReturnType<typeof solvedPart> => ({
  rows: [headingRow('Compensatie'), ...sentenceRows(`${compensationOutcome(content)}.`), emptyRow],
  table: null,
  rowsBelow: [],
});

/** One empty row where two blocks each bring one. */
const withSingleGaps = (rows: readonly PlannedRow[]): readonly PlannedRow[] =>
  rows.filter((row, index) => row.length > 0 || (rows[index - 1]?.length ?? 0) > 0);

export function summarySheet(content: OutputContent): SheetPlan {
  const { dossier, houseStyle } = content;
  const solved = isFirstScheme(dossier.input) ? unsolvedPart(content) : solvedPart(content);
  return sheetOf({
    name: 'Samenvatting',
    ...logoOf(houseStyle),
    widths: pageWidths,
    orientation: 'landscape',
    rows: [...openingRows(content), ...solved.rows],
    table: solved.table,
    rowsBelow: withSingleGaps([
      ...solved.rowsBelow,
      ...riskPremiumRows(content),
      emptyRow,
      sentenceRow('Deze berekening is geen advies in de zin van de Wft.'),
    ]),
  });
}
