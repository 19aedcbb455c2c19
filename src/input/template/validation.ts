import type { DataValidation } from '@cj-tech-master/excelts';
import { allowedText } from '#input/fields/allowed.ts';
import type { Choice, Field } from '#input/fields/field.ts';
import { type Column, lastDay, leastNumber } from '#input/fields/table.ts';
import { dayNumber } from '#office/sheet/day-number.ts';

type Described = Exclude<Field, { type: 'fixed' }> | Column;

/** Longest texts that Excel takes in a validation. */
const longest = { title: 32, error: 225 };

/** As much as is read at a glance beside a cell; Excel takes 255. */
const readablePrompt = 180;

const shortened = (text: string, maximum: number): string =>
  text.length <= maximum ? text : `${text.slice(0, maximum - 1)}…`;

type Rule = { type: 'decimal' | 'whole' | 'list' | 'textLength' | 'custom'; formulae: (string | number)[] };

/** A rule on days as a formula, because the library turns limits of kind `date` into text of the local time zone. */
function dayRule(described: Extract<Described, { type: 'date' | 'firstOfMonth' }>, cell: string): string {
  const limits = `${cell}>=${dayNumber(described.minimum)},${cell}<=${dayNumber(lastDay(described))}`;
  return described.type === 'firstOfMonth'
    ? `AND(ISNUMBER(${cell}),DAY(${cell})=1,${limits})`
    : `AND(ISNUMBER(${cell}),${limits})`;
}

function rule(described: Described, cell: string, list: (choices: readonly Choice[]) => string): Rule {
  if (described.type === 'choice') return { type: 'list', formulae: [list(described.choices)] };
  if (described.type === 'text') return { type: 'textLength', formulae: [1, described.maximumLength] };
  if (!('unit' in described)) return { type: 'custom', formulae: [dayRule(described, cell)] };
  return {
    type: described.type === 'whole' ? 'whole' : 'decimal',
    formulae: [leastNumber(described), described.maximum],
  };
}

/** What is accepted, as short as it can be said: of a list the cell shows the choices. */
const accepted = (described: Described): string =>
  described.type === 'choice'
    ? 'Kies uit de lijst.'
    : `${described.required ? 'Verplicht' : 'Toegestaan'}: ${allowedText(described)}.`;

/** What to do when the cell is chosen: what is meant, and what is accepted. Cut at the end of a sentence. */
function prompt(described: Described): string {
  const allowed = accepted(described);
  const sentences = described.help.split(/(?<=\.) /);
  while (sentences.length > 0 && sentences.join(' ').length + 1 + allowed.length > readablePrompt) sentences.pop();
  return shortened([sentences.join(' '), allowed].filter((part) => part !== '').join('\n'), readablePrompt);
}

/** What to do after a value that cannot be. */
function remedy(described: Described): string {
  const allowed = allowedText(described);
  if (described.type === 'choice')
    return `Deze keuze bestaat niet. Kies uit de lijst (Alt en pijl omlaag): ${allowed}.`;
  const hint = described.type === 'percentage' ? ' Typ het procentteken mee: 25%.' : '';
  return `Deze waarde kan niet. Vul ${allowed} in.${hint}`;
}

/** The rule, the input message and the error message of a cell. `cell` is the first cell of the range it is set on. */
export function validation(
  described: Described,
  cell: string,
  list: (choices: readonly Choice[]) => string,
): DataValidation {
  const title = 'header' in described ? described.header : described.label;
  return {
    ...rule(described, cell, list),
    ...('unit' in described || described.type === 'text' ? { operator: 'between' as const } : {}),
    allowBlank: true,
    showInputMessage: true,
    promptTitle: shortened(title, longest.title),
    prompt: prompt(described),
    showErrorMessage: true,
    errorStyle: 'stop',
    errorTitle: shortened(title, longest.title),
    error: shortened(remedy(described), longest.error),
  };
}
