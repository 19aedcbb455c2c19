import type { StepChart } from '#documents/slides/chart.ts';
import { seriesTextXml, type SeriesLook } from '#documents/slides/series-look.ts';

/** Least distance between two labels, as a part of the height of the plot. */
const apart = 0.095;

/** Where the labels of the line ends stand (0 = bottom, 1 = top): at their line, moved apart where they would overlap. */
export function labelPlaces(ends: readonly number[], highest: number): readonly number[] {
  const order = ends.map((_, index) => index).toSorted((left, right) => (ends[left] ?? 0) - (ends[right] ?? 0));
  const places = ends.map((end) => end / highest);
  let floor = 0;
  for (const index of order) {
    places[index] = Math.max(places[index] ?? 0, floor);
    floor = (places[index] ?? 0) + apart;
  }
  let ceiling = 1 + apart / 2;
  for (const index of order.toReversed()) {
    places[index] = Math.min(places[index] ?? 0, ceiling);
    ceiling = (places[index] ?? 0) - apart;
  }
  return places;
}

/** The name of the series at the end of its line, moved by this part of the chart's height. */
export function endLabelXml(chart: StepChart, look: SeriesLook, moved: number): string {
  const last = chart.at.length - 1;
  const layout = `<c:layout><c:manualLayout><c:x val="0"/><c:y val="${moved.toFixed(4)}"/></c:manualLayout></c:layout>`;
  const shown = (name: string): string =>
    '<c:showLegendKey val="0"/><c:showVal val="0"/><c:showCatName val="0"/>' +
    `<c:showSerName val="${name}"/><c:showPercent val="0"/><c:showBubbleSize val="0"/>`;
  return (
    `<c:dLbls><c:dLbl><c:idx val="${last}"/>${layout}<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>${seriesTextXml(look, 10)}` +
    `<c:dLblPos val="r"/>${shown('1')}</c:dLbl>` +
    `<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>${shown('0')}</c:dLbls>`
  );
}
