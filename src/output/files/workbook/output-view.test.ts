import { beforeAll, describe, expect, test } from 'vitest';
import { answerSheetNames, hiddenSheetNames, proofSheetNames, sourceSheetNames } from '#output/model/sheet-plan.ts';
import { numberFormats } from '#output/model/number-formats.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { withStatutory } from '#test/fixtures/statutory-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { cellLooks } from '#test/office-package/cell-looks.ts';
import { written } from '#test/office-package/output-contents.ts';
import { attribute, tagTexts } from '#test/office-package/package-contents.ts';
import { definedNames, sheetOf, type WorkbookContents } from '#test/office-package/workbook-contents.ts';

describe('every sheet of the output workbook', () => {
  let workbook: WorkbookContents;

  beforeAll(async () => {
    workbook = await written(withStatutory(await calculatedContent()));
  });

  test('keeps its title in sight, and nothing else: all of the window is for what is read', () => {
    for (const sheet of workbook.sheets) {
      const [pane = ''] = tagTexts(sheet.xml, 'pane');
      expect(attribute(pane, 'state'), sheet.name).toBe('frozen');
      expect(attribute(pane, 'ySplit'), sheet.name).toBe('1');
      expect(attribute(pane, 'xSplit') ?? '0', sheet.name).toBe('0');
    }
  });

  test('has a tab in the colour of what it is for, and what is behind the others is out of sight', () => {
    const states = tagTexts(workbook.contents.texts.get('xl/workbook.xml') ?? '', 'sheet');
    const hidden = states.filter((tag) => attribute(tag, 'state') === 'hidden').map((tag) => attribute(tag, 'name'));
    expect(hidden).toEqual(hiddenSheetNames);
    const coloursOf = (names: readonly string[]): ReadonlySet<string | null> =>
      new Set(names.map((name) => attribute(tagTexts(sheetOf(workbook, name).xml, 'tabColor')[0] ?? '', 'rgb')));
    const rooms = [answerSheetNames, proofSheetNames, sourceSheetNames].map(coloursOf);
    expect(rooms.map(({ size }) => size)).toEqual([1, 1, 1]);
    expect(new Set(rooms.map((colours) => [...colours].join())).size).toBe(3);
  });

  test('is printed on A4 with its owner, its name, its page, and that it is no advice', () => {
    for (const { name, xml } of workbook.sheets) {
      expect(xml, name).toContain('paperSize="9"');
      expect(/<oddHeader>([^<]*)</.exec(xml)?.[1], name).toEqual(
        expect.stringMatching(/^&amp;LTechnische Groothandel De Schakel B\.V\..*&amp;R&amp;A$/),
      );
      expect(/<oddFooter>([^<]*)</.exec(xml)?.[1], name).toBe(
        '&amp;LGeen advies in de zin van de Wft&amp;RPagina &amp;P van &amp;N',
      );
    }
  });
});

test('what asks attention looks other than what does not', async () => {
  const workbook = await written(exampleContent());
  const stylesOf = (sheet: string, words: string): ReadonlySet<number> =>
    new Set(
      sheetOf(workbook, sheet)
        .cells.filter(({ value }) => value === words)
        .map(({ style }) => style),
    );
  for (const [sheet, one, other] of [
    ['Toetsen', 'In orde', 'Let op'],
    ['Uitgangspunten', 'ingevuld', 'standaardwaarde'],
  ] as const) {
    const [plain, marked] = [stylesOf(sheet, one), stylesOf(sheet, other)];
    expect(plain.size, one).toBe(1);
    expect(marked.size, other).toBe(1);
    expect(marked).not.toEqual(plain);
  }
});

test('days are written with the day first, amounts with their sign before the euro', () => {
  expect(numberFormats.date).toBe('dd-mm-yyyy');
  for (const format of [numberFormats.euro, numberFormats.euroCents])
    expect(format).toMatch(/^"€ "#,##0(\.00)?;"− € "#,##0/);
  expect(numberFormats.euroDifference).toMatch(/"\+ € "#,##0;.*"− € "#,##0;"€ 0"$/);
});

describe('what can be recalculated', async () => {
  const workbook = await written(exampleContent());
  const sheet = sheetOf(workbook, 'Narekenen');

  test('turns red when a formula no longer gives what the calculation gave', () => {
    const styles = workbook.contents.texts.get('xl/styles.xml') ?? '';
    const looks = /<dxfs[ >][\s\S]*?<\/dxfs>/.exec(styles)?.[0].match(/<dxf>[\s\S]*?<\/dxf>/g) ?? [];
    const verdicts = [...definedNames(workbook)]
      .filter(([name]) => name.endsWith('_oordeel'))
      .map(([, cell]) => cell.replace(/^.*!/, '').replaceAll('$', ''));
    expect(verdicts).toHaveLength(3);
    const rules = [
      ...sheet.xml.matchAll(
        /<conditionalFormatting sqref="(E\d+)"[^>]*><cfRule [^>]*dxfId="(\d+)"[^>]*><formula>([^<]*)<\/formula>/g,
      ),
    ];
    expect(rules.map(([, cell, , formula]) => [cell, formula])).toEqual(
      verdicts.map((address) => [address, `${address}&lt;&gt;&quot;OK&quot;`]),
    );
    for (const [, , look] of rules) expect(looks[Number(look)]).toMatch(/<fill>[\s\S]*bgColor/);
  });

  test('has its years under their head, at the left as names of rows', () => {
    const head = sheet.cells.find(({ value }) => value === 'Jaar');
    const year = sheet.cells.find(({ row, column }) => row === (head?.row ?? 0) + 1 && column === head?.column);
    const looks = cellLooks(workbook);
    expect(Number(year?.value)).toBeGreaterThan(2000);
    expect(looks[year!.style]?.horizontal).toBe(looks[head!.style]?.horizontal);
  });

  test('takes no choice that is not in its list, and says so', () => {
    const choices = tagTexts(sheet.xml, 'dataValidation');
    expect(choices).toHaveLength(2);
    for (const choice of choices) {
      expect(attribute(choice, 'type')).toBe('list');
      expect(attribute(choice, 'showErrorMessage')).toBe('1');
      expect([null, 'stop']).toContain(attribute(choice, 'errorStyle'));
    }
  });
});
