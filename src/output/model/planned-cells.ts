import { quotedSheet } from '#office/sheet/cell-reference.ts';
import type { NumberFormat } from '#output/model/number-formats.ts';
import type { PlannedRow, SheetName } from '#output/model/sheet-plan.ts';
import type { Cell, CellContent } from '#output/model/table.ts';

/** The few kinds of row of which every sheet consists. */

export const titleRow = (text: string): PlannedRow => [{ content: text, look: 'title' }];
export const subtitleRow = (text: string): PlannedRow => [{ content: text, look: 'subtitle' }];
/** A row for each of these sentences that applies. */
export const subtitleRows = (texts: readonly (string | null)[]): readonly PlannedRow[] =>
  texts.filter((text) => text !== null).map(subtitleRow);
export const headingRow = (text: string): PlannedRow => [{ content: text, look: 'heading' }];
export const sentenceRow = (text: string): PlannedRow => [{ content: text, look: 'text' }];
export const emptyRow: PlannedRow = [];

/** From `firstNumber` on the headers are above numbers. */
export const headerRow = (texts: readonly string[], firstNumber = texts.length): PlannedRow =>
  texts.map((content, index) => ({ content, look: 'header', wraps: true, isRight: index >= firstNumber }));

export const valueCell = (content: CellContent, format: NumberFormat, name?: string): Cell => ({
  content,
  look: 'value',
  format,
  ...(name !== undefined && { name }),
});

/** A figure that follows from where it is and from other cells. */
export const formulaCell = (
  content: CellContent,
  format: NumberFormat,
  formulaAt: NonNullable<Cell['formulaAt']>,
): Cell => ({ ...valueCell(content, format), formulaAt });

/** A figure, or in its place a short text, which stands to the right as figures do. */
export const figureOrText = (content: CellContent): Cell | CellContent =>
  typeof content === 'string' ? { content, look: 'value', isRight: true } : content;

export const labelledRow = (label: string, value: Cell): PlannedRow => [{ content: label, look: 'label' }, value];

export const sheetLink = (sheet: SheetName, content: string = sheet): Cell => ({
  content,
  look: 'link',
  target: `${quotedSheet(sheet)}!A1`,
});

/** A link to the start of another sheet. */
export const jumpRow = (sheet: SheetName): PlannedRow => [{ ...sheetLink(sheet, `Naar ${sheet}`), look: 'jump' }];

/** One row per sentence, so that long explanations stay within the page. */
export const sentenceRows = (text: string): readonly PlannedRow[] => text.split(/(?<=[.;]) (?=[A-Z])/).map(sentenceRow);

/** The same of a text that is not there in every dossier. */
export const noteRows = (text: string | null): readonly PlannedRow[] => (text === null ? [] : sentenceRows(text));
