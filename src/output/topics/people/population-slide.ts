import { otherLooks } from '#output/language/other-looks.ts';
import { looks } from '#output/language/look.ts';
import type { Sex } from '#core/dossier/dossier.ts';
import { shortCohortName } from '#output/language/cohort-name.ts';
import { populationConclusion } from '#output/topics/people/population-conclusion.ts';
import { smallestGroup } from '#output/language/subject.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';
import { shownAges, type ShownAges } from '#output/language/population.ts';
import { sexNames } from '#output/language/sexes.ts';
import { type ColumnChart, plainColumns } from '#output/model/chart.ts';
import { headedSlide } from '#output/writers/pptx/heading.ts';
import { placeholderOf } from '#output/writers/pptx/layouts.ts';
import type { Report } from '#output/writers/pptx/report.ts';
import type { Box } from '#output/writers/drawing/box.ts';
import type { SeriesLook } from '#output/language/series-look.ts';
import { drawChart } from '#output/writers/pptx/slide-chart.ts';
import { contentBox, contentTop } from '#output/writers/drawing/grid.ts';
import { drawTable } from '#output/writers/pptx/slide-table.ts';
import { evenTable } from '#output/writers/pptx/table-pages.ts';
import { drawText, writeNotes } from '#output/writers/pptx/slide-text.ts';
import { readTable } from '#output/model/read-table.ts';
import { figureTable } from '#output/topics/people/participant-figures.ts';

const sexLooks: Readonly<Record<Sex, SeriesLook>> = {
  M: looks.B,
  V: otherLooks.second,
  X: looks.now,
};

/** Names of so many ages stand beside each other in half the width of a slide. */
const agesInHalf = 9;

/** Wider where there are more of them, so that no name takes two lines. */
export const agesLayout = ({ groups }: ShownAges): 'table' | 'chartBesideTable' | 'wideChart' =>
  groups.length === 0 ? 'table' : groups.length > agesInHalf ? 'wideChart' : 'chartBesideTable';

/** How many participants are of which age. */
export const agesChart = ({ groups, sexes }: ShownAges): ColumnChart =>
  plainColumns({
    kind: 'stacked',
    categories: groups.map(shortCohortName),
    format: '#,##0',
    valueTitle: 'Deelnemers',
    categoryTitle: 'Leeftijd op de transitiedatum',
    series:
      sexes.length === 0
        ? [
            {
              name: 'Deelnemers',
              look: looks.B,
              values: groups.map(({ count }) => count),
            },
          ]
        : sexes.map((sex) => ({
            name: sexNames[sex],
            look: sexLooks[sex],
            values: groups.map((group) => group.sexes[sex]),
          })),
  });

/** The same in words. */
export function agesSentence({ groups, sexes }: ShownAges): string {
  const parts = groups.map((group) => `${shortCohortName(group)} jaar ${wholeNumber(group.count)}`);
  return `Kolommen van het aantal deelnemers per leeftijdsgroep${sexes.length === 0 ? '' : ', naar geslacht'}: ${parts.join(', ')}.`;
}

const notes = ({ sexes }: ShownAges): readonly string[] => [
  'Vertel: over wie dit rapport gaat. Vraag of het bestand nog klopt: de leeftijden bepalen de uitkomst.',
  'Bron in de werkmap: blad Medewerkers (delen Deelnemers en Naar leeftijd en geslacht). Samengevoegde groepen staan daar onder de andere.',
  `Leeftijd: hele jaren op de transitiedatum. Groepen onder ${smallestGroup} deelnemers zijn met hun buren samengevoegd.`,
  sexes.length === 0
    ? `Geslacht staat er alleen bij waar genoeg leeftijdsgroepen overblijven met van elk geslacht minstens ${smallestGroup} deelnemers.`
    : `Geslacht staat erbij omdat elke groep van elk geslacht dat erin voorkomt minstens ${smallestGroup} deelnemers heeft.`,
  'Fte: de som van de deeltijdpercentages. Voltijdsalaris: het jaarsalaris bij een volledige baan, op de peildatum. Pensioengrondslag: salaris tot het maximum min franchise, maal deeltijdpercentage, in de eerste maand na de transitie.',
];

const figuresBox: Box = { ...contentBox(), w: 7.1 };
const remarkBox: Box = { ...contentBox(contentTop, 4), x: 8.1, w: 4.633 };
const remark = [
  { text: 'Geen figuur naar leeftijd', fontSize: 14, bold: true },
  {
    text: `De leeftijden in dit bestand vormen geen drie groepen van minstens ${smallestGroup} deelnemers. Kleinere groepen staan niet apart: zo is een salaris niet tot één persoon te herleiden.`,
    fontSize: 12,
  },
];

/** Who takes part; left out when they are so few that single persons could be known. */
export function addPopulationSlide(report: Report): void {
  const { subject } = report;
  const title = populationConclusion(subject);
  if (title === null) return;
  const ages = shownAges(subject);
  const hasChart = ages.groups.length > 0;
  const layout = agesLayout(ages);
  const slide = headedSlide(report, {
    layout,
    topic: 'Deelnemersbestand',
    title,
    lead: hasChart
      ? `Deelnemers naar leeftijd op de transitiedatum; groepen onder ${smallestGroup} deelnemers zijn samengevoegd.`
      : 'Kerncijfers van alle deelnemers samen, op de peildatum en de transitiedatum.',
  });
  if (hasChart) drawChart(slide, agesChart(ages), `${agesSentence(ages)} ${title}.`);
  drawTable(
    slide,
    evenTable({
      name: 'Tabel',
      alternativeText: `Kerncijfers van het deelnemersbestand. ${title}.`,
      ...readTable(figureTable(subject), [
        ['Kerncijfer', 66],
        ['Waarde', 34],
      ]),
      box: hasChart ? placeholderOf(layout, 'table').box : figuresBox,
      largest: 13,
      tallest: 0.5,
    }),
  );
  if (!hasChart) drawText(slide, 'Leeftijden', remarkBox, remark, { fill: 'bg2', inset: 0.2 });
  writeNotes(slide, notes(ages));
}
