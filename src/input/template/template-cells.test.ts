import { cellRange } from '#office/sheet/cell-name.ts';
import { describe, expect, test } from 'vitest';
import { schemeKinds } from '#core/dossier/scheme-kind.ts';
import { registers } from '#input/fields/register.ts';
import { signs } from '#input/template/cell-status.ts';
import { colours } from '#input/template/style.ts';
import { templateWorkbook } from '#input/template/template.ts';
import { attribute, tagTexts } from '#test/office-package/package-contents.ts';
import {
  definedNames,
  openedWorkbook,
  sheetOf,
  type WorkbookContents,
} from '#test/office-package/workbook-contents.ts';

interface CellKind {
  readonly isOpen: boolean;
  readonly isShaded: boolean;
  readonly format: string;
}

/** What may be done with cells of each format, and whether they are shaded. */
function cellKinds({ contents }: WorkbookContents): readonly CellKind[] {
  const xml = contents.texts.get('xl/styles.xml') ?? '';
  const inside = (tag: string): string => new RegExp(`<${tag}[ >][\\s\\S]*?</${tag}>`).exec(xml)?.[0] ?? '';
  const fills = inside('fills').match(/<fill>[\s\S]*?<\/fill>/g) ?? [];
  const formats = new Map(
    (inside('numFmts').match(/<numFmt [^>]*>/g) ?? []).map((tag) => [
      attribute(tag, 'numFmtId'),
      (attribute(tag, 'formatCode') ?? '').replaceAll('&quot;', '"'),
    ]),
  );
  return (inside('cellXfs').match(/<xf [^>]*\/>|<xf [^>]*>[\s\S]*?<\/xf>/g) ?? []).map((xf) => ({
    isOpen: xf.includes('locked="0"'),
    isShaded: /patternType="solid"/.test(fills[Number(attribute(xf, 'fillId') ?? 0)] ?? ''),
    format: formats.get(attribute(xf, 'numFmtId')) ?? '',
  }));
}

/** The rule on a cell: its attributes, and its formulas. */
function ruleOn(sheetXml: string, cell: string): { readonly tag: string; readonly formulas: readonly string[] } {
  const rules = sheetXml.match(/<dataValidation [\s\S]*?<\/dataValidation>/g) ?? [];
  const rule =
    rules.find((text) => (attribute(text.slice(0, text.indexOf('>') + 1), 'sqref') ?? '').split(' ').includes(cell)) ??
    '';
  return {
    tag: rule.slice(0, rule.indexOf('>') + 1),
    formulas: [...rule.matchAll(/<formula[12]>([^<]*)</g)].map(([, formula = '']) => formula),
  };
}

describe.each(schemeKinds)('the cells of the input template %s', async (kind) => {
  const workbook = openedWorkbook(await templateWorkbook(kind));
  const kinds = cellKinds(workbook);
  const names = definedNames(workbook);
  const asked = registers[kind].fields;
  const fields = asked.map(({ field, sheet }) => ({
    field,
    sheet,
    cell: (names.get(field.name) ?? '').replace(/^.*!/, '').replaceAll('$', ''),
  }));

  test('are open and shaded where something is to be filled in, and closed elsewhere', () => {
    const inputs = fields.filter(({ field }) => field.type !== 'fixed');
    for (const { field, sheet, cell } of fields) {
      const style = sheetOf(workbook, sheet).cells.find(({ address }) => address === cell)?.style ?? 0;
      const { isOpen, isShaded } = kinds[style] ?? { isOpen: null, isShaded: null };
      expect({ isOpen, isShaded }, field.name).toEqual({
        isOpen: field.type !== 'fixed',
        isShaded: field.type !== 'fixed',
      });
    }
    for (const sheet of ['Dossier', 'Huidige regeling', 'Nieuwe regeling']) {
      const open = sheetOf(workbook, sheet).cells.filter(({ style, column }) => column > 2 && kinds[style]?.isOpen);
      expect(
        open.map(({ address }) => address),
        sheet,
      ).toEqual([]);
    }
    expect(inputs.length).toBeGreaterThan(60);
  });

  test('of a table on a form are open and shaded below its heads, in every row of it', () => {
    const tables = new Map(
      [...workbook.contents.texts]
        .filter(([part]) => part.startsWith('xl/tables/'))
        .map(([, xml]) => tagTexts(xml, 'table')[0] ?? '')
        .map((tag) => [attribute(tag, 'name'), attribute(tag, 'ref') ?? '']),
    );
    for (const { name: sheet, tables: described } of registers[kind].sheets) {
      if (sheet === 'Deelnemers') continue;
      for (const table of described) {
        const range = cellRange(tables.get(table.name) ?? '');
        const [first, last] = [range?.firstRow ?? 0, range?.lastRow ?? 0];
        expect(last - first, table.name).toBe(table.templateRows);
        const cells = sheetOf(workbook, sheet).cells.filter(
          ({ row, column }) =>
            row >= first && row <= last && column >= (range?.firstColumn ?? 0) && column <= (range?.lastColumn ?? 0),
        );
        expect(cells, table.name).toHaveLength((table.templateRows + 1) * table.columns.length);
        for (const { address, row, style } of cells) {
          expect(kinds[style]?.isOpen, address).toBe(row > first);
          expect(kinds[style]?.isShaded, address).toBe(true);
        }
      }
    }
  });

  test('show a value in its own unit', () => {
    for (const { field, sheet, cell } of fields) {
      const style = sheetOf(workbook, sheet).cells.find(({ address }) => address === cell)?.style ?? 0;
      const { format = '' } = kinds[style] ?? {};
      if (field.type === 'amount') expect(format, field.name).toContain('€');
      if (field.type === 'percentage') expect(format, field.name).toContain('%');
      if (field.type === 'date' || field.type === 'firstOfMonth') expect(format, field.name).toBe('dd-mm-yyyy');
    }
  });

  test('have no format of days where a formula gives a text: libraries make a day of that', () => {
    const formulas = sheetOf(workbook, 'Deelnemers').cells.filter(({ formula }) => formula !== null);
    expect(formulas.length).toBeGreaterThan(0);
    for (const { address, style } of formulas) expect(kinds[style]?.format, address).not.toContain('yy');
  });

  test('refuse as they are typed what lies outside the limits of their field, and say so', () => {
    let limited = 0;
    for (const { field, sheet, cell } of fields) {
      if (field.type === 'fixed') continue;
      const { tag, formulas } = ruleOn(sheetOf(workbook, sheet).xml, cell);
      expect(attribute(tag, 'showErrorMessage'), field.name).toBe('1');
      expect(attribute(tag, 'showInputMessage'), field.name).toBe('1');
      expect([null, 'stop'], field.name).toContain(attribute(tag, 'errorStyle'));
      if (!('unit' in field)) continue;
      limited++;
      expect([null, 'between'], field.name).toContain(attribute(tag, 'operator'));
      expect(['decimal', 'whole'], field.name).toContain(attribute(tag, 'type'));
      expect(formulas.map(Number), field.name).toEqual([field.minimum, field.maximum]);
    }
    expect(limited).toBeGreaterThan(30);
  });

  test('are coloured where they are missing', () => {
    const styles = workbook.contents.texts.get('xl/styles.xml') ?? '';
    const looks = /<dxfs[ >][\s\S]*?<\/dxfs>/.exec(styles)?.[0].match(/<dxf>[\s\S]*?<\/dxf>/g) ?? [];
    for (const sheet of ['Dossier', 'Huidige regeling', 'Nieuwe regeling']) {
      const { xml } = sheetOf(workbook, sheet);
      const onValues = /<conditionalFormatting sqref="B[\s\S]*?<\/conditionalFormatting>/.exec(xml)?.[0] ?? '';
      const rules = [...onValues.matchAll(/dxfId="(\d+)"[^>]*><formula>LEFT\(\$C\d+,1\)=&quot;(.)&quot;/g)];
      const lookOf = new Map(rules.map(([, look = '', sign = '']) => [sign, looks[Number(look)] ?? '']));
      expect([...lookOf.keys()], sheet).toEqual([signs.missing]);
      expect(lookOf.get(signs.missing), sheet).toContain(`bgColor rgb="${colours.missing}"`);
    }
  });

  test('no salary of a year below € 1.000 can be typed', () => {
    const salaries = ruleOn(sheetOf(workbook, 'Deelnemers').xml, 'E5:E100004');
    expect(salaries.formulas).toEqual(['1000', '10000000']);
  });

  test('are printed below the title of their sheet, those of participants below their heads', () => {
    const xml = workbook.contents.texts.get(workbook.part) ?? '';
    const titles = new Map(
      [...xml.matchAll(/<definedName name="_xlnm\.Print_Titles"[^>]*>([^<]*)</g)].map(([, text = '']) => {
        const [, sheet = '', rows = ''] = /^(?:'|&apos;)?(.*?)(?:'|&apos;)?!(.*)$/.exec(text) ?? [];
        return [sheet, rows];
      }),
    );
    for (const sheet of ['Dossier', 'Huidige regeling', 'Nieuwe regeling']) {
      expect(titles.get(sheet), sheet).toBe('$1:$1');
    }
    expect(titles.get('Deelnemers')).toBe('$4:$4');
  });
});
