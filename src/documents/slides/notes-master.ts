import { transformXml } from '#documents/slides/grid.ts';
import type { Box } from '#documents/slides/presentation.ts';
import { declaration, language, schemeFill, shapeTreeXml, slideNamespaces } from '#documents/slides/shape-xml.ts';

const imageBox: Box = { x: 0.75, y: 0.6, w: 6, h: 3.375 };
const textBox: Box = { x: 0.75, y: 4.3, w: 6, h: 5 };

const shape = (id: number, name: string, placeholder: string, locks: string, box: Box, body: string): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr><a:spLocks noGrp="1"${locks}/></p:cNvSpPr>` +
  `<p:nvPr><p:ph ${placeholder}/></p:nvPr></p:nvSpPr><p:spPr>${transformXml(box)}` +
  `<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>${body}</p:sp>`;

const notesText =
  '<p:txBody><a:bodyPr/><a:lstStyle/><a:p>' +
  `<a:r><a:rPr lang="${language}"/><a:t>Notities</a:t></a:r></a:p></p:txBody>`;

/** The master of the speaker notes: slide above, text below. */
export const notesMasterXml = (): string =>
  `${declaration}<p:notesMaster ${slideNamespaces}><p:cSld><p:bg><p:bgPr>${schemeFill('bg1')}<a:effectLst/></p:bgPr></p:bg>` +
  shapeTreeXml(
    shape(2, 'Dia', 'type="sldImg"', ' noRot="1" noChangeAspect="1"', imageBox, '') +
      shape(3, 'Notities', 'type="body" idx="1"', '', textBox, notesText),
  ) +
  '</p:cSld><p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" ' +
  'accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>' +
  '<p:notesStyle><a:lvl1pPr marL="0" algn="l" rtl="0"><a:spcBef><a:spcPts val="300"/></a:spcBef>' +
  `<a:defRPr lang="${language}" sz="1200" kern="1200">${schemeFill('tx1')}<a:latin typeface="+mn-lt"/></a:defRPr></a:lvl1pPr></p:notesStyle></p:notesMaster>`;
