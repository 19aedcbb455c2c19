import { expect, it } from 'vitest';
import { packedText } from '#office/package/zip-part.ts';
import { zipArchive } from '#office/package/zip-archive.ts';
import { partText, zipParts } from '#office/package/zip-directory.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { drawnFillings } from '#test/fixtures/drawn-fillings.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { propertyRuns, propertyTime } from '#test/property-runs.ts';
import { differenceProblems, toldIn, wordProblems } from '#test/slides/stated-differences.ts';

const kinds = ['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const;

it.each(kinds)(
  'what slides of kind %s call more, less, higher, lower or equal is so in the tables beside it',
  async (kind) => {
    for (const filling of drawnFillings(kind, propertyRuns(3).numRuns)) {
      const deck = await deckOf(await calculatedContent(filling, kind));
      expect(differenceProblems(deck)).toEqual([]);
      expect(wordProblems(deck)).toEqual([]);
    }
  },
  propertyTime(60_000),
);

/** The deck of the example with one word for another, wherever it stands in a slide. */
async function deckWith(from: RegExp, to: string): Promise<Uint8Array> {
  const deck = await deckOf(await calculatedContent());
  return zipArchive(
    zipParts(deck).map((part) =>
      /^ppt\/slides\/slide\d+\.xml$/.test(part.name)
        ? packedText(part.name, partText(part).replaceAll(from, to))
        : part,
    ),
  );
}

it('a word that says the opposite of its table is found', async () => {
  expect(toldIn('€\u00a01.200 meer en 3,1% lager')).toEqual([
    { size: '€\u00a01.200', sign: 1 },
    { size: '3,1%', sign: -1 },
  ]);
  expect(differenceProblems(await deckWith(/(\d) meer/g, '$1 minder')).length).toBeGreaterThan(3);
  expect(wordProblems(await deckWith(/<a:t>hoger</g, '<a:t>lager<')).length).toBeGreaterThan(0);
});
