import { alternativeDisplay } from '#output/alternatives/alternative-display.ts';
import { barredRows, rowName, shownName } from '#output/words/verdict/shown-name.ts';
import { certaintyNote } from '#output/words/conclusions/bases.ts';
import {
  cohortConclusion,
  type CohortGroup,
  cohortGroups,
  groupPension,
  pensionRatio,
} from '#output/words/conclusions/cohorts.ts';
import { shortCohortName } from '#output/words/cohort-name.ts';
import { type ConclusionSubject, smallestGroup } from '#output/words/conclusions/subject.ts';
import { pricesOf } from '#output/words/prices.ts';
import { currentSchemeWords } from '#output/words/current-scheme.ts';
import { isAveragePay } from '#core/scheme-kind.ts';
import { signedPercentage } from '#output/words/phrases.ts';
import { amount, wholeNumber } from '#office/document/dutch-format.ts';
import type { ColumnChart } from '#output/slides/drawing/chart.ts';
import { headedSlide } from '#output/slides/drawing/heading.ts';
import { placeholderOf } from '#output/slides/drawing/layouts.ts';
import type { Report } from '#output/slides/report.ts';
import { drawChart } from '#output/slides/drawing/slide-chart.ts';
import { drawTable } from '#output/slides/drawing/slide-table.ts';
import { writeNotes } from '#output/slides/drawing/slide-text.ts';
import { emptyCellMark } from '#output/slides/deck/non-empty-columns.ts';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import type { Alternative } from '#core/result/alternative.ts';

const cohortChart = ({ result }: ConclusionSubject, groups: readonly CohortGroup[]): ColumnChart => ({
  kind: 'clustered',
  categories: groups.map(shortCohortName),
  groups: [],
  format: '#,##0',
  valueTitle: 'Euro per jaar',
  categoryTitle: '',
  series: result.alternatives.map((alternative) => ({
    name: shownName(alternative),
    look: alternativeDisplay[alternative.key].look,
    values: groups.map((group) => Math.round(groupPension(group, alternative))),
  })),
});

const ratioText = (subject: ConclusionSubject, group: CohortGroup, alternative: Alternative): string => {
  const ratio = pensionRatio(subject, group, alternative);
  return ratio === null ? emptyCellMark : signedPercentage(ratio - 1);
};

const tableRows = (subject: ConclusionSubject, groups: readonly CohortGroup[]): readonly (readonly string[])[] => [
  ['Deelnemers', ...groups.map(({ count }) => wholeNumber(count))],
  [
    `${currentSchemeWords(subject.input).reference}, € per jaar`,
    ...groups.map((group) => amount(groupPension(group, alternativeOf(subject.result, 'unchanged')))),
  ],
  ...premiumAlternatives(subject.result).map((alternative) =>
    [rowName(alternative)].concat(groups.map((group) => ratioText(subject, group, alternative))),
  ),
];

/** The expected pension per age cohort; left out when no cohort is large enough to be shown. */
export function addCohortPensionSlide(report: Report): void {
  const { subject } = report;
  const groups = cohortGroups(subject);
  const title = cohortConclusion(subject);
  if (title === null) return;
  const slide = headedSlide(report, {
    layout: 'chartAndTable',
    topic: 'Verwacht pensioen per leeftijdscohort',
    title,
    lead: `Pensioen van het cohort samen, ${pricesOf(subject.result)}; per alternatief het verschil in procenten${isAveragePay(subject.input) ? ', zonder garantie' : ''}. Cohorten onder ${smallestGroup} deelnemers zijn samengevoegd.`,
  });
  drawChart(
    slide,
    cohortChart(subject, groups),
    `Gegroepeerde kolommen van het verwachte pensioen per leeftijdscohort. ${title}.`,
  );
  drawTable(slide, {
    name: 'Tabel',
    alternativeText: `Verwacht pensioen per leeftijdscohort, per alternatief het verschil met ongewijzigd in procenten. ${title}.`,
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
    barred: barredRows(premiumAlternatives(subject.result)).map((row) => row + 2),
    box: placeholderOf('chartAndTable', 'table').box,
    largest: 10.5,
  });
  writeNotes(slide, [
    'Vertel: wie erop vooruit en wie erop achteruit gaat, en dat dit de vraag naar compensatie oproept.',
    'Bron in de werkmap: blad Cohorten. Samengevoegde cohorten staan daar onder de tabel.',
    `Om herkenning van personen te voorkomen staan cohorten met minder dan ${smallestGroup} deelnemers niet apart op de dia.`,
    ...[certaintyNote(subject)].filter((note) => note !== null),
    `Pensioen: verwachte jaarlijkse uitkering vanaf de nieuwe pensioendatum, ${pricesOf(subject.result)}, bij de afgeronde premie.`,
  ]);
}
