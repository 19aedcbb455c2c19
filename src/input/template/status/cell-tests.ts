import type { Field } from '#input/fields/field.ts';
import { numberTolerance } from '#input/fields/number-tolerance.ts';
import type { Column } from '#input/fields/table.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import { all, always, either, type Formula, some, words } from '#input/template/status/formula.ts';

/** Tests of a cell, which formulas know by its name or address. */

type Described = Exclude<Field, { type: 'fixed' }> | Column;

const never: Formula = 'FALSE';

export const isFilled = (cell: string): Formula => `LEN(TRIM(${cell}))>0`;

export const isNumber = (cell: string): Formula => `ISNUMBER(${cell})`;

export const isError = (cell: string): Formula => `ISERROR(${cell})`;

/** A day as a formula: right in the 1900 system and in that of 1904. */
export const dayFormula = ({ year, month, day }: PlainDate): Formula => `DATE(${year},${month},${day})`;

type DayDescribed = Extract<Described, { type: 'date' | 'firstOfMonth' }>;

function isAllowedDay({ type, minimum, maximum }: DayDescribed, cell: string): Formula {
  const limits = `${cell}>=${dayFormula(minimum)},${cell}<=${dayFormula(maximum)}`;
  const first = type === 'firstOfMonth' ? `,DAY(${cell})=1` : '';
  return either(isNumber(cell), `AND(${limits},${cell}=INT(${cell})${first})`, never);
}

type NumberDescribed = Extract<Described, { unit: string }>;

/** The rules of `numberProblem`, as a formula. */
function isAllowedNumber({ type, minimum, maximum }: NumberDescribed, cell: string): Formula {
  const limits = `${cell}>=${minimum},${cell}<=${maximum}`;
  const whole: Readonly<Record<string, string>> = {
    whole: `,ABS(${cell}-ROUND(${cell},0))<${numberTolerance.whole.toFixed(9)}`,
    pensionAge: `,ABS(${cell}*12-ROUND(${cell}*12,0))<=${numberTolerance.months}`,
  };
  return either(isNumber(cell), `AND(${limits}${whole[type] ?? ''})`, never);
}

function isAllowedText(described: Extract<Described, { type: 'text' }>, cell: string): Formula {
  if (!('digits' in described) || described.digits === undefined) return always;
  const places = Array.from({ length: described.digits }, (_, index) => index + 1).join(',');
  return all(
    `LEN(TRIM(${cell}))=${described.digits}`,
    `SUMPRODUCT(--ISNUMBER(FIND(MID(TRIM(${cell}),{${places}},1),"0123456789")))=${described.digits}`,
  );
}

function isAllowedChoice({ choices }: Extract<Described, { type: 'choice' }>, cell: string, list: string): Formula {
  const listed = `SUMPRODUCT(--(${list}=TRIM(${cell})))>0`;
  const synonyms = choices.flatMap((choice) => choice.synonyms ?? []);
  return synonyms.length === 0 ? listed : some(listed, ...synonyms.map((text) => `TRIM(${cell})=${words(text)}`));
}

/** Whether the content of a filled cell is allowed. `list` is the range with the texts of the choices. */
export function isAllowed(described: Described, cell: string, list: string): Formula {
  if (described.type === 'text') return isAllowedText(described, cell);
  if (described.type === 'choice') return isAllowedChoice(described, cell, list);
  return 'unit' in described ? isAllowedNumber(described, cell) : isAllowedDay(described, cell);
}
