import type { Workbook, Worksheet } from '@cj-tech-master/excelts';
import type { PlannedPicture } from '#output/model/sheet-plan.ts';

/** Room of a picture in its cell, in pixels, and what stays free around it. */
const edge = 6;
const room = { width: 172 - 2 * edge, height: 56 - 2 * edge } as const;
/** Height in points of a first row with a picture. */
export const pictureRowHeight = 42;

/** As large as fits, in its own proportions; a small picture stays small. */
function fitted({ width, height }: PlannedPicture['logo']): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, room.width / width, room.height / height);
  return { width: width * scale, height: height * scale };
}

/** Puts a picture into a cell of the first row. */
export function drawPicture(workbook: Workbook, sheet: Worksheet, { logo, column }: PlannedPicture): void {
  const id = workbook.addImage({ buffer: logo.bytes, extension: logo.type });
  const size = fitted(logo);
  const [left, top] = [(room.width - size.width) / 2 + edge, (room.height - size.height) / 2 + edge];
  sheet.addImage(id, {
    tl: { col: column - 1 + left / (room.width + 2 * edge), row: top / (room.height + 2 * edge) },
    ext: size,
  });
}
