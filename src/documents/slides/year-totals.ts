import { amount } from '#contract/terms/dutch-format.ts';
import type { SlideDraft } from '#documents/slides/draft.ts';
import { placeholderOf } from '#documents/slides/layouts.ts';
import { drawTable } from '#documents/slides/slide-table.ts';
import { total, totalledYears, type YearLine } from '#documents/slides/years-chart.ts';

/** The table below lines over years: each of them summed over the first years. */
export function drawTotals(slide: SlideDraft, head: string, lines: readonly YearLine[], title: string): void {
  const spans = totalledYears(lines[0]?.amounts.length ?? 0);
  drawTable(slide, {
    name: 'Tabel',
    alternativeText: `${head} over ${spans.join(', ')} jaar. ${title}.`,
    columns: [
      { head, share: 40, align: 'left' },
      ...spans.map((years) => ({ head: `${years} jaar`, share: 15, align: 'right' as const })),
    ],
    rows: lines.map((line) => [line.name].concat(spans.map((years) => amount(total(line, years))))),
    emphasised: [0],
    box: placeholderOf('chartAndTable', 'table').box,
    tallest: 0.36,
  });
}
