import type { Worksheet } from '@cj-tech-master/excelts';
import { allowedText, numberText } from '#input/fields/allowed.ts';
import type { Field, LawCheck } from '#input/fields/field.ts';
import { sameAsOf } from '#input/fields/templates.ts';
import { shownDefault, fieldValue, standardValue, type TemplateFilling } from '#input/template/filling.ts';
import type { SheetContext } from '#input/template/sheet-context.ts';
import { fieldStatus, isAlwaysRequired, type Status } from '#input/template/cell-status.ts';
import { statusFont } from '#input/template/status-marks.ts';
import { colours, font, inputStyle, numberFormat, ruleBelow } from '#input/template/style.ts';
import { validation } from '#input/template/validation.ts';
import { dateText } from '#office/document/dutch-format.ts';
import { dayOf } from '#core/calendar/days.ts';
import { accrualLimit } from '#core/law/accrual-limit.ts';
import { compensationEnd } from '#core/law/compensation-end.ts';
import type { LawSeries } from '#core/law/dated.ts';
import { flatPremiumLimit } from '#core/law/flat-premium-limit.ts';
import { maximumSalary, minimumOffset } from '#core/law/yearly-values.ts';
import { transitionDeadline } from '#core/law/transition-deadline.ts';

/** The latest value of a series in words, and from when it holds. */
function latest<T>({ name, entries }: LawSeries<T>, text: (value: NonNullable<T>) => string): string {
  const entry = entries.findLast(({ value }) => value !== null);
  if (!entry?.value) throw new Error(`${name} has no value`);
  return `Wet: ${text(entry.value)} (vanaf ${dateText(dayOf(entry.from))})`;
}

/** What the law says of a field, by its check; the calculation holds the field against the law on the dates of the dossier. */
const lawLimits: Readonly<Record<LawCheck, string>> = {
  minimumOffset: latest(minimumOffset, (value) => `minimale franchise ${numberText('amount', value)}`),
  maximumSalary: latest(maximumSalary, (value) => `ten hoogste ${numberText('amount', value)}`),
  accrualLimit: latest(accrualLimit, (limits) =>
    limits
      .map(({ full, pensionAge }) => `${numberText('percentage', full)} bij ${pensionAge} jaar`)
      .toReversed()
      .join(', '),
  ),
  premiumLimit: latest(
    flatPremiumLimit,
    ({ full }) =>
      `vlak ten hoogste ${numberText('percentage', full)} bij de minimale franchise, zonder kosten op de inleg`,
  ),
  compensationEnd: latest(compensationEnd, (day) => `compensatie als premie t/m ${dateText(day)}`),
  transitionDeadline: latest(transitionDeadline, (day) => `uiterlijk ${dateText(day)}`),
};

/** The columns of a form, from left to right. */
export const formColumns = [
  { heading: 'Veld', width: 30 },
  { heading: 'Waarde', width: 30 },
  { heading: 'Status', width: 21 },
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

const usualText = (field: Field, filling: TemplateFilling): string => {
  if (sameAsOf(field) !== null) return 'leeg: zoals nu';
  const usual = shownDefault(field, standardValue(field, filling));
  const isOfOffice = filling.office?.values[field.name] !== undefined;
  if (usual !== '') return isOfOffice ? `standaard van uw kantoor: ${usual}` : `standaard ${usual}`;
  return field.example === undefined ? '' : `bijvoorbeeld ${field.example}`;
};

/** What may be typed, and what the law says of it. */
function allowedWithLaw(field: Field): string {
  const text = field.type === 'fixed' ? 'niet wijzigen' : allowedText(field);
  return field.lawCheck ? `${text}\n${lawLimits[field.lawCheck]}` : text;
}

const isStarred = (field: Field): boolean => field.type !== 'fixed' && isAlwaysRequired(field);

/** Writes a field on a row; gives its status, or null for one that nobody fills in. */
export function writeField(context: SheetContext, field: Field, row: number): Status | null {
  const { sheet, filling } = context;
  writeText(sheet, row, columns.label, isStarred(field) ? `${field.label} *` : field.label);
  writeText(sheet, row, columns.unit, 'unit' in field ? field.unit : '');
  writeText(sheet, row, columns.usual, usualText(field, filling));
  writeText(sheet, row, columns.allowed, allowedWithLaw(field));
  writeText(sheet, row, columns.help, field.help);
  fitField(sheet, row);
  writeInput(context, field, row, fieldValue(field, filling));
  writeText(sheet, row, columns.status, '');
  if (field.type === 'fixed') return null;
  const status = fieldStatus(field, sheet.getCell(row, columns.value).address, fieldValue(field, filling));
  const cell = sheet.getCell(row, columns.status);
  cell.value = status;
  cell.font = statusFont();
  return status;
}

/** Gives the row of a field the height of its texts. */
function fitField(sheet: Worksheet, row: number): void {
  const lines = [columns.label, columns.unit, columns.usual, columns.allowed, columns.help].map((column) => {
    const shown = sheet.getCell(row, column).value;
    return linesOf(typeof shown === 'string' ? shown : '', column);
  });
  sheet.getRow(row).height = 14 * Math.max(2, ...lines) + 2;
}

function writeText(sheet: Worksheet, row: number, column: number, text: string): void {
  const cell = sheet.getCell(row, column);
  const isLabel = column === columns.label;
  cell.value = text === '' ? null : text;
  cell.font = isLabel ? font() : font({ size: 10, color: { argb: colours.muted } });
  cell.alignment = { horizontal: 'left', vertical: 'middle', wrapText: true, indent: isLabel ? 0 : 1 };
  cell.border = ruleBelow;
}

/** The cell of a field with its name, its format and what may be typed in it. */
export function writeInput(
  { sheet, lists }: SheetContext,
  field: Field,
  row: number,
  value: string | number | null,
): void {
  const cell = sheet.getCell(row, columns.value);
  cell.value = value;
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
