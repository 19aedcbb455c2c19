import { headingRow, sentenceRow } from '#output/model/planned-cells.ts';
import type { PlannedRow, SheetPart, SheetPlan } from '#output/model/sheet-plan.ts';
import type { Table } from '#output/model/table.ts';

const nothing = { table: null, rowsBelow: [], charts: [] } as const;
type Optional<Whole, Key extends keyof Whole> = Omit<Whole, Key> & Partial<Pick<Whole, Key>>;

/** A sheet; what is not given it does not have. Of its further parts those that are printed come first. */
export const sheetOf = (plan: Optional<SheetPlan, keyof typeof nothing | 'repeatedColumns'>): SheetPlan =>
  withFurther({ ...nothing, repeatedColumns: 0, ...plan }, []);

/** The sheet with these parts as well. */
export function withFurther(plan: SheetPlan, parts: readonly SheetPart[]): SheetPlan {
  const all = [...(plan.further ?? []), ...parts];
  const isPrinted = (part: SheetPart): boolean => part.isPrinted !== false;
  return all.length === 0
    ? plan
    : { ...plan, further: [...all.filter(isPrinted), ...all.filter((part) => !isPrinted(part))] };
}

/** A part of a sheet: rows, and what else is given. */
export const sheetPart = (rows: readonly PlannedRow[], more: Partial<Omit<SheetPart, 'rows'>> = {}): SheetPart => ({
  rows,
  ...nothing,
  ...more,
});

interface PlainPart extends Partial<Omit<SheetPart, 'rows'>> {
  readonly heading: string;
  /** What the figures are: full sentences; what does not apply is null. */
  readonly sentences?: readonly (string | null)[];
  readonly table: Table;
}

/** A further part of a sheet: a heading with sentences and figures, which programs find in `Gegevens`. */
export const plainPart = ({ heading, sentences = [], table, ...more }: PlainPart): SheetPart =>
  sheetPart([headingRow(heading), ...sentences.filter((sentence) => sentence !== null).map(sentenceRow)], {
    ...more,
    table: { ...table, isPlain: true },
  });
