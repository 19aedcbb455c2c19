import { relationshipsFrom, tagTexts } from '#test/office-package/package-contents.ts';
import {
  definedNames,
  type SheetContents,
  type WorkbookContents,
  openedWorkbook,
} from '#test/office-package/workbook-contents.ts';

/** A number as it is compared over machines: twelve digits, since logarithms may differ in the last ones. */
const shownNumber = (value: string): string => String(Number(Number(value).toPrecision(12)));

function sheetText({ name, cells }: SheetContents): readonly string[] {
  const lines = new Map<number, string[]>();
  for (const { row, address, value, type } of cells) {
    if (value === null) continue;
    const shown = type === 'n' ? shownNumber(value) : JSON.stringify(value).slice(1, -1);
    lines.set(row, [...(lines.get(row) ?? []), `${address}: ${shown}`]);
  }
  return [`== ${name}`, ...[...lines.values()].map((items) => items.join(' | '))];
}

const ranges = (chart: string): readonly string[] =>
  [...chart.matchAll(/<c:f>([^<]*)<\/c:f>/g)].map(([, range = '']) => range);

/** What charts draw, and what is said of them. */
function chartText({ contents, sheets }: WorkbookContents): readonly string[] {
  const lines: string[] = [];
  const text = (part: string): string => contents.texts.get(part) ?? '';
  for (const { name, part } of sheets) {
    for (const drawing of relationshipsFrom(contents, part).filter(({ kind }) => kind === 'drawing')) {
      const described = tagTexts(text(drawing.target), 'cNvPr').map((tag) => tag.replaceAll('\u00a0', ' '));
      const charts = relationshipsFrom(contents, drawing.target);
      lines.push(`== Grafiek op ${name}`, ...described, ...charts.flatMap(({ target }) => ranges(text(target))));
    }
  }
  return lines;
}

/** All that a workbook says, as lines of text to compare and to read. */
export function workbookText(bytes: Uint8Array): string {
  const workbook = openedWorkbook(bytes);
  const names = [...definedNames(workbook)].map(([name, reference]) => `${name} = ${reference}`);
  return [...workbook.sheets.flatMap(sheetText), '== Namen', ...names, ...chartText(workbook), ''].join('\n');
}
