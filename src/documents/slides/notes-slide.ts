import { xmlText } from '#documents/package/xml-text.ts';
import { declaration, language, shapeTreeXml, slideNamespaces } from '#documents/slides/shape-xml.ts';

const paragraph = (line: string): string =>
  `<a:p><a:r><a:rPr lang="${language}"/><a:t>${xmlText(line)}</a:t></a:r></a:p>`;

/** The speaker notes of one slide, a paragraph for each line. */
export const notesSlideXml = (lines: readonly string[]): string =>
  `${declaration}<p:notes ${slideNamespaces}><p:cSld>` +
  shapeTreeXml(
    '<p:sp><p:nvSpPr><p:cNvPr id="2" name="Dia"/><p:cNvSpPr><a:spLocks noGrp="1" noRot="1" noChangeAspect="1"/></p:cNvSpPr>' +
      '<p:nvPr><p:ph type="sldImg"/></p:nvPr></p:nvSpPr><p:spPr/></p:sp>' +
      '<p:sp><p:nvSpPr><p:cNvPr id="3" name="Notities"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>' +
      '<p:nvPr><p:ph type="body" idx="1"/></p:nvPr></p:nvSpPr><p:spPr/>' +
      `<p:txBody><a:bodyPr/><a:lstStyle/>${lines.map(paragraph).join('')}</p:txBody></p:sp>`,
  ) +
  '</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:notes>';
