import { alternativeNames } from '#contract/terms/alternatives.ts';
import {
  cohortCostConclusion,
  cohortCostGroups,
  costChange,
  type CohortCostGroup,
} from '#contract/terms/conclusions-cohort-costs.ts';
import { cohortName } from '#contract/terms/conclusions-cohorts.ts';
import { horizonPhrase } from '#contract/terms/conclusions-horizon.ts';
import { smallestShownGroup, type ConclusionSubject } from '#contract/terms/conclusions-subject.ts';
import { signedNumber } from '#contract/terms/conclusions-words.ts';
import { wholeNumber } from '#contract/terms/dutch-format.ts';
import { shownKeys, variantKeys } from '#contract/terms/shown-alternatives.ts';
import type { ColumnChart } from '#documents/slides/chart.ts';
import { headedSlide } from '#documents/slides/heading.ts';
import { placeholderOf } from '#documents/slides/layouts.ts';
import type { Report } from '#documents/slides/report.ts';
import { looks } from '#documents/slides/series-look.ts';
import { drawChart } from '#documents/slides/slide-chart.ts';
import { drawTable } from '#documents/slides/slide-table.ts';
import { writeNotes } from '#documents/slides/slide-text.ts';

const shortName = (group: CohortCostGroup): string => cohortName(group).replace(' jaar', '').replace(' t/m ', '–');

const costChart = ({ result }: ConclusionSubject, groups: readonly CohortCostGroup[]): ColumnChart => ({
  kind: 'clustered',
  categories: groups.map(shortName),
  groups: [],
  format: '#,##0',
  valueTitle: 'Euro over de horizon',
  categoryTitle: '',
  series: shownKeys(result).map((key) => ({
    name: alternativeNames[key].short,
    look: looks[key],
    values: groups.map(({ cost }) => Math.round(cost[key] ?? 0)),
  })),
});

/** The last column holds all cohorts together, where there are more: the cost of the alternative itself. */
function tableRows({ result }: ConclusionSubject, groups: readonly CohortCostGroup[]): readonly (readonly string[])[] {
  const sum = (value: (group: CohortCostGroup) => number): number =>
    groups.reduce((total, group) => total + value(group), 0);
  const row = (
    name: string,
    value: (group: CohortCostGroup) => number,
    text: (value: number) => string,
  ): readonly string[] => [
    name,
    ...groups.map((group) => text(value(group))),
    ...(groups.length === 1 ? [] : [text(sum(value))]),
  ];
  return [
    row('Deelnemers', ({ count }) => count, wholeNumber),
    row('Ongewijzigd, €', ({ cost }) => cost.unchanged, wholeNumber),
    ...variantKeys(result).map((key) =>
      row(alternativeNames[key].short, (group) => costChange(group, key), signedNumber),
    ),
  ];
}

/** Slide 11: what the employer pays per age cohort; left out when no cohort is large enough to be shown. */
export function addCohortCostSlide(report: Report): void {
  const { subject, deck } = report;
  const title = cohortCostConclusion(subject);
  if (title === null) return;
  const groups = cohortCostGroups(subject);
  const period = horizonPhrase(subject.input.goal.horizon);
  const slide = headedSlide(report, {
    layout: 'chartAndTable',
    topic: 'Werkgeverslast per leeftijdscohort',
    title,
    lead: `Wat u ${period} betaalt voor wie er nu is, contant gemaakt en zonder compensatie; in de tabel per antwoord het verschil in euro's. Cohorten onder ${smallestShownGroup} deelnemers zijn samengevoegd.`,
  });
  drawChart(
    deck,
    slide,
    costChart(subject, groups),
    `Gegroepeerde kolommen van de werkgeverslast per leeftijdscohort, ongewijzigd naast de antwoorden. ${title}.`,
  );
  drawTable(slide, {
    name: 'Tabel',
    alternativeText: `Werkgeverslast per leeftijdscohort: ongewijzigd in euro's, per antwoord het verschil. ${title}.`,
    columns: [
      { head: 'Leeftijd bij de transitie', share: 17, align: 'left' },
      ...groups.map((group) => ({
        head: shortName(group),
        share: 75 / (groups.length + 1.2),
        align: 'right' as const,
      })),
      ...(groups.length === 1 ? [] : [{ head: 'Samen', share: 90 / (groups.length + 1.2), align: 'right' as const }]),
    ],
    rows: tableRows(subject, groups),
    emphasised: [1],
    box: placeholderOf('chartAndTable', 'table').box,
    largest: 10.5,
  });
  writeNotes(slide, [
    'Vertel: voor wie u meer en voor wie u minder gaat betalen. Budgetneutraal geldt voor allen samen, niet per leeftijd.',
    'Bron in de werkmap: blad Cohorten, kolom Werkgeverslast. Samengevoegde cohorten zijn de som van de regels daar; alle cohorten samen zijn de last van het alternatief op blad Samenvatting.',
    `Werkgeverslast: ${period}, contant gemaakt naar de transitiedatum en gewogen met de kans dat iemand nog in dienst is, bij de afgeronde premie en zonder compensatie.`,
    `Leeftijd: op de transitiedatum. Om herkenning van personen te voorkomen staan cohorten met minder dan ${smallestShownGroup} deelnemers niet apart op de dia.`,
  ]);
}
