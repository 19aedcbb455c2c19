import { placeholderXml } from '#output/writers/pptx/placeholder-xml.ts';
import { shapeTreeXml, slideNamespaces } from '#output/writers/drawing/shape-xml.ts';
import { declaration } from '#office/package/xml-declaration.ts';
import { paragraphXml, textBodyXml } from '#output/writers/pptx/text-body-xml.ts';
import { slideImageLocks } from '#output/writers/pptx/notes-master.ts';

/** The speaker notes of one slide, a paragraph for each line. */
export const notesSlideXml = (lines: readonly string[]): string =>
  `${declaration}<p:notes ${slideNamespaces}><p:cSld>` +
  shapeTreeXml(
    placeholderXml({ shape: { id: 2, name: 'Dia' }, tag: '<p:ph type="sldImg"/>', locks: slideImageLocks }) +
      placeholderXml({
        shape: { id: 3, name: 'Notities' },
        tag: '<p:ph type="body" idx="1"/>',
        body: textBodyXml('<a:bodyPr/>', lines.map((line) => paragraphXml(line)).join('')),
      }),
  ) +
  '</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:notes>';
