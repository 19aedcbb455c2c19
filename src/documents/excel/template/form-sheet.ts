import type { Worksheet } from '@cj-tech-master/excelts';
import { allowedText, numberText } from '#contract/fields/allowed.ts';
import type { Field, FieldGroup } from '#contract/fields/field.ts';
import type { SheetDescription } from '#contract/fields/templates.ts';
import type { ChoiceLists } from '#documents/excel/template/choice-lists.ts';
import { fieldValue, type TemplateFilling } from '#documents/excel/template/filling.ts';
import { writeFixedTable } from '#documents/excel/template/fixed-table.ts';
import { colours, font, inputStyle, numberFormat, ruleBelow, solid } from '#documents/excel/template/style.ts';
import { validation } from '#documents/excel/template/validation.ts';

const columns = { label: 1, value: 2, unit: 3, default: 4, allowed: 5, help: 6 } as const;
const widths = [38, 34, 24, 22, 38, 62];
const headings = ['Veld', 'Waarde', 'Eenheid', 'Voorstel', 'Toegestaan', 'Toelichting'];
const intro: Readonly<Record<string, string>> = {
  Dossier: 'Wie, welke regeling en welke data. Vul de lichtgele cellen in; velden met * zijn verplicht.',
  'Huidige regeling':
    'De regeling die nu loopt. Bedragen op het niveau van de peildatum; percentages als percentage (5%).',
  'Nieuwe regeling': 'De regeling vanaf de transitiedatum, en wat de berekening gelijk moet houden.',
  Aannames: 'De ingevulde aannames zijn voorstellen. Controleer rendementen en rentes op de peildatum.',
};

/** A sheet with fields below each other and, under them, the tables that belong to the same subject. */
export function writeFormSheet(
  sheet: Worksheet,
  description: SheetDescription,
  lists: ChoiceLists,
  filling: TemplateFilling,
): void {
  for (const [index, width] of widths.entries()) sheet.getColumn(index + 1).width = width;
  writeTop(sheet, description.name);
  let row = 5;
  for (const group of description.groups) row = writeGroup(sheet, group, row, lists, filling);
  for (const table of description.tables) row = writeFixedTable(sheet, table, row, lists, filling);
}

function writeTop(sheet: Worksheet, name: string): void {
  const title = sheet.getCell(1, 1);
  title.value = name;
  title.font = font({ size: 18, bold: true, color: { argb: colours.brand } });
  sheet.getRow(1).height = 28;
  const explanation = sheet.getCell(2, 1);
  explanation.value = intro[name] ?? '';
  explanation.font = font({ color: { argb: colours.muted } });
  for (const [index, heading] of headings.entries()) {
    const cell = sheet.getCell(4, index + 1);
    cell.value = heading;
    cell.font = font({ bold: true, color: { argb: colours.white } });
    cell.fill = solid(colours.brand);
    cell.alignment = { horizontal: 'left', vertical: 'middle', indent: index === 0 ? 0 : 1 };
  }
  sheet.getRow(4).height = 22;
}

/** Writes the heading and the fields of a group; gives the row for what comes next. */
function writeGroup(
  sheet: Worksheet,
  group: FieldGroup,
  firstRow: number,
  lists: ChoiceLists,
  filling: TemplateFilling,
): number {
  for (const column of Object.values(columns)) sheet.getCell(firstRow, column).fill = solid(colours.brandLight);
  const title = sheet.getCell(firstRow, columns.label);
  title.value = group.title;
  title.alignment = { vertical: 'middle' };
  sheet.getRow(firstRow).height = 18;
  title.font = font({ bold: true, color: { argb: colours.brand } });
  for (const [index, field] of group.fields.entries()) {
    writeField(sheet, field, firstRow + 1 + index, lists, filling);
  }
  return firstRow + group.fields.length + 2;
}

function writeField(sheet: Worksheet, field: Field, row: number, lists: ChoiceLists, filling: TemplateFilling): void {
  const described = {
    label: field.required && field.type !== 'fixed' ? `${field.label} *` : field.label,
    unit: 'unit' in field ? field.unit : '',
    default: defaultText(field),
    allowed:
      field.type === 'choice' ? 'keuze uit de lijst' : field.type === 'fixed' ? 'niet wijzigen' : allowedText(field),
    help: field.help,
  };
  for (const [name, text] of Object.entries(described)) {
    const cell = sheet.getCell(row, columns[name as keyof typeof described]);
    cell.value = text;
    cell.font = name === 'label' ? font() : font({ size: 10, color: { argb: colours.muted } });
    cell.alignment = { horizontal: 'left', vertical: 'middle', wrapText: true, indent: name === 'label' ? 0 : 1 };
    cell.border = ruleBelow;
  }
  sheet.getRow(row).height = 28;
  writeInput(sheet, field, row, lists, filling);
}

function defaultText(field: Field): string {
  if (!('default' in field) || field.default === undefined) return '';
  if (field.type === 'choice') return field.choices.find((choice) => choice.value === field.default)?.text ?? '';
  return numberText(field.type, field.default);
}

function writeInput(sheet: Worksheet, field: Field, row: number, lists: ChoiceLists, filling: TemplateFilling): void {
  const cell = sheet.getCell(row, columns.value);
  cell.value = fieldValue(field, filling);
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
  if (field.required) markMissing(sheet, cell.address);
  else if ('default' in field && typeof cell.value !== 'object') markSuggestion(sheet, cell.address, field);
}

function markMissing(sheet: Worksheet, address: string): void {
  sheet.addConditionalFormatting({
    ref: address,
    rules: [
      {
        type: 'expression',
        priority: 1,
        formulae: [`ISBLANK(${address})`],
        style: { fill: { type: 'pattern', pattern: 'solid', bgColor: { argb: colours.missing } } },
      },
    ],
  });
}

/** Shows in italics that the cell still holds the suggestion of the template. */
function markSuggestion(sheet: Worksheet, address: string, field: Field): void {
  const suggestion = fieldValue(field, { values: {}, tables: {} });
  const literal = typeof suggestion === 'string' ? `"${suggestion}"` : String(suggestion);
  sheet.addConditionalFormatting({
    ref: address,
    rules: [
      {
        type: 'expression',
        priority: 2,
        formulae: [`${address}=${literal}`],
        style: { font: { italic: true, color: { argb: colours.muted } } },
      },
    ],
  });
}
