import type { Box } from '#output/writers/drawing/box.ts';
import { transformXml } from '#output/writers/drawing/grid.ts';
import { placeholderTag } from '#output/writers/pptx/placeholder-xml.ts';
import type { PlaceholderDescription } from '#output/writers/pptx/layouts.ts';
import { shapeNameXml, type ShapeName } from '#output/writers/drawing/shape-xml.ts';

interface GraphicFrame {
  /** With words for who cannot see it. */
  readonly shape: Required<ShapeName>;
  readonly box: Box;
  /** The placeholder of the layout that it fills; undefined where it has a place of its own. */
  readonly placeholder: PlaceholderDescription | undefined;
  readonly kind: 'table' | 'chart';
  /** XML of the table, or of the reference to the chart. */
  readonly content: string;
}

/** The frame that holds a table or a chart. */
export const graphicFrameXml = ({ shape, box, placeholder, kind, content }: GraphicFrame): string =>
  `<p:graphicFrame><p:nvGraphicFramePr>${shapeNameXml(shape)}` +
  '<p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr>' +
  `<p:nvPr>${placeholder === undefined ? '' : placeholderTag(placeholder)}</p:nvPr></p:nvGraphicFramePr>${transformXml(box, 'p')}` +
  `<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/${kind}">${content}</a:graphicData></a:graphic></p:graphicFrame>`;
