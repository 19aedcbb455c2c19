import { agesChart, agesLayout, agesSentence } from '#output/slides/deck/population-slide.ts';
import { schemesSection } from '#output/exhibits/schemes/schemes.ts';
import { drawChart } from '#output/slides/drawing/slide-chart.ts';
import { headedSlide } from '#output/slides/drawing/heading.ts';
import { placeholderOf } from '#output/slides/drawing/layouts.ts';
import { drawTable, type SlideTable } from '#output/slides/drawing/slide-table.ts';
import { fitsWhole, wholeTable } from '#output/slides/drawing/table-pages.ts';
import { writeNotes } from '#output/slides/drawing/slide-text.ts';
import type { Report } from '#output/slides/report.ts';
import { populationConclusion } from '#output/words/conclusions/population.ts';
import { shownAges } from '#output/words/population.ts';
import { smallestGroup } from '#output/words/conclusions/subject.ts';
import { changedFacts, schemeFacts, type SchemeFact } from '#output/words/scheme-comparison.ts';

/** More rows cannot be read from a chair: the appendix has them all. */
const mostFacts = 9;

type TableFrame = Pick<SlideTable, 'alternativeText' | 'box' | 'smallest'>;

const factsTable = (facts: readonly SchemeFact[], frame: TableFrame): SlideTable => ({
  ...frame,
  name: 'Tabel',
  columns: [
    { head: 'Onderdeel', share: 32, align: 'left' },
    { head: 'Nu', share: 34, align: 'left' },
    { head: 'Straks', share: 34, align: 'left' },
  ],
  rows: facts.map(({ label, current, next }) => [label, current, next]),
  largest: 14,
});

/** As many of what changes as have room, from the first on, with every text whole. */
function shownFacts(facts: readonly SchemeFact[], frame: TableFrame): SlideTable {
  let shown = facts.slice(0, mostFacts);
  while (shown.length > 1 && !fitsWhole(factsTable(shown, frame))) shown = shown.slice(0, -1);
  return factsTable(shown, frame);
}

/** What the employees have now and what changes: only that, beside their ages where these may be shown. */
export function addPeopleSlide(report: Report): void {
  const { subject } = report;
  const { conclusion } = schemesSection(subject);
  const ages = shownAges(subject);
  const hasChart = ages.groups.length > 0;
  const layout = agesLayout(ages);
  const changed = changedFacts(schemeFacts(subject));
  const table = shownFacts(changed, {
    alternativeText: `Wat verandert, nu en straks. ${conclusion}.`,
    box: placeholderOf(layout, 'table').box,
    smallest: report.smallestText,
  });
  const people = populationConclusion(subject);
  const slide = headedSlide(report, {
    layout,
    topic: 'Wat de medewerkers hebben en wat verandert',
    title: conclusion,
    lead: [
      people === null ? null : `${people}.`,
      'De tabel heeft alleen wat verandert.',
      changed.length === table.rows.length ? null : 'De andere wijzigingen staan in de bijlage.',
    ]
      .filter((sentence) => sentence !== null)
      .join(' '),
  });
  if (hasChart) drawChart(slide, agesChart(ages), agesSentence(ages));
  drawTable(slide, wholeTable(table));
  writeNotes(slide, [
    'Vertel: om wie het gaat en wat er voor hen verandert. Wat niet in de tabel staat, blijft zoals het is.',
    'Bron in de werkmap: bladen Samenvatting en Invoer; de nieuwe premies staan op blad Samenvatting.',
    'Leeftijd: hele jaren op de transitiedatum.',
    ...(hasChart
      ? [`Groepen onder ${smallestGroup} deelnemers zijn met hun buren samengevoegd.`]
      : [
          'De leeftijden vormen geen drie groepen die groot genoeg zijn: zo is een salaris niet tot één persoon te herleiden.',
        ]),
  ]);
}
