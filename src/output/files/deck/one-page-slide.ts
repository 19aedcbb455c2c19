import { decidedPremium } from '#output/model/decided-premium.ts';
import { onePageSection } from '#output/topics/choices/one-page-section.ts';
import { onePageTable } from '#output/topics/choices/one-page-table.ts';
import { type OnePage, onePage, tableLead } from '#output/topics/choices/one-page.ts';
import { addedSlide, type SlideDraft } from '#output/writers/pptx/draft.ts';
import type { Box } from '#output/writers/drawing/box.ts';
import { contentBox } from '#output/writers/drawing/grid.ts';
import { placeholderOf } from '#output/writers/pptx/layouts.ts';
import { drawTable } from '#output/writers/pptx/slide-table.ts';
import { type SlideTable } from '#output/writers/pptx/table-model.ts';
import { drawText, fits, heightOf, writeNotes, writePlaceholder } from '#output/writers/pptx/slide-text.ts';
import { fitsWhole, wholeTable } from '#output/writers/pptx/table-pages.ts';
import type { Report } from '#output/writers/pptx/report.ts';
import { hasDoubts } from '#output/topics/law/input-warnings.ts';
import { smallGroupNote } from '#output/language/small-group.ts';

const layout = 'onePage';

/** Below the heading, where there is something to know before reading. */
const warningBox = contentBox(1.62);
const inset = 0.05;

const choicesTable = (page: OnePage, slide: SlideDraft, top: number): SlideTable => {
  const { box } = placeholderOf(layout, 'table');
  const { text, ...table } = onePageTable(page);
  return {
    ...table,
    name: 'Tabel',
    alternativeText: text,
    box: { ...box, y: top, h: box.y + box.h - top },
    smallest: slide.smallestText,
    largest: 14,
  };
};

/** Without its last choice, unless that stands in front or is one of two: slides that compare the choices have all. */
function withFewerChoices(page: OnePage): OnePage {
  const { choices, rows } = page;
  if (choices.length <= 2 || choices.at(-1)?.isChosen === true) return page;
  return {
    ...page,
    choices: choices.slice(0, -1),
    rows: rows.map(({ label, cells, sheet }) => ({ label, cells: cells.slice(0, -1), sheet })),
  };
}

/** The choices with every text whole; where three have no room in readable text, the last one goes. */
function drawChoices(page: OnePage, slide: SlideDraft, top: number): void {
  const table = choicesTable(page, slide, top);
  const isWhole = fitsWhole(table);
  drawTable(slide, wholeTable(isWhole ? table : choicesTable(withFewerChoices(page), slide, top)));
}

/** What to know before reading: of what the figures are, warnings about the input, and that costs of few people are personal. */
const remarks = ({ content, subject }: Report, { warning, notes }: OnePage): string =>
  [
    tableLead(subject, { forOthers: content.edition === 'employees' }),
    warning,
    content.edition === 'employees' ? null : smallGroupNote(content.result),
    ...notes,
  ]
    .filter((text) => text !== null)
    .join(' ');

type Paragraphs = Parameters<typeof drawText>[3];

const paragraphsOf = (slide: SlideDraft, texts: readonly string[]): Paragraphs =>
  texts.filter((text) => text !== '').map((text) => ({ text, fontSize: slide.smallestText, bold: true }));

/** Where they stand, and the table may start below them. */
function roomOf(paragraphs: Paragraphs): { readonly box: Box; readonly top: number } {
  const box = { ...warningBox, h: heightOf(paragraphs, warningBox.w - 2 * inset) + 2 * inset };
  return { box, top: paragraphs.length === 0 ? placeholderOf(layout, 'table').box.y : box.y + box.h + 0.06 };
}

/** Draws who loses and what to know before reading; returns where the table may start. If that leaves no room for the table, its own rows say who loses. */
function drawRemarks(report: Report, slide: SlideDraft, page: OnePage): number {
  const others = remarks(report, page);
  const all = paragraphsOf(slide, [page.sentence ?? '', others]);
  const isWhole = fitsWhole(choicesTable(page, slide, roomOf(all).top));
  const paragraphs = isWhole ? all : paragraphsOf(slide, [others]);
  const { box, top } = roomOf(paragraphs);
  if (paragraphs.length === 0) return top;
  const outline = hasDoubts(report.content.dossier.warnings) ? 'forbidden' : 'tx1';
  drawText(slide, 'Vooraf', box, paragraphs, { fill: 'bg2', inset, valign: 'middle', outline });
  return top;
}

/** What was decided last, where something was: the board writes it here otherwise. */
function decisionText({ content: { beside } }: Report): string {
  const last = beside?.decisions[0];
  return last === undefined ? '' : `Besluit: ${decidedPremium(last)} (${last.decidedOn}, ${last.decidedBy})`;
}

/** The page that a board reads: two or three choices with what each costs, gives and asks. */
export function addOnePageSlide(report: Report): void {
  const { content } = report;
  const page = onePage(content);
  const { notes, source } = onePageSection(content);
  const slide = addedSlide(report, layout, page.name);
  writePlaceholder(slide, 'title', page.conclusion);
  writePlaceholder(slide, 'topic', fits(slide, 'topic', page.name) ? page.name : page.shortName);
  drawChoices(page, slide, drawRemarks(report, slide, page));
  writePlaceholder(slide, 'advice', '');
  writePlaceholder(slide, 'decision', decisionText(report));
  writeNotes(slide, [
    'Vertel: eerst de keuzes van links naar rechts, dan per rij het verschil.',
    source.sentence,
    ...notes,
  ]);
}
