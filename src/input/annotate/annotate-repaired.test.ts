import { describe, expect, test } from 'vitest';
import type { Finding } from '#input/findings/findings.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import { templateWorkbook, type TemplateFilling } from '#input/template/template.ts';
import { zipArchive } from '#office/package/zip-archive.ts';
import { zipParts } from '#office/package/zip-directory.ts';
import { packedText } from '#office/package/zip-part.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { exampleFilling } from '#server/example/example-filling.ts';
import { annotatedFileProblems } from '#test/office-package/problems.ts';
import { sheetOf, openedWorkbook } from '#test/office-package/workbook-contents.ts';
import { annotated, comments } from '#test/office-package/annotated-workbook.ts';
import { markedCellsOn } from '#test/xlsx/marked-cells.ts';

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
  const workbook = openedWorkbook(bytes);
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
    const growth = onSheet(findings, 'Verfijning');
    if (!franchise || !growth) throw new Error('the reader found other errors than the test made');
    expect(markedCellsOn(openedWorkbook(marked), 'Huidige regeling')).toContain(franchise.cell);
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
    const workbook = openedWorkbook(second);
    expect(workbook.sheets.filter(({ name }) => name.startsWith('Fouten'))).toHaveLength(1);
    expect(markedCellsOn(workbook, 'Huidige regeling')).toEqual([]);
    expect(comments(workbook, 'Huidige regeling').size).toBe(0);
    expect(markedCellsOn(workbook, 'Verfijning')).toHaveLength(1);
    const style = (bytes: Uint8Array): number | undefined =>
      sheetOf(openedWorkbook(bytes), 'Huidige regeling').cells.find(({ address }) => address === franchise.cell)?.style;
    expect(style(second)).toBe(style(input));
  });
});
