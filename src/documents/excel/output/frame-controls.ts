import type { Workbook, Worksheet } from '@cj-tech-master/excelts';
import { absoluteReference, cellAddress, columnLetters } from '#documents/excel/output/cell-address.ts';
import type { Palette } from '#documents/excel/output/palette.ts';
import type { Choice, NamedRange, SheetControls } from '#documents/excel/output/sheet-plan.ts';

/** After those of all verdicts. */
const coursePriority = 100;

/** 'Lasten per jaar'!$B$5:$D$34 */
function rangeReference(sheet: string, { column, lastColumn = column, firstRow, lastRow }: NamedRange): string {
  const start = absoluteReference(sheet, column, firstRow);
  return `${start}:$${columnLetters(lastColumn)}$${lastRow}`;
}

function drawChoice(sheet: Worksheet, { row, column, list, title, prompt }: Choice): void {
  sheet.getCell(row, column).dataValidation = {
    type: 'list',
    formulae: [list],
    allowBlank: false,
    showInputMessage: true,
    promptTitle: title,
    prompt,
    showErrorMessage: true,
    errorStyle: 'stop',
    errorTitle: title,
    error: 'Kies een waarde uit de lijst.',
  };
}

type Course = NonNullable<SheetControls['courses']>[number];

/** A shorter course leaves no empty lines behind. */
function lineCourse(sheet: Worksheet, { firstRow, lastRow, columns }: Course, colours: Palette): void {
  sheet.addConditionalFormatting({
    ref: `A${firstRow}:${columnLetters(columns)}${lastRow}`,
    rules: [
      {
        type: 'expression',
        priority: coursePriority,
        formulae: [`$A${firstRow}<>""`],
        style: { border: { bottom: { style: 'thin', color: { argb: `FF${colours.line}` } } } },
      },
    ],
  });
}

/** Draws what can be chosen on a sheet, what has a name, and what changes colour. */
export function drawControls(workbook: Workbook, sheet: Worksheet, controls: SheetControls, colours: Palette): void {
  for (const range of controls.ranges) workbook.definedNames.add(rangeReference(sheet.name, range), range.name);
  for (const choice of controls.choices) drawChoice(sheet, choice);
  for (const course of controls.courses ?? []) lineCourse(sheet, course, colours);
  const { text, fill } = colours.levels.error;
  for (const [index, { row, column, right }] of controls.verdicts.entries()) {
    const address = cellAddress(row, column);
    sheet.addConditionalFormatting({
      ref: address,
      rules: [
        {
          type: 'expression',
          priority: index + 1,
          formulae: [`${address}<>"${right}"`],
          style: {
            font: { color: { argb: `FF${text}` } },
            fill: { type: 'pattern', pattern: 'solid', bgColor: { argb: `FF${fill}` } },
          },
        },
      ],
    });
  }
}
