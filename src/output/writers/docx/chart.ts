import { Paragraph, TextRun } from 'docx';
import type { Chart, ChartGroup } from '#output/model/chart.ts';
import { printableText } from '#office/package/xml/xml-text.ts';
import { captionOf } from '#output/writers/docx/caption.ts';
import { element, PageElement } from '#output/writers/docx/elements.ts';
import { textWidth as inchesOf } from '#output/writers/drawing/text-width.ts';
import type { ChartPlace } from '#output/writers/drawing/chart-data.ts';
import { chartXml, onSlide } from '#output/writers/drawing/chart-part.ts';
import { textWidth, twipsPerInch } from '#output/writers/docx/sheet-of-paper.ts';
import { styles } from '#output/writers/docx/styles.ts';

/** English Metric Units of a twentieth of a point. */
const emuPerTwip = 635;

/** Size of the letters in a chart, in points: those of slides are too large beside text on paper. */
const letters = 9;
/** Twentieths of a point: the chart with its axes, and each line of the legend above it. */
const heights = { chart: 3000, legendLine: 250 } as const;
/** The dash or field in front of a name in the legend and the room around it, in inches. */
const legendKey = 0.6;

/** Programs put as many names beside each other as fit with the longest of them. */
function legendLines({ series }: Chart): number {
  const widest = Math.max(0, ...series.map(({ name }) => inchesOf(name, letters)));
  const beside = Math.max(1, Math.floor(textWidth / twipsPerInch / (widest + legendKey)));
  return Math.ceil(series.length / beside);
}

/** The legend of many lines stands above a plot that is as high as any other. */
export const chartSize = (chart: Chart) => ({
  cx: textWidth * emuPerTwip,
  cy: (heights.chart + legendLines(chart) * heights.legendLine) * emuPerTwip,
});
const chartNamespace = 'http://schemas.openxmlformats.org/drawingml/2006/chart';
const drawingNamespace = 'http://schemas.openxmlformats.org/drawingml/2006/main';

/** What ties chart `number` to its part. */
export const chartRelationship = (number: number): string => `rIdGrafiek${number}`;

interface PlacedChart {
  readonly name: string;
  readonly alternativeText: string;
  readonly chart: Chart;
}

/** A run that holds the frame of a native chart; its figures and look are a part of their own. */
function frame({ name, alternativeText, chart }: PlacedChart, number: number): TextRun {
  const reference = element('c:chart', { 'xmlns:c': chartNamespace, 'r:id': chartRelationship(number) });
  const graphic = element('a:graphic', { 'xmlns:a': drawingNamespace }, [
    element('a:graphicData', { uri: chartNamespace }, [reference]),
  ]);
  const properties = {
    id: number,
    name: `Grafiek ${number} ${printableText(name)}`,
    descr: printableText(alternativeText),
  };
  const inline = element('wp:inline', { distT: 0, distB: 0, distL: 0, distR: 0 }, [
    element('wp:extent', chartSize(chart)),
    element('wp:effectExtent', { l: 0, t: 0, r: 0, b: 0 }),
    element('wp:docPr', properties),
    element('wp:cNvGraphicFramePr'),
    graphic,
  ]);
  return new TextRun({ children: [element('w:drawing', {}, [inline])] });
}

/**
 * A row that does not break over pages: LibreOffice keeps a row on the page of the heading and the sentences above it, and a
 * paragraph as high as a chart only where few stand above it.
 */
const inRow = (paragraph: Paragraph): PageElement =>
  new PageElement('w:tbl', [
    element('w:tblPr', {}, [
      element('w:tblW', { 'w:type': 'dxa', 'w:w': textWidth }),
      element('w:tblLayout', { 'w:type': 'fixed' }),
      element(
        'w:tblCellMar',
        {},
        ['w:left', 'w:right'].map((side) => element(side, { 'w:w': 0, 'w:type': 'dxa' })),
      ),
    ]),
    element('w:tblGrid', {}, [element('w:gridCol', { 'w:w': textWidth })]),
    element('w:tr', {}, [
      element('w:trPr', {}, [element('w:cantSplit')]),
      element('w:tc', {}, [
        element('w:tcPr', {}, [element('w:tcW', { 'w:type': 'dxa', 'w:w': textWidth })]),
        paragraph,
      ]),
    ]),
  ]);

/** A note under it says nothing away from it. */
export const drawnChart = (
  chart: PlacedChart,
  number: number,
  { isNoted }: { readonly isNoted: boolean },
): readonly (Paragraph | PageElement)[] => [
  captionOf('Grafiek', number, chart.name),
  inRow(
    new Paragraph({
      style: styles.body,
      spacing: { after: 0 },
      ...(isNoted ? { keepNext: true } : {}),
      children: [frame(chart, number)],
    }),
  ),
];

/** A chart on paper is half as wide as on a slide: its lines are named in a legend, where a name has the whole width. */
export function chartOnPaper(chart: Chart): Chart {
  if (chart.kind === 'steps') return chart.endNames === null ? chart : { ...chart, endNames: null };
  return chart.groups.length <= mostWideGroups ? chart : { ...chart, groups: chart.groups.map(narrowed) };
}

/** So many groups of columns have room for a long word of their name. */
const mostWideGroups = 5;

const narrowed = ({ name, size, narrow = name }: ChartGroup): ChartGroup => ({ name: narrow, size });

/** Part of the width of a chart that its columns have. */
const plotPart = 0.88;
/** Room of a year under its column, in inches: level, with some between, and written slantwise. */
const yearRooms = { level: 0.4, slanted: 0.2 } as const;

/** Years under the columns of a chart; none where it has other names there. */
const yearsOf = (chart: Chart): readonly string[] =>
  chart.kind === 'steps' || chart.kind === 'tornado' || chart.categories.some((name) => !/^\d{4}$/.test(name))
    ? []
    : chart.categories;

/** Many years are written slantwise, as LibreOffice would let them touch, and only some of them where they still would. */
function onPaper(chart: Chart): ChartPlace {
  const width = (textWidth / twipsPerInch) * plotPart;
  const { length } = yearsOf(chart);
  const names =
    length * yearRooms.level <= width
      ? onSlide(chart).names
      : { skip: Math.ceil((length * yearRooms.slanted) / width), areSlanted: true };
  return { textSize: letters, names };
}

/** The part of a chart in a document. */
export const paperChartXml = (chart: Chart): string => chartXml(chart, onPaper(chart));
