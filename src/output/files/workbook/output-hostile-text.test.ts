import { describe, expect, test } from 'vitest';
import type { OutputContent } from '#output/model/output-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { workbookOf } from '#test/fixtures/made-files.ts';
import { attribute, tagTexts } from '#test/office-package/package-contents.ts';
import { ownWorkbookProblems } from '#test/office-package/problems.ts';
import { tableRows } from '#test/office-package/table-rows.ts';
import { type WorkbookContents, openedWorkbook } from '#test/office-package/workbook-contents.ts';
import { written, named } from '#test/office-package/output-contents.ts';

const attacks = [
  "=cmd|'/C calc'!A0",
  '=HYPERLINK("http://kwaad.example","klik")',
  '+1+1',
  '-2+3',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
  '=1+1";=2',
  '<script>alert(1)</script>',
  ']]>',
  '&lt;f&gt;1&lt;/f&gt;',
  '</t></is></c><c><f>1</f></c>',
  '_x000D_',
  '__proto__',
  'constructor',
];

function attacked(): OutputContent {
  const content = exampleContent(attacks.length);
  const number = (index: number): string => attacks[index] ?? '';
  const warnings = attacks.map((found) => ({
    code: 'VALUE_UNUSUAL' as const,
    severity: 'warning' as const,
    sheet: found,
    cell: 'A1',
    field: found,
    found,
    message: found,
    remedy: found,
  }));
  return {
    ...named(content, attacks[0] ?? '', attacks[1] ?? ''),
    dossier: {
      ...named(content, attacks[0] ?? '', attacks[1] ?? '').dossier,
      warnings,
      fields: attacks.map((value) => ({ name: 'werkgever_naam', value, isDefault: false })),
    },
    result: {
      ...content.result,
      participants: content.result.participants.map((participant, index) => {
        const { age, pensionBase } = participant;
        return { number: number(index), age, pensionBase };
      }),
    },
  };
}

describe('text that could do harm', () => {
  test('stays text: no formula, no link outside, nothing from it in the structure', async () => {
    const bytes = await workbookOf(attacked());
    expect(ownWorkbookProblems(bytes)).toEqual([]);
    const workbook = openedWorkbook(bytes);
    const hasFormulas = (name: string): boolean =>
      ['Lasten', 'Samenvatting', 'De vier premies', 'Medewerkers', 'Compensatie'].includes(name) ||
      name.startsWith('Narekenen');
    const formulas = (sheets: WorkbookContents['sheets']): readonly string[] =>
      sheets.flatMap(({ cells }) => cells.flatMap(({ formula }) => formula ?? []));
    expect(formulas(workbook.sheets.filter(({ name }) => !hasFormulas(name)))).toEqual([]);
    const written = formulas(workbook.sheets.filter(({ name }) => hasFormulas(name)));
    expect(written.length).toBeGreaterThan(1_000);
    for (const attack of attacks) expect(written.some((formula) => formula.includes(attack))).toBe(false);
    expect(workbook.contents.names.filter((name) => /externalLink|vba|oleObject|connections/i.test(name))).toEqual([]);
  });

  test('is kept as it was written, and marked so that it stays text when someone edits it', async () => {
    const workbook = await written(attacked());
    const [, ...rows] = tableRows(workbook, 'ResultaatDeelnemers');
    expect(rows.map((row) => row[0])).toEqual(attacks);
    const styles = workbook.contents.texts.get('xl/styles.xml') ?? '';
    const formats = tagTexts(/<cellXfs[\s\S]*<\/cellXfs>/.exec(styles)?.[0] ?? '', 'xf');
    const isQuoted = (style: number): boolean => attribute(formats[style] ?? '', 'quotePrefix') === '1';
    const cells = workbook.sheets.flatMap((sheet) => sheet.cells).filter(({ value }) => attacks.includes(value ?? ''));
    expect(cells.length).toBeGreaterThan(3 * attacks.length);
    for (const { value, style } of cells) expect(isQuoted(style), value ?? '').toBe(/^[=+\-@\t\r]/.test(value ?? ''));
  });
});
