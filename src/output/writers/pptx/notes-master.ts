import type { Box } from '#output/writers/drawing/box.ts';
import { placeholderXml } from '#output/writers/pptx/placeholder-xml.ts';
import { schemeFill, shapeTreeXml, slideNamespaces } from '#output/writers/drawing/shape-xml.ts';
import { declaration } from '#office/package/xml-declaration.ts';
import { language, paragraphXml, textBodyXml } from '#output/writers/pptx/text-body-xml.ts';

const imageBox: Box = { x: 0.75, y: 0.6, w: 6, h: 3.375 };
const textBox: Box = { x: 0.75, y: 4.3, w: 6, h: 5 };

/** The picture of the slide keeps its form. */
export const slideImageLocks = ' noRot="1" noChangeAspect="1"';

/** The master of the speaker notes: slide above, text below. */
export const notesMasterXml = (): string =>
  `${declaration}<p:notesMaster ${slideNamespaces}><p:cSld><p:bg><p:bgPr>${schemeFill('bg1')}<a:effectLst/></p:bgPr></p:bg>` +
  shapeTreeXml(
    placeholderXml({
      shape: { id: 2, name: 'Dia' },
      tag: '<p:ph type="sldImg"/>',
      box: imageBox,
      locks: slideImageLocks,
    }) +
      placeholderXml({
        shape: { id: 3, name: 'Notities' },
        tag: '<p:ph type="body" idx="1"/>',
        box: textBox,
        body: textBodyXml('<a:bodyPr/>', paragraphXml('Notities')),
      }),
  ) +
  '</p:cSld><p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" ' +
  'accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>' +
  '<p:notesStyle><a:lvl1pPr marL="0" algn="l" rtl="0"><a:spcBef><a:spcPts val="300"/></a:spcBef>' +
  `<a:defRPr lang="${language}" sz="1200" kern="1200">${schemeFill('tx1')}<a:latin typeface="+mn-lt"/></a:defRPr></a:lvl1pPr></p:notesStyle></p:notesMaster>`;
