import { describe, expect, test } from 'vitest';
import type { Finding } from '#input/findings/findings.ts';
import { annotatedWorkbook } from '#input/annotate/annotate.ts';
import { OpenedWorkbook } from '#input/opened/opened-workbook.ts';
import { type HandMade, handMadeWorkbook, plainStyles } from '#test/office-package/hand-made-workbook.ts';
import { packageContents, relationshipsFrom } from '#test/office-package/package-contents.ts';
import { annotatedFileProblems } from '#test/office-package/problems.ts';
import { sheetOf, openedWorkbook } from '#test/office-package/workbook-contents.ts';
import { commentTexts, markedCells } from '#test/xlsx/marked-cells.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';

const finding = (cell: string, more: Partial<Finding> = {}): Finding => ({
  code: 'VALUE_WRONG_TYPE',
  severity: 'error',
  sheet: 'Blad1',
  cell,
  field: 'Franchise',
  found: 'veel',
  message: 'Dit klopt niet.',
  remedy: 'Herstel dit.',
  ...more,
});

const data =
  '<sheetData><row r="2"><c r="B2" s="1"><v>45000</v></c><c r="C2" s="2" t="inlineStr"><is><t>veel</t></is></c><c r="D2"/></row></sheetData>';

function marked(bytes: Uint8Array, ...findings: readonly Finding[]): Uint8Array {
  const result = annotatedWorkbook(bytes, findings, nodePlatform);
  expect(annotatedFileProblems(result)).toEqual([]);
  return result;
}

/** The file as another program might have saved it: parts with these texts replaced. */
function changed(
  bytes: Uint8Array,
  part: string,
  ...changes: readonly (readonly [string | RegExp, string])[]
): Uint8Array {
  const file = new OpenedWorkbook(bytes, nodePlatform);
  const before = file.text(part);
  const after = changes.reduce((text, [from, to]) => text.replace(from, to), before);
  expect(after).not.toBe(before);
  file.write(part, after);
  return file.archive();
}

const made = (more: Partial<HandMade> = {}): Uint8Array => handMadeWorkbook({ sheet: data, ...more });

const fillOf = (bytes: Uint8Array, address: string): string => {
  const workbook = openedWorkbook(bytes);
  const styles = workbook.contents.texts.get('xl/styles.xml') ?? '';
  const style = sheetOf(workbook, 'Blad1').cells.find((cell) => cell.address === address)?.style ?? 0;
  const formats = /<cellXfs[\s\S]*<\/cellXfs>/.exec(styles)?.[0].match(/<xf\s[^>]*>/g) ?? [];
  const fills = /<fills[\s\S]*<\/fills>/.exec(styles)?.[0].match(/<fill>[\s\S]*?<\/fill>/g) ?? [];
  return fills[Number(/fillId="(\d+)"/.exec(formats[style] ?? '')?.[1] ?? 0)] ?? '';
};

describe('the looks of a cell', () => {
  test('come back as they were when the marks are taken away', () => {
    const clean = marked(marked(made(), finding('B2'), finding('C2'), finding('D2')));
    expect(markedCells(clean)).toEqual([]);
    expect(fillOf(clean, 'C2')).toContain('FFFFF2CC');
    expect(fillOf(clean, 'B2')).toContain('none');
  });

  test('come back too when another program dropped the format that no cell used any more', () => {
    const first = marked(made(), finding('C2'));
    const without = changed(first, 'xl/styles.xml', [
      /<xf numFmtId="10" fontId="0" fillId="2"/,
      '<xf numFmtId="49" fontId="0" fillId="0"',
    ]);
    const clean = marked(without);
    expect(markedCells(clean)).toEqual([]);
    expect(fillOf(clean, 'C2')).toContain('FFFFF2CC');
  });

  test('differ for an error and for a warning', () => {
    const bytes = marked(made(), finding('B2'), finding('C2', { severity: 'warning' }));
    expect(fillOf(bytes, 'B2')).toContain('<fgColor rgb="FFFF9C94"/>');
    expect(fillOf(bytes, 'C2')).toContain('<fgColor rgb="FFFFD966"/>');
  });

  test('stay as they are when the workbook holds as many formats as Excel takes', () => {
    const format = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>';
    const many = plainStyles.replace(/<cellXfs count="3">/, `<cellXfs count="65003">${format.repeat(65_000)}`);
    const bytes = marked(made({ styles: many }), finding('B2'));
    expect(markedCells(bytes)).toEqual([]);
    expect(commentTexts(bytes)).toHaveLength(1);
  });
});

describe('comments of before', () => {
  const part = 'xl/commentsEvenwicht1.xml';

  test('are taken away when a program has dropped their author', () => {
    const saved = changed(marked(made(), finding('B2')), part, ['<author>Evenwicht</author>', '<author> </author>']);
    expect(commentTexts(marked(saved))).toEqual([]);
    expect(commentTexts(marked(saved, finding('C2')))).toHaveLength(1);
  });

  test('leave what somebody wrote under them', () => {
    const saved = changed(marked(made(), finding('B2')), part, [
      '— Evenwicht',
      '— Evenwicht\nNavragen bij Jan & Piet'.replace('&', '&amp;'),
    ]);
    expect(commentTexts(marked(saved)).map((text) => text.trim())).toEqual(['Navragen bij Jan &amp; Piet']);
    expect(
      commentTexts(marked(marked(saved, finding('B2')), finding('B2')))[0]?.match(/Evenwicht meldt/g),
    ).toHaveLength(1);
  });
});

describe('the sheet Fouten of before', () => {
  const names = (bytes: Uint8Array): readonly string[] => openedWorkbook(bytes).sheets.map(({ name }) => name);

  test('is made anew when the user removed it, and its name in the workbook is not doubled', () => {
    const first = marked(made(), finding('B2'));
    const without = changed(
      first,
      'xl/workbook.xml',
      [/<sheet name="Fouten"[^>]*>/, ''],
      [/<definedName name="_xlnm[\s\S]*?<\/definedName>/, ''],
      [/<definedName name="_xlnm[\s\S]*?<\/definedName>/, ''],
      ["'Fouten'!$A$1", '#REF!$A$1'],
    );
    const again = marked(without, finding('C2'));
    expect(names(again)).toEqual(['Fouten', 'Blad1']);
    expect(markedCells(again)).toEqual(['Blad1!C2']);
  });

  test('comes back to the front when it was moved, renamed and hidden', () => {
    const first = marked(made({ workbookStart: '<bookViews><workbookView/></bookViews>' }), finding('B2'));
    const sheet = /<sheet name="Fouten"([^>]*)\/>(<sheet [^>]*\/>)/;
    const moved = changed(
      first,
      'xl/workbook.xml',
      [sheet, '$2<sheet name="Jan\'s lijst" state="hidden"$1/>'],
      ["'Fouten'!$A$1", "'Jan''s lijst'!$A$1"],
      ['activeTab="0"', 'activeTab="1"'],
      [/<definedName name="_xlnm[\s\S]*?<\/definedName>/, ''],
      [/localSheetId="0">'Fouten'/, `localSheetId="1">'Jan''s lijst'`],
    );
    const again = marked(moved, finding('C2'));
    expect(names(again)).toEqual(['Fouten', 'Blad1']);
    expect(openedWorkbook(again).xml).not.toContain('hidden"/>');
    expect(openedWorkbook(again).xml).toContain('activeTab="0"');
  });

  test('takes the order of calculation with it, which named its formulas', () => {
    const first = marked(
      made({ parts: { 'xl/calcChain.xml': '<calcChain/>' }, types: [['xl/calcChain.xml', 'calcChain']] }),
      finding('B2'),
    );
    const saved = changed(first, 'xl/_rels/workbook.xml.rels', [
      '</Relationships>',
      '<Relationship Id="rIdC" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/calcChain" Target="calcChain.xml"/></Relationships>',
    ]);
    const again = packageContents(marked(saved, finding('C2')));
    expect(again.names).not.toContain('xl/calcChain.xml');
    expect(relationshipsFrom(again, 'xl/workbook.xml').map(({ kind }) => kind)).not.toContain('calcChain');
  });

  test('leaves a sheet of the user that has its name', () => {
    const own = changed(made(), 'xl/workbook.xml', ['name="Blad1"', 'name="fouten"']);
    const first = marked(own, finding('B2', { sheet: 'fouten' }));
    expect(names(marked(first, finding('C2', { sheet: 'fouten' })))).toEqual(['Fouten 2', 'fouten']);
  });
});

test.each([
  ['hidden', 'Herstel dit. Het blad Blad1 is verborgen: maak het eerst zichtbaar.'],
  ['visible', 'Herstel dit.'],
])('a fault on a sheet that is %s says where to look', (state, remedy) => {
  const file = changed(made(), 'xl/workbook.xml', ['<sheet name="Blad1"', `<sheet name="Blad1" state="${state}"`]);
  const { cells } = sheetOf(openedWorkbook(marked(file, finding('C2'))), 'Fouten');
  expect(cells.find(({ address }) => address === 'G7')?.value).toBe(remedy);
});
