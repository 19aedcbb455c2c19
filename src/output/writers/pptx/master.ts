import { smallestText } from '#output/writers/pptx/draft.ts';
import type { HouseStyle } from '#office/document/house-style.ts';
import { footerRule, signatureXml, slideNumberXml } from '#output/writers/pptx/footer.ts';
import { contentBox, slideWidth } from '#output/writers/drawing/grid.ts';
import { masterLogoXml } from '#output/writers/pptx/logo.ts';
import { layouts, placeholderOf } from '#output/writers/pptx/layouts.ts';
import type { Box } from '#output/writers/drawing/box.ts';
import { placeholderTag, placeholderXml } from '#output/writers/pptx/placeholder-xml.ts';
import {
  decorationXml,
  schemeFill,
  shapeTreeXml,
  slideNamespaces,
  type ShapeName,
} from '#output/writers/drawing/shape-xml.ts';
import { declaration } from '#office/package/xml-declaration.ts';
import { bodyPropertiesXml, language, paragraphXml, textBodyXml } from '#output/writers/pptx/text-body-xml.ts';

export const band: Box = { x: 0, y: 0, w: slideWidth, h: 0.14 };
export const bandEnd: Box = { x: 0, y: 0, w: 0.6, h: 0.14 };

const masterPlaceholder = (shape: ShapeName, tag: string, box: Box, text: string): string =>
  placeholderXml({
    shape,
    tag,
    box,
    body: textBodyXml(bodyPropertiesXml({ anchor: 't', mayShrink: true }), paragraphXml(text)),
  });

const fonts = (kind: 'mj' | 'mn'): string =>
  `<a:latin typeface="+${kind}-lt"/><a:ea typeface="+${kind}-ea"/><a:cs typeface="+${kind}-cs"/>`;

const titleStyle =
  '<p:titleStyle><a:lvl1pPr algn="l" defTabSz="914400" rtl="0" eaLnBrk="1" latinLnBrk="0" hangingPunct="1">' +
  '<a:lnSpc><a:spcPct val="100000"/></a:lnSpc><a:spcBef><a:spcPct val="0"/></a:spcBef><a:buNone/>' +
  `<a:defRPr lang="${language}" sz="2400" b="1" kern="1200">${schemeFill('tx2')}${fonts('mj')}</a:defRPr></a:lvl1pPr></p:titleStyle>`;

/** Margins and sizes of the five levels of body text. */
function bodyLevel(level: number): string {
  const indent = level === 1 ? 0 : 171_450 * (level - 1);
  const bullet = level === 1 ? '<a:buNone/>' : '<a:buFont typeface="Arial"/><a:buChar char="•"/>';
  return (
    `<a:lvl${level}pPr marL="${indent}" indent="${level === 1 ? 0 : -171_450}" algn="l" defTabSz="914400" rtl="0" eaLnBrk="1" latinLnBrk="0" hangingPunct="1">` +
    `<a:spcBef><a:spcPts val="300"/></a:spcBef>${bullet}` +
    `<a:defRPr lang="${language}" sz="${Math.max(100 * smallestText, 1500 - 100 * level)}" kern="1200">${schemeFill('tx1')}${fonts('mn')}</a:defRPr></a:lvl${level}pPr>`
  );
}

const otherLevel = (level: number): string =>
  `<a:lvl${level}pPr marL="0" algn="l" defTabSz="914400" rtl="0" eaLnBrk="1" latinLnBrk="0" hangingPunct="1">` +
  `<a:defRPr lang="${language}" sz="1200" kern="1200">${schemeFill('tx1')}${fonts('mn')}</a:defRPr></a:lvl${level}pPr>`;

const levels = [1, 2, 3, 4, 5];

const textStyles =
  `<p:txStyles>${titleStyle}<p:bodyStyle>${levels.map(bodyLevel).join('')}</p:bodyStyle>` +
  `<p:otherStyle>${levels.map(otherLevel).join('')}</p:otherStyle></p:txStyles>`;

/** The identifiers of the layouts start behind that of the master. */
const firstLayoutId = 2_147_483_649;
export const masterId = 2_147_483_648;

/** The layouts come first in the relationships of the master, then the theme, then the logo. */
const logoId = `rId${layouts.length + 2}`;

/** The slide master: band, signature, logo, slide number and the styles of all text. */
export function slideMasterXml(style: HouseStyle, standing: string): string {
  const title = placeholderOf('content', 'title');
  const shapes =
    decorationXml({ id: 2, name: 'Band' }, band, { fill: 'accent1' }, 'design') +
    decorationXml({ id: 3, name: 'Bandeinde' }, bandEnd, { fill: 'accent2' }, 'design') +
    decorationXml({ id: 4, name: 'Voetlijn' }, footerRule, { fill: 'bg2' }, 'design') +
    masterPlaceholder({ id: 5, name: title.label }, placeholderTag(title), title.box, title.prompt) +
    masterPlaceholder({ id: 6, name: 'Tekst' }, placeholderTag({ type: 'body', index: 1 }), contentBox(), 'Tekst') +
    signatureXml(style, standing, 7) +
    masterLogoXml(style, 10, logoId) +
    slideNumberXml(9, '‹nr.›', true);
  const layoutIds = layouts
    .map((_, index) => `<p:sldLayoutId id="${firstLayoutId + index}" r:id="rId${index + 1}"/>`)
    .join('');
  return (
    `${declaration}<p:sldMaster ${slideNamespaces}><p:cSld><p:bg><p:bgPr>${schemeFill('bg1')}<a:effectLst/></p:bgPr></p:bg>` +
    `${shapeTreeXml(shapes)}</p:cSld>` +
    '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" ' +
    'accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>' +
    `<p:sldLayoutIdLst>${layoutIds}</p:sldLayoutIdLst><p:hf hdr="0" ftr="0" dt="0"/>${textStyles}</p:sldMaster>`
  );
}
