import { costShare } from '#output/language/negative-cost.ts';
import { figureOrText, sheetLink, valueCell } from '#output/model/planned-cells.ts';
import { alternativeDisplay } from '#output/language/alternative-display.ts';
import { headlineOf } from '#core/result/headline.ts';
import { nameIn, nameOf } from '#output/language/alternative-name.ts';
import type { AnswerKey } from '#core/dossier/alternative-key.ts';
import type { DossierResult } from '#core/result/result.ts';
import { compensationCell } from '#output/topics/compensation/compensation-cell.ts';
import { costNow, countsEntrants } from '#output/language/conditions.ts';
import { fractionOf } from '#output/language/subject.ts';
import { type Cell, type Column, type Row, type Table, columnsOf } from '#output/model/table.ts';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import type {
  Alternative,
  AnswerAlternative,
  GivenAlternative,
  UnchangedAlternative,
} from '#core/result/alternative.ts';
import type { Verdict } from '#core/result/verdict.ts';
import { verdictText } from '#output/language/verdict-text.ts';
import type { Permission } from '#core/result/new-premium.ts';

/** Headers of what compensation costs, and of cost with it: of those in service alone, which is said where cost is of more. */
export const compensationHeaders = (result: DossierResult): readonly [compensation: string, together: string] => {
  const whose = premiumAlternatives(result).some(countsEntrants) ? ' bestaande deelnemers' : '';
  return [`Compensatie${whose}`, `Last met compensatie${whose}`];
};

const compensationColumns = (result: DossierResult): readonly Column[] =>
  compensationHeaders(result).map((header) => ({ header, format: 'euro' }));

/** Two questions of law, with two names: of art. 220e PW alone, and of all of it. */
const permissionHeader = 'Progressief houden (art. 220e PW)';
const verdictHeader = 'Oordeel';

/** What the columns on the law mean, below the table. */
export const lawColumnsNote = `${verdictHeader}: wat de wet als geheel van het alternatief zegt. ${permissionHeader}: alleen of wie al deelneemt een progressieve premie mag houden; boven het fiscale maximum mag ook die niet.`;

const columns = (result: DossierResult): readonly Column[] => [
  ...columnsOf({
    Alternatief: 'general',
    Exact: 'percentExact',
    Afgerond: 'percentTwo',
    Werkgeverslast: 'euro',
    'Verschil werkgeverslast': 'euroDifference',
    'Verschil last in %': 'percentDifference',
  }),
  ...(result.compensation === null ? [] : compensationColumns(result)),
  ...columnsOf({
    Pensioen: 'euro',
    'Verschil pensioen': 'euroDifference',
    'Verschil pensioen in %': 'percentDifference',
    Haalbaar: 'general',
  }),
  { header: permissionHeader, format: 'general' },
  { header: verdictHeader, format: 'general', wraps: true },
];

const permittedWords: Readonly<Record<Permission['permitted'], string>> = { yes: 'ja', no: 'nee', unknown: 'onbekend' };

/** The name of an alternative; that of the one in front is marked. */
const title = (alternative: Alternative, result: DossierResult): Cell => ({
  content: nameOf(alternative, 'long'),
  look: alternative.key === headlineOf(result)?.key ? 'front' : 'strong',
});

/** Which alternative the conclusions are about; nothing where the law allows none. */
export function frontSentence(result: DossierResult): string | null {
  const front = headlineOf(result);
  if (front === null) return null;
  const chosen = front.key === result.chosenAlternative ? ', zoals in het dossier gekozen' : '';
  return `Gemarkeerd is wat vooraan staat${chosen}: ${nameIn(result, front.key, 'inSentence')}. De conclusies gaan daarover, waar zij geen ander alternatief noemen.`;
}

/** A text among numbers: aligned right. */
const scalesLink: Cell = { ...sheetLink('Staffels', 'zie Staffels'), isRight: true };

/** Art. 220e PW, by name for what asks for a scale: also where that scale is level and needs no permission. */
const permissionCell = (permission: Permission | null, name: string, asksForScale: boolean): Cell | string => {
  const text = permission === null ? 'n.v.t.' : permittedWords[permission.permitted];
  return asksForScale || permission !== null ? valueCell(text, 'general', `${name}_toegestaan`) : text;
};

const scaleAnswers: ReadonlySet<AnswerKey> = new Set(['budgetNeutralProgressive', 'profitNeutralProgressive']);

/** What the law says of it, with the article where it does not allow it. */
const verdictCell = (verdict: Verdict): Cell => ({
  content: verdictText(verdict),
  look: verdictLooks[verdict.allowed],
  wraps: true,
});

const verdictLooks = { yes: 'pass', no: 'error', unknown: 'warning' } as const;

/**
 * Compensation, and cost with it, of those in service at the transition: who enters later is in neither, also where the goal
 * counts their cost. Beside a scale there is no compensation: its cost is the same with it.
 */
const compensationCells = (alternative: Alternative, { compensation: asked }: DossierResult): Row =>
  asked === null
    ? []
    : [
        compensationCell(alternative, asked, ({ horizonCost }) => horizonCost),
        existingCostOf(alternative) + (alternative.compensation?.horizonCost ?? 0),
      ];

const existingCostOf = (alternative: Alternative): number =>
  alternative.sort === 'unchanged' ? alternative.cost : alternative.existingCost;

function answerRow(answer: AnswerAlternative, unchanged: UnchangedAlternative, result: DossierResult): Row {
  const name = alternativeDisplay[answer.key].definedName;
  const isFlat = answer.form === 'flat';
  return [
    title(answer, result),
    valueCell(answer.exact, isFlat ? 'percentExact' : 'factor', `${name}_exact`),
    isFlat ? valueCell(answer.practicalScale[0]?.rate ?? 0, 'percentTwo', `${name}_afgerond`) : scalesLink,
    valueCell(answer.cost, 'euro', `${name}_kosten`),
    valueCell(answer.costDifference, 'euroDifference', `${name}_verschil_kosten`),
    figureOrText(costShare(answer.costDifference, costNow(answer))),
    ...compensationCells(answer, result),
    unchanged.pension + answer.pensionDifference,
    valueCell(answer.pensionDifference, 'euroDifference', `${name}_verschil_pensioen`),
    fractionOf(answer.pensionDifference, unchanged.pension),
    valueCell(answer.feasible ? 'ja' : 'nee', 'general', `${name}_haalbaar`),
    permissionCell(answer.permission, name, scaleAnswers.has(answer.key)),
    verdictCell(answer.verdict),
  ];
}

/** Given premiums are not solved for: they have no exact value and no goal. */
function givenRow(given: GivenAlternative, unchanged: UnchangedAlternative, result: DossierResult): Row {
  const name = alternativeDisplay[given.key].definedName;
  return [
    title(given, result),
    null,
    given.form === 'flat' ? (given.practicalScale[0]?.rate ?? 0) : scalesLink,
    valueCell(given.cost, 'euro', `${name}_kosten`),
    given.costDifference,
    figureOrText(costShare(given.costDifference, unchanged.cost)),
    ...compensationCells(given, result),
    valueCell(given.pension, 'euro', `${name}_pensioen`),
    given.pensionDifference,
    fractionOf(given.pensionDifference, unchanged.pension),
    'n.v.t.',
    permissionCell(given.permission, name, false),
    verdictCell(given.verdict),
  ];
}

const unchangedRow = (unchanged: UnchangedAlternative, result: DossierResult): Row => [
  title(unchanged, result),
  null,
  null,
  valueCell(unchanged.cost, 'euro', 'ongewijzigd_kosten'),
  null,
  null,
  ...compensationCells(unchanged, result),
  valueCell(unchanged.pension, 'euro', 'ongewijzigd_pensioen'),
  null,
  null,
  null,
  null,
  verdictCell(unchanged.verdict),
];

function alternativeRow(alternative: Alternative, result: DossierResult): Row {
  const unchanged = alternativeOf(result, 'unchanged');
  if (alternative.sort === 'unchanged') return unchangedRow(alternative, result);
  return alternative.sort === 'answer'
    ? answerRow(alternative, unchanged, result)
    : givenRow(alternative, unchanged, result);
}

/** The alternatives side by side. */
export const answersTable = (result: DossierResult): Table => ({
  name: 'Antwoorden',
  columns: columns(result),
  rows: result.alternatives.map((alternative) => alternativeRow(alternative, result)),
});
