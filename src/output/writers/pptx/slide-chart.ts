import type { Chart } from '#output/model/chart.ts';
import { nextShapeId, type SlideDraft } from '#output/writers/pptx/draft.ts';
import { graphicFrameXml } from '#output/writers/pptx/graphic-frame-xml.ts';
import { placeholderOf } from '#output/writers/pptx/layouts.ts';

/** Draws a chart in its placeholder; its figures get a part of their own. */
export function drawChart(slide: SlideDraft, chart: Chart, alternativeText: string): void {
  slide.charts.push(chart);
  const placeholder = placeholderOf(slide.layout, 'chart');
  slide.shapes.push(
    graphicFrameXml({
      shape: { id: nextShapeId(slide), name: placeholder.label, alternativeText },
      box: placeholder.box,
      placeholder,
      kind: 'chart',
      content: `<c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="rId${slide.charts.length}"/>`,
    }),
  );
}
