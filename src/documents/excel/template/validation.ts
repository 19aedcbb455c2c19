import type { DataValidation } from '@cj-tech-master/excelts';
import { allowedText } from '#contract/fields/allowed.ts';
import type { Choice, Field } from '#contract/fields/field.ts';
import type { Column } from '#contract/fields/table.ts';
import { dayNumber } from '#documents/excel/day-number.ts';

type Described = Exclude<Field, { type: 'fixed' }> | Column;

/** Longest texts that Excel takes in a validation. */
const longest = { title: 32, prompt: 255, error: 225 };

const shortened = (text: string, maximum: number): string =>
  text.length <= maximum ? text : `${text.slice(0, maximum - 1)}…`;

type Rule = { type: 'decimal' | 'whole' | 'list' | 'textLength' | 'custom'; formulae: (string | number)[] };

const whole = new Set(['whole']);

/** A rule on days as a formula, because the library turns limits of kind `date` into text of the local time zone. */
function dayRule(described: Extract<Described, { type: 'date' | 'firstOfMonth' }>, cell: string): string {
  const limits = `${cell}>=${dayNumber(described.minimum)},${cell}<=${dayNumber(described.maximum)}`;
  return described.type === 'firstOfMonth'
    ? `AND(ISNUMBER(${cell}),DAY(${cell})=1,${limits})`
    : `AND(ISNUMBER(${cell}),${limits})`;
}

function rule(described: Described, cell: string, list: (choices: readonly Choice[]) => string): Rule {
  if (described.type === 'choice') return { type: 'list', formulae: [list(described.choices)] };
  if (described.type === 'text') return { type: 'textLength', formulae: [1, described.maximumLength] };
  if (!('unit' in described)) return { type: 'custom', formulae: [dayRule(described, cell)] };
  return { type: whole.has(described.type) ? 'whole' : 'decimal', formulae: [described.minimum, described.maximum] };
}

/** The rule, the input message and the error message of a cell. `cell` is the first cell of the range it is set on. */
export function validation(
  described: Described,
  cell: string,
  list: (choices: readonly Choice[]) => string,
): DataValidation {
  const title = 'header' in described ? described.header : described.label;
  const allowed = allowedText(described);
  return {
    ...rule(described, cell, list),
    ...('unit' in described || described.type === 'text' ? { operator: 'between' as const } : {}),
    allowBlank: true,
    showInputMessage: true,
    promptTitle: shortened(title, longest.title),
    prompt: shortened(`${described.required ? 'Verplicht: ' : 'Toegestaan: '}${allowed}.`, longest.prompt),
    showErrorMessage: true,
    errorStyle: 'stop',
    errorTitle: shortened(title, longest.title),
    error: shortened(`Deze waarde kan niet. Vul ${allowed} in.`, longest.error),
  };
}
