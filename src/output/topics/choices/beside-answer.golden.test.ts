import { expect, test } from 'vitest';
import { contentBeside } from '#test/fixtures/beside-answer.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { deckOf, workbookOf } from '#test/fixtures/made-files.ts';
import { expectGolden } from '#test/golden.ts';
import { workbookText } from '#test/office-package/workbook-text.ts';
import { deckText } from '#test/slides/deck-text.ts';
import { shownFigures, unknownFigures } from '#test/slides/shown-figures.ts';
import { workbookFigures } from '#test/slides/workbook-figures.ts';

/** The parts of a text that one without variants has not. */
const added = (text: string, without: string): readonly string[] => {
  // Slides behind what was added have another number.
  const parts = (whole: string) =>
    whole.replaceAll(/(?<=^== Dia |^- Dianummer <sldNum>\n {2})\d+$/gm, 'n').split(/^== /m);
  const known = new Set(parts(without));
  return parts(text).filter((part) => !known.has(part));
};

test('variants and decisions that were asked for come on sheets that there are, and with slides of their own', async () => {
  const plain = await calculatedContent();
  const content = contentBeside(plain);
  const sheets = added(workbookText(await workbookOf(content)), workbookText(await workbookOf(plain)));
  const slides = added(deckText(await deckOf(content)), deckText(await deckOf(plain)));
  expect(sheets.map((sheet) => sheet.split('\n')[0])).toEqual(['Samenvatting', 'Toetsen', 'Gegevens']);
  expect(unknownFigures(shownFigures(await deckOf(content)), workbookFigures(await workbookOf(content)))).toEqual([]);
  expectGolden([...sheets, ...slides].join(''), 'golden/beside-answer.txt', import.meta.url);
});
