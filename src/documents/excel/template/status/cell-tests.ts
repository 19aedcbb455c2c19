import type { Field } from '#contract/fields/field.ts';
import type { Column } from '#contract/fields/table.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import { dayNumber, dayOfNumber } from '#documents/excel/day-number.ts';
import { numberProblem } from '#documents/excel/dossier/number-value.ts';
import { all, always, either, type Formula } from '#documents/excel/template/status/formula.ts';

/** What a cell of the template holds. */
export type CellValue = string | number | null;

/** A cell as formulas know it (a defined name or an address), with what is written into it. */
export interface KnownCell {
  readonly reference: string;
  readonly value: CellValue;
}

type Described = Exclude<Field, { type: 'fixed' }> | Column;

const never: Formula<boolean> = { text: 'FALSE', value: false };

export const isFilled = ({ reference, value }: KnownCell): Formula<boolean> => ({
  text: `LEN(TRIM(${reference}))>0`,
  value: value !== null && String(value).trim() !== '',
});

export const isNumber = ({ reference, value }: KnownCell): Formula<boolean> => ({
  text: `ISNUMBER(${reference})`,
  value: typeof value === 'number',
});

/** The file is written without errors in its cells; others may put them there. */
export const isError = ({ reference }: KnownCell): Formula<boolean> => ({
  text: `ISERROR(${reference})`,
  value: false,
});

/** A day as a formula: right in the 1900 system and in that of 1904. */
export const dayFormula = ({ year, month, day }: PlainDate): string => `DATE(${year},${month},${day})`;

type DayDescribed = Extract<Described, { type: 'date' | 'firstOfMonth' }>;

function isAllowedDay(described: DayDescribed, cell: KnownCell): Formula<boolean> {
  const { reference, value } = cell;
  const limits = `${reference}>=${dayFormula(described.minimum)},${reference}<=${dayFormula(described.maximum)}`;
  const isFirst = described.type === 'firstOfMonth';
  const day = typeof value === 'number' ? dayOfNumber(value, false) : null;
  const isWithin =
    typeof value === 'number' && value >= dayNumber(described.minimum) && value <= dayNumber(described.maximum);
  return either(
    isNumber(cell),
    {
      text: `AND(${limits},${reference}=INT(${reference})${isFirst ? `,DAY(${reference})=1` : ''})`,
      value: isWithin && day !== null && (!isFirst || day.day === 1),
    },
    never,
  );
}

type NumberDescribed = Extract<Described, { unit: string }>;

/** The rules of `numberProblem`, as a formula. */
function isAllowedNumber(described: NumberDescribed, cell: KnownCell): Formula<boolean> {
  const { reference, value } = cell;
  const limits = `${reference}>=${described.minimum},${reference}<=${described.maximum}`;
  const whole: Readonly<Record<string, string>> = {
    whole: `,ABS(${reference}-ROUND(${reference},0))<0.000000001`,
    pensionAge: `,ABS(${reference}*12-ROUND(${reference}*12,0))<=0.0601`,
  };
  const isAllowed = typeof value === 'number' && numberProblem(described, value)?.severity !== 'error';
  return either(isNumber(cell), { text: `AND(${limits}${whole[described.type] ?? ''})`, value: isAllowed }, never);
}

function isAllowedText(described: Extract<Described, { type: 'text' }>, cell: KnownCell): Formula<boolean> {
  const { reference, value } = cell;
  if (!('digits' in described) || described.digits === undefined) return always;
  const places = Array.from({ length: described.digits }, (_, index) => index + 1).join(',');
  return all(
    { text: `LEN(TRIM(${reference}))=${described.digits}`, value: String(value).trim().length === described.digits },
    {
      text: `SUMPRODUCT(--ISNUMBER(FIND(MID(TRIM(${reference}),{${places}},1),"0123456789")))=${described.digits}`,
      value: /^\d+$/.test(String(value).trim()),
    },
  );
}

/** Whether what stands in a filled cell may stand there. `list` is the range with the texts of the choices. */
export function isAllowed(described: Described, cell: KnownCell, list: string): Formula<boolean> {
  if (described.type === 'text') return isAllowedText(described, cell);
  if (described.type === 'choice') {
    const text = String(cell.value).trim().toLowerCase();
    return {
      text: `SUMPRODUCT(--(${list}=TRIM(${cell.reference})))>0`,
      value: described.choices.some((choice) => choice.text.toLowerCase() === text),
    };
  }
  return 'unit' in described ? isAllowedNumber(described, cell) : isAllowedDay(described, cell);
}
