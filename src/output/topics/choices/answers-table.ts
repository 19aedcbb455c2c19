import { costShare } from '#output/language/negative-cost.ts';
import { figureOrText, valueCell } from '#output/model/planned-cells.ts';
import { definedNames } from '#output/language/defined-names.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import type { AnswerKey } from '#core/dossier/alternative-key.ts';
import { costNow } from '#output/language/conditions.ts';
import { type ConclusionSubject, fractionOf } from '#output/language/subject.ts';
import { type Cell, type Column, type Row, type Table, columnsOf, isCell } from '#output/model/table.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type {
  Alternative,
  AnswerAlternative,
  GivenAlternative,
  PremiumAlternative,
  UnchangedAlternative,
} from '#core/result/alternative.ts';
import type { Verdict } from '#core/result/verdict.ts';
import { verdictText } from '#output/language/verdict-text.ts';
import type { Permission } from '#core/result/new-premium.ts';
import { sameAnswers, solvedAlternatives } from '#output/topics/choices/solved-alternatives.ts';
import { goalOf, solverName } from '#output/topics/choices/solver-name.ts';

/** Two questions of law, with two names: of art. 220e PW alone, and of all of it. */
const permissionHeader = 'Progressief houden (art. 220e PW)';
const verdictHeader = 'Oordeel';

/** What the columns on the law mean, below the table. */
export const lawColumnsNote = `${verdictHeader}: wat de wet als geheel van het alternatief zegt. ${permissionHeader}: alleen of wie al deelneemt een progressieve premie mag houden; boven het fiscale maximum mag ook die niet.`;

const columns: readonly Column[] = [
  { header: 'Alternatief', format: 'general' },
  { header: 'Doel', format: 'general', wraps: true },
  ...columnsOf({
    Exact: 'percentExact',
    Afgerond: 'percentTwo',
    Werkgeverslast: 'euro',
    'Verschil werkgeverslast': 'euroDifference',
    'Verschil last in %': 'percentDifference',
  }),
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

const title = (subject: ConclusionSubject, premium: PremiumAlternative): Cell => ({
  content: solverName(subject, premium),
  look: 'strong',
});

/** A scale has a premium for each age. */
const scaleBelow: Cell = { content: 'zie onder', look: 'value', isRight: true };

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

/** The row of an answer, with the defined names of the answers that are equal to it. */
function answerRow(subject: ConclusionSubject, answer: AnswerAlternative): Row {
  const [own, ...equal] = sameAnswers(subject.result, answer).map(({ key }) => definedNames[key]);
  const namesToo = (name: string): readonly string[] => equal.map((other) => name.replace(own!, other));
  const withNames = (cell: Cell): Cell =>
    cell.name === undefined ? cell : { ...cell, alsoNamed: namesToo(cell.name) };
  return ownRow(subject, answer).map((cell) => (isCell(cell) && equal.length > 0 ? withNames(cell) : cell));
}

function ownRow(subject: ConclusionSubject, answer: AnswerAlternative): Row {
  const unchanged = alternativeOf(subject.result, 'unchanged');
  const name = definedNames[answer.key];
  const isFlat = answer.form === 'flat';
  return [
    title(subject, answer),
    goalOf(subject, answer),
    valueCell(answer.exact, isFlat ? 'percentExact' : 'factor', `${name}_exact`),
    isFlat ? valueCell(answer.practicalScale[0]?.rate ?? 0, 'percentTwo', `${name}_afgerond`) : scaleBelow,
    valueCell(answer.cost, 'euro', `${name}_kosten`),
    valueCell(answer.costDifference, 'euroDifference', `${name}_verschil_kosten`),
    figureOrText(costShare(answer.costDifference, costNow(answer))),
    unchanged.pension + answer.pensionDifference,
    valueCell(answer.pensionDifference, 'euroDifference', `${name}_verschil_pensioen`),
    fractionOf(answer.pensionDifference, unchanged.pension),
    valueCell(answer.feasible ? 'ja' : 'nee', 'general', `${name}_haalbaar`),
    permissionCell(
      answer.permission,
      name,
      sameAnswers(subject.result, answer).some(({ key }) => scaleAnswers.has(key)),
    ),
    verdictCell(answer.verdict),
  ];
}

/** Given premiums are not solved for: they have no exact value and no goal. */
function givenRow(subject: ConclusionSubject, given: GivenAlternative): Row {
  const unchanged = alternativeOf(subject.result, 'unchanged');
  const name = definedNames[given.key];
  return [
    title(subject, given),
    null,
    null,
    given.form === 'flat' ? (given.practicalScale[0]?.rate ?? 0) : scaleBelow,
    valueCell(given.cost, 'euro', `${name}_kosten`),
    given.costDifference,
    figureOrText(costShare(given.costDifference, unchanged.cost)),
    valueCell(given.pension, 'euro', `${name}_pensioen`),
    given.pensionDifference,
    fractionOf(given.pensionDifference, unchanged.pension),
    'n.v.t.',
    permissionCell(given.permission, name, false),
    verdictCell(given.verdict),
  ];
}

const unchangedRow = (unchanged: UnchangedAlternative): Row => [
  { content: nameOf(unchanged, 'short'), look: 'strong' },
  null,
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
  verdictCell(unchanged.verdict),
];

function alternativeRow(subject: ConclusionSubject, alternative: Alternative): Row {
  if (alternative.sort === 'unchanged') return unchangedRow(alternative);
  return alternative.sort === 'answer' ? answerRow(subject, alternative) : givenRow(subject, alternative);
}

/** The four premiums that cost the same or give the same pension. */
export const answersTable = (subject: ConclusionSubject): Table => ({
  name: 'Antwoorden',
  columns,
  rows: solvedAlternatives(subject.result).map((alternative) => alternativeRow(subject, alternative)),
});
