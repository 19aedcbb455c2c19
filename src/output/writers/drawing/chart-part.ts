import { axesXml, horizontalAxis, titleXml, verticalAxis } from '#output/writers/drawing/chart-axes.ts';
import { keysXml, rangeXml, seriesNameXml, seriesValuesXml } from '#output/writers/drawing/chart-references.ts';
import {
  axisNumbers,
  type ChartPlace,
  type DrawnChart,
  dutchNumbers,
  namedEach,
  rowCount,
} from '#output/writers/drawing/chart-data.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';
import { xmlText } from '#office/package/xml/xml-text.ts';
import { schemeFill } from '#output/writers/drawing/shape-xml.ts';
import type { ChartSeries, StepChart } from '#output/model/chart.ts';
import { endLabelXml, endNamesRoom, labelPlaces } from '#output/writers/drawing/end-labels.ts';
import {
  chartTextSize,
  chartTextXml,
  columnXml,
  markedLineXml,
  plainLineXml,
  pointsXml,
} from '#output/writers/drawing/series-xml.ts';
import { declaration } from '#office/package/xml-declaration.ts';

type CategoryChart = Exclude<DrawnChart, StepChart>;

const axisIds = `<c:axId val="${horizontalAxis}"/><c:axId val="${verticalAxis}"/>`;

/** Where the lines are in their chart; beside them stand their names, below them the axis. */
const stepPlot = { x: 0.075, y: 0.03, h: 0.82 };
/** Parts of the width that the name of the value axis and a character of its numbers take. */
const axisWidth = { name: 0.03, character: 0.0078 };

/** Where the lines begin: behind the longest number of the axis, so that it does not touch the name of the axis. */
function plotStart({ format, highest, lowest }: StepChart): number {
  if (format.includes('%')) return stepPlot.x;
  const length = Math.max(...[highest, lowest].map((end) => wholeNumber(end).length));
  return Math.max(stepPlot.x, Number((axisWidth.name + length * axisWidth.character).toFixed(4)));
}

/** How a series of points or a line looks; spread marks of lines stand beside each other, so that none covers another. */
function strokeXml(
  { series }: DrawnChart,
  { look, values }: ChartSeries,
  marks: 'points' | 'none' | 'each' | 'spread',
  index: number,
): string {
  if (marks === 'points') return pointsXml(look);
  if (marks === 'none') return plainLineXml(look);
  return markedLineXml(look, values.length, (point) => marks === 'each' || point % series.length === index);
}

const marksOf = { points: 'points', lines: 'none', markedLines: 'spread' } as const;

function stepsXml(chart: StepChart, place: ChartPlace): string {
  const { endNames } = chart;
  const ends = chart.series.map((series) => series.values.at(-1) ?? 0);
  const height = chart.highest - chart.lowest;
  const places = labelPlaces(
    ends.map((end) => end - chart.lowest),
    height,
    endNames?.apart ?? 0,
  );
  const series = chart.series.map((one, index) => {
    const moved = (((ends[index] ?? 0) - chart.lowest) / height - (places[index] ?? 0)) * stepPlot.h;
    return (
      `<c:ser><c:idx val="${index}"/><c:order val="${index}"/>${seriesNameXml(chart, place, index)}${strokeXml(chart, one, marksOf[chart.drawn], index)}` +
      `${endNames === null ? '' : endLabelXml(chart, endNames, one.look, moved)}${rangeXml(chart, index)}<c:xVal>${keysXml(chart, place)}</c:xVal>` +
      `<c:yVal>${seriesValuesXml(chart, place, index)}</c:yVal><c:smooth val="0"/></c:ser>`
    );
  });
  return `<c:scatterChart><c:scatterStyle val="lineMarker"/><c:varyColors val="0"/>${series.join('')}${axisIds}</c:scatterChart>`;
}

/** The values: at the ends of columns beside each other; in those over each other on white, so that they can be read on every fill. */
function valueLabelsXml(
  { labels, labelsFrom = 0, kind }: CategoryChart,
  { values }: ChartSeries,
  { textSize }: ChartPlace,
): string {
  if (labels === undefined) return '';
  const without = values.flatMap((value, place) =>
    value !== null && Math.abs(value) < labelsFrom
      ? [`<c:dLbl><c:idx val="${place}"/><c:delete val="1"/></c:dLbl>`]
      : [],
  );
  const isBeside = kind === 'clustered';
  return (
    `<c:dLbls>${without.join('')}<c:numFmt formatCode="${xmlText(labels.includes(';') ? dutchNumbers(labels) : axisNumbers(labels))}" sourceLinked="0"/>` +
    `<c:spPr>${isBeside ? '<a:noFill/>' : schemeFill('bg1')}<a:ln><a:noFill/></a:ln></c:spPr>${chartTextXml(textSize)}<c:dLblPos val="${isBeside ? 'outEnd' : 'ctr'}"/>` +
    '<c:showLegendKey val="0"/><c:showVal val="1"/><c:showCatName val="0"/><c:showSerName val="0"/><c:showPercent val="0"/><c:showBubbleSize val="0"/></c:dLbls>'
  );
}

/** Lines or columns over named categories. */
function categoryChartXml(chart: CategoryChart, place: ChartPlace): string {
  const isOfLines = chart.kind === 'lines';
  const lookXml = (one: ChartSeries, index: number): string =>
    isOfLines
      ? strokeXml(chart, one, chart.marks, index)
      : `${columnXml(one.look)}<c:invertIfNegative val="0"/>${valueLabelsXml(chart, one, place)}`;
  const series = chart.series.map(
    (one, index) =>
      `<c:ser><c:idx val="${index}"/><c:order val="${index}"/>${seriesNameXml(chart, place, index)}${lookXml(one, index)}` +
      `${rangeXml(chart, index)}<c:cat>${keysXml(chart, place)}</c:cat><c:val>${seriesValuesXml(chart, place, index)}</c:val>` +
      `${isOfLines ? '<c:smooth val="0"/>' : ''}</c:ser>`,
  );
  const drawn = `<c:varyColors val="0"/>${series.join('')}`;
  if (isOfLines) return `<c:lineChart><c:grouping val="standard"/>${drawn}${axisIds}</c:lineChart>`;
  const isOver = chart.kind === 'stacked' || chart.kind === 'tornado';
  const isLying = chart.kind === 'lying' || chart.kind === 'tornado';
  return (
    `<c:barChart><c:barDir val="${isLying ? 'bar' : 'col'}"/><c:grouping val="${chart.kind === 'stacked' ? 'stacked' : 'clustered'}"/>` +
    `${drawn}<c:gapWidth val="${isOver ? 45 : 40}"/><c:overlap val="${isOver ? 100 : 0}"/>${axisIds}</c:barChart>`
  );
}

/** The lines end where they do beside shorter numbers: there their names begin. */
function plotLayout(chart: DrawnChart): string {
  if (chart.kind !== 'steps' || chart.endNames === null) return '<c:layout/>';
  const { y, h } = stepPlot;
  const x = plotStart(chart);
  const w = Number((1 - x - endNamesRoom(chart)).toFixed(4));
  return (
    '<c:layout><c:manualLayout><c:layoutTarget val="inner"/><c:xMode val="edge"/><c:yMode val="edge"/>' +
    `<c:x val="${x}"/><c:y val="${y}"/><c:w val="${w}"/><c:h val="${h}"/></c:manualLayout></c:layout>`
  );
}

/** On a slide: of more categories than can be named some are. */
export function onSlide(chart: DrawnChart): ChartPlace {
  const each = namedEach(rowCount(chart));
  return { textSize: chartTextSize, names: { skip: each > 1 ? each : null, areSlanted: false } };
}

/** Points of the title above a chart on a sheet; on slides and paper it stands in the text. */
const titleSize = 14;

/** The chart part. Lines are named at their ends or in a legend, columns in a legend. */
export function chartXml(chart: DrawnChart, place = onSlide(chart)): string {
  const { sheet, textSize } = place;
  const text = chartTextXml(textSize);
  const isNamedAtEnds = chart.kind === 'steps' && chart.endNames !== null;
  const legend = `<c:legend><c:legendPos val="${sheet ? 'b' : 't'}"/><c:overlay val="0"/>${text}</c:legend>`;
  return (
    `${declaration}<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" ` +
    'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
    'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">' +
    '<c:date1904 val="0"/><c:lang val="nl-NL"/><c:roundedCorners val="0"/>' +
    `<c:chart>${sheet ? titleXml(sheet.title, titleSize, { isBold: true }) : ''}<c:autoTitleDeleted val="${sheet ? 0 : 1}"/><c:plotArea>${plotLayout(chart)}` +
    `${chart.kind === 'steps' ? stepsXml(chart, place) : categoryChartXml(chart, place)}${axesXml(chart, place)}</c:plotArea>${isNamedAtEnds ? '' : legend}` +
    `<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart>` +
    `${sheet ? text : `<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>${text}<c:externalData r:id="rId1"><c:autoUpdate val="0"/></c:externalData>`}</c:chartSpace>`
  );
}
