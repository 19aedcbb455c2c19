import { answerKeys, type DossierResult } from '#core/result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import { permissionSentences } from '#contract/terms/checks.ts';
import { longMonthText } from '#contract/terms/dutch-format.ts';
import { highestFlatSentence } from '#documents/excel/output/compensation-sentences.ts';
import { leftOutSentence, proofSentence, questionSentences } from '#documents/excel/output/goal-sentences.ts';
import { openGroupSentences } from '#documents/excel/output/open-group-sentences.ts';
import {
  emptyRow,
  headingRow,
  labelledRow,
  sentenceRow,
  sentenceRows,
  subtitleRow,
  titleRow,
  valueCell,
} from '#documents/excel/output/planned-cells.ts';
import { populationRows, sexRows } from '#documents/excel/output/population-rows.ts';
import type { PlannedRow, SheetPlan } from '#documents/excel/output/sheet-plan.ts';
import { answersTable } from '#documents/excel/output/summary/answers-table.ts';
import { withAnswerSources } from '#documents/excel/output/summary/answer-sources.ts';
import { horizonRows } from '#documents/excel/output/summary/horizon-rows.ts';
import { profitBasisRows } from '#documents/excel/output/summary/profit-bases.ts';
import { riskPremiumRows } from '#documents/excel/output/summary/risk-premium-rows.ts';
import type { OutputContent } from '#documents/output-content.ts';

const permissionRows = ({ answers }: DossierResult): readonly PlannedRow[] => {
  const { permission } = answers.budgetNeutralProgressive;
  return permission === null
    ? []
    : [emptyRow, headingRow('Mag een progressieve premie?'), ...sentenceRows(permissionSentences[permission.reason])];
};

const compensationRows = ({ compensation }: DossierResult): readonly PlannedRow[] =>
  compensation === null
    ? []
    : [
        emptyRow,
        headingRow('De hoogste vlakke premie met compensatie binnen het budget'),
        sentenceRow(highestFlatSentence(compensation)),
      ];

const pageWidths = [36, 14, 14, 16, 16, 12, 14, 14, 13, 11, 13];

export const summarySheet = ({ dossier, result }: OutputContent): SheetPlan => ({
  name: 'Samenvatting',
  widths: result.compensation === null ? pageWidths : [...pageWidths.slice(0, 6), 14, 14, ...pageWidths.slice(6)],
  orientation: 'landscape',
  frozenColumns: 0,
  rows: [
    titleRow(dossier.facts.employerName),
    subtitleRow(
      `${dossier.facts.schemeName} · peildatum ${longMonthText(result.valuationDate)} · transitiedatum ${longMonthText(result.transitionDate)}`,
    ),
    emptyRow,
    headingRow('De vraag'),
    ...questionSentences(dossier.input.goal).map(sentenceRow),
    emptyRow,
    headingRow(result.further.length === 0 ? 'De vier antwoorden' : 'De vier antwoorden, en andere premies ernaast'),
  ],
  table: withAnswerSources(answersTable(result), result),
  rowsBelow: [
    sentenceRow('Een gekleurd bedrag of percentage is een verwijzing: klik erop om de bron te zien.'),
    ...sentenceRows(
      'Exact: bij een progressieve staffel de factor op de staffel. Bedragen: bij de praktische premie; werkgeverslast verdisconteerd over de horizon, pensioen per jaar in geld van de peildatum.',
    ),
    emptyRow,
    headingRow('Bewijs van gelijkheid'),
    ...answerKeys.map((key) => sentenceRow(`${alternativeNames[key].long}: ${proofSentence(result.answers[key])}`)),
    ...profitBasisRows({ input: dossier.input, result }),
    ...compensationRows(result),
    emptyRow,
    headingRow('Op lange termijn, met vervanging van vertrekkers'),
    ...openGroupSentences(result.openGroup, result.compensation !== null).map(sentenceRow),
    ...horizonRows(result),
    ...permissionRows(result),
    emptyRow,
    headingRow('Deelnemers'),
    labelledRow('Aantal deelnemers in de berekening', valueCell(result.participantCount, 'count', 'aantal_deelnemers')),
    ...populationRows({ input: dossier.input, result }),
    emptyRow,
    sentenceRow(leftOutSentence(result)),
    ...sexRows({ input: dossier.input, result }),
    ...riskPremiumRows(result),
  ],
  chart: null,
});
