import { alternativeNames } from '#contract/terms/alternatives.ts';
import { certaintyNote } from '#contract/terms/conclusions-bases.ts';
import {
  cohortConclusion,
  cohortGroups,
  pensionRatio,
  shortCohortName,
  type CohortGroup,
} from '#contract/terms/conclusions-cohorts.ts';
import { smallestShownGroup, type ConclusionSubject } from '#contract/terms/conclusions-subject.ts';
import { currentSchemeWords } from '#contract/terms/current-scheme.ts';
import { shownKeys, variantKeys, type ShownKey } from '#contract/terms/shown-alternatives.ts';
import { amount, percentage, wholeNumber } from '#contract/terms/dutch-format.ts';
import type { ColumnChart } from '#documents/slides/chart.ts';
import { headedSlide } from '#documents/slides/heading.ts';
import { placeholderOf } from '#documents/slides/layouts.ts';
import type { Report } from '#documents/slides/report.ts';
import { looks } from '#documents/slides/series-look.ts';
import { drawChart } from '#documents/slides/slide-chart.ts';
import { drawTable } from '#documents/slides/slide-table.ts';
import { writeNotes } from '#documents/slides/slide-text.ts';
import { nothing } from '#documents/slides/told-columns.ts';

const cohortChart = ({ result }: ConclusionSubject, groups: readonly CohortGroup[]): ColumnChart => ({
  kind: 'clustered',
  categories: groups.map(shortCohortName),
  groups: [],
  format: '#,##0',
  valueTitle: 'Euro per jaar',
  categoryTitle: '',
  series: shownKeys(result).map((key) => ({
    name: alternativeNames[key].short,
    look: looks[key],
    values: groups.map(({ pension }) => Math.round(pension[key] ?? 0)),
  })),
});

const ratioText = (group: CohortGroup, key: ShownKey): string => {
  const ratio = pensionRatio(group, key);
  return ratio === null ? nothing : percentage(ratio);
};

const tableRows = (
  { input, result }: ConclusionSubject,
  groups: readonly CohortGroup[],
): readonly (readonly string[])[] => [
  ['Deelnemers', ...groups.map(({ count }) => wholeNumber(count))],
  [
    `${currentSchemeWords[input.kind].reference}, € per jaar`,
    ...groups.map(({ pension }) => amount(pension.unchanged)),
  ],
  ...variantKeys(result).map((key) =>
    [alternativeNames[key].short].concat(groups.map((group) => ratioText(group, key))),
  ),
];

/** Slide 12: the expected pension per age cohort; left out when no cohort is large enough to be shown. */
export function addCohortPensionSlide(report: Report): void {
  const { subject, deck } = report;
  const groups = cohortGroups(subject);
  const title = cohortConclusion(subject);
  if (title === null) return;
  const slide = headedSlide(report, {
    layout: 'chartAndTable',
    topic: 'Verwacht pensioen per leeftijdscohort',
    title,
    lead: `Pensioen van het cohort samen, in euro's van nu; de antwoorden in procenten van ${currentSchemeWords[subject.input.kind].pension}. Cohorten onder ${smallestShownGroup} deelnemers zijn samengevoegd.`,
  });
  drawChart(
    deck,
    slide,
    cohortChart(subject, groups),
    `Gegroepeerde kolommen van het verwachte pensioen per leeftijdscohort. ${title}.`,
  );
  drawTable(slide, {
    name: 'Tabel',
    alternativeText: `Verwacht pensioen per leeftijdscohort, per antwoord in procenten van ongewijzigd. ${title}.`,
    columns: [
      { head: 'Leeftijd bij de transitie', share: 22, align: 'left' },
      ...groups.map((group) => ({
        head: shortCohortName(group),
        share: Math.max(7, 70 / groups.length),
        align: 'right' as const,
      })),
    ],
    rows: tableRows(subject, groups),
    emphasised: [1],
    box: placeholderOf('chartAndTable', 'table').box,
    largest: 10.5,
  });
  writeNotes(slide, [
    'Vertel: wie erop vooruit en wie erop achteruit gaat, en dat dit de vraag naar compensatie oproept.',
    'Bron in de werkmap: blad Cohorten. Samengevoegde cohorten zijn de som van de regels daar.',
    `Om herkenning van personen te voorkomen staan cohorten met minder dan ${smallestShownGroup} deelnemers niet apart op de dia.`,
    ...[certaintyNote(subject)].filter((note) => note !== null),
    "Pensioen: verwachte jaarlijkse uitkering vanaf de nieuwe pensioendatum, in euro's van nu, bij de afgeronde premie.",
  ]);
}
