import { attribute, tagTexts } from '#test/office-package/package-contents.ts';
import type { WorkbookContents } from '#test/office-package/workbook-contents.ts';

/** Rows of a table by its name: headers first, values as stored. */
export function tableRows(workbook: WorkbookContents, name: string): readonly (readonly (string | null)[])[] {
  const table = [...workbook.contents.texts.values()]
    .flatMap((xml) => tagTexts(xml, 'table'))
    .find((text) => attribute(text, 'displayName') === name);
  const [, first = '', last = ''] = /^[A-Z]+(\d+):[A-Z]+(\d+)$/.exec(attribute(table ?? '', 'ref') ?? '') ?? [];
  const part = [...workbook.contents.texts].find(([, xml]) => tagTexts(xml, 'table')[0] === table)?.[0] ?? '';
  const target = part.slice(part.lastIndexOf('/'));
  const sheet = workbook.sheets.find((item) => {
    const rels = workbook.contents.texts.get(item.part.replace('worksheets/', 'worksheets/_rels/') + '.rels') ?? '';
    return rels.includes(`tables${target}"`);
  });
  const rows = new Map<number, (string | null)[]>();
  for (const cell of sheet?.cells ?? []) {
    if (cell.row < Number(first) || cell.row > Number(last)) continue;
    rows.set(cell.row, [...(rows.get(cell.row) ?? []), cell.value]);
  }
  return [...rows.values()];
}

/** The same, each row by its headers. */
export function tableRecords(
  workbook: WorkbookContents,
  name: string,
): readonly Readonly<Record<string, string | null>>[] {
  const [headers = [], ...rows] = tableRows(workbook, name);
  return rows.map((row) => Object.fromEntries(headers.map((header, index) => [header, row[index] ?? null])));
}
