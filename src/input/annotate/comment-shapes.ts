import type { CellRemark } from '#input/annotate/cell-remark.ts';

/** The boxes in which Excel shows comments, in its old drawing language. */

const declarations =
  'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"';

const shapeType = 't202';
const shapeTypeXml =
  `<v:shapetype ${declarations} id="_x0000_${shapeType}" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe">` +
  '<v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>';

export const emptyDrawing = `<xml ${declarations}><o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="1"/></o:shapelayout></xml>`;

const firstNumber = 1025;
const charactersPerLine = 48;

/** Lower edge of a box, in rows under its upper edge, so that the whole text shows. */
const boxRows = (text: string): number =>
  2 + text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / charactersPerLine)), 0);

/** The box starts in the next column; at the sheet's last columns and rows it must end within the sheet. */
function anchor({ place, text }: CellRemark): string {
  const left = Math.min(place.column, 16_379);
  const top = Math.max(0, place.row - 2);
  return `${left}, 15, ${top}, 2, ${left + 4}, 31, ${Math.min(top + boxRows(text), 1_048_575)}, 4`;
}

const shape = (number: number, remark: CellRemark): string =>
  `<v:shape ${declarations} id="_x0000_s${number}" type="#_x0000_${shapeType}" ` +
  'style="position:absolute;margin-left:80pt;margin-top:5pt;width:260pt;height:90pt;z-index:1;visibility:hidden" ' +
  'fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:shadow on="t" color="black" obscured="t"/>' +
  '<v:path o:connecttype="none"/><v:textbox style="mso-direction-alt:auto"><div style="text-align:left"></div></v:textbox>' +
  '<x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/>' +
  `<x:Anchor>${anchor(remark)}</x:Anchor><x:AutoFill>False</x:AutoFill>` +
  `<x:Row>${remark.place.row - 1}</x:Row><x:Column>${remark.place.column - 1}</x:Column></x:ClientData></v:shape>`;

/** The drawing with a box for each remark. It need not be well-formed XML, so only its end is looked for. */
export function withShapes(drawing: string, remarks: readonly CellRemark[]): string {
  const end = drawing.lastIndexOf('</xml>');
  if (end < 0) throw new Error('the comment drawing has no end');
  const taken = [...drawing.matchAll(/_x0000_s(\d+)/g)].map(([, number]) => Number(number));
  const first = taken.reduce((highest, number) => Math.max(highest, number), firstNumber - 1) + 1;
  const type = drawing.includes(`id="_x0000_${shapeType}"`) ? '' : shapeTypeXml;
  const shapes = remarks.map((remark, index) => shape(first + index, remark)).join('');
  return drawing.slice(0, end) + type + shapes + drawing.slice(end);
}
