import { xmlText } from '#office/package/xml/xml-text.ts';
import { dutchNumbers } from '#output/writers/drawing/chart-data.ts';
import type { EndNames, StepChart } from '#output/model/chart.ts';
import type { SeriesLook } from '#output/language/series-look.ts';
import { contentWidth } from '#output/writers/drawing/grid.ts';
import { chartTextSize, seriesTextXml } from '#output/writers/drawing/series-xml.ts';
import { textWidth } from '#output/writers/drawing/text-width.ts';

/** Where the labels of the line ends stand (0 = bottom, 1 = top): at their line, moved apart where they would overlap. */
export function labelPlaces(ends: readonly number[], highest: number, apart: number): readonly number[] {
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

/** Free space between the end of a line and its name, as a part of the width of the chart. */
const gap = 0.006;

/** What the dash and mark of a line take in front of its name, or its last value behind it, in inches. */
const besideName = 0.6;
/** More of the width of a chart is not for names. */
const mostRoom = 0.5;

/** The part of the width of a chart, which is that of the content of a slide, that the names of its lines take. */
export function endNamesRoom({ series }: Pick<StepChart, 'series'>): number {
  const longest = Math.max(...series.map(({ name }) => textWidth(name, chartTextSize, true)));
  return Math.min(mostRoom, (longest + besideName) / contentWidth + gap);
}

/** The name of the series, with its last value or its key, at the end of its line; moved by this part of the height. */
export function endLabelXml(
  { at }: Pick<StepChart, 'at'>,
  { format }: EndNames,
  look: SeriesLook,
  moved: number,
): string {
  const last = at.length - 1;
  const layout = `<c:layout><c:manualLayout><c:x val="${gap}"/><c:y val="${moved.toFixed(4)}"/></c:manualLayout></c:layout>`;
  const shown = (isShown: 0 | 1): string =>
    `<c:showLegendKey val="${format === null ? isShown : 0}"/><c:showVal val="${format === null ? 0 : isShown}"/><c:showCatName val="0"/>` +
    `<c:showSerName val="${isShown}"/><c:showPercent val="0"/><c:showBubbleSize val="0"/>`;
  const numbers = format === null ? '' : `<c:numFmt formatCode="${xmlText(dutchNumbers(format))}" sourceLinked="0"/>`;
  return (
    `<c:dLbls><c:dLbl><c:idx val="${last}"/>${layout}${numbers}<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>${seriesTextXml(look, chartTextSize)}` +
    `<c:dLblPos val="r"/>${shown(1)}<c:separator>: </c:separator></c:dLbl>` +
    `<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>${shown(0)}</c:dLbls>`
  );
}
