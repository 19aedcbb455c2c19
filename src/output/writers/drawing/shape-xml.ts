import { forbiddenRed, leastBrown } from '#office/document/readable-colour.ts';
import { xmlText } from '#office/package/xml/xml-text.ts';
import type { Box } from '#output/writers/drawing/box.ts';
import { emu, transformXml } from '#output/writers/drawing/grid.ts';

/** Small pieces of XML for slides, their layouts and their master. */

export const slideNamespaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';

/** Colours with a meaning that no theme may change. */
const fixedColours: Readonly<Record<string, string>> = { forbidden: forbiddenRed, least: leastBrown };

/** A fill in a colour that is XML. */
export const solidFill = (colour: string): string => `<a:solidFill>${colour}</a:solidFill>`;

/** A colour of the theme by its role; what is not allowed is red in every theme. */
export function schemeFill(colour: string): string {
  const fixed = fixedColours[colour];
  return solidFill(fixed === undefined ? `<a:schemeClr val="${colour}"/>` : `<a:srgbClr val="${fixed}"/>`);
}

/** The tree of shapes of a slide, layout or master. */
export const shapeTreeXml = (shapes: string): string =>
  '<p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm>' +
  '<a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>' +
  `${shapes}</p:spTree>`;

/** Whose a shape is: part of the design (master or layout), or of a slide. */
export type ShapeOwner = 'design' | 'slide';

/** Programs keep what was drawn on a master or layout when they bring in another design. */
export const ownerXml = (owner: ShapeOwner): string => (owner === 'design' ? '<p:nvPr userDrawn="1"/>' : '<p:nvPr/>');

/** What a shape is called, in the selection pane and by a screen reader. */
export interface ShapeName {
  /** Unique on its slide, layout or master. */
  readonly id: number;
  readonly name: string;
  readonly alternativeText?: string;
}

/** Name and alternative text of a shape, around what else is said of it. */
export function shapeNameXml({ id, name, alternativeText }: ShapeName, extension = ''): string {
  const description = alternativeText === undefined ? '' : ` descr="${xmlText(alternativeText)}"`;
  return `<p:cNvPr id="${id}" name="${xmlText(name)}"${description}${extension === '' ? '/>' : `>${extension}</p:cNvPr>`}`;
}

export interface ShapeLook {
  readonly preset?: 'rect' | 'ellipse' | 'diamond';
  /** Colour of the theme; none is empty. */
  readonly fill?: string;
  readonly outline?: string;
  /** Of the outline, in points. */
  readonly width?: number;
}

/** Place, form, fill and outline of a shape. */
export function shapePropertiesXml(box: Box, { preset = 'rect', fill, outline, width = 1 }: ShapeLook): string {
  const line =
    outline === undefined ? '<a:ln><a:noFill/></a:ln>' : `<a:ln w="${emu(width / 72)}">${schemeFill(outline)}</a:ln>`;
  return (
    `<p:spPr>${transformXml(box)}<a:prstGeom prst="${preset}"><a:avLst/></a:prstGeom>` +
    `${fill === undefined ? '<a:noFill/>' : schemeFill(fill)}${line}</p:spPr>`
  );
}

/** Makes a screen reader skip a shape. */
const decorativeXml =
  '<a:extLst><a:ext uri="{C183D7F6-B498-43B3-948B-1728B52AA6E4}">' +
  '<adec:decorative xmlns:adec="http://schemas.microsoft.com/office/drawing/2017/decorative" val="1"/></a:ext></a:extLst>';

/** A shape without words that only helps the eye: readers skip it. */
export const decorationXml = (shape: ShapeName, box: Box, look: ShapeLook, owner: ShapeOwner): string =>
  `<p:sp><p:nvSpPr>${shapeNameXml(shape, decorativeXml)}<p:cNvSpPr/>${ownerXml(owner)}</p:nvSpPr>` +
  `${shapePropertiesXml(box, look)}</p:sp>`;
