import { axesXml, horizontalAxis, verticalAxis } from '#output/writers/drawing/chart-axes.ts';
import {
  categoriesXml,
  placesXml,
  rangeXml,
  seriesNameXml,
  seriesValuesXml,
} from '#output/writers/drawing/chart-references.ts';
import { dutchNumbers } from '#output/writers/drawing/chart-data.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';
import { xmlText } from '#office/package/xml/xml-text.ts';
import { schemeFill } from '#output/writers/drawing/shape-xml.ts';
import type { Chart, ColumnChart, StepChart } from '#output/model/chart.ts';
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

/** How a series of points or a line looks; marks of lines stand beside each other, so that none covers another. */
function strokeXml({ drawn, series, at }: StepChart, index: number): string {
  const look = series[index]?.look;
  if (look === undefined) return '';
  if (drawn === 'points') return pointsXml(look);
  if (drawn === 'lines') return plainLineXml(look);
  return markedLineXml(look, at.length, (point) => point % series.length === index);
}

function stepsXml(chart: StepChart): string {
  const { endNames } = chart;
  const ends = chart.series.map((series) => series.values.at(-1) ?? 0);
  const height = chart.highest - chart.lowest;
  const places = labelPlaces(
    ends.map((end) => end - chart.lowest),
    height,
    endNames?.apart ?? 0,
  );
  const series = chart.series.map(({ look }, index) => {
    const moved = (((ends[index] ?? 0) - chart.lowest) / height - (places[index] ?? 0)) * stepPlot.h;
    return (
      `<c:ser><c:idx val="${index}"/><c:order val="${index}"/>${seriesNameXml(chart, index)}${strokeXml(chart, index)}` +
      `${endNames === null ? '' : endLabelXml(chart, endNames, look, moved)}${rangeXml(chart, index)}<c:xVal>${placesXml(chart.at)}</c:xVal>` +
      `<c:yVal>${seriesValuesXml(chart, index)}</c:yVal><c:smooth val="0"/></c:ser>`
    );
  });
  return `<c:scatterChart><c:scatterStyle val="lineMarker"/><c:varyColors val="0"/>${series.join('')}${axisIds}</c:scatterChart>`;
}

/** The values in the columns, on white, so that they can be read on every fill. */
function valueLabelsXml({ labels, labelsFrom = 0, series }: ColumnChart, index: number): string {
  if (labels === undefined) return '';
  const without = (series[index]?.values ?? []).flatMap((value, place) =>
    value !== null && Math.abs(value) < labelsFrom
      ? [`<c:dLbl><c:idx val="${place}"/><c:delete val="1"/></c:dLbl>`]
      : [],
  );
  return (
    `<c:dLbls>${without.join('')}<c:numFmt formatCode="${xmlText(dutchNumbers(labels))}" sourceLinked="0"/>` +
    `<c:spPr>${schemeFill('bg1')}<a:ln><a:noFill/></a:ln></c:spPr>${chartTextXml(chartTextSize)}<c:dLblPos val="ctr"/>` +
    '<c:showLegendKey val="0"/><c:showVal val="1"/><c:showCatName val="0"/><c:showSerName val="0"/><c:showPercent val="0"/><c:showBubbleSize val="0"/></c:dLbls>'
  );
}

function columnsXml(chart: ColumnChart): string {
  const series = chart.series.map(
    ({ look }, index) =>
      `<c:ser><c:idx val="${index}"/><c:order val="${index}"/>${seriesNameXml(chart, index)}${columnXml(look)}` +
      `<c:invertIfNegative val="0"/>${valueLabelsXml(chart, index)}${rangeXml(chart, index)}<c:cat>${categoriesXml(chart)}</c:cat><c:val>${seriesValuesXml(chart, index)}</c:val></c:ser>`,
  );
  const isOver = chart.kind !== 'clustered';
  const isLying = chart.kind === 'tornado';
  return (
    `<c:barChart><c:barDir val="${isLying ? 'bar' : 'col'}"/><c:grouping val="${chart.kind === 'stacked' ? 'stacked' : 'clustered'}"/>` +
    `<c:varyColors val="0"/>${series.join('')}<c:gapWidth val="${isOver ? 45 : 60}"/><c:overlap val="${isOver ? 100 : 0}"/>${axisIds}</c:barChart>`
  );
}

/** The lines end where they do beside shorter numbers: there their names begin. */
function plotLayout(chart: Chart): string {
  if (chart.kind !== 'steps' || chart.endNames === null) return '<c:layout/>';
  const { y, h } = stepPlot;
  const x = plotStart(chart);
  const w = Number((1 - x - endNamesRoom(chart)).toFixed(4));
  return (
    '<c:layout><c:manualLayout><c:layoutTarget val="inner"/><c:xMode val="edge"/><c:yMode val="edge"/>' +
    `<c:x val="${x}"/><c:y val="${y}"/><c:w val="${w}"/><c:h val="${h}"/></c:manualLayout></c:layout>`
  );
}

const legend = `<c:legend><c:legendPos val="t"/><c:overlay val="0"/>${chartTextXml(chartTextSize)}</c:legend>`;

/** The chart part. Lines are named at their ends or in a legend, columns in a legend. */
export function chartXml(chart: Chart): string {
  const endNames = chart.kind === 'steps' ? chart.endNames : null;
  return (
    `${declaration}<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" ` +
    'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
    'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">' +
    '<c:date1904 val="0"/><c:lang val="nl-NL"/><c:roundedCorners val="0"/>' +
    `<c:chart><c:autoTitleDeleted val="1"/><c:plotArea>${plotLayout(chart)}` +
    `${chart.kind === 'steps' ? stepsXml(chart) : columnsXml(chart)}${axesXml(chart)}</c:plotArea>${endNames === null ? legend : ''}` +
    '<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart>' +
    `<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>${chartTextXml(chartTextSize)}` +
    '<c:externalData r:id="rId1"><c:autoUpdate val="0"/></c:externalData></c:chartSpace>'
  );
}
