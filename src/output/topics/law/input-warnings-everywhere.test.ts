import { expect, test } from 'vitest';
import type { FindingCode } from '#input/findings/findings.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { onePage } from '#output/topics/choices/one-page.ts';
import { inputWarning } from '#output/topics/law/input-warnings.ts';
import { deckOf, workbookOf } from '#test/fixtures/made-files.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { openedWorkbook, sheetOf } from '#test/office-package/workbook-contents.ts';
import { objectsOf, openDeck, paragraphsOf } from '#test/slides/open-deck.ts';

const example = exampleContent();

/** The example with warnings of these kinds only. */
function warned(...codes: readonly FindingCode[]): OutputContent {
  const [one] = example.dossier.warnings;
  const warnings = one === undefined ? [] : codes.map((code) => Object.assign({}, one, { code }));
  return { ...example, dossier: { ...example.dossier, warnings } };
}

const strip = async (content: OutputContent) =>
  objectsOf(openDeck(await deckOf(content)).slides[1] ?? '').find(({ name }) => name === 'Vooraf');

const textsOf = async (content: OutputContent, sheet: string) =>
  sheetOf(openedWorkbook(await workbookOf(content)), sheet)
    .cells.map(({ value }) => value)
    .join(' ');

test('warnings about the input stand on the second slide with their count', async () => {
  const content = warned('TOTAL_ROW', 'VALUE_UNUSUAL');
  const found = await strip(content);
  expect(paragraphsOf(found?.xml ?? '').join(' ')).toContain(inputWarning(content.dossier.warnings));
  expect(found?.xml).not.toContain('8B1A10');
  // First those who lose, as under the headline on screen.
  expect(paragraphsOf((await strip(warned()))?.xml ?? '')).toEqual([
    // Up to its first figures, which a slide does not break.
    expect.stringContaining((onePage(example).sentence ?? 'none').slice(0, 30)),
    expect.stringMatching(/^30 jaar: .* Nu is /),
  ]);
});

test('data that seem wrong are framed in red there', async () => {
  expect((await strip(warned('BASE_ZERO')))?.xml).toContain('8B1A10');
});

test('the words in the strip are uncut', async () => {
  for (const content of [warned('TOTAL_ROW'), warned(...Array.from({ length: 999 }, () => 'COLUMN_HOURS' as const))]) {
    const found = await strip(content);
    expect(paragraphsOf(found?.xml ?? '').join(' ')).toContain(inputWarning(content.dossier.warnings));
    expect(/ sz="(\d+)"/.exec(found?.xml ?? '')?.[1]).toMatch(/^1[0-2]/);
  }
});

test.each(['Samenvatting', 'Toetsen'])('warnings about the input are told on the sheet %s', async (sheet) => {
  const content = warned('COLUMN_HOURS', 'TOTAL_ROW');
  const text = await textsOf(content, sheet);
  for (const sentence of (inputWarning(content.dossier.warnings) ?? '').replace(/\.$/, '').split(/(?<=\.) /))
    expect(text).toContain(sentence);
  expect(await textsOf(warned(), sheet)).not.toMatch(/Let op: (?:het invoerbestand|gegevens)/);
});
