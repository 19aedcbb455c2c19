import { remarkRanges } from '#input/annotate/remark-text.ts';
import type { OpenedWorkbook } from '#input/opened/opened-workbook.ts';
import { editedText, removal, type TextEdit } from '#office/package/text-edits.ts';
import { attributeOf, childrenOf, rootChild, xmlTags, type XmlElement } from '#office/package/xml-tags.ts';
import { unescapedText, xmlCellText, strictText } from '#office/package/xml/xml-text.ts';
import { cellPlace } from '#office/sheet/cell-name.ts';

const shapeStart = /<(\w+:)?shape\s/g;

/** The boxes of a drawing, looked for without expecting well-formed XML and in one pass. */
function* boxes(drawing: string): Generator<TextEdit> {
  shapeStart.lastIndex = 0;
  for (let match = shapeStart.exec(drawing); match; match = shapeStart.exec(drawing)) {
    const closing = `</${match[1] ?? ''}shape>`;
    const end = drawing.indexOf(closing, match.index);
    if (end < 0) return;
    yield { start: match.index, end: end + closing.length, insert: '' };
    shapeStart.lastIndex = end;
  }
}

function boxCell(shape: string): string | null {
  const [, row] = /Row>\s*(\d{1,7})\s*</.exec(shape) ?? [];
  const [, column] = /Column>\s*(\d{1,5})\s*</.exec(shape) ?? [];
  return shape.includes('ObjectType="Note"') && row !== undefined && column !== undefined ? `${row}/${column}` : null;
}

/** The drawing without the boxes of the comments at these cells. */
function withoutBoxes(drawing: string, addresses: readonly string[]): string {
  const places = addresses.map(cellPlace).filter((place) => place !== null);
  const cells = new Set(places.map(({ row, column }) => `${row - 1}/${column - 1}`));
  const own = [...boxes(drawing)].filter(({ start, end }) => cells.has(boxCell(drawing.slice(start, end)) ?? ''));
  return editedText(drawing, own);
}

/** One `t` element of a comment: its text, and where that begins in the text of the whole comment. */
interface TextPiece {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly offset: number;
}

function textPieces(xml: string, comment: XmlElement): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let [open, offset] = [-1, 0];
  for (const tag of xmlTags(xml.slice(comment.start, comment.end))) {
    if (tag.local !== 't') continue;
    const at = comment.start + (tag.kind === 'open' ? tag.end : tag.start);
    if (tag.kind === 'open') open = at;
    if (tag.kind !== 'close' || open < 0) continue;
    const text = unescapedText(strictText(xml.slice(open, at), 'comments'));
    pieces.push({ start: open, end: at, text, offset });
    offset += text.length;
  }
  return pieces;
}

/** What is left of a piece outside the ranges; offsets count in the text of the whole comment. */
function remainder({ text, offset }: TextPiece, ranges: ReturnType<typeof remarkRanges>): string {
  return editedText(
    text,
    ranges
      .map(({ start, end }) => ({
        start: Math.max(0, start - offset),
        end: Math.min(text.length, end - offset),
        insert: '',
      }))
      .filter(({ start, end }) => start < end),
  );
}

interface Cleaned {
  readonly edits: readonly TextEdit[];
  /** The cell of a comment of which nothing is left. */
  readonly emptied: string | null;
}

function cleaned(xml: string, comment: XmlElement): Cleaned {
  const pieces = textPieces(xml, comment);
  const ranges = remarkRanges(pieces.map(({ text }) => text).join(''));
  const rest = pieces.map((piece) => remainder(piece, ranges));
  if (ranges.length > 0 && rest.join('').trim() === '') {
    return { edits: [removal(comment)], emptied: attributeOf(xml, comment, 'ref') ?? '' };
  }
  const edits = pieces.flatMap(({ start, end, text }, index) =>
    rest[index] === text ? [] : [{ start, end, insert: xmlCellText(rest[index] ?? '') }],
  );
  return { edits, emptied: null };
}

/** Takes away the remarks of an earlier annotation, and comments that hold nothing else. True when there were any. */
export function removeOwnRemarks(opened: OpenedWorkbook, part: string): boolean {
  const related = opened.relationships(part);
  const name = related.find(({ kind }) => kind === 'comments')?.target;
  if (name === undefined || !opened.has(name)) return false;
  const xml = opened.text(name);
  const found = childrenOf(xml, rootChild(xml, 'commentList')).map((comment) => cleaned(xml, comment));
  const edits = found.flatMap((item) => item.edits);
  if (edits.length === 0) return false;
  opened.write(name, editedText(xml, edits));
  const emptied = found.flatMap((item) => item.emptied ?? []);
  for (const { kind, target } of related) {
    if (kind === 'vmlDrawing') opened.edit(target, (drawing) => withoutBoxes(drawing, emptied));
  }
  return true;
}
