import type { ConclusionSubject } from '#output/language/subject.ts';
import { type ShownChoice, shownChoices } from '#output/language/choice-text.ts';
import type { ChoiceQuestion } from '#output/model/choice-table.ts';
import type { NumberFormat } from '#output/model/number-formats.ts';
import type { SheetName } from '#output/model/sheet-plan.ts';

/** A line of the summary sheet: the figure of now and of each choice, or a text where there is none. */
export interface FigureLine {
  readonly label: string;
  readonly format: NumberFormat;
  readonly now: number | null;
  readonly of: (choice: ShownChoice) => number | string;
  /** From the lines above it: letters of the column and number of the row; absent where it is a figure of the core. */
  readonly formula?: (column: string, row: number) => string;
}

/** One question, with an answer for each of the choices: in words for slide, page and screen, in figures for the sheet. */
export interface ChoiceRow {
  /** As the screen asks it; absent where the screen has it with another. */
  readonly question?: ChoiceQuestion;
  readonly label: string;
  readonly cells: readonly string[];
  /** Sheet of the output workbook that has the figures. */
  readonly sheet: SheetName;
  readonly lines: readonly FigureLine[];
}

/** A row that the screen has too, as the answer to this question. */
export const asking = (question: ChoiceQuestion, row: ChoiceRow): ChoiceRow => ({ ...row, question });

/** Makes a row of the answer of each choice to one question; without lines the sheet has its words. */
export type RowMaker = (
  label: string,
  sheet: SheetName,
  cell: (choice: ShownChoice) => string,
  lines?: readonly FigureLine[],
) => ChoiceRow;

export const textLine = (label: string, of: (choice: ShownChoice) => string): FigureLine => ({
  label,
  format: 'general',
  now: null,
  of,
});

/** A row of all choices. */
export function rowMaker(subject: ConclusionSubject): RowMaker {
  const choices = shownChoices(subject);
  return (label, sheet, cell, lines = [textLine(label, cell)]) => ({ label, cells: choices.map(cell), sheet, lines });
}
