import { describe, expect, it } from 'vitest';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Scale } from '#core/dossier/scale.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { isLevelScale, nameOf } from '#output/language/alternative-name.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { answersName } from '#output/language/answers-name.ts';
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

const risingName = /(?:budgetneutraal|profijtneutraal),? progressie|eigen voorstel,? staffel|progressieve staffels/i;

describe.each(['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const)('a scale with one percentage, in %s', (kind) => {
  it('is called progressive in no legend, column head or sentence', async () => {
    for (const content of contentsOf(kind)) {
      const texts = await textsOf(content);
      expect(texts.filter((text) => risingName.test(text))).toEqual([]);
      expect(texts.some((text) => text.includes('budgetneutraal vlakke staffel exact'))).toBe(true);
      expect(texts.some((text) => text.startsWith('Eigen voorstel vlakke staffel'))).toBe(true);
    }
  }, 60_000);
});

describe('the name of a scale with one percentage', () => {
  const [{ result }] = contentsOf('dcToDc') as readonly [OutputContent];

  it('says that it is flat, and is not that of the flat premium beside it', () => {
    const names = result.alternatives.map((one) => nameOf(one, 'short'));
    expect(new Set(names).size).toBe(names.length);
    for (const one of result.alternatives.filter(isLevelScale)) expect(nameOf(one, 'long')).toMatch(/vlak/);
  });

  it('is that of a scale again where the percentages rise', () => {
    const rising = exampleContent(12).result;
    expect(nameOf(alternativeOf(rising, 'budgetNeutralProgressive'), 'short')).toBe('Budgetneutraal progressief');
  });

  it('is right of several together: flat premiums are then not all of the flat ones', () => {
    const scales = ['budgetNeutralProgressive', 'profitNeutralProgressive'] as const;
    const own = 'Budgetneutraal vlakke staffel en profijtneutraal vlakke staffel';
    expect(answersName(result, scales)).toBe(own);
    const alternatives = result.alternatives.filter(({ key }) => key !== 'ownScale');
    expect(answersName({ alternatives }, scales)).toBe('Beide vlakke staffels');
    expect(answersName(result, ['budgetNeutralFlat', 'profitNeutralFlat'])).toBe(
      'Budgetneutraal vlak en profijtneutraal vlak',
    );
    expect(answersName(result, ['budgetNeutralFlat', 'budgetNeutralProgressive'])).toBe(
      'Beide budgetneutrale alternatieven',
    );
  });
});

it('two of a kind are "beide" only where no given premium is of that kind', () => {
  const { alternatives } = exampleContent(25).result;
  const flats = ['budgetNeutralFlat', 'profitNeutralFlat'] as const;
  const scales = ['budgetNeutralProgressive', 'profitNeutralProgressive'] as const;
  const answers = alternatives.filter(({ key }) => !['ambition', 'ownFlat', 'ownScale'].includes(key));
  const beside = (key: 'ownFlat' | 'ownScale' | 'ambition') => {
    const like = key === 'ownFlat' ? 'profitNeutralFlat' : 'profitNeutralProgressive';
    return { alternatives: [...answers, { ...alternativeOf({ alternatives }, like), key } as never] };
  };
  expect(answersName({ alternatives: answers }, flats)).toBe('Beide vlakke premies');
  expect(answersName({ alternatives: answers }, scales)).toBe('Beide progressieve staffels');
  expect(answersName(beside('ownFlat'), flats)).toBe('Beide berekende vlakke premies');
  expect(answersName(beside('ownFlat'), scales)).toBe('Beide progressieve staffels');
  expect(answersName(beside('ownScale'), flats)).toBe('Beide vlakke premies');
  for (const key of ['ownScale', 'ambition'] as const) {
    expect(answersName(beside(key), scales)).toBe('Budgetneutraal progressief en profijtneutraal progressief');
  }
});

it('three of the answers are "alle behalve" the fourth, unless a given premium is neither of them', () => {
  const { alternatives } = exampleContent(25).result;
  const three = ['budgetNeutralProgressive', 'profitNeutralFlat', 'profitNeutralProgressive'] as const;
  const isGiven = (key: string): boolean => key.startsWith('own');
  const without = alternatives.filter(({ key }) => !isGiven(key));
  expect(answersName({ alternatives: without }, three)).toBe('Alle alternatieven behalve budgetneutraal vlak');
  const given = { ...alternatives.find(({ key }) => key === 'profitNeutralFlat')!, key: 'ownFlat' } as never;
  expect(answersName({ alternatives: [...without, given] }, three)).toBe(
    'Budgetneutraal progressief, profijtneutraal vlak en profijtneutraal progressief',
  );
});
