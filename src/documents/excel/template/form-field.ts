import type { Worksheet } from '@cj-tech-master/excelts';
import { allowedText } from '#contract/fields/allowed.ts';
import type { Field } from '#contract/fields/field.ts';
import { defaultText } from '#documents/excel/template/default-value.ts';
import type { SheetContext } from '#documents/excel/template/sheet-context.ts';
import { fieldStatus } from '#documents/excel/template/status/field-status.ts';
import { type Formula, joined, words } from '#documents/excel/template/status/formula.ts';
import type { ShownStatus } from '#documents/excel/template/status/marks.ts';
import { statusFont } from '#documents/excel/template/status-marks.ts';
import { colours, font, inputStyle, numberFormat, ruleBelow } from '#documents/excel/template/style.ts';
import { validation } from '#documents/excel/template/validation.ts';

/** The columns of a form, from left to right. */
export const formColumns = [
  { heading: 'Veld', width: 31 },
  { heading: 'Waarde', width: 27 },
  { heading: 'Status', width: 23 },
  { heading: 'Eenheid', width: 17 },
  { heading: 'Standaard of voorbeeld', width: 19 },
  { heading: 'Toegestaan en wettelijke grens', width: 32 },
  { heading: 'Toelichting', width: 44 },
] as const;
const columns = { label: 1, value: 2, status: 3, unit: 4, usual: 5, allowed: 6, help: 7 } as const;

/** How many lines a text takes in a column, in the small letter of the explanations. */
const linesOf = (text: string, column: number): number =>
  text
    .split('\n')
    .reduce(
      (lines, line) => lines + Math.max(1, Math.ceil(line.length / ((formColumns[column - 1]?.width ?? 1) * 1.05))),
      0,
    );

const usualText = (field: Field): string => {
  const usual = defaultText(field);
  if (usual !== '') return `standaard ${usual}`;
  return field.example === undefined ? '' : `bijvoorbeeld ${field.example}`;
};

/** What may be typed, and what the law says about it on the dates of the dossier. */
function allowed(field: Field, { sources }: SheetContext): Formula<string> {
  const text = words(field.type === 'fixed' ? 'niet wijzigen' : allowedText(field));
  if (!field.lawCheck) return text;
  return joined(text, { text: 'CHAR(10)', value: '\n' }, sources.law.shown(field.lawCheck));
}

/** Writes a field on a row; gives its status, or null for one that nobody fills in. */
export function writeField(context: SheetContext, field: Field, row: number): ShownStatus | null {
  const { sheet, sources } = context;
  const label = field.required && field.type !== 'fixed' ? `${field.label} *` : field.label;
  const limits = allowed(field, context);
  const texts: readonly (readonly [column: number, text: string])[] = [
    [columns.label, label],
    [columns.unit, 'unit' in field ? field.unit : ''],
    [columns.usual, usualText(field)],
    [columns.allowed, limits.value],
    [columns.help, field.help],
  ];
  for (const [column, text] of texts) writeText(sheet, row, column, text);
  if (field.lawCheck) sheet.getCell(row, columns.allowed).value = { formula: limits.text, result: limits.value };
  sheet.getRow(row).height = 14 * Math.max(2, ...texts.map(([column, text]) => linesOf(text, column))) + 2;
  writeInput(context, field, row);
  writeText(sheet, row, columns.status, '');
  if (field.type === 'fixed') return null;
  const status = fieldStatus(field, sources);
  const cell = sheet.getCell(row, columns.status);
  cell.value = { formula: status.text, result: status.value };
  cell.font = statusFont();
  return { label: field.label, cell: context.reference(columns.status, row), value: status.value };
}

function writeText(sheet: Worksheet, row: number, column: number, text: string): void {
  const cell = sheet.getCell(row, column);
  const isLabel = column === columns.label;
  cell.value = text === '' ? null : text;
  cell.font = isLabel ? font() : font({ size: 10, color: { argb: colours.muted } });
  cell.alignment = { horizontal: 'left', vertical: 'middle', wrapText: true, indent: isLabel ? 0 : 1 };
  cell.border = ruleBelow;
}

function writeInput({ sheet, sources, lists }: SheetContext, field: Field, row: number): void {
  const cell = sheet.getCell(row, columns.value);
  cell.value = sources.answers.value(field.name);
  cell.name = field.name;
  if (field.type === 'fixed') {
    const alignment = { horizontal: 'left', vertical: 'middle', indent: 1 } as const;
    cell.style = { numFmt: numberFormat('fixed'), font: font({ bold: true }), alignment, border: ruleBelow };
    return;
  }
  cell.style = inputStyle(field.type);
  sheet.dataValidations.add(
    cell.address,
    validation(field, cell.address, (choices) => lists.reference(choices)),
  );
}
