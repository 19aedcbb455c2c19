import { expect } from 'vitest';
import type { Finding } from '#input/findings/findings.ts';
import { annotatedWorkbook } from '#input/annotate/annotate.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { handMadeWorkbook, type HandMade } from '#test/office-package/hand-made-workbook.ts';
import { relationshipsFrom, tagTexts } from '#test/office-package/package-contents.ts';
import { annotatedFileProblems } from '#test/office-package/problems.ts';
import { sheetOf, type WorkbookContents, openedWorkbook } from '#test/office-package/workbook-contents.ts';

/** A finding on a sheet, or on the whole file where there is none. */
export const finding = (sheet: string | null, cell: string | null, message = 'Dit klopt niet.'): Finding => ({
  code: 'VALUE_WRONG_TYPE',
  severity: 'error',
  sheet,
  cell,
  field: null,
  found: '=1+1 & <x>',
  message,
  remedy: 'Herstel dit.',
});

/** A finding on each of these cells of the hand-made sheet. */
export const at = (...cells: readonly string[]): readonly Finding[] => cells.map((cell) => finding('Blad1', cell));

/** The error workbook of a file. */
export const annotated = (bytes: Uint8Array, findings: readonly Finding[]): Uint8Array =>
  annotatedWorkbook(bytes, findings, nodePlatform);

/** The error workbook of a hand-made file, which must be sound, opened. */
export const markedMade = (made: HandMade, findings: readonly Finding[]): WorkbookContents => {
  const bytes = annotated(handMadeWorkbook(made), findings);
  expect(annotatedFileProblems(bytes)).toEqual([]);
  return openedWorkbook(bytes);
};

/** The elements of a collection in the styles. */
export const styleTags = (workbook: WorkbookContents, collection: string, item: string): readonly string[] => {
  const xml = workbook.contents.texts.get('xl/styles.xml') ?? '';
  return tagTexts(new RegExp(`<${collection}[\\s\\S]*</${collection}>`).exec(xml)?.[0] ?? '', item);
};

/** Comments of a sheet: address and text. */
export function comments(workbook: WorkbookContents, sheet: string): ReadonlyMap<string, string> {
  const { part } = sheetOf(workbook, sheet);
  const target = relationshipsFrom(workbook.contents, part).find(({ kind }) => kind === 'comments')?.target ?? '';
  const xml = workbook.contents.texts.get(target) ?? '';
  const items = [...xml.matchAll(/<comment\s[^>]*ref="([A-Z]+\d+)"[^>]*>([\s\S]*?)<\/comment>/g)];
  return new Map(items.map(([, ref = '', text = '']) => [ref, text.replaceAll(/<[^>]*>/g, '')]));
}

/** A sheet with two cells, one of them styled, and an empty row. */
export const data =
  '<sheetData><row r="2"><c r="B2" s="1"><v>45000</v></c><c r="D2"><v>1</v></c></row><row r="5"/></sheetData>';
