import type { Box } from '#output/writers/drawing/box.ts';
import {
  ownerXml,
  shapeNameXml,
  shapePropertiesXml,
  type ShapeLook,
  type ShapeName,
  type ShapeOwner,
} from '#output/writers/drawing/shape-xml.ts';
import { bodyPropertiesXml, textBodyXml } from '#output/writers/pptx/text-body-xml.ts';

interface TextBox {
  readonly shape: ShapeName;
  readonly owner: ShapeOwner;
  readonly box: Box;
  readonly look?: ShapeLook;
  readonly anchor: 't' | 'ctr' | 'b';
  /** Inner margin, in inches. */
  readonly inset?: number;
  /** XML of its paragraphs. */
  readonly paragraphs: string;
}

/** A box of text outside the placeholders. */
export const textBoxXml = ({ shape, owner, box, look = {}, anchor, inset = 0, paragraphs }: TextBox): string =>
  `<p:sp><p:nvSpPr>${shapeNameXml(shape)}<p:cNvSpPr txBox="1"/>${ownerXml(owner)}</p:nvSpPr>` +
  shapePropertiesXml(box, look) +
  `${textBodyXml(bodyPropertiesXml({ anchor, inset, mayShrink: false }), paragraphs)}</p:sp>`;
