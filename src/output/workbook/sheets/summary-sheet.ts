import { oneOffNote } from '#output/words/cost/one-off.ts';
import { negativeCostNote, noShareNote } from '#output/words/cost/negative-cost.ts';
import { costNow } from '#output/words/conclusions/conditions.ts';
import { premiumAlternatives } from '#core/result/alternative-of.ts';
import { hasEntrants } from '#output/words/conclusions/entrants.ts';
import { isLevel } from '#core/scheme/level-scale.ts';
import { sheetConclusion, topicConclusion } from '#output/workbook/sheet-conclusions.ts';
import { inputWarning } from '#output/words/input-warnings.ts';
import type { DossierResult } from '#core/result/result.ts';
import { shownOpenGroupSentences } from '#output/workbook/costs/entry-rows.ts';
import { openSensitivitySentences } from '#output/words/sensitivity/open-conclusion.ts';
import { permissionSentences } from '#output/words/checks.ts';
import { longMonthText } from '#office/document/dutch-format.ts';
import { frontierSentence } from '#output/workbook/compensation-sentences.ts';
import { noCompensationBesideScale } from '#output/words/verdict/chapter-6b.ts';
import { leftOutSentence, questionSentences } from '#output/workbook/goal-sentences.ts';
import { expectation } from '#output/words/expectation.ts';
import { costConditions, entrantCostNote } from '#output/words/conclusions/conditions.ts';
import { keyFigureSentences } from '#output/words/summary/key-figure-sentences.ts';
import { pricesOf } from '#output/words/prices.ts';
import {
  emptyRow,
  headingRow,
  labelledRow,
  noteRows,
  sentenceRow,
  sentenceRows,
  subtitleRow,
  valueCell,
} from '#output/workbook/planned-cells.ts';
import { populationRows, sexRows } from '#output/workbook/population-rows.ts';
import type { PlannedRow, SheetPlan } from '#output/workbook/sheet-plan.ts';
import { logoOf, titleWithLogo } from '#output/workbook/summary/logo.ts';
import { guideRows } from '#output/workbook/summary/guide-rows.ts';
import { withLiveDifferences } from '#output/workbook/summary/live-differences.ts';
import { answersTable, frontSentence, lawColumnsNote } from '#output/workbook/summary/answers-table.ts';
import { withAnswerSources } from '#output/workbook/summary/answer-sources.ts';
import { horizonRows } from '#output/workbook/summary/horizon-rows.ts';
import { profitBasisRows } from '#output/workbook/summary/profit-bases.ts';
import { profitMeasureRows } from '#output/workbook/summary/profit-measures.ts';
import { proofRows } from '#output/workbook/summary/proof-rows.ts';
import { riskPremiumRows } from '#output/workbook/summary/risk-premium-rows.ts';
import type { OutputContent } from '#output/output-content.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';

const permissionRows = (result: DossierResult): readonly PlannedRow[] => {
  const { permission } = alternativeOf(result, 'budgetNeutralProgressive');
  return permission === null
    ? []
    : [emptyRow, headingRow('Mag een progressieve premie?'), ...sentenceRows(permissionSentences[permission.reason])];
};

function compensationRows(content: OutputContent): readonly PlannedRow[] {
  const {
    dossier: { input },
    result,
  } = content;
  const { compensation } = result;
  const heading = [
    emptyRow,
    headingRow('Premie en compensatie samen'),
    ...sentenceRows(sheetConclusion('Compensatie', content)),
  ];
  if (compensation === null) return content.withoutPeople?.hidesCompensation === true ? heading : [];
  const within = frontierSentence(compensation, input.compensation);
  return [
    ...heading,
    ...(within === null ? [] : [sentenceRow(within)]),
    ...noCompensationBesideScale(result).flatMap(sentenceRows),
  ];
}

/** Said before any result. */
const warningRows = ({ dossier: { warnings }, withoutPeople }: OutputContent): readonly PlannedRow[] => {
  const text = inputWarning(warnings, withoutPeople ? 'van de volledige uitvoer' : undefined);
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
      premiumAlternatives(result).map((premium) => [premium.costDifference, costNow(premium)]),
    ),
  ].filter((note) => note !== null);

const pageWidths = [36, 18, 18, 16, 16, 12, 14, 14, 14, 11, 13, 30];

/** What stands above the answers: whose summary it is, what to look out for, where what stands, and the question. */
function openingRows(content: OutputContent): readonly PlannedRow[] {
  const { dossier, result, houseStyle } = content;
  const subject = { input: dossier.input, result };
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
    headingRow(
      result.alternatives.every(({ sort }) => sort !== 'given')
        ? 'De vier alternatieven'
        : 'De vier alternatieven, en andere premies ernaast',
    ),
    sentenceRow(topicConclusion('De alternatieven', content)),
  ];
}

/** One empty row where two blocks each bring one. */
const withSingleGaps = (rows: readonly PlannedRow[]): readonly PlannedRow[] =>
  rows.filter((row, index) => row.length > 0 || (rows[index - 1]?.length ?? 0) > 0);

export function summarySheet(content: OutputContent): SheetPlan {
  const { dossier, result, houseStyle } = content;
  const subject = { input: dossier.input, result };
  return {
    name: 'Samenvatting',
    ...logoOf(houseStyle),
    widths: result.compensation === null ? pageWidths : [...pageWidths.slice(0, 6), 14, 14, ...pageWidths.slice(6)],
    orientation: 'landscape',
    repeatedColumns: 0,
    rows: openingRows(content),
    table: withLiveDifferences(withAnswerSources(answersTable(result), result), result),
    rowsBelow: withSingleGaps([
      ...[frontSentence(result)].filter((text) => text !== null).map(sentenceRow),
      ...keyFigureSentences(subject).map(sentenceRow),
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
      headingRow(`Op lange termijn, ${hasEntrants(result) ? 'met' : 'zonder'} vervanging van vertrekkers`),
      sentenceRow('Bedragen over 30 jaar zijn opgeteld en niet contant gemaakt; waar contant staat, zijn zij dat wel.'),
      ...[...shownOpenGroupSentences(content), ...openSensitivitySentences(subject)].flatMap(sentenceRows),
      ...horizonRows(result, dossier.input.goal.rounding),
      ...permissionRows(result),
      emptyRow,
      headingRow('Deelnemers'),
      labelledRow(
        'Aantal deelnemers in de berekening',
        valueCell(result.participantCount, 'count', 'aantal_deelnemers'),
      ),
      ...populationRows(subject),
      emptyRow,
      sentenceRow(leftOutSentence(result)),
      ...sexRows(subject, content.withoutPeople !== undefined),
      ...riskPremiumRows(content),
      emptyRow,
      sentenceRow('Deze berekening is geen advies in de zin van de Wft.'),
    ]),
    charts: [],
  };
}
