import { noAges, populationSection } from '#output/exhibits/population.ts';
import { headedSlide } from '#output/slides/drawing/heading.ts';
import { placeholderOf } from '#output/slides/drawing/layouts.ts';
import type { Report } from '#output/slides/report.ts';
import type { Box } from '#output/slides/drawing/box.ts';
import { contentBox, contentTop } from '#output/slides/drawing/grid.ts';
import { drawChart } from '#output/slides/drawing/slide-chart.ts';
import { drawTable } from '#output/slides/drawing/slide-table.ts';
import { sectionTable } from '#output/slides/drawing/section-table.ts';
import { drawText, writeNotes } from '#output/slides/drawing/slide-text.ts';

const figuresBox: Box = { ...contentBox(), w: 7.1 };
const remarkBox: Box = { ...contentBox(contentTop, 4), x: 8.1, w: 4.633 };
const remark = [
  { text: 'Geen figuur naar leeftijd', fontSize: 14, bold: true },
  { text: noAges, fontSize: 12 },
];

/** Who takes part; left out when they are so few that single persons could be known. */
export function addPopulationSlide(report: Report): void {
  const section = populationSection(report.subject);
  if (section === null) return;
  const { topic, conclusion, lead, notes, source } = section;
  const chart = section.exhibits[0]?.chart ?? null;
  const layout = chart === null ? 'table' : 'chartBesideTable';
  const slide = headedSlide(report, { layout, topic, title: conclusion, lead });
  if (chart !== null) drawChart(slide, chart.model, chart.text);
  drawTable(slide, {
    ...sectionTable(section, 0),
    name: 'Tabel',
    box: chart === null ? figuresBox : placeholderOf(layout, 'table').box,
    largest: 13,
    tallest: 0.5,
  });
  if (chart === null) drawText(slide, 'Leeftijden', remarkBox, remark, { fill: 'bg2', inset: 0.2 });
  writeNotes(slide, [
    'Vertel: over wie dit rapport gaat. Vraag of het bestand nog klopt: de leeftijden bepalen de uitkomst.',
    source.sentence,
    ...notes.filter((note) => note !== noAges),
  ]);
}
