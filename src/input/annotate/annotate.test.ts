import { describe, expect, test } from 'vitest';
import { zipParts } from '#office/package/zip-directory.ts';
import type { Finding } from '#input/findings/findings.ts';
import { handMadeWorkbook } from '#test/office-package/hand-made-workbook.ts';
import { attribute, tagTexts } from '#test/office-package/package-contents.ts';
import { annotatedFileProblems } from '#test/office-package/problems.ts';
import { definedNames, sheetOf, openedWorkbook } from '#test/office-package/workbook-contents.ts';
import { finding, at, annotated, markedMade, styleTags, data } from '#test/office-package/annotated-workbook.ts';
import { markedCellsOn } from '#test/xlsx/marked-cells.ts';
import { plainWorkbook, workbookLinks } from '#test/xlsx/plain-workbook.ts';

describe('marking cells', () => {
  test('gives a wrong cell a red fill on top of its own style', () => {
    const workbook = markedMade({ sheet: data }, at('B2'));
    expect(markedCellsOn(workbook, 'Blad1')).toEqual(['B2']);
    const cell = sheetOf(workbook, 'Blad1').cells.find(({ address }) => address === 'B2');
    const format = styleTags(workbook, 'cellXfs', 'xf')[cell?.style ?? 0] ?? '';
    expect(attribute(format, 'numFmtId')).toBe('14');
    expect(cell?.value).toBe('45000');
  });

  test('puts in cells and rows that do not exist, in their place', () => {
    const workbook = markedMade({ sheet: data }, at('A1', 'C2', 'E2', 'B3', 'C5', 'A9', 'A2'));
    expect(markedCellsOn(workbook, 'Blad1')).toEqual(['A1', 'A2', 'C2', 'E2', 'B3', 'C5', 'A9']);
    expect(sheetOf(workbook, 'Blad1').cells.map(({ address }) => address)).toEqual([
      'A1',
      'A2',
      'B2',
      'C2',
      'D2',
      'E2',
      'B3',
      'C5',
      'A9',
    ]);
  });

  test('gives a cell that did not exist the style of its row, or else of its column', () => {
    const sheet =
      '<cols><col min="2" max="3" width="9" style="2"/></cols><sheetData><row r="1" s="1" customFormat="1"/></sheetData>';
    const workbook = markedMade({ sheet }, at('C1', 'C4'));
    const formats = styleTags(workbook, 'cellXfs', 'xf');
    const styles = sheetOf(workbook, 'Blad1').cells.map(({ style }) => attribute(formats[style] ?? '', 'numFmtId'));
    expect(styles).toEqual(['14', '10']);
  });

  test('works on an empty sheet', () => {
    expect(markedCellsOn(markedMade({ sheet: '<sheetData/>' }, at('B7')), 'Blad1')).toEqual(['B7']);
  });

  test('counts rows and cells that carry no address', () => {
    const bytes = annotated(
      handMadeWorkbook({
        sheet: '<sheetData><row><c><v>1</v></c></row><row><c><v>2</v></c><c><v>3</v></c></row></sheetData>',
      }),
      at('B2'),
    );
    const xml = openedWorkbook(bytes).contents.texts.get('xl/worksheets/sheet1.xml') ?? '';
    expect(xml).toMatch(/<row><c><v>1<\/v><\/c><\/row><row><c><v>2<\/v><\/c><c s="\d+"><v>3<\/v><\/c><\/row>/);
  });

  test('is not led astray by comments and CDATA that look like cells', () => {
    const sheet =
      '<sheetData><!-- <row r="2"><c r="B2"/></row> --><row r="2"><c r="A2" t="inlineStr"><is><t><![CDATA[<c r="B2"/>]]></t></is></c><c r="B2"><v>7</v></c></row></sheetData>';
    const xml = openedWorkbook(annotated(handMadeWorkbook({ sheet }), at('B2'))).contents.texts.get(
      'xl/worksheets/sheet1.xml',
    );
    expect(xml).toContain('<!-- <row r="2"><c r="B2"/></row> -->');
    expect(xml).toContain('<![CDATA[<c r="B2"/>]]>');
    expect(xml).toMatch(/<c r="B2" s="\d+"><v>7<\/v>/);
  });

  test('leaves everything else in the file as it was, byte for byte', () => {
    const before = handMadeWorkbook({
      sheet: data,
      parts: { 'xl/printerSettings/printer1.bin': 'x', 'xl/theme/theme1.xml': '<theme/>' },
      types: [
        [
          'xl/printerSettings/printer1.bin',
          'application/vnd.openxmlformats-officedocument.spreadsheetml.printerSettings',
        ],
        ['xl/theme/theme1.xml', 'application/vnd.openxmlformats-officedocument.theme+xml'],
      ],
      sheetRelationships: [['printerSettings', '../printerSettings/printer1.bin']],
      workbookRelationships: [['theme', 'theme/theme1.xml']],
    });
    const after = new Map(zipParts(annotated(before, at('B2'))).map((part) => [part.name, part]));
    for (const part of zipParts(before)) {
      expect(after.has(part.name), part.name).toBe(true);
      if (!/sheet1|styles|workbook|Content_Types/.test(part.name))
        expect(after.get(part.name)?.packed).toEqual(part.packed);
    }
  });

  test('marks at most 1,000 cells and lists all findings', () => {
    const findings = Array.from({ length: 1_200 }, (_, index) => finding('Blad1', `A${index + 1}`));
    const workbook = markedMade({ sheet: data }, findings);
    expect(markedCellsOn(workbook, 'Blad1')).toHaveLength(1_000);
    expect(sheetOf(workbook, 'Fouten').cells.filter(({ value }) => value === 'Dit klopt niet.')).toHaveLength(1_200);
  });
});

describe('the sheet Fouten', () => {
  test('stands first, opens by itself, and no other sheet is selected with it', () => {
    const workbook = markedMade(
      {
        sheet: `<sheetViews><sheetView tabSelected="1" workbookViewId="0"/></sheetViews>${data}`,
        workbookStart: '<bookViews><workbookView activeTab="0" firstSheet="0"/></bookViews>',
      },
      at('B2'),
    );
    expect(workbook.sheets.map(({ name }) => name)).toEqual(['Fouten', 'Blad1']);
    expect(tagTexts(sheetOf(workbook, 'Blad1').xml, 'sheetView')[0]).not.toContain('tabSelected');
    expect(tagTexts(sheetOf(workbook, 'Fouten').xml, 'sheetView')[0]).toContain('tabSelected="1"');
  });

  test('lists every finding with a link that jumps to the cell', () => {
    const workbook = markedMade({ sheet: data }, [
      ...at('B2'),
      finding('Blad1', null),
      finding(null, null),
      finding('Weg', 'A1'),
    ]);
    const { cells, xml } = sheetOf(workbook, 'Fouten');
    expect(cells.filter(({ row }) => row === 6).map(({ value }) => value)).toEqual([
      'Soort',
      'Blad',
      'Cel',
      'Veld',
      'Gevonden',
      'Wat is er mis',
      'Herstel',
      'Status',
    ]);
    expect(cells.filter(({ row }) => row === 7).map(({ value }) => value)).toEqual([
      'Fout',
      'Blad1',
      'B2',
      null,
      '=1+1 & <x>',
      'Dit klopt niet.',
      'Herstel dit.',
      'open',
    ]);
    expect(tagTexts(xml, 'hyperlink').map((text) => attribute(text, 'location'))).toEqual(["'Blad1'!B2", "'Blad1'!A1"]);
  });

  test('moves names that belong to one sheet along with it', () => {
    const workbook = markedMade(
      {
        sheet: data,
        workbookEnd:
          '<definedNames><definedName name="_xlnm.Print_Area" localSheetId="0">Blad1!$A$1:$B$2</definedName></definedNames>',
      },
      at('B2'),
    );
    expect(tagTexts(workbook.xml, 'definedName')[0]).toContain('localSheetId="1"');
    expect(definedNames(workbook).get('_xlnm.Print_Area')).toBe('Blad1!$A$1:$B$2');
  });
});

describe('a file without a styles part', () => {
  const unstyled: Finding = { ...finding('Blad', 'A1'), severity: 'warning' };
  const partNames = (bytes: Uint8Array): readonly string[] => zipParts(bytes).map(({ name }) => name);

  test('gets one by the name at which every program looks for it', () => {
    const marked = annotated(plainWorkbook(), [unstyled]);
    expect(partNames(marked)).toContain('xl/styles.xml');
    expect(annotatedFileProblems(marked)).toEqual([]);
  });

  test('keeps another part of that name', () => {
    const links = workbookLinks(['rId1', 'worksheet', 'worksheets/sheet1.xml'], ['rId2', 'theme', 'styles.xml']);
    const other = plainWorkbook({ 'xl/styles.xml': '<other/>', 'xl/_rels/workbook.xml.rels': links });
    const marked = annotated(other, [unstyled]);
    expect(partNames(marked)).toEqual(expect.arrayContaining(['xl/styles.xml', 'xl/stylesEvenwicht1.xml']));
  });

  test('is marked all the same when one of its relationships points at nothing', () => {
    const empty = workbookLinks(['rId1', 'worksheet', 'worksheets/sheet1.xml'], ['rId2', 'theme', '']);
    const marked = annotated(plainWorkbook({ 'xl/_rels/workbook.xml.rels': empty }), [unstyled]);
    expect(openedWorkbook(marked).sheets.map(({ name }) => name)).toEqual(['Fouten', 'Blad']);
  });
});

describe('a file that cannot be changed', () => {
  test.each([
    ['no zip at all', new TextEncoder().encode('geen werkmap')],
    ['a sheet without data', handMadeWorkbook({ sheet: '<cols/>' })],
    [
      'styles without formats',
      handMadeWorkbook({
        sheet: data,
        styles: '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"/>',
      }),
    ],
  ])('gives a workbook with the sheet Fouten only: %s', (_, bytes) => {
    const workbook = openedWorkbook(annotated(bytes, at('B2')));
    expect(workbook.sheets.map(({ name }) => name)).toEqual(['Fouten']);
    expect(sheetOf(workbook, 'Fouten').cells.map(({ value }) => value)).toContain('Dit klopt niet.');
  });
});
