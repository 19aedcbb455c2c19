import { emu } from '#output/writers/drawing/grid.ts';
import { schemeFill } from '#output/writers/drawing/shape-xml.ts';
import { paragraphXml, type Alignment, type LetterLook } from '#output/writers/pptx/text-body-xml.ts';

/** A cell of a native table: its text, and the line below it. */
export interface TableCell {
  readonly text: string;
  readonly letters: Required<LetterLook>;
  readonly align: Alignment;
  /** Colour of the theme; null is empty. */
  readonly fill: string | null;
  readonly line: string;
  /** Of the line, in points. */
  readonly width: number;
  /** Around the text, in inches. */
  readonly sideMargin: number;
  readonly topMargin: number;
}

export interface TableRow {
  /** Inches. */
  readonly height: number;
  readonly cells: readonly TableCell[];
}

const noLine = (side: 'L' | 'R' | 'T'): string => `<a:ln${side} w="0"><a:noFill/></a:ln${side}>`;
const otherLines = noLine('L') + noLine('R') + noLine('T');

function cellXml({ text, letters, align, fill, line, width, sideMargin, topMargin }: TableCell): string {
  const [side, top] = [emu(sideMargin), emu(topMargin)];
  return (
    `<a:tc><a:txBody><a:bodyPr/><a:lstStyle/>${paragraphXml(text, letters, { align })}</a:txBody>` +
    `<a:tcPr marL="${side}" marR="${side}" marT="${top}" marB="${top}" anchor="ctr">${otherLines}` +
    `<a:lnB w="${emu(width / 72)}" cap="flat" cmpd="sng" algn="ctr">${schemeFill(line)}<a:prstDash val="solid"/></a:lnB>` +
    `${fill === null ? '' : schemeFill(fill)}</a:tcPr></a:tc>`
  );
}

const rowXml = ({ height, cells }: TableRow): string =>
  `<a:tr h="${emu(height)}">${cells.map(cellXml).join('')}</a:tr>`;

/** A table of which the first row is the heading; widths in inches. */
export const tableXml = (widths: readonly number[], rows: readonly TableRow[]): string =>
  `<a:tbl><a:tblPr firstRow="1"/><a:tblGrid>${widths.map((width) => `<a:gridCol w="${emu(width)}"/>`).join('')}</a:tblGrid>` +
  `${rows.map(rowXml).join('')}</a:tbl>`;
