import { describe, expect, it } from 'vitest';
import type { OutputContent } from '#output/model/output-content.ts';
import { partText, zipParts } from '#office/package/zip-directory.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { exampleScale } from '#test/fixtures/example-scheme.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { deckOf, workbookOf } from '#test/fixtures/made-files.ts';
import { openDeck, paragraphsOf, plain } from '#test/slides/open-deck.ts';

/** The notes of each slide, in the order of the slides. */
async function notesOf(content: OutputContent): Promise<readonly (readonly string[])[]> {
  const deck = openDeck(await deckOf(content));
  return deck.slides.map((_, index) => paragraphsOf(deck.text(`ppt/notesSlides/notesSlide${index + 1}.xml`)));
}

async function sheetsOf(content: OutputContent): Promise<readonly string[]> {
  const workbook = zipParts(await workbookOf(content)).find(({ name }) => name === 'xl/workbook.xml');
  const xml = workbook === undefined ? '' : partText(workbook);
  return [...xml.matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name = '']) => plain(name));
}

/** Names of sheets in a sentence: "blad Medewerkers", "bladen Lasten per jaar en Compensatie"; some hold an "en". */
function namedSheets(text: string, sheets: readonly string[]): readonly string[] {
  const whole = sheets.filter((sheet) => sheet.includes(' en ') && text.includes(sheet));
  const rest = whole.reduce((left, sheet) => left.replaceAll(sheet, ''), text);
  const parts = [...rest.matchAll(/\bblad(?:en)? ([A-Z][^.;]*)/g)].flatMap(([, names = '']) =>
    names
      .replaceAll(/\(.*?\)/g, '')
      .split(/, | en |\bblad\b/)
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name)),
  );
  return [...whole, ...parts];
}

describe.each([
  ['a premium scheme', exampleContent()],
  ['a guarantee', averagePayContent('scheme', 40)],
  ['an ambition', averagePayContent('ambition', 40, { ownProposal: { flat: 0.2, scale: exampleScale } })],
] as const)('the notes of the report of %s', (_, content) => {
  it('say on every slide what to tell, and in which sheets the figures stand', async () => {
    const sheets = await sheetsOf(content);
    for (const [index, notes] of (await notesOf(content)).entries()) {
      const [tell = '', source = '', ...others] = notes;
      expect(tell, `slide ${index + 1}`).toMatch(/^Vertel: .{20,}\.$/);
      expect(source, `slide ${index + 1}`).toMatch(/^Bron in de werkmap: blad(en)? [A-Z]/);
      expect(others.length, `slide ${index + 1}`).toBeGreaterThan(0);
      expect(namedSheets(source, sheets).length).toBeGreaterThan(0);
      for (const name of namedSheets(source, sheets)) {
        expect(
          sheets.some((sheet) => name === sheet || name.startsWith(`${sheet} `)),
          name,
        ).toBe(true);
      }
    }
  });
});
