import { expect, it } from 'vitest';
import { packedText } from '#office/package/zip-part.ts';
import { zipArchive } from '#office/package/zip-archive.ts';
import { partText, zipParts } from '#office/package/zip-directory.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { drawnFillings } from '#test/fixtures/drawn-fillings.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { deckOf, workbookOf } from '#test/fixtures/made-files.ts';
import { tableRecords } from '#test/office-package/table-rows.ts';
import { openedWorkbook } from '#test/office-package/workbook-contents.ts';
import { propertyRuns, propertyTime } from '#test/property-runs.ts';
import { differenceProblems, signProblems, toldIn, wordProblems } from '#test/slides/stated-differences.ts';

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
  expect(differenceProblems(await deckWith(/(\d%) meer/g, '$1 minder')).length).toBeGreaterThan(0);
  expect(wordProblems(await deckWith(/<a:t>hoger</g, '<a:t>lager<')).length).toBeGreaterThan(0);
});

/** Average pay for which the participants pay more than it costs. */
function belowZero(): OutputContent {
  const content = averagePayContent('scheme', 20);
  const { input } = content.dossier;
  const employeeContribution = { basis: 'salary' as const, rate: 0.33 };
  const changed = { ...input, current: { ...input.current, employeeContribution } } as typeof input;
  return { ...content, dossier: { ...content.dossier, input: changed }, result: resultOf(changed) };
}

it('a percentage has the sign of the amount beside it, also where the current scheme costs less than nothing', async () => {
  const content = belowZero();
  expect(alternativeOf(content.result, 'unchanged').cost).toBeLessThan(0);
  expect(signProblems(await deckOf(content))).toEqual([]);
  const rows = tableRecords(openedWorkbook(await workbookOf(content)), 'Antwoorden');
  const signs = rows.map((row) => Number(row['Verschil werkgeverslast']) * Number(row['Verschil last in %'] ?? 0));
  expect(signs.filter((sign) => sign < 0)).toEqual([]);
});

it('a percentage with another sign than the amount beside it is found', async () => {
  const deck = await deckWith(/<a:t>\+\u00a0(?=[\d.,]+%)/g, '<a:t>−\u00a0');
  expect(signProblems(deck).length).toBeGreaterThan(0);
});
