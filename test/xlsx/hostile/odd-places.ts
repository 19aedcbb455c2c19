import { oneSheet, plainWorkbook, workbookWithRows, workbookXml } from '#test/xlsx/plain-workbook.ts';
import type { HostileFile } from '#test/xlsx/hostile/hostile-file.ts';
import { cell } from '#test/xlsx/hostile/hostile-file.ts';

/** Places outside the sheet, or in an impossible order; ranges that are harmless however large. */
export const oddPlaces: readonly HostileFile[] = [
  {
    name: '20 defined names over the whole sheet',
    code: null,
    make: () =>
      plainWorkbook({
        'xl/workbook.xml': workbookXml(
          oneSheet,
          `<definedNames>${Array.from({ length: 20 }, (_, index) => `<definedName name="n${index}">Blad!$A$1:$XFD$1048576</definedName>`).join('')}</definedNames>`,
        ),
      }),
  },
  {
    name: 'a merged range over the whole sheet',
    code: null,
    make: () =>
      workbookWithRows(
        `<row r="1">${cell('A1', '12.5')}</row>`,
        '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>',
      ),
  },
  {
    name: 'a validation over the whole sheet',
    code: null,
    make: () =>
      workbookWithRows(
        `<row r="1">${cell('A1', '12.5')}</row>`,
        '<dataValidations><dataValidation sqref="A1:XFD1048576"/></dataValidations>',
      ),
  },
  {
    name: 'cells in the first and the last corner',
    code: null,
    make: () => workbookWithRows(`<row r="1">${cell('A1', '12.5')}</row><row r="1048576">${cell('XFD1048576')}</row>`),
  },
  {
    name: 'a cell in row 4294967295',
    code: 'FILE_DAMAGED',
    make: () => workbookWithRows(`<row r="4294967295">${cell('A4294967295')}</row>`),
  },
  {
    name: 'a cell in column ZZZZ',
    code: 'FILE_DAMAGED',
    make: () => workbookWithRows(`<row r="1">${cell('ZZZZ1')}</row>`),
  },
  {
    name: 'a cell that names another row',
    code: 'FILE_DAMAGED',
    make: () => workbookWithRows(`<row r="1">${cell('A2')}</row>`),
  },
  {
    name: 'rows that go back',
    code: 'FILE_DAMAGED',
    make: () => workbookWithRows(`<row r="2">${cell('A2')}</row><row r="1">${cell('A1')}</row>`),
  },
  {
    name: 'a cell twice',
    code: 'FILE_DAMAGED',
    make: () => workbookWithRows(`<row r="1">${cell('A1')}${cell('A1', '2')}</row>`),
  },
];
