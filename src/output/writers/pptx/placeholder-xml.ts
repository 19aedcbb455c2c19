import type { Box } from '#output/writers/drawing/box.ts';
import { transformXml } from '#output/writers/drawing/grid.ts';
import type { PlaceholderDescription } from '#output/writers/pptx/layouts.ts';
import { shapeNameXml, type ShapeName } from '#output/writers/drawing/shape-xml.ts';

/** The element that makes a shape a placeholder, the same on layout and slide. */
export const placeholderTag = ({ type, index }: Pick<PlaceholderDescription, 'type' | 'index'>): string =>
  `<p:ph type="${type}"${index === null ? '' : ` idx="${index}"`}/>`;

interface Placeholder {
  readonly shape: ShapeName;
  readonly tag: string;
  /** Where it is; without one it is where the layout or master has it. */
  readonly box?: Box;
  /** What may not be done with it, besides grouping it. */
  readonly locks?: string;
  /** XML of its text. */
  readonly body?: string;
}

/** A shape that fills a placeholder, or makes one on a layout or master. */
export function placeholderXml({ shape, tag, box, locks = '', body = '' }: Placeholder): string {
  const place =
    box === undefined
      ? '<p:spPr/>'
      : `<p:spPr>${transformXml(box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>`;
  return (
    `<p:sp><p:nvSpPr>${shapeNameXml(shape)}<p:cNvSpPr><a:spLocks noGrp="1"${locks}/></p:cNvSpPr>` +
    `<p:nvPr>${tag}</p:nvPr></p:nvSpPr>${place}${body}</p:sp>`
  );
}
