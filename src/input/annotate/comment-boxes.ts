import { cellPlace } from '#office/sheet/cell-name.ts';
import { editedText, type TextEdit } from '#office/package/text-edits.ts';

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
export function withoutBoxes(drawing: string, addresses: readonly string[]): string {
  const places = addresses.map(cellPlace).filter((place) => place !== null);
  const cells = new Set(places.map(({ row, column }) => `${row - 1}/${column - 1}`));
  const own = [...boxes(drawing)].filter(({ start, end }) => cells.has(boxCell(drawing.slice(start, end)) ?? ''));
  return editedText(drawing, own);
}
