import type { Worksheet } from '@cj-tech-master/excelts';
import { cellName, columnLetters } from '#office/sheet/cell-name.ts';
import type { Palette } from '#output/model/palette.ts';
import type { Choice, SheetControls } from '#output/model/sheet-plan.ts';

/** After those of all verdicts. */
const growingRowsPriority = 100;

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

type GrowingRows = NonNullable<SheetControls['growingRows']>[number];

/** Lines only under rows that are filled: a participant with fewer years leaves no empty lines. */
function lineGrowingRows(sheet: Worksheet, { firstRow, lastRow, columns }: GrowingRows, colours: Palette): void {
  sheet.addConditionalFormatting({
    ref: `A${firstRow}:${columnLetters(columns)}${lastRow}`,
    rules: [
      {
        type: 'expression',
        priority: growingRowsPriority,
        formulae: [`$A${firstRow}<>""`],
        style: { border: { bottom: { style: 'thin', color: { argb: `FF${colours.line}` } } } },
      },
    ],
  });
}

/** Adds the choices and conditional colours of a sheet. */
export function drawControls(sheet: Worksheet, controls: SheetControls, colours: Palette): void {
  for (const choice of controls.choices) drawChoice(sheet, choice);
  for (const rows of controls.growingRows ?? []) lineGrowingRows(sheet, rows, colours);
  const { text, fill } = colours.levels.error;
  for (const [index, { row, column, right }] of controls.verdicts.entries()) {
    const address = cellName(row, column);
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
