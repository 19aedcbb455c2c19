import { describe, expect, it } from 'vitest';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Scale } from '#core/dossier/scale.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { isLevelScale, nameOf } from '#output/language/alternative-name.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { generatedContents } from '#test/fixtures/generated-content.ts';
import { deckOf } from '#test/fixtures/made-files.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { written } from '#test/office-package/output-contents.ts';
import { deckText } from '#test/slides/deck-text.ts';

const level: Scale = [
  { fromAge: 20, rate: 0.22 },
  { fromAge: 45, rate: 0.22 },
];

/** A scale of one percentage is asked for, and one set beside it. */
const withLevel = (input: DossierInput): DossierInput => ({
  ...input,
  next: { ...input.next, shapeSource: 'ownScale', ownShape: level },
  ownProposal: { flat: 0.2, scale: level },
});

function levelContent(content: OutputContent): OutputContent {
  const input = withLevel(content.dossier.input);
  return { ...content, dossier: { ...content.dossier, input }, result: resultOf(input) };
}

const contentsOf = (kind: 'dcToDc' | 'dbToDc' | 'ambitionDbToDc'): readonly OutputContent[] =>
  generatedContents(kind, 2).map(levelContent);

/** What slides (legends, column heads, notes) and sheets say. */
async function textsOf(content: OutputContent): Promise<readonly string[]> {
  const { sheets } = await written(content);
  const cells = sheets.flatMap((sheet) => sheet.cells.map(({ value }) => value ?? ''));
  return [...deckText(await deckOf(content)).split('\n'), ...cells];
}

const risingName = /progressieve staffels|Uw staffel|Staffel ver/;

describe.each(['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const)('a scale with one percentage, in %s', (kind) => {
  it('is called progressive in no legend, column head or sentence', async () => {
    for (const content of contentsOf(kind)) {
      const texts = await textsOf(content);
      expect(texts.filter((text) => risingName.test(text))).toEqual([]);
      expect(texts.some((text) => text.includes('C Uw vlakke premie'))).toBe(true);
    }
  }, 60_000);
});

describe('the name of a scale with one percentage', () => {
  const [{ result }] = contentsOf('dcToDc') as readonly [OutputContent];

  it('says that it is flat, and is not that of the flat premium beside it', () => {
    const names = result.alternatives.map((one) => nameOf(one, 'short'));
    expect(new Set(names).size).toBe(names.length);
    for (const one of result.alternatives.filter(isLevelScale)) expect(nameOf(one, 'short')).toMatch(/vlak/);
  });

  it('is that of a scale again where the percentages rise', () => {
    const rising = exampleContent(12).result;
    expect(nameOf(alternativeOf(rising, 'budgetNeutralProgressive'), 'short')).toMatch(
      /^(?:C )?Staffel (?:verlagen|verhogen) tot \d+,\d%$/,
    );
  });
});
