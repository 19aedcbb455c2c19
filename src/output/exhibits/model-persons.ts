import { alternativeDisplay } from '#output/alternatives/alternative-display.ts';
import type { ModelPerson, ScenarioKey } from '#core/result/effects-result.ts';
import { inOrder, modelPersonConclusion, shownModelPersons } from '#output/words/conclusions/model-persons.ts';
import { isBarred, rowName, shownName } from '#output/words/verdict/shown-name.ts';
import { certaintyNote } from '#output/words/conclusions/bases.ts';
import { currentSchemeWords } from '#output/words/current-scheme.ts';
import { isAveragePay } from '#core/scheme-kind.ts';
import { pricesOf } from '#output/words/prices.ts';
import { amount } from '#office/document/dutch-format.ts';
import type { ColumnChart } from '#output/exhibits/model/chart.ts';
import { alternativeOf, answersOf } from '#core/result/alternative-of.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import type { AlternativeKey } from '#core/result/alternative-key.ts';
import type { Section } from '#output/exhibits/model/section.ts';
import { manualPlaces } from '#output/exhibits/model/manual-places.ts';
import type { ExhibitTable } from '#output/exhibits/model/section.ts';

const ageName = ({ age }: ModelPerson): string => `${age} jaar`;

/** The expected pension as a column, what can come of it as a line upon it. */
const pensionChart = ({ result }: ConclusionSubject, persons: readonly ModelPerson[]): ColumnChart => ({
  kind: 'clustered',
  categories: persons.map(ageName),
  groups: [],
  format: '#,##0',
  valueTitle: 'Euro per jaar',
  categoryTitle: '',
  series: [alternativeOf(result, 'unchanged'), ...answersOf(result)].map((alternative) => {
    const { key, effects } = alternative;
    const shown = (scenario: ScenarioKey): readonly number[] =>
      effects.modelPersons.map(({ pensions }) => Math.round(pensions[scenario]));
    const expected = shown('expected');
    return {
      name: shownName(alternative),
      look: alternativeDisplay[key].look,
      values: expected,
      range: {
        lower: shown('pessimistic').map((low, index) => Math.max(0, (expected[index] ?? 0) - low)),
        higher: shown('optimistic').map((high, index) => Math.max(0, high - (expected[index] ?? 0))),
      },
    };
  }),
});

const sentences: readonly (readonly [AlternativeKey, ScenarioKey, string])[] = [
  ['unchanged', 'expected', 'verwacht'],
  ['budgetNeutralFlat', 'pessimistic', 'pessimistisch'],
  ['budgetNeutralFlat', 'expected', 'verwacht'],
  ['budgetNeutralFlat', 'optimistic', 'optimistisch'],
  ['profitNeutralFlat', 'pessimistic', 'pessimistisch'],
  ['profitNeutralFlat', 'expected', 'verwacht'],
  ['profitNeutralFlat', 'optimistic', 'optimistisch'],
];

/** An ambition or a guarantee is the same in every scenario: it is no expectation. */
const rowHead = ({ input, result }: ConclusionSubject, key: AlternativeKey, scenario: string): string =>
  key === 'unchanged' && isAveragePay(input)
    ? currentSchemeWords(input).reference
    : `${rowName(alternativeOf(result, key))}, ${scenario}`;

/** Who sees a column above its line must know why. */
const disorderNote = ({ result }: ConclusionSubject): string =>
  answersOf(result).every(({ effects }) => effects.modelPersons.every(({ pensions }) => inOrder(pensions)))
    ? ''
    : " De scenario's lopen niet overal op: dat volgt uit wat ervoor is ingevuld.";

/** The pension of model persons in three scenarios; left out when there are none to show. */
export function modelPersonsSection(subject: ConclusionSubject): Section | null {
  const persons = shownModelPersons(subject);
  const conclusion = modelPersonConclusion(subject);
  if (conclusion === null) return null;
  return {
    id: 'model-persons',
    topic: "Pensioen per maatmens, drie scenario's",
    conclusion,
    lead: `Fulltime, ${amount(persons[0]?.fullTimeSalary ?? 0)} per jaar, zonder opgebouwd pensioen op de peildatum. Kolom: verwacht; streep: van pessimistisch tot optimistisch; ${pricesOf(subject.result)}.${disorderNote(subject)}`,
    exhibits: [
      {
        name: 'Pensioen per maatmens',
        chart: {
          model: pensionChart(subject, persons),
          text: `Kolommen per maatmens met de spreiding tussen de scenario's. ${conclusion}.`,
        },
        table: {
          model: pensionTable(subject, persons),
          text: `Pensioen per maatmens en scenario in euro per jaar. ${conclusion}.`,
        },
      },
    ],
    notes: [
      'Maatmens: een verzonnen persoon van precies deze leeftijd op de transitiedatum.',
      "Drie scenario's: dezelfde premies met de vaste rendementen en omrekenrentes uit het dossier. Geen kansverdeling.",
      ...[certaintyNote(subject)].filter((note) => note !== null),
    ],
    source: {
      sheet: "Maatmensen en scenario's",
      sentence: "Bron in de werkmap: blad Maatmensen en scenario's.",
      article: null,
      method: manualPlaces.steps,
    },
  };
}

const pensionTable = (subject: ConclusionSubject, persons: readonly ModelPerson[]): ExhibitTable => ({
  columns: [
    { head: 'Leeftijd bij de transitie', share: 30, align: 'left' },
    ...persons.map((person) => ({ head: ageName(person), share: 12, align: 'right' as const })),
  ],
  rows: sentences.map(([key, scenario, word]) =>
    [rowHead(subject, key, word)].concat(
      alternativeOf(subject.result, key).effects.modelPersons.map(({ pensions }) => amount(pensions[scenario])),
    ),
  ),
  emphasised: [0],
  barred: sentences.flatMap(([key], row) => (isBarred(alternativeOf(subject.result, key)) ? [row] : [])),
});
