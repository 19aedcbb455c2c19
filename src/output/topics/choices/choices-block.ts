import { inFirstTwelveMonths } from '#output/language/first-year.ts';
import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { somebodyEnters } from '#core/result/who-enters.ts';
import type { ConclusionSubject } from '#output/language/subject.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import { verdictText } from '#output/language/verdict-text.ts';
import { figureOrText, valueCell } from '#output/model/planned-cells.ts';
import { type OutputContent, subjectOf } from '#output/model/output-content.ts';
import type { NumberFormat } from '#output/model/number-formats.ts';
import type { Cell, CellContent } from '#output/model/table.ts';
import type { PlannedRow } from '#output/model/sheet-plan.ts';
import { type ShownChoice, shownChoices } from '#output/topics/choices/choice-text.ts';
import { populationRows, premiumsNow } from '#output/topics/choices/population-rows.ts';
import { populationsOf } from '#output/topics/people/populations.ts';
import { headlineSentences } from '#output/topics/choices/headline-text.ts';
import { hidesPeople } from '#output/topics/choices/choices-table.ts';
import { nowNote, salaryNote, tableLead } from '#output/topics/choices/one-page.ts';
import { turnConclusion } from '#output/topics/open-group/open-group.ts';
import { figureBlock } from '#output/writers/xlsx/figure-block.ts';

type Value = Cell | CellContent;

/** A question with what holds now and by each choice. */
interface ChoiceFigures {
  readonly label: string;
  readonly format: NumberFormat;
  readonly now: Value;
  readonly of: (choice: ShownChoice) => Value;
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
  { label: 'Verschil met nu', format: 'euroDifference', now: null, of: ({ difference }) => difference[number] },
  {
    label: 'Verschil in %',
    format: 'percentDifference',
    now: null,
    of: ({ difference }) => share(difference[number], now),
  },
];

/** For whom the pension becomes what. */
function peopleFigures(content: OutputContent): readonly ChoiceFigures[] {
  const subject = subjectOf(content);
  const { input } = subject;
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
    people('Na compensatie nog minder', (choice) => choice.people.lessAfterCompensation),
    ...populationRows(subject, apart).map(({ label, of }): ChoiceFigures => ({
      label,
      format: 'general',
      now: null,
      of: (choice) => wrapped(of(choice)),
    })),
  ];
}

function figuresOf(content: OutputContent): readonly ChoiceFigures[] {
  const subject = subjectOf(content);
  const { result } = content;
  const { cost, ownContribution } = result.now;
  const when = inFirstTwelveMonths(result);
  return [
    ...premiumFigures(subject),
    ...costFigures(`Kosten ${when}`, cost.firstYear, 'firstYear'),
    ...costFigures('Kosten 30 jaar', cost.thirtyYears, 'thirtyYears'),
    ...(isFirstScheme(subject.input)
      ? []
      : [
          {
            label: 'Waarvan compensatie, 30 jaar',
            format: 'euro' as const,
            now: null,
            of: ({ compensation }: ShownChoice) => compensation.thirtyYears,
          },
        ]),
    { label: 'Waarvan eenmalige kosten', format: 'euro', now: null, of: ({ oneOff }) => oneOff.thirtyYears },
    { label: `Eigen bijdrage ${when}`, format: 'euro', now: ownContribution, of: (choice) => choice.ownContribution },
    ...(hidesPeople(content) ? [] : peopleFigures(content)),
    {
      label: 'Oordeel',
      format: 'general',
      now: null,
      of: ({ alternative }) => wrapped(verdictText(alternative.verdict)),
    },
  ];
}

/** The table of choices, with the headline above it: questions down, now and the choices across. */
export function choicesBlock(content: OutputContent): readonly PlannedRow[] {
  const subject = subjectOf(content);
  const choices = shownChoices(subject);
  const turn = turnConclusion(subject);
  const formatted = (value: Value, format: NumberFormat): Value =>
    typeof value === 'number' ? valueCell(value, format) : typeof value === 'string' ? figureOrText(value) : value;
  return figureBlock({
    heading: 'De keuzes',
    sentences: [
      ...headlineSentences(subject),
      ...(turn === null ? [] : [`${turn}.`]),
      tableLead(subject),
      ...[nowNote(subject), salaryNote(subject)].filter((note) => note !== null),
    ],
    columns: [
      'Vraag',
      nameOf(alternativeOf(content.result, 'unchanged'), 'short'),
      ...choices.map(({ alternative }) => nameOf(alternative, 'short')),
    ].map((header) => ({ header, format: 'general' as const })),
    rows: figuresOf(content).map(({ label, format, now, of }) =>
      [label as Value, formatted(now, format)].concat(choices.map((choice) => formatted(of(choice), format))),
    ),
  });
}
