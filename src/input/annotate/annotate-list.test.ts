import { describe, expect, test } from 'vitest';
import type { Finding } from '#input/findings/findings.ts';
import { annotatedWorkbook } from '#input/annotate/annotate.ts';
import { handMadeWorkbook } from '#test/office-package/hand-made-workbook.ts';
import { attribute, tagTexts } from '#test/office-package/package-contents.ts';
import { annotatedFileProblems } from '#test/office-package/problems.ts';
import { definedNames, sheetOf, type SheetContents, openedWorkbook } from '#test/office-package/workbook-contents.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';

const finding = (cell: string | null, more: Partial<Finding> = {}): Finding => ({
  code: 'VALUE_WRONG_TYPE',
  severity: 'error',
  sheet: 'Blad1',
  cell,
  field: 'Salaris',
  found: 'veel',
  message: 'Dit klopt niet.',
  remedy: 'Herstel dit.',
  ...more,
});

const text = (address: string, content: string): string =>
  `<c r="${address}" t="inlineStr"><is><t>${content}</t></is></c>`;

const data =
  `<sheetData><row r="1"><c r="A1"><v>0.9</v></c>${text('B1', 'veel')}<c r="C1" t="b"><v>1</v></c>` +
  '<c r="D1" t="e"><v>#N/A</v></c><c r="E1" s="1"/><c r="F1"><f>A1</f></c></row></sheetData>';

function list(findings: readonly Finding[], made = {}): SheetContents {
  const bytes = annotatedWorkbook(handMadeWorkbook({ sheet: data, ...made }), findings, nodePlatform);
  expect(annotatedFileProblems(bytes)).toEqual([]);
  return sheetOf(openedWorkbook(bytes), 'Fouten');
}

const texts = ({ cells }: SheetContents, row: number): readonly (string | null)[] =>
  cells.filter((cell) => cell.row === row).map(({ value }) => value);

const formula = ({ cells }: SheetContents, address: string): string | null | undefined =>
  cells
    .find((cell) => cell.address === address)
    ?.formula?.replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

const wrapped = (condition: string): string => `IF(IFERROR(${condition},FALSE()),"open","gewijzigd")`;

describe('the status of a cell', () => {
  test.each([
    ['A1', '0,9', "AND(ISNUMBER('Blad1'!A1),'Blad1'!A1=0.9)"],
    ['B1', 'veel', `TRIM('Blad1'!B1)="veel"`],
    ['B1', `${'x'.repeat(39)}…`, `LEFT(TRIM('Blad1'!B1),39)="${'x'.repeat(39)}"`],
    ['B1', 'zeg "ja"', `TRIM('Blad1'!B1)="zeg ""ja"""`],
    ['C1', 'WAAR', "AND(ISLOGICAL('Blad1'!C1),'Blad1'!C1=TRUE())"],
    ['D1', '#N/A', "ISERROR('Blad1'!D1)"],
    ['E1', null, "ISBLANK('Blad1'!E1)"],
    ['G9', null, "ISBLANK('Blad1'!G9)"],
  ])('of %s, in which %s was found, is open until it holds something else', (cell, found, condition) => {
    const sheet = list([finding(cell, { found })]);
    expect(formula(sheet, 'H7')).toBe(wrapped(condition));
    expect(texts(sheet, 7).at(-1)).toBe('open');
  });

  test.each([['F1'], [null]])('is left out for an uncalculated formula and for a whole sheet: %s', (cell) => {
    expect(texts(list([finding(cell)]), 7).at(-1)).toBeNull();
  });
});

describe('the same fault in many rows of a column', () => {
  const rows = Array.from({ length: 240 }, (_, index) => finding(`E${index + 12}`));

  test('stands under one line that sums it up, the cells folded away behind it', () => {
    const sheet = list([...rows, finding('B1', { field: 'Franchise' })]);
    expect(texts(sheet, 7)).toEqual([
      'Fout',
      'Blad1',
      'E12',
      'Salaris',
      'veel',
      'Dit klopt niet. Dit geldt voor 240 cellen in kolom E; de eerste is E12.',
      'Herstel dit.',
      '240 van 240 open',
    ]);
    const folded = tagTexts(sheet.xml, 'row').filter((row) => attribute(row, 'outlineLevel') === '1');
    expect(folded).toHaveLength(240);
    expect(folded.every((row) => attribute(row, 'hidden') === '1')).toBe(true);
    expect(formula(sheet, 'H7')).toBe(
      'IF(COUNTIF(H8:H247,"open")=0,"gewijzigd",COUNTIF(H8:H247,"open")&" van 240 open")',
    );
    expect(texts(sheet, 248)[2]).toBe('B1');
  });

  test('is counted once in the sum of open cells', () => {
    expect(texts(list(rows), 2)).toEqual(['240 fouten op het blad Blad1.', 'Cellen die nog open staan: 240']);
  });

  test('does not join different fields of a form, nor a few cells', () => {
    const fields = ['Naam', 'Plaats', 'Regeling', 'Uitvoerder'].map((field, index) =>
      finding(`B${index + 3}`, { field }),
    );
    expect(tagTexts(list([...fields, ...rows.slice(0, 3)]).xml, 'row').join('')).not.toContain('outlineLevel');
  });

  test('says in its own words what cells with different messages have in common', () => {
    const different = [0, 1, 2, 3].map((index) =>
      finding(`E${index + 12}`, { message: `Fout ${index}.`, found: `w${index}` }),
    );
    expect(texts(list(different), 7).slice(4, 6)).toEqual([
      'w0 en andere waarden',
      'Waarde van een verkeerd soort. Dit geldt voor 4 cellen in kolom E; de eerste is E12.',
    ]);
  });
});

describe('the list', () => {
  test('puts warnings last, says so in words, and counts them apart', () => {
    const sheet = list([finding('A1', { severity: 'warning' }), finding('B1', { sheet: null, cell: null })]);
    expect([texts(sheet, 7)[0], texts(sheet, 8)[0]]).toEqual(['Fout', 'Waarschuwing']);
    expect(texts(sheet, 2)[0]).toBe('1 fout en 1 waarschuwing op het blad Blad1.');
  });

  test('counts those that are not listed too', () => {
    const more = finding(null, { code: 'MORE_FINDINGS', sheet: null, found: '500' });
    expect(texts(list([finding('A1'), more]), 2)[0]).toBe('501 fouten op het blad Blad1.');
  });

  test('can be filtered and repeats its header on every printed page', () => {
    const bytes = annotatedWorkbook(handMadeWorkbook({ sheet: data }), [finding('A1'), finding('B1')], nodePlatform);
    const workbook = openedWorkbook(bytes);
    expect(tagTexts(sheetOf(workbook, 'Fouten').xml, 'autoFilter')).toEqual(['<autoFilter ref="A6:H8"/>']);
    expect(definedNames(workbook).get('_xlnm.Print_Titles')).toBe("'Fouten'!$6:$6");
  });
});

describe('a fault of a whole column', () => {
  const column = () => list([finding('B1', { code: 'COLUMN_MONTH_FIRST', found: null })]);

  test('has no status that one cell could change', () => {
    expect(formula(column(), 'H7') ?? null).toBeNull();
    expect(texts(column(), 7).at(-1)).toBe('hele kolom');
  });

  test('alone is explained as any other in the file of the user', () => {
    expect(texts(column(), 3)[0]).toMatch(/Klik op een cel om erheen te gaan/);
    expect(texts(column(), 4)[0]).toMatch(/^Dit blad, de kleuren en de opmerkingen mogen blijven staan/);
  });
});
