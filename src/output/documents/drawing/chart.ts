import { Paragraph, TextRun } from 'docx';
import type { Chart } from '#output/exhibits/model/chart.ts';
import { printableText } from '#office/package/xml-text.ts';
import { captionOf } from '#output/documents/drawing/caption.ts';
import { element } from '#output/documents/drawing/elements.ts';
import { textWidth } from '#output/documents/drawing/sheet-of-paper.ts';
import { styles } from '#output/documents/drawing/styles.ts';

/** English Metric Units of a twentieth of a point. */
const emuPerTwip = 635;
const size = { cx: textWidth * emuPerTwip, cy: 4100 * emuPerTwip } as const;
const chartNamespace = 'http://schemas.openxmlformats.org/drawingml/2006/chart';
const drawingNamespace = 'http://schemas.openxmlformats.org/drawingml/2006/main';

/** What ties chart `number` to its part. */
export const chartRelationship = (number: number): string => `rIdGrafiek${number}`;

interface PlacedChart {
  readonly name: string;
  readonly alternativeText: string;
}

/** A run that holds the frame of a native chart; its figures and look are a part of their own. */
function frame({ name, alternativeText }: PlacedChart, number: number): TextRun {
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
    element('wp:extent', size),
    element('wp:effectExtent', { l: 0, t: 0, r: 0, b: 0 }),
    element('wp:docPr', properties),
    element('wp:cNvGraphicFramePr'),
    graphic,
  ]);
  return new TextRun({ children: [element('w:drawing', {}, [inline])] });
}

export const drawnChart = (chart: PlacedChart, number: number): readonly Paragraph[] => [
  captionOf('Grafiek', number, chart.name),
  new Paragraph({ style: styles.body, keepLines: true, children: [frame(chart, number)] }),
];

/** A chart on paper is half as wide as on a slide: its lines are named in a legend, where a name has the whole width. */
export const chartOnPaper = (chart: Chart): Chart =>
  chart.kind === 'steps' && chart.endNames !== null ? { ...chart, endNames: null } : chart;
