import { choiceWords } from '#input/fields/choice-words.ts';
import type { Choice, ChoiceField, TextField } from '#input/fields/field.ts';
import type { ChoiceColumn, TextColumn } from '#input/fields/table.ts';
import { fillIn, error, type Problem } from '#input/reading/cells/problem.ts';
import { printable, shownValue } from '#input/reading/cells/shown-value.ts';
import type { Cell } from '#input/reading/workbook/workbook.ts';

/** The text of a cell; a whole number counts as its digits. */
function cellText(cell: Cell, date1904: boolean): string {
  if (cell.kind === 'text') return printable(String(cell.value));
  return Number.isInteger(cell.value) && cell.kind === 'number' ? String(cell.value) : shownValue(cell, date1904);
}

/** The text in a filled cell. What is free text is cut to its length, visibly; what identifies must fit. */
export function textValue(described: TextField | TextColumn, cell: Cell, date1904: boolean): string | Problem {
  const isKey =
    ('unique' in described && described.unique) || ('digits' in described && described.digits !== undefined);
  const isPlain = cell.kind === 'text' || Number.isSafeInteger(cell.value);
  if (isKey && !isPlain)
    return error('VALUE_WRONG_TYPE', 'In deze cel staat geen tekst of heel getal.', fillIn(described));
  const text = cellText(cell, date1904);
  if (
    'digits' in described &&
    described.digits !== undefined &&
    !(text.length === described.digits && /^\d+$/.test(text))
  ) {
    return error('VALUE_WRONG_TYPE', `De waarde is geen nummer van ${described.digits} cijfers.`, fillIn(described));
  }
  if (text.length <= described.maximumLength) return text;
  if (isKey)
    return error('VALUE_OUT_OF_RANGE', `De tekst is langer dan ${described.maximumLength} tekens.`, fillIn(described));
  return `${Array.from(text)
    .slice(0, described.maximumLength - 1)
    .join('')
    .trimEnd()}…`;
}

const normalized = (text: string): string => printable(text).replaceAll(/\s+/g, ' ').toLowerCase();

const textByBoolean = new Map([
  [true, 'ja'],
  [false, 'nee'],
]);

/** The choice in a filled cell; capitals and blanks around it do not matter. */
export function choiceValue(described: ChoiceField | ChoiceColumn, cell: Cell): Choice | Problem {
  const shown = typeof cell.value === 'boolean' ? (textByBoolean.get(cell.value) ?? '') : String(cell.value);
  const text = normalized(shown);
  const means = (item: Choice): boolean => choiceWords(item).some((word) => word.toLowerCase() === text);
  return (
    described.choices.find(means) ??
    error('VALUE_UNKNOWN_CHOICE', 'Deze keuze staat niet in de lijst.', fillIn(described))
  );
}
