import type { NumberFormat } from '#documents/excel/output/number-formats.ts';
import type { CellContent, PlannedCell, PlannedRow, SheetName } from '#documents/excel/output/sheet-plan.ts';

/** The few kinds of row of which every sheet consists. */

export const titleRow = (text: string): PlannedRow => [{ content: text, look: 'title' }];
export const subtitleRow = (text: string): PlannedRow => [{ content: text, look: 'subtitle' }];
export const headingRow = (text: string): PlannedRow => [{ content: text, look: 'heading' }];
export const sentenceRow = (text: string): PlannedRow => [{ content: text, look: 'text' }];
export const emptyRow: PlannedRow = [];

/** From `firstNumber` on the headers stand above numbers. */
export const headerRow = (texts: readonly string[], firstNumber = texts.length): PlannedRow =>
  texts.map((content, index) => ({ content, look: 'header', wraps: true, isRight: index >= firstNumber }));

export const wrappedText = (content: string): PlannedCell => ({ content, look: 'text', wraps: true });

export const valueCell = (content: CellContent, format: NumberFormat, name?: string): PlannedCell => ({
  content,
  look: 'value',
  format,
  ...(name !== undefined && { name }),
});

export const labelledRow = (label: string, value: PlannedCell): PlannedRow => [
  { content: label, look: 'label' },
  value,
];

export const sheetLink = (sheet: SheetName, content: string = sheet): PlannedCell => ({
  content,
  look: 'link',
  target: `'${sheet.replaceAll("'", "''")}'!A1`,
});

/** A way to the start of another sheet. */
export const jumpRow = (sheet: SheetName): PlannedRow => [{ ...sheetLink(sheet, `Naar ${sheet}`), look: 'jump' }];

/** One row per sentence, so that long explanations stay within the page. */
export const sentenceRows = (text: string): readonly PlannedRow[] => text.split(/(?<=[.;]) (?=[A-Z])/).map(sentenceRow);

/** A text cut at spaces into lines of at most so many characters, for cells that run on over empty neighbours. */
export function textLines(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
