import type { ModelPersonEffects, ScenarioKey } from '#core/effects-result.ts';
import { answerKeys, type AlternativeKey } from '#core/result.ts';
import { alternativeNames } from '#contract/terms/alternatives.ts';
import { modelPersonConclusion, shownModelPersons } from '#contract/terms/conclusions-model-persons.ts';
import { certaintyNote } from '#contract/terms/conclusions-bases.ts';
import { amount } from '#contract/terms/dutch-format.ts';
import type { ColumnChart } from '#documents/slides/chart.ts';
import { headedSlide } from '#documents/slides/heading.ts';
import { placeholderOf } from '#documents/slides/layouts.ts';
import type { Report } from '#documents/slides/report.ts';
import { looks } from '#documents/slides/series-look.ts';
import { drawChart } from '#documents/slides/slide-chart.ts';
import { drawTable } from '#documents/slides/slide-table.ts';
import { writeNotes } from '#documents/slides/slide-text.ts';

const alternatives: readonly AlternativeKey[] = ['unchanged', ...answerKeys];
const ageName = ({ age }: ModelPersonEffects): string => `${age} jaar`;

/** The expected pension as a column, what can come of it as a line upon it. */
const pensionChart = (persons: readonly ModelPersonEffects[]): ColumnChart => ({
  kind: 'clustered',
  categories: persons.map(ageName),
  groups: [],
  format: '#,##0',
  valueTitle: 'Euro per jaar',
  categoryTitle: '',
  series: alternatives.map((key) => {
    const pensions = persons.map(({ figures }) => figures[key].pensions);
    const shown = (scenario: ScenarioKey): readonly number[] => pensions.map((found) => Math.round(found[scenario]));
    const expected = shown('expected');
    return {
      name: alternativeNames[key].short,
      look: looks[key],
      values: expected,
      range: {
        lower: shown('pessimistic').map((low, index) => Math.max(0, (expected[index] ?? 0) - low)),
        higher: shown('optimistic').map((high, index) => Math.max(0, high - (expected[index] ?? 0))),
      },
    };
  }),
});

const told: readonly (readonly [AlternativeKey, ScenarioKey, string])[] = [
  ['unchanged', 'expected', 'verwacht'],
  ['budgetNeutralFlat', 'pessimistic', 'pessimistisch'],
  ['budgetNeutralFlat', 'expected', 'verwacht'],
  ['budgetNeutralFlat', 'optimistic', 'optimistisch'],
  ['profitNeutralFlat', 'pessimistic', 'pessimistisch'],
  ['profitNeutralFlat', 'expected', 'verwacht'],
  ['profitNeutralFlat', 'optimistic', 'optimistisch'],
];

/** Slide 13: the pension of model persons in three scenarios; left out when there are none to show. */
export function addModelPersonsSlide(report: Report): void {
  const { subject, deck } = report;
  const persons = shownModelPersons(subject);
  const title = modelPersonConclusion(subject);
  if (title === null) return;
  const slide = headedSlide(report, {
    layout: 'chartAndTable',
    topic: "Pensioen per maatmens, drie scenario's",
    title,
    lead: `Fulltime, ${amount(persons[0]?.fullTimeSalary ?? 0)} per jaar, zonder opgebouwd pensioen op de peildatum. Kolom: verwacht; streep: van pessimistisch tot optimistisch. Euro's van nu.`,
  });
  drawChart(
    deck,
    slide,
    pensionChart(persons),
    `Kolommen per maatmens met de spreiding tussen de scenario's. ${title}.`,
  );
  drawTable(slide, {
    name: 'Tabel',
    alternativeText: `Pensioen per maatmens en scenario in euro per jaar. ${title}.`,
    columns: [
      { head: 'Leeftijd bij de transitie', share: 30, align: 'left' },
      ...persons.map((person) => ({ head: ageName(person), share: 12, align: 'right' as const })),
    ],
    rows: told.map(([key, scenario, word]) =>
      [`${alternativeNames[key].short}, ${word}`].concat(
        persons.map(({ figures }) => amount(figures[key].pensions[scenario])),
      ),
    ),
    emphasised: [0],
    box: placeholderOf('chartAndTable', 'table').box,
  });
  writeNotes(slide, [
    'Vertel: neem de maatmens die het meest op uw werknemers lijkt, en laat zien dat het mee en tegen kan zitten.',
    'Bron in de werkmap: blad Maatmensen.',
    'Maatmens: een verzonnen persoon van precies deze leeftijd op de transitiedatum.',
    "Drie scenario's: dezelfde premies met de vaste rendementen en omrekenrentes uit het dossier. Geen kansverdeling.",
    ...[certaintyNote(subject)].filter((note) => note !== null),
  ]);
}
