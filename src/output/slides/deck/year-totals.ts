import { amount } from '#office/document/dutch-format.ts';
import { signedAmount } from '#output/words/phrases.ts';
import type { SlideDraft } from '#output/slides/drawing/draft.ts';
import { placeholderOf } from '#output/slides/drawing/layouts.ts';
import { drawTable } from '#output/slides/drawing/slide-table.ts';
import { summedYears, sumOfYears } from '#output/alternatives/summed-years.ts';
import type { YearLine } from '#output/slides/deck/years-chart.ts';
import { emptyCellMark } from '#output/slides/deck/non-empty-columns.ts';

interface YearTotals {
  readonly head: string;
  readonly lines: readonly YearLine[];
  readonly title: string;
  /** The line with which the others are compared over all years, and what that column is called. */
  readonly reference: number;
  readonly difference: string;
}

/** The table below lines over years: each of them summed over the first years, and over all beside one of them. */
export function drawTotals(slide: SlideDraft, { head, lines, title, reference, difference }: YearTotals): void {
  const compared = lines[reference];
  const spans = summedYears(lines[0]?.amounts.length ?? 0);
  drawTable(slide, {
    name: 'Tabel',
    alternativeText: `${head} over ${spans.join(', ')} jaar. ${title}.`,
    columns: [
      { head, share: 36, align: 'left' },
      ...spans.map((years) => ({ head: `${years} jaar`, share: 13, align: 'right' as const })),
      { head: `${difference}, ${spans.at(-1) ?? 0} jaar`, share: 25, align: 'right' },
    ],
    rows: lines.map((line) => [
      line.name,
      ...spans.map((years) => amount(sumOfYears(line.amounts, years))),
      compared === undefined || line === compared
        ? emptyCellMark
        : signedAmount(sumOfYears(line.amounts) - sumOfYears(compared.amounts)),
    ]),
    emphasised: [reference],
    barred: lines.flatMap(({ isBarred }, row) => (isBarred === true ? [row] : [])),
    box: placeholderOf('chartAndTable', 'table').box,
    tallest: 0.36,
  });
}
