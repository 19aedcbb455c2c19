import type { HouseStyle } from '#office/document/house-style.ts';
import { smallestText } from '#output/writers/pptx/draft.ts';
import { shortenedText } from '#output/writers/drawing/fitted-text.ts';
import { contentWidth, margin, slideWidth } from '#output/writers/drawing/grid.ts';
import type { Box } from '#output/writers/drawing/box.ts';
import { placeholderXml } from '#output/writers/pptx/placeholder-xml.ts';
import { schemeFill, type ShapeName } from '#output/writers/drawing/shape-xml.ts';
import {
  bodyPropertiesXml,
  letterPropertiesXml,
  paragraphXml,
  textBodyXml,
  type LetterLook,
} from '#output/writers/pptx/text-body-xml.ts';
import { textBoxXml } from '#output/writers/pptx/text-box-xml.ts';

const top = 6.97;
/** Of two lines: a long name of an office stands there whole. */
const lines = 2;
const height = 0.36;
const fontSize = 10;
const nameBox: Box = { x: margin, y: top, w: 3.7, h: height };
export const contactBox: Box = { x: 4.5, y: top, w: 4.2, h: height };
const standingBox: Box = { x: 8.85, y: top, w: 3, h: height };
const slideNumberBox: Box = { x: slideWidth - margin - 0.8, y: top, w: 0.8, h: height };
export const footerRule: Box = { x: margin, y: 6.94, w: contentWidth, h: 0.01 };

/** Fixed text, cut off where it must be. */
const lineXml = (shape: ShapeName, box: Box, text: string, letters: LetterLook): string =>
  textBoxXml({
    shape,
    owner: 'design',
    box,
    anchor: 'ctr',
    paragraphs: paragraphXml(shortenedText(text, box.w, lines, fontSize, letters.bold), letters, { align: 'left' }),
  });

/** Name and contact line of the adviser's house style, and what the report counts for, for the master. */
export function signatureXml(style: HouseStyle, standing: string, firstId: number): string {
  const name = { fontSize, colour: 'tx2', bold: true };
  const contact = { fontSize, colour: 'tx1', bold: false };
  return (
    lineXml({ id: firstId, name: 'Huisstijl' }, nameBox, style.name, name) +
    (style.contactLine === ''
      ? ''
      : lineXml({ id: firstId + 1, name: 'Contact' }, contactBox, style.contactLine, contact)) +
    lineXml({ id: firstId + 4, name: 'Status' }, standingBox, standing, name)
  );
}

const numberLetters = { fontSize: smallestText, bold: false, colour: 'tx1' };

/** The slide number; on master and layouts it has its place, slides inherit it. */
export const slideNumberXml = (id: number, shown: string, isPlaced: boolean): string =>
  placeholderXml({
    shape: { id, name: 'Dianummer' },
    tag: '<p:ph type="sldNum" sz="quarter" idx="12"/>',
    ...(isPlaced ? { box: slideNumberBox } : {}),
    body: textBodyXml(
      bodyPropertiesXml({ anchor: 'ctr', mayShrink: false }),
      '<a:p><a:pPr algn="r"/><a:fld id="{5D9B7A4E-1C3F-4E62-9A7B-0C6E2F1D8A11}" type="slidenum">' +
        `${letterPropertiesXml('rPr', numberLetters)}<a:t>${shown}</a:t></a:fld></a:p>`,
      `<a:lvl1pPr algn="r"><a:defRPr sz="${smallestText * 100}">${schemeFill('tx1')}<a:latin typeface="+mn-lt"/></a:defRPr></a:lvl1pPr>`,
    ),
  });
