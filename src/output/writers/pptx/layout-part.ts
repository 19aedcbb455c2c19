import type { HouseStyle } from '#office/document/house-style.ts';
import { xmlText } from '#office/package/xml/xml-text.ts';
import { slideNumberXml } from '#output/writers/pptx/footer.ts';
import { slideWidth } from '#output/writers/drawing/grid.ts';
import { coverBlockHeight, type LayoutDescription, type PlaceholderDescription } from '#output/writers/pptx/layouts.ts';
import { coverLogoXml } from '#output/writers/pptx/logo.ts';
import type { Box } from '#output/writers/drawing/box.ts';
import { placeholderTag, placeholderXml } from '#output/writers/pptx/placeholder-xml.ts';
import { decorationXml, schemeFill, shapeTreeXml, slideNamespaces } from '#output/writers/drawing/shape-xml.ts';
import { declaration } from '#office/package/xml-declaration.ts';
import { bodyPropertiesXml, paragraphXml, textBodyXml } from '#output/writers/pptx/text-body-xml.ts';

function layoutPlaceholder(id: number, placeholder: PlaceholderDescription, brandText: string): string {
  const { label, box, fontSize, bold, colour, prompt, anchor = 't' } = placeholder;
  const fill = schemeFill(colour === 'brandText' ? brandText : colour);
  return placeholderXml({
    shape: { id, name: label },
    tag: placeholderTag(placeholder),
    box,
    body: textBodyXml(
      bodyPropertiesXml({ anchor, mayShrink: true }),
      paragraphXml(prompt),
      `<a:lvl1pPr marL="0" indent="0" algn="l"><a:buNone/><a:defRPr sz="${fontSize * 100}" b="${bold ? 1 : 0}">${fill}</a:defRPr></a:lvl1pPr>`,
    ),
  });
}

const coverBlock: Box = { x: 0, y: 0, w: slideWidth, h: coverBlockHeight };
export const coverStroke: Box = { x: 0.9, y: 1.2, w: 1.1, h: 0.07 };

const coverShapes =
  decorationXml({ id: 2, name: 'Vlak' }, coverBlock, { fill: 'accent1' }, 'design') +
  decorationXml({ id: 3, name: 'Streep' }, coverStroke, { fill: 'accent2' }, 'design');

/** One layout of the master; the cover hides the master's band and logo and has its own. */
export function layoutXml(layout: LayoutDescription, brandText: string, style: HouseStyle): string {
  const isCover = layout.name === 'cover';
  const placeholders = layout.placeholders.map((placeholder, index) =>
    layoutPlaceholder(10 + index, placeholder, brandText),
  );
  const shapes =
    (isCover ? coverShapes + coverLogoXml(style, 5, 'rId2') : '') +
    placeholders.join('') +
    (isCover ? '' : slideNumberXml(4, '‹nr.›', true));
  return (
    `${declaration}<p:sldLayout ${slideNamespaces} preserve="1" userDrawn="1">` +
    `<p:cSld name="${xmlText(layout.label)}">${shapeTreeXml(shapes)}</p:cSld>` +
    '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>'
  );
}
