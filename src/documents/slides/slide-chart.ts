import { printableText } from '#documents/package/xml-text.ts';
import type { Chart } from '#documents/slides/chart.ts';
import type { DeckDraft, SlideDraft } from '#documents/slides/draft.ts';

/** Reserves the place of a chart in its placeholder; the part itself is put in its stead when the package is repaired. */
export function drawChart(
  deck: DeckDraft,
  { slide, charts, alternativeTexts }: SlideDraft,
  chart: Chart,
  alternativeText: string,
): void {
  slide.addChart(deck.presentation.ChartType.bar, [{ name: '', labels: [''], values: [0] }], {
    placeholder: 'chart',
    objectName: 'Grafiek',
  } as Parameters<typeof slide.addChart>[2]);
  charts.push(chart);
  alternativeTexts.set('Grafiek', printableText(alternativeText));
}
