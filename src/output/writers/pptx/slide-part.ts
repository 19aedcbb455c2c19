import { nextShapeId, type SlideDraft } from '#output/writers/pptx/draft.ts';
import { slideNumberXml } from '#output/writers/pptx/footer.ts';
import { shapeTreeXml, slideNamespaces } from '#output/writers/drawing/shape-xml.ts';
import { declaration } from '#office/package/xml-declaration.ts';

/** One slide: its shapes, and its number on all but the cover. */
export function slideXml(draft: SlideDraft, number: number): string {
  const slideNumber = draft.layout === 'cover' ? '' : slideNumberXml(nextShapeId(draft), String(number), false);
  return (
    `${declaration}<p:sld ${slideNamespaces}><p:cSld>${shapeTreeXml(draft.shapes.join('') + slideNumber)}</p:cSld>` +
    '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>'
  );
}
