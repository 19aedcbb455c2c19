import { describe, expect, test } from 'vitest';
import type { Finding } from '#contract/findings.ts';
import { annotatedWorkbook } from '#documents/excel/annotate.ts';
import { readDossier } from '#documents/excel/read-dossier.ts';
import { readWorkbook } from '#documents/excel/read-workbook.ts';
import { templateWorkbook, type TemplateFilling } from '#documents/excel/template.ts';
import { zipArchive } from '#documents/package/zip-archive.ts';
import { zipParts } from '#documents/package/zip-directory.ts';
import { packedText } from '#documents/package/zip-part.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { exampleFilling } from '#server/example/example-filling.ts';
import { handMadeWorkbook, type HandMade } from '#test/office-package/hand-made-workbook.ts';
import { attribute, packageContents, relationshipsFrom, tagTexts } from '#test/office-package/package-contents.ts';
import { annotatedFileProblems } from '#test/office-package/problems.ts';
import {
  definedNames,
  sheetOf,
  workbookContents,
  type WorkbookContents,
} from '#test/office-package/workbook-contents.ts';

const finding = (sheet: string | null, cell: string | null, message = 'Dit klopt niet.'): Finding => ({
  code: 'VALUE_WRONG_TYPE',
  severity: 'error',
  sheet,
  cell,
  field: null,
  found: '=1+1 & <x>',
  message,
  remedy: 'Herstel dit.',
});

const at = (...cells: readonly string[]): readonly Finding[] => cells.map((cell) => finding('Blad1', cell));

const annotated = (bytes: Uint8Array, findings: readonly Finding[]): Uint8Array =>
  annotatedWorkbook(bytes, findings, nodePlatform);

const opened = (bytes: Uint8Array): WorkbookContents => workbookContents(packageContents(bytes));

const markedMade = (made: HandMade, findings: readonly Finding[]): WorkbookContents => {
  const bytes = annotated(handMadeWorkbook(made), findings);
  expect(annotatedFileProblems(bytes)).toEqual([]);
  return opened(bytes);
};

const styleTags = (workbook: WorkbookContents, collection: string, item: string): readonly string[] => {
  const xml = workbook.contents.texts.get('xl/styles.xml') ?? '';
  return tagTexts(new RegExp(`<${collection}[\\s\\S]*</${collection}>`).exec(xml)?.[0] ?? '', item);
};

/** Addresses of the cells of a sheet that carry the fill of a mark. */
function markedCells(workbook: WorkbookContents, sheet: string): readonly string[] {
  const fills = (workbook.contents.texts.get('xl/styles.xml') ?? '').match(/<fill>[\s\S]*?<\/fill>/g) ?? [];
  const marks = new Set(fills.flatMap((fill, index) => (fill.includes('FFFF9C94') ? [String(index)] : [])));
  const formats = styleTags(workbook, 'cellXfs', 'xf');
  return sheetOf(workbook, sheet)
    .cells.filter(({ style }) => marks.has(attribute(formats[style] ?? '', 'fillId') ?? ''))
    .map(({ address }) => address);
}

/** Comments of a sheet: address and text. */
function comments(workbook: WorkbookContents, sheet: string): ReadonlyMap<string, string> {
  const { part } = sheetOf(workbook, sheet);
  const target = relationshipsFrom(workbook.contents, part).find(({ kind }) => kind === 'comments')?.target ?? '';
  const xml = workbook.contents.texts.get(target) ?? '';
  const items = [...xml.matchAll(/<comment\s[^>]*ref="([A-Z]+\d+)"[^>]*>([\s\S]*?)<\/comment>/g)];
  return new Map(items.map(([, ref = '', text = '']) => [ref, text.replaceAll(/<[^>]*>/g, '')]));
}

const data =
  '<sheetData><row r="2"><c r="B2" s="1"><v>45000</v></c><c r="D2"><v>1</v></c></row><row r="5"/></sheetData>';

describe('marking cells', () => {
  test('gives a wrong cell a red fill on top of its own style', () => {
    const workbook = markedMade({ sheet: data }, at('B2'));
    expect(markedCells(workbook, 'Blad1')).toEqual(['B2']);
    const cell = sheetOf(workbook, 'Blad1').cells.find(({ address }) => address === 'B2');
    const format = styleTags(workbook, 'cellXfs', 'xf')[cell?.style ?? 0] ?? '';
    expect(attribute(format, 'numFmtId')).toBe('14');
    expect(cell?.value).toBe('45000');
  });

  test('puts in cells and rows that do not exist, in their place', () => {
    const workbook = markedMade({ sheet: data }, at('A1', 'C2', 'E2', 'B3', 'C5', 'A9', 'A2'));
    expect(markedCells(workbook, 'Blad1')).toEqual(['A1', 'A2', 'C2', 'E2', 'B3', 'C5', 'A9']);
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
    expect(markedCells(markedMade({ sheet: '<sheetData/>' }, at('B7')), 'Blad1')).toEqual(['B7']);
  });

  test('counts rows and cells that carry no address', () => {
    const bytes = annotated(
      handMadeWorkbook({
        sheet: '<sheetData><row><c><v>1</v></c></row><row><c><v>2</v></c><c><v>3</v></c></row></sheetData>',
      }),
      at('B2'),
    );
    const xml = opened(bytes).contents.texts.get('xl/worksheets/sheet1.xml') ?? '';
    expect(xml).toMatch(/<row><c><v>1<\/v><\/c><\/row><row><c><v>2<\/v><\/c><c s="\d+"><v>3<\/v><\/c><\/row>/);
  });

  test('is not led astray by comments and CDATA that look like cells', () => {
    const sheet =
      '<sheetData><!-- <row r="2"><c r="B2"/></row> --><row r="2"><c r="A2" t="inlineStr"><is><t><![CDATA[<c r="B2"/>]]></t></is></c><c r="B2"><v>7</v></c></row></sheetData>';
    const xml = opened(annotated(handMadeWorkbook({ sheet }), at('B2'))).contents.texts.get('xl/worksheets/sheet1.xml');
    expect(xml).toContain('<!-- <row r="2"><c r="B2"/></row> -->');
    expect(xml).toContain('<![CDATA[<c r="B2"/>]]>');
    expect(xml).toMatch(/<c r="B2" s="\d+"><v>7<\/v>/);
  });

  test('leaves everything else in the file as it was, byte for byte', () => {
    const picture = { 'xl/media/logo.xml': '<logo/>', 'docProps/app.xml': '<Properties/>' };
    const before = handMadeWorkbook({ sheet: data, parts: picture });
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
    expect(markedCells(workbook, 'Blad1')).toHaveLength(1_000);
    expect(sheetOf(workbook, 'Fouten').cells.filter(({ value }) => value === 'Dit klopt niet.')).toHaveLength(1_200);
  });
});

const remark = (text: string): string => `Evenwicht meldt:\n${text}\n— Evenwicht`;

describe('explaining at the cell', () => {
  test('puts message and remedy in a comment, several findings of a cell together', () => {
    const findings = [finding('Blad1', 'B2', 'Eerste & <beste>.'), finding('Blad1', 'B2', 'Tweede.')];
    const text = comments(markedMade({ sheet: data }, findings), 'Blad1').get('B2');
    expect(text).toBe(remark('Eerste &amp; &lt;beste&gt;.\nHerstel dit.\n\nTweede.\nHerstel dit.'));
  });

  const drawing =
    '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel">' +
    '<v:shape id="_x0000_s1031" type="#_x0000_t202"><x:ClientData ObjectType="Note"><x:Row>1</x:Row><x:Column>1</x:Column></x:ClientData></v:shape></xml>';
  const withComment: HandMade = {
    sheet: `${data}<legacyDrawing r:id="rId2"/>`,
    sheetRelationships: [
      ['comments', '../comments1.xml'],
      ['vmlDrawing', '/xl/drawings/vmlDrawing1.vml'],
    ],
    types: [['xl/comments1.xml', 'comments']],
    parts: {
      'xl/comments1.xml':
        '<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors><author>Jan</author></authors>' +
        '<commentList><comment ref="B2" authorId="0"><text><t>Van Jan</t></text></comment></commentList></comments>',
      'xl/drawings/vmlDrawing1.vml': drawing,
    },
  };

  test('keeps comments that are there and adds to them', () => {
    const found = comments(markedMade(withComment, at('B2', 'D2')), 'Blad1');
    expect(found.get('B2')).toBe(`Van Jan\n\n${remark('Dit klopt niet.\nHerstel dit.')}`);
    expect(found.get('D2')).toBe(remark('Dit klopt niet.\nHerstel dit.'));
  });

  test('gives boxes ids that are still free', () => {
    const xml = markedMade(withComment, at('D2')).contents.texts.get('xl/drawings/vmlDrawing1.vml') ?? '';
    expect([...xml.matchAll(/id="(_x0000_s\d+)"/g)].map(([, id]) => id)).toEqual(['_x0000_s1031', '_x0000_s1032']);
  });

  test.each([
    ['<pageMargins left="1" right="1" top="1" bottom="1" header="1" footer="1"/>'],
    ['<drawing r:id="rId9"/>'],
    ['<legacyDrawingHF r:id="rId9"/>'],
    ['<picture r:id="rId9"/>'],
    ['<extLst><ext uri="x"/></extLst>'],
    ['<tableParts count="0"/>'],
  ])('puts the reference to the boxes in the place that the schema gives it, beside %s', (neighbour) => {
    const bytes = annotated(handMadeWorkbook({ sheet: data + neighbour }), at('B2'));
    expect(
      annotatedFileProblems(bytes).filter((problem) => !problem.includes('rId9') && !problem.includes('tables')),
    ).toEqual([]);
    expect(opened(bytes).contents.texts.get('xl/worksheets/sheet1.xml')).toContain('<legacyDrawing ');
  });

  test('stands before controls that are wrapped for older programs', () => {
    const wrapped =
      '<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="x14"><controls/></mc:Choice></mc:AlternateContent>';
    const xml =
      opened(annotated(handMadeWorkbook({ sheet: data + wrapped }), at('B2'))).contents.texts.get(
        'xl/worksheets/sheet1.xml',
      ) ?? '';
    expect(xml.indexOf('<legacyDrawing')).toBeGreaterThan(0);
    expect(xml.indexOf('<legacyDrawing')).toBeLessThan(xml.indexOf('<mc:AlternateContent'));
  });

  test('leaves conversations alone and writes its own comments beside them', () => {
    const shadow = 'tc={1B1C2D3E-0000-4000-8000-000000000001}';
    const workbook = markedMade(
      {
        ...withComment,
        sheetRelationships: [
          ...(withComment.sheetRelationships ?? []),
          ['threadedComment', '../threadedComments/threadedComment1.xml'],
        ],
        parts: {
          ...withComment.parts,
          'xl/comments1.xml': (withComment.parts?.['xl/comments1.xml'] ?? '').replace(
            'Jan</author>',
            `${shadow}</author>`,
          ),
          'xl/threadedComments/threadedComment1.xml': '<ThreadedComments/>',
        },
      },
      at('B2', 'D2'),
    );
    expect(comments(workbook, 'Blad1').get('B2')).toBe('Van Jan');
    expect(comments(workbook, 'Blad1').get('D2')).toBe(remark('Dit klopt niet.\nHerstel dit.'));
    expect(markedCells(workbook, 'Blad1')).toEqual(['B2', 'D2']);
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
    const workbook = opened(annotated(bytes, at('B2')));
    expect(workbook.sheets.map(({ name }) => name)).toEqual(['Fouten']);
    expect(sheetOf(workbook, 'Fouten').cells.map(({ value }) => value)).toContain('Dit klopt niet.');
  });
});

/** The example with one amount that is text and one percentage that is too high. */
const wrongFilling: TemplateFilling = {
  ...exampleFilling,
  values: { ...exampleFilling.values, huidig_franchise: 'veel', loonstijging: 0.9 },
};

const onSheet = (findings: readonly Finding[], sheet: string): Finding | undefined =>
  findings.find((item) => item.sheet === sheet);

const read = (bytes: Uint8Array) => readDossier(readWorkbook(bytes, nodePlatform));

/** What a person does in Excel: another value in one cell, its style kept. */
function repaired(bytes: Uint8Array, { sheet, cell }: Finding, value: number): Uint8Array {
  const workbook = opened(bytes);
  const { part, xml } = sheetOf(workbook, sheet ?? '');
  const pattern = new RegExp(`<c r="${cell}"([^>]*?)(?:/>|>[\\s\\S]*?</c>)`);
  const changed = xml.replace(
    pattern,
    (_, rest: string) => `<c r="${cell}"${rest.replace(/ t="\w+"/, '')}><v>${value}</v></c>`,
  );
  expect(changed).not.toBe(xml);
  const parts = zipParts(bytes).map((item) => (item.name === part ? packedText(item.name, changed) : item));
  return zipArchive(parts);
}

describe('a real input file', () => {
  test('comes back sound, marked, and accepted after nothing but the repairs', async () => {
    const input = await templateWorkbook('dcToDc', wrongFilling);
    const { dossier, findings } = read(input);
    expect(dossier).toBeNull();
    const marked = annotated(input, findings);
    expect(annotatedFileProblems(marked)).toEqual([]);
    const franchise = onSheet(findings, 'Huidige regeling');
    const growth = onSheet(findings, 'Aannames');
    if (!franchise || !growth) throw new Error('the reader found other errors than the test made');
    expect(markedCells(opened(marked), 'Huidige regeling')).toContain(franchise.cell);
    expect(read(marked).findings).toEqual(findings);
    const accepted = read(repaired(repaired(marked, franchise, 19_172), growth, 0.024));
    expect(accepted.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(accepted.dossier?.input).toEqual(read(await templateWorkbook('dcToDc', exampleFilling)).dossier?.input);
  });

  test('that comes a second time half repaired shows only what is wrong then', async () => {
    const input = await templateWorkbook('dcToDc', wrongFilling);
    const first = annotated(input, read(input).findings);
    const franchise = onSheet(read(input).findings, 'Huidige regeling');
    if (!franchise) throw new Error('the reader found other errors than the test made');
    const half = repaired(first, franchise, 19_172);
    const second = annotated(half, read(half).findings);
    expect(annotatedFileProblems(second)).toEqual([]);
    const workbook = opened(second);
    expect(workbook.sheets.filter(({ name }) => name.startsWith('Fouten'))).toHaveLength(1);
    expect(markedCells(workbook, 'Huidige regeling')).toEqual([]);
    expect(comments(workbook, 'Huidige regeling').size).toBe(0);
    expect(markedCells(workbook, 'Aannames')).toHaveLength(1);
    const style = (bytes: Uint8Array): number | undefined =>
      sheetOf(opened(bytes), 'Huidige regeling').cells.find(({ address }) => address === franchise.cell)?.style;
    expect(style(second)).toBe(style(input));
  });
});
