import type { HouseStyle } from '#contract/house-style.ts';
import { xmlText } from '#documents/package/xml-text.ts';
import { slideNumberXml } from '#documents/slides/footer.ts';
import { slideWidth, transformXml } from '#documents/slides/grid.ts';
import {
  adviceFrame,
  coverBlockHeight,
  type LayoutDescription,
  type PlaceholderDescription,
} from '#documents/slides/layouts.ts';
import { coverLogoXml } from '#documents/slides/logo.ts';
import type { Box } from '#documents/slides/presentation.ts';
import {
  declaration,
  decorationXml,
  frameXml,
  language,
  schemeFill,
  shapeTreeXml,
  slideNamespaces,
} from '#documents/slides/shape-xml.ts';

/** The element that makes a shape a placeholder, the same on layout and slide. */
export const placeholderTag = ({ type, index }: PlaceholderDescription): string =>
  `<p:ph type="${type}"${index === null ? '' : ` idx="${index}"`}/>`;

function placeholderXml(id: number, placeholder: PlaceholderDescription, brandText: string): string {
  const { label, box, fontSize, bold, colour, prompt, isLow = false } = placeholder;
  const fill = schemeFill(colour === 'brandText' ? brandText : colour);
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${xmlText(label)}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>` +
    `<p:nvPr>${placeholderTag(placeholder)}</p:nvPr></p:nvSpPr><p:spPr>${transformXml(box)}` +
    '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody>' +
    `<a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" anchor="${isLow ? 'b' : 't'}"><a:normAutofit/></a:bodyPr>` +
    `<a:lstStyle><a:lvl1pPr marL="0" indent="0" algn="l"><a:buNone/><a:defRPr sz="${fontSize * 100}" b="${bold ? 1 : 0}">${fill}</a:defRPr></a:lvl1pPr></a:lstStyle>` +
    `<a:p><a:r><a:rPr lang="${language}"/><a:t>${xmlText(prompt)}</a:t></a:r></a:p></p:txBody></p:sp>`
  );
}

const adviceShape = frameXml(2, 'Kader advies', adviceFrame, 'tx2');

export const coverStroke: Box = { x: 0.9, y: 1.2, w: 1.1, h: 0.07 };

const coverShapes =
  decorationXml(2, 'Vlak', { x: 0, y: 0, w: slideWidth, h: coverBlockHeight }, 'accent1') +
  decorationXml(3, 'Streep', coverStroke, 'accent2');

/** One layout of the master; the cover hides the master's band and logo and has its own. */
export function layoutXml(layout: LayoutDescription, brandText: string, style: HouseStyle): string {
  const isCover = layout.name === 'cover';
  const placeholders = layout.placeholders.map((placeholder, index) =>
    placeholderXml(10 + index, placeholder, brandText),
  );
  const shapes =
    (isCover ? coverShapes + coverLogoXml(style, 5, 'rId2') : '') +
    (layout.name === 'summary' ? adviceShape : '') +
    placeholders.join('') +
    (isCover ? '' : slideNumberXml(4, '‹nr.›', true));
  return (
    `${declaration}<p:sldLayout ${slideNamespaces} preserve="1" userDrawn="1">` +
    `<p:cSld name="${xmlText(layout.label)}">${shapeTreeXml(shapes)}</p:cSld>` +
    '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>'
  );
}
