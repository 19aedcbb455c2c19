import type { NumberFormat } from '#output/model/number-formats.ts';
import { valueCell } from '#output/model/planned-cells.ts';
import type { PlannedRow } from '#output/model/sheet-plan.ts';
import type { Cell, CellContent } from '#output/model/table.ts';

/** Column with the meaning of a row. */
const meaningColumn = 6;

/** The last column over which a meaning may run on. */
const widestColumn = 13;

/** A label, cells, and in a fixed column what they mean. */
export const explained = (label: string, cells: readonly (Cell | null)[], meaning: string): PlannedRow => [
  { content: label, look: 'label' },
  ...Array.from({ length: meaningColumn - 2 }, (_, index) => cells[index] ?? null),
  { content: meaning, look: 'note' },
];

/** Above words, where all other cells hold numbers. */
const wordHeaders: ReadonlySet<string> = new Set(['Oordeel', 'Naam en betekenis']);

/** Headers above such rows. */
export const explainedHeader = (label: string, ...texts: readonly string[]): PlannedRow => {
  const between = Array.from({ length: meaningColumn - 2 }, (_, index) => texts[index] ?? '');
  const rest = Array.from({ length: widestColumn - meaningColumn }, () => '');
  return [label, ...between, 'Naam en betekenis', ...rest].map((content, index) => ({
    content,
    look: 'header',
    isRight: index > 0 && !wordHeaders.has(content),
  }));
};

/** One value with its name. */
export const explainedValue = (
  label: string,
  content: CellContent,
  format: NumberFormat,
  name: string,
  meaning: string,
): PlannedRow => explained(label, [valueCell(content, format, name)], `${name}: ${meaning}`);

/** A step of the calculation: its label, its formula in a named cell, and the meaning of the formula. */
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
