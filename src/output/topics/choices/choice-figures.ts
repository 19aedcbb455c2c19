import { inFirstTwelveMonths } from '#output/language/first-year.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { somebodyEnters } from '#core/result/who-enters.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import { figureOrText, valueCell } from '#output/model/planned-cells.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import type { NumberFormat } from '#output/model/number-formats.ts';
import { type Cell, type CellContent, isCell, type Row, type Table } from '#output/model/table.ts';
import { columnLetters } from '#office/sheet/cell-name.ts';
import { hasOneOffs } from '#output/language/one-off.ts';
import { negativeCostNote } from '#output/language/negative-cost.ts';
import { type ShownChoice, shownChoices } from '#output/language/choice-text.ts';
import { type ChoiceRow, lawRow, needsRow, rowMaker } from '#output/topics/choices/choice-rows.ts';
import { populationRows, premiumsNow } from '#output/topics/choices/population-rows.ts';
import { populationsOf } from '#output/topics/people/populations.ts';
import { hidesPeople } from '#output/topics/choices/choices-table.ts';
import { nowNote, salaryNote } from '#output/topics/choices/one-page.ts';

type Value = Cell | CellContent;

/** A question with what holds now and by each choice. */
interface ChoiceFigures {
  readonly label: string;
  readonly format: NumberFormat;
  readonly now: Value;
  readonly of: (choice: ShownChoice) => Value;
  /** From the rows above it: letters of the column and number of the row; absent where it is a figure of the core. */
  readonly formula?: (column: string, row: number) => string;
}

const wrapped = (content: string): Cell => ({ content, look: 'value', wraps: true });

const share = (difference: number, base: number): Value => (base > 0 ? difference / base : 'n.v.t.');

/** What those who take part now pay, and those hired later. */
const premiumFigures = (subject: ConclusionSubject): readonly ChoiceFigures[] => [
  ...premiumsNow(subject).map(({ label, of }): ChoiceFigures => ({
    label,
    format: 'percentTwo',
    now: null,
    of: (choice) =>
      choice.alternative.form === 'flat'
        ? choice.alternative.practicalScale[0]!.rate
        : { ...wrapped(of(choice)), isRight: true },
  })),
  ...(somebodyEnters(subject.result.openGroup.years)
    ? [
        {
          label: 'Premie wie later begint',
          format: 'percentTwo' as const,
          now: null,
          of: (choice: ShownChoice) => choice.entrantPremium,
        },
      ]
    : []),
];

/** A cost of now and the choices, with what it differs from now. */
const costFigures = (label: string, now: number, number: 'firstYear' | 'thirtyYears'): readonly ChoiceFigures[] => [
  { label, format: 'euro', now, of: ({ cost }) => cost[number] },
  {
    label: 'Verschil met nu',
    format: 'euroDifference',
    now: null,
    of: ({ difference }) => difference[number],
    formula: (column, row) => `${column}${row - 1}-B${row - 1}`,
  },
  {
    label: 'Verschil in %',
    format: 'percentDifference',
    now: null,
    of: ({ difference }) => share(difference[number], now),
    formula: (column, row) => `${column}${row - 1}/B${row - 2}`,
  },
];

/** For whom the pension becomes what. */
function peopleFigures(content: OutputContent): readonly ChoiceFigures[] {
  const subject = subjectOf(content);
  const { input, result } = subject;
  // Whoever has the participants may know how few they are.
  const apart = content.withoutPeople === undefined ? populationsOf(subject) : undefined;
  const pension = isAveragePay(input) ? 'verwacht pensioen' : 'pensioen';
  const people = (label: string, count: (choice: ShownChoice) => number): ChoiceFigures => ({
    label,
    format: 'count',
    now: null,
    of: count,
  });
  return [
    people(`Minder ${pension}`, (choice) => choice.people.less),
    people(`Gelijk ${pension}`, (choice) => choice.people.same),
    people(`Meer ${pension}`, (choice) => choice.people.more),
    ...(result.compensation === null
      ? []
      : [people('Na compensatie nog minder', (choice) => choice.people.lessAfterCompensation)]),
    ...populationRows(subject, apart).map(({ label, of }): ChoiceFigures => ({
      label,
      format: 'general',
      now: null,
      of: (choice) => ({ ...wrapped(of(choice)), isRight: true }),
    })),
  ];
}

/** What is in the cost of thirty years besides premium, where there is some. */
const partFigures = ({ result }: OutputContent): readonly ChoiceFigures[] => [
  ...(result.compensation === null
    ? []
    : [
        {
          label: 'Waarvan compensatie, 30 jaar',
          format: 'euro' as const,
          now: null,
          of: ({ compensation }: ShownChoice) => compensation.thirtyYears,
        },
      ]),
  ...(hasOneOffs(result)
    ? [
        {
          label: 'Waarvan eenmalige kosten',
          format: 'euro' as const,
          now: null,
          of: ({ oneOff }: ShownChoice) => oneOff.thirtyYears,
        },
      ]
    : []),
];

/** A question with the same words as on slide, page and screen. */
const textFigures = ({ label, cells }: ChoiceRow, subject: ConclusionSubject): ChoiceFigures => {
  const keys = shownChoices(subject).map(({ key }) => key);
  return {
    label,
    format: 'general',
    now: null,
    of: ({ key }) => ({ ...wrapped(cells[keys.indexOf(key)] ?? ''), isRight: true }),
  };
};

function figuresOf(content: OutputContent): readonly ChoiceFigures[] {
  const subject = subjectOf(content);
  const { result } = content;
  const { cost, ownContribution } = result.now;
  const when = inFirstTwelveMonths(result);
  return [
    ...premiumFigures(subject),
    ...costFigures(`Kosten ${when}`, cost.firstYear, 'firstYear'),
    ...costFigures('Kosten 30 jaar', cost.thirtyYears, 'thirtyYears'),
    ...partFigures(content),
    { label: `Eigen bijdrage ${when}`, format: 'euro', now: ownContribution, of: (choice) => choice.ownContribution },
    ...(hidesPeople(content) ? [] : peopleFigures(content)),
    ...[lawRow(subject, rowMaker(subject)), needsRow(subject, rowMaker(subject))].map((row) =>
      textFigures(row, subject),
    ),
  ];
}

/** The table of choices: questions down, now and the choices across; what differs from now follows from the cells above it. */
export function choicesTable(content: OutputContent): Table {
  const choices = shownChoices(subjectOf(content));
  const formatted = (value: Value, format: NumberFormat): Value =>
    typeof value === 'number' ? valueCell(value, format) : typeof value === 'string' ? figureOrText(value) : value;
  const live = (value: Value, place: number, formula: ChoiceFigures['formula']): Value =>
    formula === undefined || !isCell(value) || typeof value.content !== 'number'
      ? value
      : { ...value, formulaAt: ({ row }) => formula(columnLetters(place + 3), row) };
  return {
    name: 'Keuzes',
    columns: [
      'Vraag',
      nameOf(alternativeOf(content.result, 'unchanged'), 'short'),
      ...choices.map(({ alternative }) => nameOf(alternative, 'short')),
    ].map((header, place) => ({ header, format: place === 0 ? 'general' : 'euro', wraps: true })),
    rows: figuresOf(content).map(({ label, format, now, of, formula }): Row => {
      const ofChoices = choices.map((choice, place) => live(formatted(of(choice), format), place, formula));
      return [label as Value, formatted(now, format)].concat(ofChoices);
    }),
  };
}

/** What is to be known with the table. */
export function choicesNotes(content: OutputContent): readonly string[] {
  const subject = subjectOf(content);
  const { now, choices } = content.result;
  return [
    nowNote(subject),
    salaryNote(subject),
    negativeCostNote(
      content.result,
      [now, ...choices].flatMap(({ cost }) => [cost.firstYear, cost.thirtyYears]),
    ),
  ].filter((note) => note !== null);
}
