import { hasDoubts, inputWarning } from '#output/topics/law/input-warnings.ts';
import { negativeCostNote } from '#output/language/negative-cost.ts';
import { onePageSection } from '#output/topics/choices/one-page-section.ts';
import { onePageTable } from '#output/topics/choices/one-page-table.ts';
import { type OnePage, onePage, tableLead } from '#output/topics/choices/one-page.ts';
import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { premiumsConclusion } from '#output/language/choice-text.ts';
import { thirtyYearsConclusion } from '#output/topics/open-group/thirty-years.ts';
import { headedSlide } from '#output/writers/pptx/heading.ts';
import { placeholderOf } from '#output/writers/pptx/layouts.ts';
import { drawTable } from '#output/writers/pptx/slide-table.ts';
import type { SlideTable } from '#output/writers/pptx/table-model.ts';
import { writeNotes } from '#output/writers/pptx/slide-text.ts';
import { fitsWhole, wholeTable } from '#output/writers/pptx/table-pages.ts';
import type { Report } from '#output/writers/pptx/report.ts';

const layout = 'table';

const choicesTable = (page: OnePage): SlideTable => {
  const { text, ...table } = onePageTable(page);
  return {
    ...table,
    name: 'Tabel',
    alternativeText: text,
    box: placeholderOf(layout, 'table').box,
    largest: 20,
  };
};

/** Without its last choice, unless that stands in front or is one of two: slides that compare the choices have all. */
function withFewerChoices(page: OnePage): OnePage {
  const { choices, rows } = page;
  if (choices.length <= 2 || choices.at(-1)?.isChosen === true) return page;
  return {
    ...page,
    choices: choices.slice(0, -1),
    rows: rows.map(({ label, cells, sheet, lines }) => ({ label, cells: cells.slice(0, -1), sheet, lines })),
  };
}

/** What each choice costs; for others than the employer, or if there is no scheme now, its premium. */
const titleOf = ({ content, subject }: Report): string =>
  content.edition === 'employees' || isFirstScheme(subject.input)
    ? premiumsConclusion(subject)
    : thirtyYearsConclusion(subject);

/** What holds for every figure; preceded by a warning if data seem wrong, followed by a note if a cost is negative. */
function leadOf({ content, subject }: Report): string {
  if (content.edition === 'employees') return tableLead(subject, { forOthers: true });
  const costs = subject.result.choices.flatMap(({ cost }) => [cost.firstYear, cost.thirtyYears]);
  const doubts = hasDoubts(content.dossier.warnings) ? inputWarning(content.dossier.warnings) : null;
  return [doubts, tableLead(subject), negativeCostNote(subject.result, costs)]
    .filter((text) => text !== null)
    .join(' ');
}

/** The choices beside each other: what each costs, gives and asks. Where three have no room in readable text, the last one goes. */
export function addOnePageSlide(report: Report): void {
  const { content } = report;
  const page = onePage(content);
  const { notes, source, topic } = onePageSection(content);
  const slide = headedSlide(report, {
    layout,
    topic,
    title: titleOf(report),
    lead: leadOf(report),
  });
  const table = choicesTable(page);
  drawTable(slide, wholeTable(fitsWhole(table) ? table : choicesTable(withFewerChoices(page))));
  writeNotes(slide, [
    'Vertel: eerst de keuzes van links naar rechts, dan per rij het verschil.',
    source.sentence,
    ...[page.sentence, page.warning, ...notes].filter((note) => note !== null),
  ]);
}
