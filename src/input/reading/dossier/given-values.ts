import type { Field } from '#input/fields/field.ts';
import { type FieldRegister, registers } from '#input/fields/register.ts';
import { CellReader } from '#input/reading/cells/cell-reader.ts';
import { FindingList, type Place, wholeFile } from '#input/reading/cells/finding-list.ts';
import { error } from '#input/reading/cells/problem.ts';
import type { Cell } from '#input/reading/workbook/workbook.ts';

/** Values by field name, as someone types them in a cell; they hold instead of those of the file. */
export type GivenValues = Readonly<Record<string, string>>;

const cellWith = (value: string): Cell => ({ row: 1, column: 1, kind: 'text', value, isFormula: false });

/** A value that was given for a field, as the cell that it stands for; null when none was. */
export function givenCell({ name, label }: Field, given: GivenValues): { cell: Cell; place: Place } | null {
  const value = Object.hasOwn(given, name) ? given[name] : undefined;
  return value === undefined ? null : { cell: cellWith(value), place: { ...wholeFile, field: label } };
}

function problemOf(field: Field, value: string): string | null {
  if (field.type === 'fixed') return 'Dit veld vult het programma zelf in.';
  const findings = new FindingList();
  new CellReader(findings, false).read(field, cellWith(value), wholeFile);
  const found = findings.findings().find(({ severity }) => severity === 'error');
  return found === undefined ? null : `${found.message} ${found.remedy}`;
}

const everyField: readonly Field[] = Object.values(registers).flatMap(({ fields }) => fields.map(({ field }) => field));

/** What is wrong with a value before the kind of the file is known: no kind has the field, or takes the value. Null when one does. */
export function givenProblem(name: string, value: string, fields = everyField): string | null {
  const problems = fields.filter((field) => field.name === name).map((field) => problemOf(field, value));
  if (problems.includes(null)) return null;
  const [problem = 'Dit veld bestaat niet.'] = problems;
  return `${name}: ${problem}`;
}

/** Refuses what was given for fields that files of this kind do not have. */
export function refuseUnknown(given: GivenValues, register: FieldRegister, findings: FindingList): void {
  const known = new Set(register.fields.map(({ field }) => field.name));
  for (const name of Object.keys(given)) {
    if (known.has(name)) continue;
    const message = `Voor het veld ${name} is een waarde meegegeven, maar dit soort sjabloon heeft dat veld niet.`;
    findings.add(error('FIELD_MISSING', message, 'Laat die waarde weg.'), wholeFile);
  }
}
