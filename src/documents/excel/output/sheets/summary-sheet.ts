import { answerKeys, type Answer, type DossierResult, type HorizonRow, type Permission } from '#core/result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import { permissionSentences } from '#contract/terms/checks.ts';
import { longMonthText } from '#contract/terms/dutch-format.ts';
import { answerNames } from '#documents/excel/output/alternative-columns.ts';
import { leftOutSentence, proofSentence, questionSentences } from '#documents/excel/output/goal-sentences.ts';
import {
  emptyRow,
  headingRow,
  labelledRow,
  sentenceRow,
  sentenceRows,
  sheetLink,
  subtitleRow,
  titleRow,
  valueCell,
} from '#documents/excel/output/planned-cells.ts';
import type { PlannedRow, SheetPlan, TableColumn, TableRow } from '#documents/excel/output/sheet-plan.ts';
import type { OutputContent } from '#documents/output-content.ts';

const columns: readonly TableColumn[] = [
  { header: 'Alternatief', format: 'general' },
  { header: 'Exact', format: 'percentExact' },
  { header: 'Praktisch', format: 'percentTwo' },
  { header: 'Werkgeverslast', format: 'euro' },
  { header: 'Verschil werkgeverslast', format: 'euro' },
  { header: 'Verschil last in %', format: 'percentTwo' },
  { header: 'Pensioen', format: 'euro' },
  { header: 'Verschil pensioen', format: 'euro' },
  { header: 'Verschil pensioen in %', format: 'percentTwo' },
  { header: 'Haalbaar', format: 'general' },
  { header: 'Toegestaan', format: 'general' },
];

const permittedWords: Readonly<Record<Permission['permitted'], string>> = { yes: 'ja', no: 'nee', unknown: 'onbekend' };

const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

function answerRow(answer: Answer, result: DossierResult): TableRow {
  const name = answerNames[answer.key];
  const isFlat = answer.form === 'flat';
  return [
    { content: alternativeNames[answer.key].long, look: 'strong' },
    valueCell(answer.exact, isFlat ? 'percentExact' : 'factor', `${name}_exact`),
    isFlat
      ? valueCell(answer.practicalScale[0]?.rate ?? 0, 'percentTwo', `${name}_afgerond`)
      : sheetLink('Staffels', 'zie blad Staffels'),
    valueCell(answer.cost, 'euro', `${name}_kosten`),
    valueCell(answer.costDifference, 'euro', `${name}_verschil_kosten`),
    shareOf(answer.costDifference, result.unchanged.cost),
    result.unchanged.pension + answer.pensionDifference,
    valueCell(answer.pensionDifference, 'euro', `${name}_verschil_pensioen`),
    shareOf(answer.pensionDifference, result.unchanged.pension),
    valueCell(answer.feasible ? 'ja' : 'nee', 'general', `${name}_haalbaar`),
    answer.permission === null
      ? 'n.v.t.'
      : valueCell(permittedWords[answer.permission.permitted], 'general', `${name}_toegestaan`),
  ];
}

const unchangedRow = ({ unchanged }: DossierResult): TableRow => [
  { content: alternativeNames.unchanged.long, look: 'strong' },
  null,
  null,
  valueCell(unchanged.cost, 'euro', 'ongewijzigd_kosten'),
  null,
  null,
  valueCell(unchanged.pension, 'euro', 'ongewijzigd_pensioen'),
  null,
  null,
  null,
  null,
];

const horizonLabel = ({ years }: HorizonRow): string =>
  years === null ? 'Tot de pensioendatum' : years === 1 ? '1 jaar' : `${years} jaar`;

const horizonRow = (row: HorizonRow): PlannedRow =>
  labelledRow(
    horizonLabel(row),
    row.closedGroup === null ? valueCell('niet haalbaar', 'general') : valueCell(row.closedGroup, 'percentTwo'),
  );

const permissionRows = ({ answers }: DossierResult): readonly PlannedRow[] => {
  const { permission } = answers.budgetNeutralProgressive;
  return permission === null
    ? []
    : [emptyRow, headingRow('Mag een progressieve premie?'), ...sentenceRows(permissionSentences[permission.reason])];
};

export const summarySheet = ({ dossier, result }: OutputContent): SheetPlan => ({
  name: 'Samenvatting',
  widths: [38, 13, 16, 17, 17, 14, 16, 17, 17, 11, 13],
  orientation: 'landscape',
  pagesWide: 1,
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
    headingRow('De vier antwoorden'),
  ],
  table: {
    name: 'Antwoorden',
    columns,
    rows: [unchangedRow(result), ...answerKeys.map((key) => answerRow(result.answers[key], result))],
    isStreamed: false,
  },
  rowsBelow: [
    ...sentenceRows(
      'Exact: bij een progressieve staffel de factor op de staffel. Bedragen: bij de praktische premie; werkgeverslast verdisconteerd over de horizon, pensioen per jaar in geld van de peildatum.',
    ),
    emptyRow,
    headingRow('Bewijs van gelijkheid'),
    ...answerKeys.map((key) => sentenceRow(`${alternativeNames[key].long}: ${proofSentence(result.answers[key])}`)),
    emptyRow,
    headingRow('Budgetneutrale vlakke premie naar horizon'),
    ...result.horizons.map(horizonRow),
    ...permissionRows(result),
    emptyRow,
    headingRow('Deelnemers'),
    labelledRow('Aantal deelnemers in de berekening', valueCell(result.participantCount, 'count', 'aantal_deelnemers')),
    sentenceRow(leftOutSentence(result)),
  ],
  chart: null,
});
