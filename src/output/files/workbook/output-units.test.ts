import { beforeAll, describe, expect, test } from 'vitest';
import type { OutputContent } from '#output/model/output-content.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { exampleScale } from '#test/fixtures/example-scheme.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { cellLooks } from '#test/office-package/cell-looks.ts';
import { written } from '#test/office-package/output-contents.ts';
import { attribute, tagTexts } from '#test/office-package/package-contents.ts';
import type { SheetCell, SheetContents, WorkbookContents } from '#test/office-package/workbook-contents.ts';

/** What a number is, told by how it is shown. */
type Unit = 'euro' | 'percent' | 'factor' | 'year' | 'count' | 'decimal' | 'date' | 'none';

function unitOf(format: string): Unit {
  if (format.includes('€')) return 'euro';
  if (format.includes('%')) return 'percent';
  if (format === 'dd-mm-yyyy') return 'date';
  if (format === '0') return 'year';
  if (format === '#,##0') return 'count';
  if (format.includes('0.00000000')) return 'factor';
  return format === 'General' || format === '@' ? 'none' : 'decimal';
}

/** What the head of a column says of its numbers; the first that fits. */
const units: readonly (readonly [head: RegExp, unit: readonly Unit[]])[] = [
  [
    /%|^Verhouding|praktisch$|^Afgerond$|^Huidig$|^Fiscaal maximum$|^Aangevuld$|^Vlakke premie$|^Premie later$/,
    ['percent'],
  ],
  [/exact$|^Exact$|(?<!^Gemiddeld) verschil$/, ['percent', 'factor']],
  [/^Jaar$|^Geboortejaar$|^Vanaf leeftijd$/, ['year']],
  [/^Aantal|^Vooruit$|^Gelijk$|^Vrijwel gelijk$|^Achteruit(?: na compensatie)?$|^Leeftijd$|^In aanmerking$/, ['count']],
  [/^Gemiddelde leeftijd$/, ['decimal']],
  [/^Geldig vanaf$/, ['date']],
  [
    /^Premie(?! later)|^Pensioen|^Werkgeverslast|^Compensatie|^Totaal|^Samen|^Tekort|^Opgebouwd|igen bijdrage|profijt$|^Kosten|salaris|kwartiel$|^Gemiddeld verschil$|^Last |^Verschil (?:werkgeverslast|pensioen|samen)$|^Als |^(?:Verschil )?(?:[Ee]erste|[Dd]ertig) jaar$|^Eenmalig/,
    ['euro'],
  ],
];

interface Column {
  readonly sheet: string;
  readonly head: string;
  readonly cells: readonly SheetCell[];
}

/** The columns of the result tables. */
function columnsOf({ sheets, contents }: WorkbookContents): readonly Column[] {
  const tables = [...contents.texts].filter(([, xml]) =>
    /displayName="(?:Resultaat|Antwoorden|ContanteLasten)/.test(xml),
  );
  return tables.flatMap(([part, xml]) => {
    const [, first = '', last = ''] =
      /^[A-Z]+(\d+):[A-Z]+(\d+)$/.exec(attribute(tagTexts(xml, 'table')[0] ?? '', 'ref') ?? '') ?? [];
    const file = part.slice(part.lastIndexOf('/') + 1);
    const sheet = sheets.find((one) => {
      const rels = contents.texts.get(`${one.part.replace('worksheets/', 'worksheets/_rels/')}.rels`) ?? '';
      return rels.includes(`tables/${file}"`);
    });
    const inside = (sheet?.cells ?? []).filter(({ row }) => row >= Number(first) && row <= Number(last));
    return inside
      .filter(({ row }) => row === Number(first))
      .map(({ column, value }) => ({
        sheet: sheet?.name ?? '',
        head: value ?? '',
        cells: inside.filter((cell) => cell.column === column && cell.row > Number(first)),
      }));
  });
}

const plain = exampleContent(25);

describe.each([
  ['a premium scheme', plain],
  ['an ambition', averagePayContent('ambition', 40, { ownProposal: { flat: 0.2, scale: exampleScale } })],
] as const)('the numbers of %s', (_, content: OutputContent) => {
  let workbook: WorkbookContents;
  let unitAt: (cell: SheetCell) => Unit;

  beforeAll(async () => {
    workbook = await written(content);
    const looks = cellLooks(workbook);
    unitAt = ({ style }) => unitOf(looks[style]?.format ?? 'General');
  });

  test('are shown in the unit that their column names', () => {
    const columns = columnsOf(workbook);
    expect(columns.length).toBeGreaterThan(80);
    for (const { sheet, head, cells } of columns) {
      const numbers = cells.filter(({ type, value }) => type === 'n' && value !== null);
      if (numbers.length === 0) continue;
      const expected = units.find(([pattern]) => pattern.test(head))?.[1];
      expect(expected, `${sheet}, ${head} has a unit`).toBeDefined();
      for (const cell of numbers) expect(expected, `${sheet}!${cell.address}, ${head}`).toContain(unitAt(cell));
    }
  });

  test('are drawn along an axis that has their unit and a name', () => {
    const charts = [...workbook.contents.texts].filter(([name]) => /charts\/chart\d+\.xml$/.test(name));
    expect(charts.length).toBeGreaterThan(3);
    const sheetNamed = (name: string): SheetContents | undefined =>
      workbook.sheets.find((sheet) => sheet.name === name);
    for (const [name, xml] of charts) {
      const axes = xml.match(/<c:(valAx|catAx)>[\s\S]*?<\/c:\1>/g) ?? [];
      const values = axes.filter((each) => each.startsWith('<c:valAx>'));
      // Of steps both axes are of values.
      const axis = (values.length > 1 ? values.find((each) => each.includes('<c:axPos val="l"/>')) : values[0]) ?? '';
      const drawn = unitOf((/<c:numFmt formatCode="([^"]*)"/.exec(axis)?.[1] ?? '').replaceAll('&quot;', '"'));
      expect(axes.length, name).toBe(2);
      for (const each of axes) {
        expect(/<c:title>[\s\S]*?<a:t>[^<]{4,}</.test(each), `${name} has names along its axes`).toBe(true);
      }
      const ranges = [
        ...xml.matchAll(/<c:(?:val|yVal)>[\s\S]*?<c:f>(?:&apos;|')?(.*?)(?:&apos;|')?!\$([A-Z]+)\$(\d+)/g),
      ];
      expect(ranges.length).toBeGreaterThan(0);
      for (const [, sheet = '', column = '', row = ''] of ranges) {
        const cells = sheetNamed(sheet.replaceAll(/(?:&apos;|'){2}/g, "'"))?.cells ?? [];
        const cell = cells.find(({ address }) => address === `${column}${row}`);
        if (cell === undefined) throw new Error(`${name} draws ${sheet}!${column}${row}, where nothing stands`);
        expect(unitAt(cell), `${name} draws ${sheet}!${column}${row}`).toBe(drawn);
      }
    }
  });
});
