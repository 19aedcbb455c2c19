import type { CellFormulaValue } from '@cj-tech-master/excelts';
import type { Conditional, Field } from '#input/fields/field.ts';
import { sameAsOf } from '#input/fields/templates.ts';

/** The signs with which a status begins, so that nothing is shown by colour alone. */
export const signs = { missing: '▲', filled: '✓' } as const;

export const statusTexts = {
  missing: `${signs.missing} ontbreekt`,
  filled: `${signs.filled} ingevuld`,
  optional: '',
} as const;

/** The start of the name of a cell with the status of a sheet. */
export const statusPrefix = 'status_';

/** Whether a formula of a template counts what is missing, or shows such a count. */
export const isCount = (formula: string): boolean =>
  formula.includes(signs.missing) || formula.startsWith(statusPrefix);

/** A formula with its result, so that programs that do not calculate show it too. */
export interface Status extends CellFormulaValue {
  readonly result: string;
}

const isMissing = ({ result }: Status): boolean => result.startsWith(signs.missing);

type Item = Conditional & Pick<Field, 'required' | 'sameAs' | 'sameAsSince'>;

/** Whether an empty cell or table is an error, whatever is chosen elsewhere: it has a star. */
export const isAlwaysRequired = (item: Item): boolean =>
  item.required === true && sameAsOf(item) === null && item.neededWhen === undefined;

/** What an empty cell or table means. Whether a choice elsewhere requires it is for the reader to find. */
function emptyText(item: Item): string {
  return isAlwaysRequired(item) ? statusTexts.missing : statusTexts.optional;
}

const filledOr = (emptyTest: string, empty: string, isFilled: boolean): Status => ({
  formula: `IF(${emptyTest},"${empty}","${statusTexts.filled}")`,
  result: isFilled ? statusTexts.filled : empty,
});

type CellValue = string | number | null;

export const isFilled = (value: CellValue): boolean => value !== null && String(value).trim() !== '';

/** Whether the cell of a field is filled in. */
export const fieldStatus = (field: Item, cell: string, value: CellValue): Status =>
  filledOr(`TRIM(${cell})=""`, emptyText(field), isFilled(value));

/** Whether a table has anything in it. */
export const tableStatus = (table: Item, cells: string, rows: readonly (readonly CellValue[])[]): Status =>
  filledOr(`COUNTA(${cells})=0`, emptyText(table), rows.flat().some(isFilled));

/** How many required cells of a sheet are missing, by the statuses in a range of it. */
export function sheetStatus(range: string, statuses: readonly Status[]): Status {
  const missing = statuses.filter(isMissing).length;
  const complete = `${signs.filled} Alle verplichte cellen zijn ingevuld.`;
  const incomplete = `${signs.missing} Aantal verplichte cellen dat ontbreekt: `;
  const count = `COUNTIF(${range},"${statusTexts.missing}")`;
  return {
    formula: `IF(${count}=0,"${complete}","${incomplete}"&${count})`,
    result: missing === 0 ? complete : `${incomplete}${missing}`,
  };
}

/** Whether all sheets are filled in, by their statuses in a range. */
export function workbookStatus(range: string, statuses: readonly Status[]): Status {
  const complete = `${signs.filled} Alle verplichte cellen zijn ingevuld: bewaar en upload.`;
  const incomplete = `${signs.missing} Er ontbreken nog verplichte cellen.`;
  return {
    formula: `IF(SUMPRODUCT(--(LEFT(${range},1)="${signs.missing}"))=0,"${complete}","${incomplete}")`,
    result: statuses.some(isMissing) ? incomplete : complete,
  };
}
