import { expect, test } from 'vitest';
import type { FindingCode } from '#input/findings/findings.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { inputWarning } from '#output/topics/law/input-warnings.ts';
import { deckOf, workbookOf } from '#test/fixtures/made-files.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { openedWorkbook, sheetOf } from '#test/office-package/workbook-contents.ts';
import { openDeck, paragraphsOf } from '#test/slides/open-deck.ts';

const example = exampleContent();

/** The example with warnings of these kinds only. */
function warned(...codes: readonly FindingCode[]): OutputContent {
  const [one] = example.dossier.warnings;
  const warnings = one === undefined ? [] : codes.map((code) => Object.assign({}, one, { code }));
  return { ...example, dossier: { ...example.dossier, warnings } };
}

const textsOf = async (content: OutputContent, sheet: string) =>
  sheetOf(openedWorkbook(await workbookOf(content)), sheet)
    .cells.map(({ value }) => value)
    .join(' ');

test('warnings about the input stand in the appendix, whatever the adviser chose for it', async () => {
  const content = { ...warned('TOTAL_ROW', 'VALUE_UNUSUAL'), beside: { variants: [], decisions: [], appendix: [] } };
  const isWarned = async (one: OutputContent): Promise<boolean> => {
    const { sections, slides } = openDeck(await deckOf(one));
    const appendix = sections[1]!.slides.map((number) => paragraphsOf(slides[number - 1]!).join(' '));
    return appendix.some((text) => text.includes('Het invoerbestand gaf'));
  };
  expect(await isWarned(content)).toBe(true);
  expect(await isWarned(warned())).toBe(false);
});

test('data that seem wrong are named above the table of choices', async () => {
  const slide = async (content: OutputContent) =>
    paragraphsOf(openDeck(await deckOf(content)).slides[1] ?? '').join(' ');
  const doubtful = warned('BASE_ZERO');
  expect(await slide(doubtful)).toContain(inputWarning(doubtful.dossier.warnings));
  expect(await slide(warned('TOTAL_ROW'))).not.toContain('Let op');
});

test.each(['Samenvatting', 'Toetsen'])('warnings about the input are told on the sheet %s', async (sheet) => {
  const content = warned('COLUMN_HOURS', 'TOTAL_ROW');
  const text = await textsOf(content, sheet);
  for (const sentence of (inputWarning(content.dossier.warnings) ?? '').replace(/\.$/, '').split(/(?<=\.) /))
    expect(text).toContain(sentence);
  expect(await textsOf(warned(), sheet)).not.toMatch(/Let op: (?:het invoerbestand|gegevens)/);
});
