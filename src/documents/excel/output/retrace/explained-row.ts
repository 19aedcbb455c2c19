import type { NumberFormat } from '#documents/excel/output/number-formats.ts';
import { headerRow, valueCell } from '#documents/excel/output/planned-cells.ts';
import type { CellContent, PlannedCell, PlannedRow } from '#documents/excel/output/sheet-plan.ts';

/** Column in which the sheet says what a row means. */
const meaningColumn = 6;

/** A label, cells, and in a fixed column what they mean. */
export const explained = (label: string, cells: readonly (PlannedCell | null)[], meaning: string): PlannedRow => [
  { content: label, look: 'label' },
  ...Array.from({ length: meaningColumn - 2 }, (_, index) => cells[index] ?? null),
  { content: meaning, look: 'text' },
];

/** Headers above such rows. */
export const explainedHeader = (label: string, ...texts: readonly string[]): PlannedRow => {
  const between = Array.from({ length: meaningColumn - 2 }, (_, index) => texts[index] ?? '');
  return [...headerRow([label, ...between], 1), ...headerRow(['Naam en betekenis'])];
};

/** One value with its name. */
export const explainedValue = (
  label: string,
  content: CellContent,
  format: NumberFormat,
  name: string,
  meaning: string,
): PlannedRow => explained(label, [valueCell(content, format, name)], `${name}: ${meaning}`);

/** A step of the reckoning: what it is, its formula in a cell with a name, and what the formula does. */
export interface ExplainedStep {
  readonly label: string;
  readonly formula: string;
  readonly format: NumberFormat;
  readonly name: string;
  readonly meaning: string;
  /** What the formula gives, where it looks in a sheet that is written row by row. */
  readonly content?: CellContent;
}

export const explainedStep = ({ label, formula, format, name, meaning, content = null }: ExplainedStep): PlannedRow =>
  explained(label, [{ ...valueCell(content, format, name), formula }], `${name}: ${meaning}`);
