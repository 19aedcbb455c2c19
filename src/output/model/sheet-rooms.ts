import {
  answerSheetNames,
  hiddenSheetNames,
  proofSheetNames,
  type SheetName,
  sourceSheetNames,
} from '#output/model/sheet-plan.ts';

/** What a sheet is for, told by the colour of its tab; `hidden` for what stands behind the others. */
export type SheetRoom = 'answer' | 'proof' | 'source' | 'hidden';

const rooms: readonly (readonly [SheetRoom, readonly SheetName[]])[] = [
  ['answer', answerSheetNames],
  ['proof', proofSheetNames],
  ['source', sourceSheetNames],
  ['hidden', hiddenSheetNames],
];

export function sheetRoom(name: SheetName): SheetRoom {
  const room = rooms.find(([, names]) => names.includes(name))?.[0];
  if (room === undefined) throw new Error(`sheet ${name} is not of the output workbook`);
  return room;
}
