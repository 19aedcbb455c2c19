import type { HouseStyle } from '#contract/house-style.ts';
import { shortenedText } from '#documents/slides/fitted-text.ts';
import { contentWidth, margin, slideWidth, transformXml } from '#documents/slides/grid.ts';
import type { Box } from '#documents/slides/presentation.ts';
import { fixedTextXml, runPropertiesXml, schemeFill } from '#documents/slides/shape-xml.ts';

const top = 6.98;
const height = 0.3;
const fontSize = 10;
const nameBox: Box = { x: margin, y: top, w: 2.6, h: height };
const contactBox: Box = { x: 3.4, y: top, w: contentWidth - 4.4, h: height };
const slideNumberBox: Box = { x: slideWidth - margin - 0.8, y: top, w: 0.8, h: height };
export const footerRule: Box = { x: margin, y: 6.9, w: contentWidth, h: 0.01 };

const fitting = (text: string, box: Box, bold: boolean): string => shortenedText(text, box.w, 1, fontSize, bold);

/** Name and contact line of the adviser's house style, for the master. */
export const signatureXml = (style: HouseStyle, firstId: number): string =>
  fixedTextXml(firstId, 'Huisstijl', nameBox, fitting(style.name, nameBox, true), {
    fontSize,
    colour: 'tx2',
    bold: true,
  }) +
  (style.contactLine === ''
    ? ''
    : fixedTextXml(firstId + 1, 'Contact', contactBox, fitting(style.contactLine, contactBox, false), {
        fontSize,
        colour: 'tx1',
      }));

/** The slide number; on master and layouts it has its place, slides inherit it. */
export const slideNumberXml = (id: number, shown: string, isPlaced: boolean): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Dianummer"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>` +
  '<p:nvPr><p:ph type="sldNum" sz="quarter" idx="12"/></p:nvPr></p:nvSpPr>' +
  `<p:spPr>${isPlaced ? `${transformXml(slideNumberBox)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>` : ''}</p:spPr>` +
  '<p:txBody><a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" anchor="ctr"/>' +
  `<a:lstStyle><a:lvl1pPr algn="r"><a:defRPr sz="${fontSize * 100}">${schemeFill('tx1')}<a:latin typeface="+mn-lt"/></a:defRPr></a:lvl1pPr></a:lstStyle>` +
  `<a:p><a:pPr algn="r"/><a:fld id="{5D9B7A4E-1C3F-4E62-9A7B-0C6E2F1D8A11}" type="slidenum">` +
  `${runPropertiesXml('rPr', { fontSize, colour: 'tx1' })}<a:t>${shown}</a:t></a:fld></a:p></p:txBody></p:sp>`;
