import { attribute, childrenOf, packageContents, rootChild } from '#test/office-package/package-contents.ts';
import { openedWorkbook, sheetOf, type WorkbookContents } from '#test/office-package/workbook-contents.ts';

const mark = /FFFF9C94|FFFFD966/;

/** The cells of a workbook that carry the fill of a mark: "Dossier!B6". */
export function markedCells(bytes: Uint8Array): readonly string[] {
  const workbook = openedWorkbook(bytes);
  return workbook.sheets.flatMap(({ name }) => markedCellsOn(workbook, name).map((address) => `${name}!${address}`));
}

/** Addresses of the cells of a sheet that carry the fill of a mark. */
export function markedCellsOn(workbook: WorkbookContents, sheet: string): readonly string[] {
  const styles = [...workbook.contents.texts].find(([name]) => name.endsWith('styles.xml'))?.[1] ?? '';
  const items = (local: string): readonly string[] =>
    childrenOf(styles, rootChild(styles, local)).map(({ start, end }) => styles.slice(start, end));
  const fills = items('fills').map((fill) => mark.test(/<(?:\w+:)?fgColor[^>]*>/.exec(fill)?.[0] ?? ''));
  const isMarked = items('cellXfs').map((format) => fills[Number(attribute(format, 'fillId') ?? 0)]);
  return sheetOf(workbook, sheet)
    .cells.filter(({ style }) => isMarked[style])
    .map(({ address }) => address);
}

/** The comments of a workbook, as their texts. */
export function commentTexts(bytes: Uint8Array): readonly string[] {
  const parts = [...packageContents(bytes).texts].filter(([name]) => /\/comments?\d*[^/]*\.xml$/.test(name));
  return parts.flatMap(([, xml]) =>
    // LibreOffice also writes the place of a comment in it.
    [...xml.matchAll(/<(?:\w+:)?comment\s[\s\S]*?(<(?:\w+:)?text>[\s\S]*?<\/(?:\w+:)?text>)/g)].map(([, text = '']) =>
      text.replaceAll(/<[^>]*>/g, ''),
    ),
  );
}
