import type { Finding } from '#input/findings/findings.ts';
import { OpenedWorkbook } from '#input/opened/opened-workbook.ts';
import { xmlText } from '#office/package/xml/xml-text.ts';
import { type SheetCell, openedWorkbook } from '#test/office-package/workbook-contents.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';

function content(cell: SheetCell | undefined): string {
  if (!cell || cell.value === null) return '/>';
  if (cell.type === 'n' || cell.type === 'b') return ` t="${cell.type}"><v>${cell.value}</v></c>`;
  return ` t="inlineStr"><is><t xml:space="preserve">${xmlText(cell.value)}</t></is></c>`;
}

/** What a person does with the list in hand: each cell gets what stands there in the sound file, its looks stay. */
export function repairedWorkbook(bytes: Uint8Array, sound: Uint8Array, findings: readonly Finding[]): Uint8Array {
  const [wrong, right] = [openedWorkbook(bytes), openedWorkbook(sound)];
  const opened = new OpenedWorkbook(bytes, nodePlatform);
  for (const { sheet, cell } of findings) {
    const part = wrong.sheets.find(({ name }) => name === sheet)?.part;
    if (part === undefined || cell === null) continue;
    const good = right.sheets.find(({ name }) => name === sheet)?.cells.find(({ address }) => address === cell);
    const pattern = new RegExp(`<c r="${cell}"([^>]*?)(?:/>|>[\\s\\S]*?</c>)`);
    const changed = opened
      .text(part)
      .replace(pattern, (_, rest: string) => `<c r="${cell}"${rest.replace(/ t="\w+"/, '')}${content(good)}`);
    opened.write(part, changed);
  }
  return opened.archive();
}
