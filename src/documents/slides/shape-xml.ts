import { xmlText } from '#documents/package/xml-text.ts';
import { transformXml } from '#documents/slides/grid.ts';
import type { Box } from '#documents/slides/presentation.ts';

/** Small pieces of slide XML for the master and its layouts. */

export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export const slideNamespaces =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';

export const language = 'nl-NL';

export const schemeFill = (colour: string): string => `<a:solidFill><a:schemeClr val="${colour}"/></a:solidFill>`;

/** The tree of shapes of a slide, layout or master. */
export const shapeTreeXml = (shapes: string): string =>
  '<p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm>' +
  '<a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>' +
  `${shapes}</p:spTree>`;

/** What tells a screen reader to skip a shape, within its properties. */
export const decorativeXml =
  '<a:extLst><a:ext uri="{C183D7F6-B498-43B3-948B-1728B52AA6E4}">' +
  '<adec:decorative xmlns:adec="http://schemas.microsoft.com/office/drawing/2017/decorative" val="1"/></a:ext></a:extLst>';

function decoration(id: number, name: string, box: Box, look: string): string {
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${xmlText(name)}">${decorativeXml}` +
    `</p:cNvPr><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr><p:spPr>${transformXml(box)}` +
    `<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>${look}</p:spPr></p:sp>`
  );
}

/** A coloured rectangle that carries no meaning: readers skip it. */
export const decorationXml = (id: number, name: string, box: Box, colour: string): string =>
  decoration(id, name, box, `${schemeFill(colour)}<a:ln><a:noFill/></a:ln>`);

/** An empty frame; readers skip it. */
export const frameXml = (id: number, name: string, box: Box, colour: string): string =>
  decoration(id, name, box, `<a:noFill/><a:ln w="12700">${schemeFill(colour)}</a:ln>`);

interface TextLook {
  readonly fontSize: number;
  readonly colour: string;
  readonly bold?: boolean;
  readonly align?: 'l' | 'r';
}

export const runPropertiesXml = (tag: string, { fontSize, colour, bold = false }: TextLook): string =>
  `<a:${tag} lang="${language}" sz="${Math.round(fontSize * 100)}" b="${bold ? 1 : 0}">${schemeFill(colour)}<a:latin typeface="+mn-lt"/></a:${tag}>`;

/** A line of fixed text. */
export const fixedTextXml = (id: number, name: string, box: Box, text: string, look: TextLook): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${xmlText(name)}"/><p:cNvSpPr txBox="1"/><p:nvPr userDrawn="1"/></p:nvSpPr>` +
  `<p:spPr>${transformXml(box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr>` +
  '<p:txBody><a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" anchor="ctr"><a:noAutofit/></a:bodyPr><a:lstStyle/>' +
  `<a:p><a:pPr algn="${look.align ?? 'l'}"/><a:r>${runPropertiesXml('rPr', look)}<a:t>${xmlText(text)}</a:t></a:r></a:p>` +
  '</p:txBody></p:sp>';
